import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { eventsOf, play } from '../../testing/events'
import { act } from '../../testing/positions'
import { legalActions, refuse, toAct } from '../rules'

describe('Vandalism', () => {
  it('KT-V11: the victim picks one of the own forts below citadel, which loses a level', () => {
    const state = play('vandalism', {
      seats: 3,
      hexes: {
        1: { owner: 0 },
        2: { owner: 1, fort: 4 },
        3: { owner: 1, fort: 3 },
        4: { owner: 1, fort: 1 },
        5: { owner: 2, fort: 4 },
      },
    })
    expect(legalActions(state, 0)).toEqual([{ type: 'player', seat: 1 }])
    expect(refuse(state, 0, { type: 'player', seat: 2 })).toMatchObject({
      clause: 'KT-V11',
      reason: 'no-fort-below-citadel',
    })
    act(state, 0, { type: 'player', seat: 1 })
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([
      { type: 'hex', hex: 3 },
      { type: 'hex', hex: 4 },
    ])
    expect(refuse(state, 1, { type: 'hex', hex: 2 })).toMatchObject({ clause: 'KT-V11', reason: 'citadel-there' })
    act(state, 1, { type: 'hex', hex: 3 })
    expect(must(state.hexes[3]).fort).toBe(2)
    expect(state.bank).toEqual([0, 9, 7, 8, 4])
  })

  it('KT-V11: an only tower is removed unasked', () => {
    const state = play('vandalism', { hexes: { 1: { owner: 0 }, 4: { owner: 1, fort: 1 } } })
    act(state, 0, { type: 'player', seat: 1 })
    expect(must(state.hexes[4]).fort).toBe(0)
    expect(state.bank[1]).toBe(10)
    expect(toAct(state)).toEqual([0])
  })

  it('KT-N4: lowering is not refused for want of counters: the bank owes one', () => {
    const state = eventsOf('vandalism', { hexes: { 1: { owner: 0 }, 4: { owner: 1, fort: 3 } } })
    state.bank[2] = 0
    act(state, 0, { type: 'event', event: 'vandalism' })
    act(state, 0, { type: 'player', seat: 1 })
    expect(state.bank[2]).toBe(-1)
  })
})
