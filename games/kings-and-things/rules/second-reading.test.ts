/** The rules are written a second time, from the clauses alone (testing/second-reading): both must agree. */
import { FastChance } from '@crownlands/core/chance-fast'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { allThings, EDITIONS, FORT_COUNTERS } from '../content'
import { fortsByLevel, thingsOf } from '../testing/conservation'
import {
  dealCombat,
  dealConstruction,
  dealGold,
  dealLastTurn,
  dealSiege,
  dealWalkIns,
  fightOn,
} from '../testing/second-reading/deals'
import { READING } from '../testing/second-reading/reading'
import { referee, type Tally } from '../testing/second-reading/referee'
import { setup, setupOfVersion1 } from './rules'

const DEALS = howMany({ usually: 50, fully: 3000 })
/** For the full study. */
const TIMEOUT = 60 * 60_000
const TURNS = howMany({ usually: 100, fully: 5000 })
const GAMES = howMany({ usually: 2, fully: 150 })

/** All that is compared in a Combat Phase. */
const COMPARED: readonly string[] = [
  ...['hexes to resolve', 'drawn', 'kept', 'defenders', 'guarded', 'without a fight', 'bribes', 'price', 'bluff'],
  ...['dice of the magic step', 'dice of the ranged step', 'dice of the melee step', 'hits', 'aimed hits', 'aimed at'],
  ...['can take a hit', 'saved', 'no save', 'what is left', 'surplus', 'ways out', 'flights', 'cannot retreat'],
  ...['the end', 'not the end', 'capturer', 'survivors', 'guards', 'whether damage is checked', 'what is checked'],
  ...['fort after the check', 'income after the check', 'two citadels', 'who is out', 'sides', 'explores'],
  ...['asked for items', 'not asked for items', 'calls', 'bluffs left', 'who aims', 'after Baron and Duke'],
  ...['items before round 1', 'items', 'turncoats', 'the Balloon after a step', 'the Balloon at the end'],
]

describe('two readings of the rules', () => {
  it(
    'agree on whole Combat Phases of dealt positions',
    () => {
      const tally: Tally = new Map()
      for (let deal = 0; deal < DEALS; deal++) {
        const chance = new FastChance(`combat ${deal}`)
        const state = deal % 4 === 0 ? dealSiege(chance) : dealCombat(chance)
        const match = { state, chance, reading: READING, tally, choose: fightOn }
        expect(
          referee(match, ({ phase }) => phase !== 'combat'),
          `deal ${deal}`,
        ).toBeUndefined()
        // No counter is lost or made on the way.
        expect(thingsOf(state)).toEqual(allThings(state.options.edition))
        expect(fortsByLevel(state)).toEqual(FORT_COUNTERS)
      }
      expect(COMPARED.filter((what) => !tally.has(what))).toEqual([])
    },
    TIMEOUT,
  )

  it('agree on gold, walk-ins, what may be built, the clock and the turn limit in dealt positions', () => {
    const tally: Tally = new Map()
    for (let deal = 0; deal < TURNS; deal++) {
      const chance = new FastChance(`turns ${deal}`)
      for (const state of [dealGold(chance), dealConstruction(chance), dealWalkIns(chance), dealLastTurn(chance)]) {
        const { phase } = state
        const match = { state, chance, reading: READING, tally }
        expect(
          referee(match, (now) => now.phase !== phase),
          `deal ${deal}`,
        ).toBeUndefined()
      }
    }
    const compared = ['income', 'hexes to build in', 'the clock', 'walk-ins', 'at the turn limit']
    expect(compared.filter((what) => !tally.has(what))).toEqual([])
  })

  it.each([2, 3, 4])(
    'agree on whole random games of %i players',
    (seats) => {
      for (let game = 0; game < GAMES; game++) {
        const chance = new FastChance(`games ${seats} ${game}`)
        const edition = EDITIONS[game % EDITIONS.length] ?? '1986'
        const begin = game % 4 === 3 ? setupOfVersion1 : setup
        const state = begin({ edition, autoCall: game % 2 === 0, turnLimit: 6 }, seats, chance)
        expect(
          referee({ state, chance, reading: READING, tally: new Map() }, () => false),
          `game ${game}`,
        ).toBeUndefined()
        expect(state.result).toBeDefined()
      }
    },
    TIMEOUT,
  )
})
