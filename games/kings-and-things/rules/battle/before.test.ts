/** What happens in a battle before its first round (KT-B5). */
import { describe, expect, it } from 'vitest'
import { battle, battleTask, combatIn, fightersOf, goOn, isFighting } from '../../testing/battles'
import { act, dice } from '../../testing/positions'
import { DONE } from '../actions'
import { countersIn } from '../armies'
import { legalActions, toAct } from '../rules'
import type { State } from '../state'

const [A, B, C] = [0, 1, 2]
const LIONS = 'plains_lion_pride'
const WOLVES = 'plains_wolf_pack'
const DUST = { type: 'item', item: 'dust_of_defence' } as const
const FIREWALL = { type: 'item', item: 'firewall' } as const

describe('items before the first round', () => {
  it('KT-B5: first the defender is asked for Dust of Defence or a Firewall, then each attacker for a Firewall', () => {
    const state = battle(
      { owner: B, armies: { [A]: [LIONS], [B]: [WOLVES] } },
      { racks: [['firewall'], ['dust_of_defence', 'ruby']] },
    )
    goOn(state)
    expect(toAct(state)).toEqual([B])
    expect(legalActions(state, B)).toEqual([DUST, DONE])
    act(state, B, DONE)
    expect(toAct(state)).toEqual([A])
    expect(legalActions(state, A)).toEqual([FIREWALL, DONE])
  })

  it('KT-B5, KT-B26: a side with an empty rack is not asked', () => {
    const state = battle({ owner: B, armies: { [A]: [LIONS], [B]: [WOLVES] } })
    goOn(state, dice(6, 6))
    expect(battleTask(state)).toMatchObject({ stage: 'retreat', round: 1 })
  })

  it('KT-B5: a Firewall stands for a side whose bluffs were all called', () => {
    const state = battle(
      { owner: B, armies: { [A]: ['swamp_thing'], [B]: [WOLVES] } },
      { racks: [['firewall']], options: { autoCall: true } },
    )
    goOn(state)
    expect(fightersOf(state, A)).toEqual([])
    // The Firewall of 4 misses in the magic step, and the Wolves miss too.
    act(state, A, FIREWALL, dice(4, 6, 6))
    expect(fightersOf(state, A)).toEqual(['firewall 4'])
  })
})

/** A Balloon of A has flown in with a bluff, which was called. */
function abandoned(sketch: Parameters<typeof combatIn>[1]): State {
  const hex = { owner: B, armies: { [A]: ['swamp_thing'], [B]: [WOLVES] } } as const
  const state = combatIn(hex, { ...sketch, options: { autoCall: true } })
  state.balloon = { seat: A, hex: 0, passengers: ['swamp_thing'] }
  goOn(state)
  return state
}

describe('Dust of Defence', () => {
  function dusted(more: Parameters<typeof battle>[1] = {}): State {
    return battle(
      { owner: B, fort: 1, armies: { [A]: [LIONS], [B]: [WOLVES] } },
      { racks: [[], ['dust_of_defence']], ...more },
    )
  }

  it('KT-I5: the attacker must retreat without fighting, and there is no damage check', () => {
    const state = dusted()
    goOn(state)
    act(state, B, DUST)
    expect(isFighting(state)).toBe(false)
    expect(countersIn(state, 1, A)).toEqual([LIONS])
    expect(state.hexes[0]).toMatchObject({ owner: B, fort: 1 })
    expect(state.cup).toContain('dust_of_defence')
  })

  it('KT-I5: among several hexes the attacker chooses, and may not stay', () => {
    const state = dusted({ hexes: { 3: { owner: A } } })
    goOn(state)
    act(state, B, DUST)
    expect(legalActions(state, A)).toEqual([
      { type: 'retreat', hex: 1 },
      { type: 'retreat', hex: 3 },
    ])
  })

  it('KT-I5: an attacker without a retreat stays and fights; the Dust is spent all the same', () => {
    const state = dusted({ hexes: { 1: { owner: B } } })
    goOn(state)
    act(state, B, DUST, dice(6, 6, 6))
    expect(battleTask(state)).toMatchObject({ round: 1 })
    expect(state.cup).toContain('dust_of_defence')
  })

  it('KT-I1, KT-B5: against an attacker who had to stay the defender may still raise a Firewall', () => {
    const state = dusted({ hexes: { 1: { owner: B } }, racks: [[], ['dust_of_defence', 'firewall']] })
    goOn(state)
    act(state, B, DUST)
    expect(legalActions(state, B)).toEqual([{ type: 'item', item: 'firewall' }, DONE])
  })

  it('KT-I5: with several attackers all must go, in the order of retreats', () => {
    const state = battle(
      { owner: C, armies: { [A]: [LIONS], [B]: [WOLVES], [C]: ['plains_farmers'] } },
      { seats: 3, racks: [[], [], ['dust_of_defence']], hexes: { 4: { owner: B }, 3: { owner: C } } },
    )
    goOn(state)
    // A has one way to go, B two.
    act(state, C, DUST)
    expect(countersIn(state, 1, A)).toEqual([LIONS])
    act(state, B, { type: 'retreat', hex: 4 })
    expect(isFighting(state)).toBe(false)
    expect(countersIn(state, 4, B)).toEqual([WOLVES])
  })

  it('KT-I5, KT-B14: a Balloon alone has nobody to go along with and stays', () => {
    const state = abandoned({ rules: 1, racks: [[], ['dust_of_defence']] })
    expect(fightersOf(state, A)).toEqual(['balloon'])
    act(state, B, DUST, dice(6, 6))
    expect(fightersOf(state, A)).toEqual(['balloon'])
  })

  it('KT-I5, KT-B5, KT-B16: and is lost before round 1, so there was no battle', () => {
    const state = abandoned({ racks: [[], ['dust_of_defence']] })
    expect(fightersOf(state, A)).toEqual(['balloon'])
    act(state, B, DUST)
    expect(isFighting(state)).toBe(false)
    expect(state.hexes[0]?.owner).toBe(B)
    expect(state.balloon).toBeUndefined()
  })

  it('KT-B5, KT-B16: a Firewall that is raised for it keeps it', () => {
    const state = abandoned({ racks: [['firewall'], []] })
    act(state, A, { type: 'item', item: 'firewall' }, dice(4, 6, 6, 6))
    expect(fightersOf(state, A)).toEqual(['balloon', 'firewall 4'])
  })

  it('KT-I5: the Fan cancels it; only the owner of the hex has it', () => {
    const state = dusted({ racks: [['fan', 'dust_of_defence'], ['firewall']] })
    goOn(state)
    act(state, B, DONE)
    expect(legalActions(state, A)).toEqual([DONE])
    const other = dusted({ racks: [['fan'], ['dust_of_defence']] })
    goOn(other)
    act(other, B, DUST)
    act(other, A, { type: 'fan' }, dice(6, 6, 6))
    expect(fightersOf(other, A)).toEqual([LIONS])
  })

  it('KT-I5, KT-X11: neutral defenders have it too', () => {
    const state = combatIn({
      armies: { [A]: [LIONS] },
      guards: { creatures: ['swamp_thing'], items: ['dust_of_defence'] },
    })
    goOn(state)
    expect(toAct(state)).toEqual([B])
    act(state, B, DUST)
    expect(countersIn(state, 1, A)).toEqual([LIONS])
    expect(state.hexes[0]?.guards?.creatures).toEqual(['swamp_thing'])
  })
})

describe('Firewall', () => {
  it('KT-I8: the die is the value of a magic fort, which takes that many hits and then goes to the cup', () => {
    const state = battle(
      { owner: B, armies: { [A]: ['forest_druid', 'desert_genie', 'desert_sphinx'] }, fort: 1 },
      { racks: [[], ['firewall']] },
    )
    goOn(state)
    // A Firewall of 2, which throws in the magic step: two hits on it, then one on the Tower is left to choose.
    act(state, B, FIREWALL, dice(2, 1, 6, 1, 6))
    expect(toAct(state)).toEqual([B])
    act(state, B, { type: 'hit', what: 'firewall' })
    expect(fightersOf(state, B)).toEqual(['fort 1', 'firewall 1'])
    act(state, B, { type: 'hit', what: 'firewall' }, dice(6))
    expect(fightersOf(state, B)).toEqual(['fort 1'])
    expect(state.cup).toContain('firewall')
  })

  it('KT-I8: when the battle ends it goes to the cup, and alone it takes no hex', () => {
    const state = battle(
      { owner: B, armies: { [A]: ['plains_farmers'], [B]: ['plains_hunters'] } },
      { racks: [['firewall']] },
    )
    goOn(state)
    // The Firewall of 6 hits the Hunters; that is the end.
    act(state, A, FIREWALL, dice(6, 1))
    expect(state.hexes[0]?.owner).toBe(A)
    expect(state.cup).toContain('firewall')
    const alone = battle(
      { owner: B, armies: { [A]: ['plains_farmers'], [B]: ['desert_dervish'] } },
      { racks: [['firewall']] },
    )
    goOn(alone)
    // The Dervish hits and is hit in the same step: A gives the Farmers.
    act(alone, A, FIREWALL, dice(6, 1, 1))
    act(alone, A, { type: 'hit', what: 'plains_farmers' })
    expect(alone.hexes[0]?.owner).toBe(B)
  })
})

describe('the Warlord', () => {
  it('KT-K11: one enemy creature of his player’s choice changes sides for good, attacker first', () => {
    const state = battle({ owner: B, armies: { [A]: ['warlord'], [B]: [WOLVES, 'plains_farmers', 'swordmaster'] } })
    goOn(state)
    expect(legalActions(state, A)).toEqual([
      { type: 'turn', creature: WOLVES, force: B },
      { type: 'turn', creature: 'plains_farmers', force: B },
      DONE,
    ])
    // The Wolves 3, Warlord 5 against Farmers 1 and Swordmaster 4: all miss.
    act(state, A, { type: 'turn', creature: WOLVES, force: B }, dice(6, 6, 6, 6))
    expect(fightersOf(state, A)).toEqual(['warlord', WOLVES])
    act(state, A, { type: 'retreat', hex: 1 })
    expect(countersIn(state, 1, A)).toEqual([WOLVES, 'warlord'])
    // KT-H8: nobody remembers it as B's.
    expect(state.seen.filter(({ seat }) => seat === B).map(({ creature }) => creature)).toEqual(['plains_farmers'])
  })

  it('KT-K11, KT-U8: it is judged by its new owner’s land and may be called again', () => {
    const state = battle(
      { owner: B, terrain: 'swamp', armies: { [A]: ['warlord'], [B]: ['swamp_thing', WOLVES] } },
      { calls: ['none', 'ask'] },
    )
    // The Warlord alone cannot be called.
    goOn(state)
    act(state, A, { type: 'turn', creature: 'swamp_thing', force: B })
    expect(toAct(state)).toEqual([B])
    act(state, B, { type: 'call', seat: A, creature: 'swamp_thing' }, dice(6, 6))
    expect(fightersOf(state, A)).toEqual(['warlord'])
  })

  it('KT-K11: not with a full hex', () => {
    const nine = ['plains_farmers', 'plains_farmers', 'plains_farmers', 'plains_farmers'] as const
    const more = ['mountain_goblins', 'mountain_goblins', 'mountain_goblins', 'mountain_goblins', LIONS] as const
    const state = battle({ owner: B, armies: { [A]: ['warlord', ...nine, ...more], [B]: [WOLVES] } })
    goOn(state, dice(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6))
    expect(battleTask(state)).toMatchObject({ round: 1, turned: false })
  })

  it('KT-K11: neutral creatures too', () => {
    const state = combatIn({ armies: { [A]: ['warlord'] }, guards: { creatures: ['swamp_thing'] } })
    goOn(state)
    act(state, A, { type: 'turn', creature: 'swamp_thing', force: 'neutral' })
    // Nobody is left to fight.
    expect(state.hexes[0]).toMatchObject({ owner: A, guards: undefined })
    expect(countersIn(state, 0, A)).toEqual(['swamp_thing', 'warlord'])
  })
})

describe('Baron Munchausen and the Grand Duke', () => {
  it('KT-K4: one sure hit on each enemy fort, city and village, each of the two', () => {
    const state = battle({
      owner: B,
      fort: 3,
      income: 'city',
      armies: { [A]: ['baron_munchausen', 'grand_duke'], [B]: [WOLVES] },
    })
    // The castle of 1 misses in the ranged step; Baron, Duke and Wolves miss in the melee step.
    goOn(state, dice(6, 6, 6, 6))
    expect(fightersOf(state, B)).toEqual([WOLVES, 'fort 1', 'building 0'])
  })

  it('KT-K4, KT-B17: that alone may end the battle, and a damage check follows', () => {
    const state = battle({ owner: B, fort: 1, armies: { [A]: ['grand_duke'] } })
    // KT-B5: nothing is left of B; the Tower falls to a 1.
    goOn(state, dice(1))
    expect(state.hexes[0]).toMatchObject({ owner: A, fort: 0 })
  })

  it('KT-K4: not on a Firewall', () => {
    const state = battle({ owner: B, armies: { [A]: ['grand_duke'], [B]: [WOLVES] } }, { racks: [[], ['firewall']] })
    goOn(state)
    act(state, B, FIREWALL, dice(2, 6, 6, 6))
    expect(fightersOf(state, B)).toEqual([WOLVES, 'firewall 2'])
  })
})
