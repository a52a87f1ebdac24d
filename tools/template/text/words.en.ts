/** Every word of Template Game in English. */
import type { Words } from '@crownlands/core/room'
import { type Sentences, sentenceFor } from '@crownlands/core/text/table'
import { joinedBy } from '@crownlands/core/text/typesetting'
import { PLACES, ROUNDS, type Tile } from '../content'
import { manifest } from '../manifest'
import type { Action, Event, Options, Reason, View } from '../rules/state'
import { type BoardWords, drawTable } from './board'

const BOARD: BoardWords = {
  round: (round, of) => `Round ${round} of ${of}`,
  places: { left: 'left', right: 'right' },
  tiles: { pebble: 'pebble', coin: 'coin', jewel: 'jewel', crown: 'crown' },
  you: '(you)',
  discards: 'Face up:',
  none: 'nothing yet',
}

const REFUSALS: Sentences<Reason> = {
  'swap-first': () => 'In the first round everybody swaps a tile.',
}

const list = joinedBy('and')

export const en: Words<Action, View, Options, Event> = {
  ...manifest.words.en,
  options: {
    length: {
      label: 'Length',
      explanation: 'How many rounds are played.',
      values: { short: `${ROUNDS.short} rounds`, long: `${ROUNDS.long} rounds` },
    },
  },
  refusal: (refusal) => sentenceFor(REFUSALS, refusal) ?? 'This is not possible.',
  story: (event, names) => [tell(event, names[event.seat] ?? '')],
  prompt: ({ round, turn, over }, seat) => {
    if (over) return 'The game is over.'
    if (turn !== seat) return 'It is another player’s turn.'
    return round === 1 ? 'Your turn: swap a tile.' : 'Your turn: swap a tile or keep both.'
  },
  progress: ({ round, over, options }) =>
    over
      ? undefined
      : {
          line: BOARD.round(round, ROUNDS[options.length]),
          ends: `After round ${ROUNDS[options.length]} all tiles are shown, and the most points win.`,
          clause: 'TG-E1',
        },
  action: (action, view) => {
    if (action.type === 'keep') return 'keep both tiles'
    const tile = view.viewer === 'spectator' ? undefined : view.hands[view.viewer]?.[PLACES.indexOf(action.place)]
    const name = tile === undefined || tile === 'hidden' ? 'tile' : BOARD.tiles[tile]
    return `swap the ${name} on the ${action.place}`
  },
  ending: ({ winners, scores }, names) => {
    const points = pointsText(scores[winners[0] ?? 0] ?? 0)
    const who = list(winners.map((seat) => names[seat] ?? ''))
    return winners.length === 1 ? `${who} wins with ${points}.` : `${who} share the victory with ${points} each.`
  },
  board: (view, names) => drawTable(view, names, ROUNDS[view.options.length], BOARD),
  howToType: [
    'swap left   swap the tile on your left',
    'swap right  swap the tile on your right',
    'keep        keep both',
  ].join('\n'),
}

function tell(event: Event, name: string): string {
  switch (event.type) {
    case 'dealt':
      return event.tiles === undefined ? `${name} gets two tiles.` : `${name} gets two tiles: ${named(event.tiles)}.`
    case 'swapped': {
      const swapped = `${name} swaps a ${BOARD.tiles[event.discarded]}`
      return event.drawn === undefined ? `${swapped}.` : `${swapped} and draws a ${BOARD.tiles[event.drawn]}.`
    }
    case 'kept':
      return `${name} keeps both tiles.`
    case 'shown':
      return `${name} shows ${named(event.tiles)}: ${pointsText(event.points)}.`
  }
}

function named(tiles: readonly Tile[]): string {
  return list(tiles.map((tile) => BOARD.tiles[tile]))
}

function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}
