import { type Chance, pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import { describeGoldenGames, GoldenGames } from '@crownlands/core/testing/golden-games'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { room } from '../room'
import { STANDARD } from '../testing/positions'
import { type Action, GRAVEYARDS, type Options, type State } from './state'

const golden = new GoldenGames({
  room,
  folder: new URL('../golden/games/', import.meta.url),
  standard: STANDARD,
  games: {
    'two-players': { seats: 2, ending: 'tenth-location' },
    'three-players': { seats: 3, ending: 'too-few-with-tiles', chance: 'keyed' },
    'four-players': { seats: 4, ending: 'tenth-location' },
    'nobody-has-tiles': { seats: 3, ending: 'nobody-has-tiles', tells: [/sits this turn out/] },
    'graveyard-cap': { seats: 2, options: { graveyard: 'cap' }, ending: 'too-few-with-tiles' },
    'hidden-vp': { seats: 3, options: { hiddenVp: true }, ending: 'nobody-has-tiles' },
    'no-rotation': { seats: 4, options: { rotation: false }, ending: 'too-few-with-tiles' },
    'all-options': {
      ...{ seats: 2, options: { graveyard: 'cap', hiddenVp: true, rotation: false }, ending: 'tenth-location' },
    },
    sorceress: { seats: 4, ending: 'tenth-location', tells: [/calls the Sorceress/] },
    'full-at-once': { seats: 4, ending: 'tenth-location', tells: [/places the .* upright: .*\n {4}Scoring/] },
    'tie-broken-by-rank': { seats: 3, ending: 'too-few-with-tiles', tells: [/the better place at the last location/] },
    'shared-victory': { seats: 4, ending: 'nobody-has-tiles', tells: [/share the victory/] },
  },
  isMilestone: (event) => event.type === 'scored',
  choose: (match, seat, dice) => variedAction(kingsGate.imagine(match.view(seat), dice), seat, dice),
})

/** A kind of action first, then any of that kind, so that no game is without dragons, counters and short turns. */
function variedAction(state: State, seat: Seat, chance: Chance): Action {
  const legal = kingsGate.legalActions(state, seat)
  const kind = pick([...new Set(legal.map(kindOf))], chance)
  return pick(
    legal.filter((action) => kindOf(action) === kind),
    chance,
  )
}

function kindOf(action: Action): string {
  return action.type === 'tile' && action.counter !== undefined ? 'tile with counter' : action.type
}

describeGoldenGames(golden)

describe('the golden games', () => {
  const options = () => golden.records().map((record) => record.options as Options)

  it.each(kingsGate.endings)('KG-E2: show how a match ends: %s', (ending) => {
    expect(golden.records().map(({ end }) => end.outcome?.ending)).toContain(ending)
  })

  it.each([2, 3, 4])('KG-S1, KG-S2: show a match of %i players', (seats) => {
    expect(golden.records().map((record) => record.seats)).toContain(seats)
  })

  it.each(GRAVEYARDS)('KG-L1: show the Graveyard that is a %s', (graveyard) => {
    expect(options()).toContainEqual(expect.objectContaining({ graveyard }))
  })

  it.each([true, false])('KG-P6, KG-N3: show matches with hidden VP and with rotation, and without: %s', (on) => {
    expect(options()).toContainEqual(expect.objectContaining({ hiddenVp: on }))
    expect(options()).toContainEqual(expect.objectContaining({ rotation: on }))
  })

  it.each([
    ['KG-T6', / covering /],
    ['KG-T7', / burns /],
    ['KG-T7', /nothing burns/],
    ['KG-L3', /has the smallest total/],
    ['KG-P2', /No tile there, and so no prize/],
    ['KG-P3', /A tie at/],
    ['KG-X4', /every tile counts 1/],
    ['KG-X6', /4→6|1→3|5→7/],
    ['KG-E1', /no more use for/],
  ])('show %s: %s', (_clause, told) => {
    expect(golden.texts().some((text) => told.test(text))).toBe(true)
  })
})
