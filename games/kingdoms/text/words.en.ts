/** Every word of Kingdoms that an English reader meets. */
import type { Words } from '@crownlands/core/room'
import { type Sentences, sentenceFor } from '@crownlands/core/text/table'
import { joinedBy, numeral, signed } from '@crownlands/core/text/typesetting'
import { whyOf } from '../bots/why'
import { EMPTY, EPOCHS, type Tile } from '../content'
import { manifest } from '../manifest'
import { spaceName } from '../rules/notation'
import type { Action, Event, Options, PartScore, Reason, View } from '../rules/state'
import { type BoardWords, drawTable } from './board'
import { calculation, endsOf } from './calculation'
import { TILE_NAMES as NAMES } from './names'

const TILE_NAMES = NAMES.en

/** `Town +3`, `Dragon` */
function tileName(tile: Tile): string {
  const value = Number(tile)
  return Number.isNaN(value) ? TILE_NAMES[tile] : `${TILE_NAMES[tile]} ${signed(value)}`
}

const REFUSALS: Sentences<Reason> = {
  'place-drawn-first': ({ tile }) => `First place the tile you hold: ${tileName(tile as Tile)}.`,
  'no-castle-left': ({ rank }) => `You have no castle of rank ${rank} left.`,
  'space-taken': ({ space }) => `${space} is taken, and nothing moves before the epoch ends.`,
  'tiles-lie-open': () => 'With No Luck the tiles lie face up: take the one you want.',
  'supply-empty': () => 'The supply is empty.',
  'tiles-lie-face-down': () => 'The tiles lie face down: you can only draw one.',
  'tile-not-there': ({ tile }) => `There is no ${tileName(tile as Tile)} left to take.`,
  'nothing-drawn': () => 'There is no tile to place: draw or take one first.',
  'no-starting-tiles': () => 'With No Luck nobody has a starting tile.',
  'starting-tile-played': () => 'You have played your starting tile already.',
}

const BOARD: BoardWords = {
  epoch: (epoch) => `Epoch ${epoch}`,
  base: 'base',
  gold: (gold) => `${numeral(gold)} gold`,
  castles: 'castles',
  noCastles: 'none',
  startingTile: 'starting tile',
  seen: (tile) => (tile === 'hidden' || tile === 'none' ? 'hidden' : tileName(tile)),
  you: '(you)',
  supply: (tiles) => (tiles === 1 ? '1 tile in the supply' : `${tiles} tiles in the supply`),
  unseen: 'Not yet seen:',
  faceUp: 'Face up:',
  drawn: (tile) => `To be placed: ${tileName(tile)}`,
  name: (tile) => TILE_NAMES[tile],
  wizard: 'WIZ',
}

const list = joinedBy('and')
const either = joinedBy('or')

export const en: Words<Action, View, Options, Event> = {
  ...manifest.words.en,
  options: {
    noLuck: { label: 'No Luck', explanation: 'All tiles lie face up; you choose which one to place.' },
    lastCastle: {
      label: 'Down to the Last Castle',
      explanation: 'Ten castles each, every one used only once; the game ends when somebody has placed the last.',
    },
    scoreAsYouGo: {
      label: 'Score As You Go',
      explanation: 'A row or column pays out the moment it is full.',
    },
    edition: {
      label: 'Edition',
      explanation: 'The first edition has no Wizard.',
      values: { '2011': '2011, with the Wizard', '2002': '2002, without the Wizard' },
    },
  },
  refusal: (refusal) => sentenceFor(REFUSALS, refusal) ?? 'This is not possible.',
  story,
  prompt: (view, seat) => {
    if (view.over) return 'The game is over.'
    if (view.turn !== seat) return 'It is another player’s turn.'
    if (view.drawn !== undefined) return `Place the ${tileName(view.drawn)} on an empty space.`
    const player = view.players[seat]
    const choices = [
      ...(player?.castles.some((count) => count > 0) ? ['place a castle'] : []),
      ...(view.supply > 0 ? [view.options.noLuck ? 'take a tile' : 'draw a tile'] : []),
      ...(player !== undefined && player.startingTile !== 'none' ? ['place your starting tile'] : []),
    ]
    return `Your turn: ${either(choices)}.`
  },
  progress: ({ epoch, board, options, over }) => {
    const left = board.filter((space) => space === EMPTY).length
    const spaces = left === 1 ? '1\u00a0space left' : `${left}\u00a0spaces left`
    if (over) return undefined
    return options.lastCastle
      ? {
          line: `Epoch ${epoch}, ${spaces}`,
          ends: 'The epoch in which somebody places their very last castle is the last. Then the most gold wins.',
          clause: 'K-V2',
        }
      : {
          line: `Epoch ${epoch} of ${EPOCHS}, ${spaces}`,
          ends: `An epoch is scored when the board is full. After epoch ${EPOCHS} the most gold wins.`,
          clause: 'K-E4',
        }
  },
  action: (action, view) => {
    switch (action.type) {
      case 'castle':
        return `a castle of rank ${action.rank} on ${spaceName(action.space)}`
      case 'draw':
        return 'draw a tile'
      case 'take':
        return `take the ${tileName(action.tile)}`
      case 'place':
        return `the ${view.drawn === undefined ? 'tile' : tileName(view.drawn)} on ${spaceName(action.space)}`
      case 'start':
        return `the starting tile on ${spaceName(action.space)}`
    }
  },
  why: (view, line) => {
    const why = whyOf(view, line)
    if (why === undefined) return undefined
    if (why.keeps !== undefined) return 'your castles can wait until the land shows where they pay'
    if (why.harms !== undefined) return 'it costs you nothing there'
    const deeds = [
      ...(why.brings === undefined ? [] : [`brings you ${why.brings}`]),
      ...(why.costs === undefined ? [] : [`costs your ${view.players.length > 2 ? 'rivals' : 'rival'} ${why.costs}`]),
    ]
    return `it ${deeds.join(' and ')} gold as the board stands`
  },
  ending: ({ winners, scores }, names) => {
    const gold = numeral(scores[winners[0] ?? 0] ?? 0)
    const winnerNames = winners.map((seat) => names[seat] ?? '')
    return winners.length === 1
      ? `${winnerNames[0]} wins with ${gold} gold.`
      : `${list(winnerNames)} share the victory with ${gold} gold each.`
  },
  board: (view, names) => drawTable(view, names, BOARD),
  howToType: [
    '2c3    a castle of rank 2 on c3 (columns a to f, rows 1 to 5)',
    'draw   draw a tile; then c3 to place it',
    '*c3    your starting tile on c3',
    '+5     take the +5 (No Luck; also -3, mountain, dragon, mine, wizard); then c3',
    'There is no pass: it happens by itself when you can do nothing (K-T4).',
  ].join('\n'),
}

function story(event: Event, names: readonly string[]): string[] {
  const name = (seat: number) => names[seat] ?? `player ${seat + 1}`
  switch (event.type) {
    case 'epoch-started':
      return [`Epoch ${event.epoch} begins; ${name(event.starter)} starts.`]
    case 'starting-tile-dealt':
      return [`${name(event.seat)} gets a starting tile${event.tile === undefined ? '' : `: ${tileName(event.tile)}`}.`]
    case 'castle-placed':
      return [`${name(event.seat)} places a castle of rank ${event.rank} on ${spaceName(event.space)}.`]
    case 'tile-drawn':
      return [`${name(event.seat)} draws: ${tileName(event.tile)}.`]
    case 'tile-taken':
      return [`${name(event.seat)} takes the ${tileName(event.tile)}.`]
    case 'tile-placed':
      return [
        event.from === 'start'
          ? `${name(event.seat)} places the starting tile, ${tileName(event.tile)}, on ${spaceName(event.space)}.`
          : `${name(event.seat)} places the ${tileName(event.tile)} on ${spaceName(event.space)}.`,
      ]
    case 'passed':
      return [`${name(event.seat)} has nothing left to place and passes.`]
    case 'line-scored': {
      const line = event.kind === 'row' ? `Row ${event.number}` : `Column ${'abcdef'[event.number - 1]}`
      return event.parts.map((part) => `${line}${partName(part, event.parts.length)}: ${calculation(part, name)}`)
    }
    case 'epoch-ended':
      return [
        `Epoch ${event.epoch} ends. ${event.gold.map((gold, seat) => `${name(seat)} ${numeral(gold)}`).join(', ')}.`,
      ]
    case 'game-ended':
      return [en.ending(event, names)]
  }
}

function partName(part: PartScore, parts: number): string {
  if (parts === 1) return ''
  const { first, last } = endsOf(part)
  return last === undefined ? `, ${first}` : `, ${first} to ${last}`
}
