/** Faults that are planted in either reading of the rules are found by comparing them. */
import { FastChance } from '@crownlands/core/chance-fast'
import { must } from '@crownlands/core/lists'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  dealCombat,
  dealConstruction,
  dealGold,
  dealLastTurn,
  dealSiege,
  dealWalkIns,
  fightOn,
} from '../testing/second-reading/deals'
import { READING, type Reading } from '../testing/second-reading/reading'
import { referee } from '../testing/second-reading/referee'

/** The fault that is planted in the rules now. */
const planted = vi.hoisted((): { fault: string } => ({ fault: 'none' }))

vi.mock(import('../content'), async (original) => {
  const real = await original()
  return {
    ...real,
    get AIMED_VALUE() {
      const value: number = planted.fault === 'aimed shots hit like others' ? 5 : real.AIMED_VALUE
      return value as typeof real.AIMED_VALUE
    },
    citadelIncome: (seats) => (planted.fault === 'citadels for nothing' ? 0 : real.citadelIncome(seats)),
    has: (counter, attribute) =>
      !(planted.fault === 'chargers throw one die' && attribute === 'charge') && real.has(counter, attribute),
    fits: (income, terrain) => planted.fault === 'every income counter fits' || real.fits(income, terrain),
  }
})
vi.mock(import('./support'), async (original) => {
  const real = await original()
  return { isReal: (...given) => planted.fault === 'no bluff is found' || real.isReal(...given) }
})
vi.mock(import('./armies'), async (original) => {
  const real = await original()
  return {
    ...real,
    hasEnemyValue: (...given) => planted.fault !== 'nobody is an enemy' && real.hasEnemyValue(...given),
  }
})
vi.mock(import('./hexes'), async (original) => {
  const real = await original()
  return { ...real, distance: (a, b) => real.distance(a, b) + (planted.fault === 'short flights' ? 1 : 0) }
})
vi.mock(import('./battle/steps'), async (original) => {
  const real = await original()
  return {
    ...real,
    countHits: (state, task, run) => {
      real.countHits(state, task, run)
      if (planted.fault === 'a hit too many') must(task.forces[0]).hits++
    },
  }
})
vi.mock(import('./battle/forces'), async (original) => {
  const real = await original()
  return {
    ...real,
    checkEnd: (state, task, run) =>
      real.checkEnd(state, task, run) || (planted.fault === 'battles end early' && task.round > 1),
    canStand: (fighter) => planted.fault === 'ruins take hits' || real.canStand(fighter),
    isOwner: (...given) => planted.fault === 'Dust for everybody' || real.isOwner(...given),
  }
})
vi.mock(import('./rulings'), async (original) => {
  const real = await original()
  return {
    ...real,
    balloonCountsAlone: (state) => planted.fault === 'a Balloon alone is a force' || real.balloonCountsAlone(state),
    equalsAreToldApart: (state) => planted.fault !== 'equals are all the same' && real.equalsAreToldApart(state),
  }
})
vi.mock(import('./phases/income'), async (original) => {
  const real = await original()
  return { ...real, sumOf: (lines) => real.sumOf(lines) + (planted.fault === 'gold for nothing' ? 1 : 0) }
})
vi.mock(import('./winning'), async (original) => {
  const real = await original()
  return {
    ...real,
    checkClock: (state, run) => {
      if (planted.fault !== 'the clock stands still') real.checkClock(state, run)
    },
    checkOut: (state, run) => {
      if (planted.fault !== 'nobody is ever out') real.checkOut(state, run)
    },
    checkTwoCitadels: (state, seat, run) => {
      if (planted.fault !== 'two citadels win nothing') real.checkTwoCitadels(state, seat, run)
    },
    checkTurnLimit: (state, run) => {
      if (planted.fault !== 'there is no last turn') real.checkTurnLimit(state, run)
      const result = state.result
      if (result?.ending === 'turn-limit' && planted.fault === 'all win at the end')
        state.result = { ...result, winners: state.players.map((_, seat) => seat) }
    },
  }
})

vi.mock(import('./movement/walk-in'), async (original) => {
  const real = await original()
  return { ...real, walkIn: (state, run) => planted.fault !== 'nobody walks in' && real.walkIn(state, run) }
})

const DEALS = 60

/** The first disagreement over parts of turns. */
function disagreement(reading: Reading): string | undefined {
  for (let number = 0; number < DEALS; number++) {
    const chance = new FastChance(`faults ${number}`)
    for (const deal of [dealGold, dealConstruction, dealWalkIns, dealLastTurn, dealSiege, dealCombat]) {
      const state = deal(chance)
      const { phase } = state
      const match = { state, chance, reading, tally: new Map(), choose: fightOn }
      const found = referee(match, (now) => now.phase !== phase)
      if (found !== undefined) return found
    }
  }
  return undefined
}

afterEach(() => {
  planted.fault = 'none'
})

describe('a fault in the rules is found', () => {
  it.each([
    ['chargers throw one die', 'dice of the melee step'],
    ['every income counter fits', 'kept'],
    ['no bluff is found', 'bluff'],
    ['nobody is an enemy', 'hexes to resolve|walk-ins'],
    ['short flights', 'flights|cannot retreat'],
    ['a hit too many', 'hits'],
    ['battles end early', 'the end'],
    ['ruins take hits', 'can take a hit|aimed at'],
    ['gold for nothing', 'income'],
    ['the clock stands still', 'the clock'],
    ['citadels for nothing', 'hexes to build in'],
    ['aimed shots hit like others', 'dice of the ranged step'],
    ['nobody is ever out', 'who is out'],
    ['two citadels win nothing', 'two citadels'],
    ['there is no last turn', 'beyond the turn limit'],
    ['all win at the end', 'at the turn limit'],
    ['nobody walks in', 'walk-ins'],
    ['Dust for everybody', 'items before round 1'],
    ['a Balloon alone is a force', 'hexes to resolve|walk-ins|the Balloon|not the end|dice|sides'],
    ['equals are all the same', 'can take a hit|aimed at'],
  ])('%s', (fault, where) => {
    planted.fault = fault
    expect(disagreement(READING)).toMatch(new RegExp(`^(${where})`))
  })
})

describe('a fault in the second reading is found', () => {
  const faults: Partial<Reading>[] = [
    { supported: () => true },
    { earned: (state, seat) => READING.earned(state, seat) + 1 },
    { prices: (state, place) => new Map([...READING.prices(state, place)].map(([what, price]) => [what, price + 1])) },
    { throws: (state, task, step) => READING.throws(state, task, step).slice(1) },
    { canTake: (state, task, force) => READING.canTake(state, task, force).filter((what) => what !== 'building') },
    { sorted: (drawn, terrain) => ({ ...READING.sorted(drawn, terrain), keep: [] }) },
    { isSaved: () => true },
    { waysOut: (state, task, force) => READING.waysOut(state, task, force).slice(1) },
    { capturer: () => undefined },
    { isChecked: () => true },
    { clockWinner: () => undefined },
    { buildable: (state, seat) => READING.buildable(state, seat, []) },
    { isOut: () => false },
    { conqueror: () => undefined },
    { bestAtLimit: () => [] },
    { canBeAimedAt: () => [] },
    { walkedInto: () => [] },
    { playableBefore: () => [] },
    { playable: (state, task, force) => READING.playable(state, task, force).slice(1) },
    { turncoats: () => [] },
    { afterBombardment: (task) => READING.afterBombardment(task).map((value) => value + 1) },
    { callable: (...given) => READING.callable(...given).slice(1) },
    { bluffsLeft: () => ['plains_farmers'] },
    { disputed: (state, seat) => READING.disputed(state, seat).slice(1) },
    { isDefended: () => true },
    { foeOf: (_state, task, force) => task.forces.find((other) => other !== force) },
    { isLeft: () => true },
    { sides: (...given) => READING.sides(...given).toReversed() },
    { isAskedForItems: () => true },
    { balloonWays: () => [] },
    { losesBalloon: () => true },
    { losesBalloonAtEnd: () => true },
    { checked: () => [] },
  ]

  it('of every part of it', () => {
    const planted = new Set(faults.flatMap((fault) => Object.keys(fault)))
    expect(Object.keys(READING).filter((part) => !planted.has(part))).toEqual([])
  })

  it.each(faults.map((fault) => [Object.keys(fault).join(), fault] as const))('%s', (_, fault) => {
    expect(disagreement({ ...READING, ...fault })).toBeDefined()
  })
})
