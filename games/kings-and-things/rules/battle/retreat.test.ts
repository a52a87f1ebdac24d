/** Retreats, and how a battle leaves those who were in it (KT-B13 to KT-B15, KT-B20). */
import { remove } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { battle, battleTask, combatIn, fightersOf, goOn, isFighting } from '../../testing/battles'
import { act, dice, NO_CHANCE } from '../../testing/positions'
import { DONE } from '../actions'
import { countersIn, stackSize } from '../armies'
import { legalActions, toAct } from '../rules'

const [A, B] = [0, 1]
const LIONS = 'plains_lion_pride'
const WOLVES = 'plains_wolf_pack'
const FARMERS = 'plains_farmers'
const GOBLINS = 'mountain_goblins'

describe('the retreat step', () => {
  it('KT-B13: the attacker decides first, then the defender', () => {
    const state = battle({ owner: B, armies: { [A]: [LIONS], [B]: [WOLVES] } })
    goOn(state, dice(6, 6))
    expect(toAct(state)).toEqual([A])
    act(state, A, DONE)
    expect(toAct(state)).toEqual([B])
    act(state, B, { type: 'retreat', hex: 2 })
    expect(state.hexes[0]?.owner).toBe(A)
  })

  it('KT-B14, KT-M4: over ten there, the owner picks who of those who come goes to the cup; each kind is offered once', () => {
    const ten = [FARMERS, FARMERS, FARMERS, FARMERS, GOBLINS, GOBLINS, GOBLINS, GOBLINS, LIONS] as const
    const state = battle(
      { owner: B, armies: { [A]: ['warlord', 'swamp_ghost'], [B]: [WOLVES, 'swamp_ghost'] } },
      { hexes: { 1: { owner: A, armies: { [A]: ten } } } },
    )
    goOn(state)
    // The Warlord takes the other Ghosts: two of a kind come, not side by side. All miss.
    act(state, A, { type: 'turn', creature: 'swamp_ghost', force: B }, dice(6, 6, 6, 6))
    act(state, A, { type: 'retreat', hex: 1 })
    expect(legalActions(state, A)).toEqual([
      { type: 'lose', what: 'swamp_ghost' },
      { type: 'lose', what: 'warlord' },
    ])
    act(state, A, { type: 'lose', what: 'swamp_ghost' })
    act(state, A, { type: 'lose', what: 'swamp_ghost' })
    expect(stackSize(state, 1, A)).toBe(10)
  })

  it('KT-B14, KT-B16: an enemy’s Balloon alone keeps nobody from retreating; in version 1 it does', () => {
    for (const rules of [1, 2] as const) {
      const state = combatIn(
        { owner: B, armies: { [A]: [LIONS], [B]: [WOLVES] } },
        { rules, hexes: { 2: { owner: B, fort: 1 }, 3: { owner: B } } },
      )
      state.balloon = { seat: A, hex: 2, passengers: [] }
      goOn(state, rules === 1 ? NO_CHANCE : dice(6, 6))
      // Alone it begins no battle either, so there is only one to resolve.
      if (rules === 1) act(state, A, { type: 'resolve', hex: 0 }, dice(6, 6))
      act(state, A, DONE)
      const ways = legalActions(state, B).flatMap((action) => (action.type === 'retreat' ? [action.hex] : []))
      expect(ways).toEqual(rules === 1 ? [3] : [2, 3])
    }
  })

  it('KT-I1, KT-I2: when a whole side leaves with the Balloon, what it used goes to the cup at once', () => {
    const C = 2
    const state = combatIn(
      { owner: B, armies: { [A]: [LIONS], [B]: [WOLVES], [C]: [FARMERS] } },
      { seats: 3, racks: [['bow'], [], []], hexes: { 3: { owner: C } } },
    )
    state.balloon = { seat: A, hex: 0, passengers: [LIONS] }
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'target', force: B })
    act(state, B, { type: 'target', force: A })
    act(state, C, { type: 'target', force: A })
    act(state, A, { type: 'item', item: 'bow', on: LIONS })
    // Everybody misses. C, on the defender's left, is asked first.
    act(state, A, { type: 'go-on' }, dice(6, 6, 6, 6))
    act(state, C, DONE)
    act(state, A, { type: 'balloon-retreat', hex: 1 })
    expect(isFighting(state)).toBe(true)
    expect(battleTask(state).forces.find(({ side }) => side === A)).toMatchObject({ gone: true, items: [] })
    expect(state.cup).toContain('bow')
  })

  it('KT-I2: a Balloon and its passengers may go to any own hex within three and leave the rest behind', () => {
    const state = combatIn(
      { owner: B, armies: { [A]: [LIONS, FARMERS], [B]: [WOLVES] } },
      { hexes: { 12: { owner: A } } },
    )
    state.balloon = { seat: A, hex: 0, passengers: [LIONS] }
    goOn(state, dice(6, 6, 6, 6))
    expect(legalActions(state, A)).toEqual([
      { type: 'retreat', hex: 1 },
      { type: 'balloon-retreat', hex: 1 },
      { type: 'balloon-retreat', hex: 12 },
      DONE,
    ])
    act(state, A, { type: 'balloon-retreat', hex: 12 })
    expect(countersIn(state, 12, A)).toEqual([LIONS])
    expect(state.balloon).toMatchObject({ hex: 12, passengers: [LIONS] })
    // The Farmers may still go on foot.
    expect(legalActions(state, A)).toEqual([{ type: 'retreat', hex: 1 }, DONE])
    expect(fightersOf(state, A)).toEqual([FARMERS])
  })

  it('KT-B14: a Balloon goes along with an ordinary retreat', () => {
    const state = combatIn({ owner: B, armies: { [A]: [LIONS], [B]: [WOLVES] } })
    state.balloon = { seat: A, hex: 0, passengers: [LIONS] }
    goOn(state, dice(6, 6, 6))
    act(state, A, { type: 'retreat', hex: 1 })
    expect(state.balloon).toMatchObject({ hex: 1 })
    expect(isFighting(state)).toBe(false)
  })
})

describe('after the battle', () => {
  it('KT-B20, KT-H8: survivors turn face down and are remembered; characters stay up', () => {
    const state = combatIn({ owner: B, armies: { [A]: [LIONS, 'grand_duke'], [B]: [WOLVES, FARMERS] } })
    state.seen.push({ seat: B, hex: 0, creature: WOLVES, turn: 1 }, { seat: B, hex: 2, creature: FARMERS, turn: 1 })
    // Lions and Duke hit; Wolves and Farmers miss. A places nothing.
    goOn(state, dice(1, 1, 6, 6))
    expect(state.hexes[0]?.armies).toEqual([{ seat: A, down: [LIONS], up: [] }])
    expect(state.pool.find(({ shows }) => shows === 'grand_duke')?.at).toEqual({ seat: A, hex: 0 })
    // What all saw leave the board is forgotten; of other hexes the memories stay.
    expect(state.seen).toContainEqual({ seat: A, hex: 0, creature: LIONS, turn: 1 })
    expect(state.seen).not.toContainEqual(expect.objectContaining({ creature: WOLVES }))
    expect(state.seen).toContainEqual(expect.objectContaining({ seat: B, hex: 2, creature: FARMERS }))
  })

  it('KT-B20, KT-X12: neutral defenders stay face up', () => {
    const state = combatIn({ armies: { [A]: [FARMERS] }, guards: { creatures: ['swamp_thing'] } })
    goOn(state, dice(6, 1))
    expect(state.hexes[0]).toMatchObject({ owner: undefined, guards: { creatures: ['swamp_thing'] } })
  })

  it('KT-B16: the side that is left is told, though it were only a fort', () => {
    const state = battle({ owner: B, fort: 3, armies: { [A]: [FARMERS] } })
    goOn(state, dice(6, 6))
    const events = act(state, A, DONE, dice(1, 3))
    expect(events).toContainEqual(expect.objectContaining({ type: 'battle-ended', winner: B }))
  })

  it('KT-B12, KT-B16: a Balloon alone is lost and takes no hex; in version 1 it takes it', () => {
    for (const rules of [1, 2] as const) {
      const state = combatIn({ owner: B, armies: { [A]: [FARMERS], [B]: ['plains_hunters'] } }, { rules })
      state.balloon = { seat: A, hex: 0, passengers: [FARMERS] }
      remove(state.cup, 'balloon')
      // Farmers miss, the Balloon hits, the Hunters hit: the Farmers are given.
      goOn(state, dice(6, 3, 1))
      const events = act(state, A, { type: 'hit', what: FARMERS })
      expect(isFighting(state)).toBe(false)
      expect(state.hexes[0]?.owner).toBe(rules === 1 ? A : B)
      expect(state.balloon === undefined).toBe(rules === 2)
      expect(state.cup.includes('balloon')).toBe(rules === 2)
      expect(events.some(({ type }) => type === 'balloon-gone')).toBe(rules === 2)
    }
  })

  it('KT-B16: while something else of its side fights, a Balloon fights on without passengers', () => {
    const state = combatIn({ owner: B, armies: { [A]: [FARMERS, LIONS], [B]: ['plains_hunters', WOLVES] } })
    state.balloon = { seat: A, hex: 0, passengers: [FARMERS] }
    // Ranged: Farmers and Balloon miss, the Hunters hit the Farmers. Melee: Lions and Wolves miss.
    goOn(state, dice(6, 6, 1))
    act(state, A, { type: 'hit', what: FARMERS }, dice(6, 6))
    expect(fightersOf(state, A)).toEqual([LIONS, 'balloon'])
    expect(state.balloon).toEqual({ seat: A, hex: 0, passengers: [] })
  })

  it('KT-B16: Golem or Firewall keep it for as long as the battle lasts, and not longer', () => {
    const state = combatIn({ owner: B, armies: { [A]: [FARMERS], [B]: ['plains_hunters'] } }, { racks: [['golem']] })
    state.balloon = { seat: A, hex: 0, passengers: [FARMERS] }
    goOn(state)
    act(state, A, DONE)
    // The Hunters hit the Farmers, the Balloon the Hunters: both armies are gone.
    act(state, A, { type: 'item', item: 'golem' }, dice(6, 3, 1))
    act(state, A, { type: 'hit', what: FARMERS })
    expect(isFighting(state)).toBe(false)
    expect(state.hexes[0]?.owner).toBe(B)
    expect(state.balloon).toBeUndefined()
  })

  it('KT-B16: beside a building that stands it stays until the end of the turn', () => {
    const state = combatIn({ owner: B, fort: 1, armies: { [A]: [LIONS], [B]: [FARMERS] } })
    state.balloon = { seat: B, hex: 0, passengers: [FARMERS] }
    // The Balloon hits the Lions; the damage check leaves the tower.
    goOn(state, dice(6, 3, 3))
    expect(isFighting(state)).toBe(false)
    expect(state.balloon).toMatchObject({ seat: B, hex: 0 })
  })

  it('KT-B18: what was hit is whole again', () => {
    const state = battle({ owner: B, fort: 2, armies: { [A]: [LIONS], [B]: [] } })
    goOn(state, dice(1, 6))
    expect(fightersOf(state, B)).toEqual(['fort 1'])
    act(state, A, { type: 'retreat', hex: 1 }, dice(3))
    expect(state.hexes[0]?.fort).toBe(2)
    expect(() => battleTask(state)).toThrow()
  })
})
