import { describe, expect, it } from 'vitest'
import { view } from '../../rules/view/view'
import { battle } from '../../testing/battles'
import { goOn, position } from '../../testing/positions'
import { type Combatant, oddsIn, oddsOf, oddsToFight } from './odds'

const A = 0
const B = 1

function melee(needs: number): Combatant {
  return { step: 'melee', dice: 1, needs, hits: 1, isBuilding: false }
}

describe('the odds of a battle', () => {
  it('are even between equals, and what is missing is that both fall at once', () => {
    const { first, second } = oddsOf([melee(3)], [melee(3)])
    // Each round both hit with 1/2: 1/3 for each, and 1/3 that both fall.
    expect(Math.abs(first - 33)).toBeLessThan(8)
    expect(Math.abs(second - 33)).toBeLessThan(8)
  })

  it('are certain where one side cannot be hit back in time: magic strikes before the melee (KT-B6)', () => {
    const mage: Combatant = { step: 'magic', dice: 1, needs: 6, hits: 1, isBuilding: false }
    expect(oddsOf([mage], [melee(6)])).toEqual({ first: 100, second: 0 })
  })

  it('KT-B16: count a Balloon as lost with the last that fought beside it; not in version 1', () => {
    const held = ([1, 2] as const).map((rules) => {
      // The Farmers are given first; the Greathunter’s side has nobody else to lose.
      const armies = { [A]: ['plains_farmers'], [B]: ['plains_greathunter', 'mountain_goblins'] } as const
      const balloon = { seat: A, hex: 0, passengers: ['plains_farmers'] } as const
      const state = battle({ owner: B, armies }, { rules, balloon, racks: [['golem'], []] })
      goOn(state)
      return oddsIn(view(state, A))?.first ?? 0
    })
    expect(held[0]).toBeGreaterThan((held[1] ?? 0) + 10)
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
    const odds = oddsIn(view(state, A))
    expect(odds?.first).toBeGreaterThan(80)
  })

  it('are not told of three', () => {
    const state = battle(
      { owner: B, armies: { [A]: ['forest_unicorn'], [B]: ['mountain_goblins'], 2: ['plains_farmers'] } },
      { seats: 3 },
    )
    goOn(state)
    expect(oddsIn(view(state, A))).toBeUndefined()
  })

  it('of an exploration leave bluffs out: they may be called (KT-X10)', () => {
    const state = position({
      hexes: {
        0: { armies: { [A]: ['plains_centaur', 'swamp_vampire_bat'] }, guards: { creatures: ['mountain_troll'] } },
        1: { owner: A },
      },
    })
    const withBluff = oddsToFight(view(state, A), 0, A)
    const alone = oddsOf([melee(2)], [melee(4)])
    expect(withBluff).toEqual(alone)
  })
})
