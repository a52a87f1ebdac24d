import { describe, expect, it } from 'vitest'
import { battle } from '../../testing/battles'
import { goOn, position } from '../../testing/positions'
import { buildingOf, type Combatant, oddsIn, oddsOf, oddsToExplore, percentOf } from './odds'

const A = 0
const B = 1

function melee(needs: number): Combatant {
  return { step: 'melee', dice: 1, needs, hits: 1, isBuilding: false }
}

describe('the odds of a battle', () => {
  it('are even between equals, and what is missing is that both fall at once', () => {
    const { first, second } = oddsOf([melee(3)], [melee(3)])
    // Each round both hit with 1/2: 1/3 for each, and 1/3 that both fall.
    expect(first).toBeCloseTo(1 / 3, 2)
    expect(second).toBeCloseTo(1 / 3, 2)
  })

  it('are certain where one side cannot be hit back in time: magic strikes before the melee (KT-B6)', () => {
    const mage: Combatant = { step: 'magic', dice: 1, needs: 6, hits: 1, isBuilding: false }
    expect(oddsOf([mage], [melee(6)])).toEqual({ first: 1, second: 0 })
  })

  it('are those of the dice: a Keep takes two hits, and needs less after the first (KT-B10)', () => {
    // Who always hits takes two rounds; the Keep hits with 2/6 in the first and, at the same time, with 1/6 in the second.
    const { first, second } = oddsOf([melee(6)], buildingOf('melee', 2))
    expect(first).toBeCloseTo((4 / 6) * (5 / 6), 5)
    expect(second).toBeCloseTo(2 / 6, 5)
  })

  it('are won by who has an opponent who cannot fight, and by nobody where nobody is', () => {
    expect(oddsOf([melee(1)], [])).toEqual({ first: 1, second: 0 })
    expect(oddsOf([], [melee(1)])).toEqual({ first: 0, second: 1 })
    expect(oddsOf([], [])).toEqual({ first: 0, second: 0 })
    expect(oddsOf([melee(0)], [melee(0)])).toEqual({ first: 0, second: 0 })
  })

  it('are told in percent that never add up to more than a hundred', () => {
    expect(percentOf({ first: 0.125, second: 0.875 })).toEqual({ first: 13, second: 87 })
    expect(percentOf({ first: 1 / 3, second: 1 / 3 })).toEqual({ first: 33, second: 33 })
    let worst = 0
    let off = 0
    for (let first = 0; first <= 1000; first += 3) {
      for (let second = 0; first + second <= 1000; second += 7) {
        const told = percentOf({ first: first / 1000, second: second / 1000 })
        worst = Math.max(worst, told.first + told.second)
        off = Math.max(off, Math.abs(told.first - first / 10), Math.abs(told.second - second / 10))
      }
    }
    expect(worst).toBe(100)
    expect(off).toBeLessThan(1)
  })

  it('KT-B16: count a Balloon as lost with the last that fought beside it; not in version 1', () => {
    const held = ([1, 2] as const).map((rules) => {
      // The Farmers are given first; the Greathunter’s side has nobody else to lose.
      const armies = { [A]: ['plains_farmers'], [B]: ['plains_greathunter', 'mountain_goblins'] } as const
      const balloon = { seat: A, hex: 0, passengers: ['plains_farmers'] } as const
      const state = battle({ owner: B, armies }, { rules, balloon, racks: [['golem'], []] })
      goOn(state)
      return oddsIn(state)?.first ?? 0
    })
    expect(held[0]).toBeGreaterThan((held[1] ?? 0) + 0.1)
  })

  it('are the same whenever they are asked for', () => {
    const [a, b] = [
      [melee(4), melee(1)],
      [melee(3), melee(2)],
    ]
    expect(oddsOf(a, b)).toEqual(oddsOf(a, b))
  })

  it('are told of two sides that face each other', () => {
    const state = battle(
      { owner: B, armies: { [A]: ['forest_unicorn', 'forest_bears'], [B]: ['mountain_goblins'] } },
      { racks: [['golem'], []] },
    )
    goOn(state)
    const odds = oddsIn(state)
    expect(odds?.first).toBeGreaterThan(0.8)
  })

  it('are not told of three', () => {
    const state = battle(
      { owner: B, armies: { [A]: ['forest_unicorn'], [B]: ['mountain_goblins'], 2: ['plains_farmers'] } },
      { seats: 3 },
    )
    goOn(state)
    expect(oddsIn(state)).toBeUndefined()
  })

  it('of an exploration leave bluffs out: they may be called (KT-X10)', () => {
    const state = position({
      hexes: {
        0: { armies: { [A]: ['plains_centaur', 'swamp_vampire_bat'] }, guards: { creatures: ['mountain_troll'] } },
        1: { owner: A },
      },
    })
    const withBluff = oddsToExplore(state, 0, A)
    const alone = oddsOf([melee(2)], [melee(4)])
    expect(withBluff).toEqual(alone)
  })
})
