import { describe, expect, it } from 'vitest'
import { act, type HexSketch, position, type Sketch } from '../../testing/positions'
import { legalActions, refuse, toAct } from '../rules'
import type { State } from '../state'

/** The part of seat 0 in the Construction Phase. */
function part(sketch: Sketch = {}): State {
  return position({
    phase: 'construction',
    turn: 5,
    next: 1,
    gold: [30, 10],
    hexes: { 3: { owner: 0 }, 4: { owner: 0, fort: 1 }, 9: { owner: 1 } },
    ...sketch,
    tasks: [{ type: 'build', seat: 0, built: [] }],
  })
}

function builds(state: State): number[] {
  return legalActions(state, 0).flatMap((action) => (action.type === 'build' ? [action.hex] : []))
}

const why = (state: State, hex: number) => refuse(state, 0, { type: 'build', hex })

describe('building', () => {
  it('KT-N1: a tower or one level more in any or all own hexes, 5 gold each', () => {
    const state = part()
    expect(builds(state)).toEqual([3, 4])
    expect(act(state, 0, { type: 'build', hex: 3 })).toEqual([{ type: 'built', seat: 0, hex: 3, level: 1 }])
    act(state, 0, { type: 'build', hex: 4 })
    expect(state.hexes[3]?.fort).toBe(1)
    expect(state.hexes[4]?.fort).toBe(2)
    expect(state.players[0]?.gold).toBe(20)
    expect(why(state, 9)).toEqual({ clause: 'KT-N1', reason: 'not-own-hex', facts: { hex: 9 } })
    act(state, 0, { type: 'done' })
    expect(toAct(state)).toEqual([1])
  })

  it('KT-N1: not with less than 5 gold; a treasure may pay', () => {
    const state = part({ gold: [4, 0], racks: [['pearl']] })
    expect(builds(state)).toEqual([])
    expect(why(state, 3)).toEqual({ clause: 'KT-N1', reason: 'not-enough-gold', facts: { needs: 5, gold: 4 } })
    act(state, 0, { type: 'treasure', treasure: 'pearl' })
    expect(builds(state)).toEqual([3, 4])
  })

  it('KT-N2: one level per hex and turn', () => {
    const state = part()
    act(state, 0, { type: 'build', hex: 4 })
    expect(builds(state)).toEqual([3])
    expect(why(state, 4)?.clause).toBe('KT-N2')
  })

  it('KT-N3: an income counter may share the hex', () => {
    const state = part({ hexes: { 3: { owner: 0, income: 'city' } } })
    act(state, 0, { type: 'build', hex: 3 })
    expect(state.hexes[3]).toMatchObject({ fort: 1, income: 'city' })
  })

  it('KT-N4, KT-C14: only while a counter of the level is in the bank, and the one replaced returns', () => {
    const state = part()
    state.bank.splice(0, 5, 0, 0, 1, 8, 6)
    expect(builds(state)).toEqual([4])
    expect(why(state, 3)).toEqual({ clause: 'KT-N4', reason: 'no-counter-left', facts: { level: 1 } })
    act(state, 0, { type: 'build', hex: 4 })
    expect(state.bank).toEqual([0, 1, 0, 8, 6])
    expect(builds(state)).toEqual([3])
  })

  it('KT-N4: nothing of a level is built while the bank owes a counter of it', () => {
    const state = part()
    state.bank[2] = -1
    expect(builds(state)).toEqual([3])
  })

  it('KT-N5: forts are never sold', () => {
    expect(legalActions(part(), 0).map(({ type }) => type)).toEqual(['build', 'build', 'done'])
  })

  it('KT-O4, KT-I7: a Fan is settled and the part goes on', () => {
    const state = part({ racks: [['fan']] })
    state.cloud = 9
    act(state, 0, { type: 'fan' })
    expect(state.cloud).toBeUndefined()
    expect(toAct(state)).toEqual([0])
  })
})

describe('the citadel', () => {
  /** Income 14: three hexes, castle 3, keep 2, city 2, gold mine 3 and a character 1. */
  const rich: Readonly<Record<number, HexSketch>> = {
    3: { owner: 0, fort: 3 },
    4: { owner: 0, fort: 2, income: 'city' },
    5: { owner: 0, terrain: 'mountain', income: 'gold_mine', armies: { 0: ['arch_mage'] } },
  }

  it('KT-N6, KT-S17: from an own castle, with an income of 15 with two or three players', () => {
    const state = part({ hexes: rich })
    expect(builds(state)).toEqual([4, 5])
    expect(why(state, 3)).toEqual({ clause: 'KT-N6', reason: 'income-too-low', facts: { income: 14, needs: 15 } })
    // A tower more in the same part, and the income is there.
    act(state, 0, { type: 'build', hex: 5 })
    expect(builds(state)).toEqual([3, 4])
    act(state, 0, { type: 'build', hex: 3 })
    expect(state.hexes[3]).toMatchObject({ fort: 4, got: { turn: 5, how: 'built' } })
    expect(why(state, 3)?.reason).toBe('highest-level')
  })

  it('KT-N6: 20 with four players, also after somebody is out', () => {
    const state = part({ seats: 4, hexes: { ...rich, 6: { owner: 0 } } })
    Object.assign(state.players[3] ?? {}, { out: true })
    expect(why(state, 3)).toEqual({ clause: 'KT-N6', reason: 'income-too-low', facts: { income: 15, needs: 20 } })
  })

  it('KT-N7, KT-K5: the income is counted with the doubling of the Dwarf King and not received', () => {
    const king: HexSketch = { ...rich[5], armies: { 0: ['dwarf_king'] } }
    const state = part({ gold: [5, 0], hexes: { ...rich, 5: king } })
    expect(builds(state)).toContain(3)
    act(state, 0, { type: 'build', hex: 3 })
    expect(state.players[0]?.gold).toBe(0)
  })

  it('KT-N7: treasures on the rack do not count', () => {
    expect(builds(part({ hexes: rich, racks: [['treasure_chest']] }))).not.toContain(3)
  })

  it('KT-N6: not for who owns a citadel, built or captured', () => {
    const captured: HexSketch = { owner: 0, fort: 4, got: { turn: 5, how: 'captured' } }
    const state = part({ hexes: { ...rich, 8: captured } })
    expect(builds(state)).toEqual([4, 5])
    expect(why(state, 3)).toEqual({ clause: 'KT-N6', reason: 'owns-a-citadel' })
  })

  it('KT-W6: a player who lost the citadel may build another', () => {
    const lost: HexSketch = { owner: 1, fort: 4, got: { turn: 5, how: 'captured' } }
    expect(builds(part({ hexes: { ...rich, 6: { owner: 0 }, 8: lost } }))).toContain(3)
  })

  it('KT-N4: not without a citadel in the bank', () => {
    const state = part({ hexes: { ...rich, 6: { owner: 0 } } })
    state.bank[4] = 0
    expect(why(state, 3)).toEqual({ clause: 'KT-N4', reason: 'no-counter-left', facts: { level: 4 } })
  })
})
