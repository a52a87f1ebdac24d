/** Every word of Template Game in French. */
import type { Words } from '@crownlands/core/room'
import { type Sentences, sentenceFor } from '@crownlands/core/text/table'
import { joinedBy } from '@crownlands/core/text/typesetting'
import { PLACES, ROUNDS, type Tile } from '../content'
import { manifest } from '../manifest'
import type { Action, Event, Options, Reason, View } from '../rules/state'
import { type BoardWords, drawTable } from './board'

const BOARD: BoardWords = {
  round: (round, of) => `Manche ${round} sur ${of}`,
  places: { left: 'gauche', right: 'droite' },
  tiles: { pebble: 'caillou', coin: 'pièce', jewel: 'joyau', crown: 'couronne' },
  you: '(vous)',
  discards: 'Face visible\u00a0:',
  none: 'rien encore',
}

const REFUSALS: Sentences<Reason> = {
  'swap-first': () => 'À la première manche, chacun échange une tuile.',
}

const list = joinedBy('et')

export const fr: Words<Action, View, Options, Event> = {
  ...manifest.words.fr,
  options: {
    length: {
      label: 'Durée',
      explanation: 'Combien de manches on joue.',
      values: { short: `${ROUNDS.short} manches`, long: `${ROUNDS.long} manches` },
    },
  },
  refusal: (refusal) => sentenceFor(REFUSALS, refusal) ?? 'Ce n’est pas possible.',
  story: (event, names) => [tell(event, names[event.seat] ?? '')],
  prompt: ({ round, turn, over }, seat) => {
    if (over) return 'La partie est terminée.'
    if (turn !== seat) return 'C’est le tour de quelqu’un d’autre.'
    return round === 1 ? 'À vous\u00a0: échangez une tuile.' : 'À vous\u00a0: échangez une tuile ou gardez les deux.'
  },
  progress: ({ round, over, options }) =>
    over
      ? undefined
      : {
          line: BOARD.round(round, ROUNDS[options.length]),
          ends: `Après la manche ${ROUNDS[options.length]}, on montre toutes les tuiles\u00a0: le plus de points l’emporte.`,
          clause: 'TG-E1',
        },
  action: (action, view) => {
    if (action.type === 'keep') return 'garder les deux tuiles'
    const tile = view.viewer === 'spectator' ? undefined : view.hands[view.viewer]?.[PLACES.indexOf(action.place)]
    const name = tile === undefined || tile === 'hidden' ? 'tuile' : BOARD.tiles[tile]
    return `échanger à ${BOARD.places[action.place]}\u00a0: ${name}`
  },
  ending: ({ winners, scores }, names) => {
    const points = pointsText(scores[winners[0] ?? 0] ?? 0)
    const who = list(winners.map((seat) => names[seat] ?? ''))
    return winners.length === 1
      ? `${who} l’emporte avec ${points}.`
      : `${who} se partagent la victoire avec ${points} chacun.`
  },
  board: (view, names) => drawTable(view, names, ROUNDS[view.options.length], BOARD),
  howToType: [
    'swap left   échanger la tuile de gauche',
    'swap right  échanger la tuile de droite',
    'keep        garder les deux',
  ].join('\n'),
}

function tell(event: Event, name: string): string {
  switch (event.type) {
    case 'dealt':
      return event.tiles === undefined
        ? `${name} reçoit deux tuiles.`
        : `${name} reçoit deux tuiles\u00a0: ${named(event.tiles)}.`
    case 'swapped': {
      const swapped = `${name} échange\u00a0: ${BOARD.tiles[event.discarded]}`
      return event.drawn === undefined ? `${swapped}.` : `${swapped}, et pioche\u00a0: ${BOARD.tiles[event.drawn]}.`
    }
    case 'kept':
      return `${name} garde ses deux tuiles.`
    case 'shown':
      return `${name} montre ${named(event.tiles)}\u00a0: ${pointsText(event.points)}.`
  }
}

function named(tiles: readonly Tile[]): string {
  return list(tiles.map((tile) => BOARD.tiles[tile]))
}

function pointsText(points: number): string {
  return points < 2 ? `${points}\u00a0point` : `${points}\u00a0points`
}
