import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { eventsOf, expectAtTheEnd, GOBLINS } from '../../testing/events'
import { act, dice } from '../../testing/positions'
import { stackSize } from '../armies'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'

describe('Teenie Pox', () => {
  const ROLLS = { rolls: ['none', 'none'] } as const

  it('KT-V9: another player with something to lose is named and rolls; 1 or 6 is nothing', () => {
    const state = eventsOf('teeniepox', {
      seats: 4,
      hexes: { 1: { owner: 0, fort: 1 }, 2: { owner: 1, fort: 1 }, 3: { owner: 2 } },
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    expect(legalActions(state, 0)).toEqual([{ type: 'player', seat: 1 }])
    expect(refuse(state, 0, { type: 'player', seat: 0 })).toMatchObject({ clause: 'KT-V9', reason: 'not-yourself' })
    const well = structuredClone(state)
    expect(act(state, 0, { type: 'player', seat: 1 }, dice(1))).toContainEqual({ type: 'spared', seat: 1, by: 'die' })
    expectAtTheEnd(state)
    act(well, 0, { type: 'player', seat: 1 }, dice(6))
    expectAtTheEnd(well)
  })

  it('KT-V9: that many losses from the largest stack: army counters 1 each, buildings their value, a citadel 4', () => {
    const state = eventsOf('teeniepox', {
      hexes: {
        1: { owner: 0 },
        2: { owner: 1, fort: 4, armies: { 1: ['swamp_thing', 'swamp_pirates'] } },
        3: { owner: 1, fort: 1, armies: { 1: GOBLINS } },
      },
      ...ROLLS,
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(2))
    // All that it has must go.
    expect(stackSize(state, 2, 1)).toBe(0)
    expect(stackSize(state, 3, 1)).toBe(4)
    expectAtTheEnd(state)
  })

  it('KT-V9: the victim breaks ties', () => {
    const state = eventsOf('teeniepox', {
      hexes: {
        1: { owner: 0 },
        2: { owner: 1, fort: 2, income: 'city' },
        3: { owner: 1, armies: { 1: GOBLINS } },
        4: { owner: 1 },
      },
      ...ROLLS,
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(3))
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([
      { type: 'hex', hex: 2 },
      { type: 'hex', hex: 3 },
    ])
    expect(refuse(state, 1, { type: 'hex', hex: 4 })).toMatchObject({ clause: 'KT-V9' })
    act(state, 1, { type: 'hex', hex: 3 })
    expect(legalActions(state, 1)).toEqual([{ type: 'lose', what: 'mountain_goblins' }])
  })

  it('KT-V9: buildings go only when army counters run out, and then they must', () => {
    const state = eventsOf('teeniepox', {
      hexes: {
        1: { owner: 0 },
        2: { owner: 1, fort: 3, income: 'village', armies: { 1: ['swamp_thing', 'warlord'] } },
      },
      ...ROLLS,
    })
    const severe = structuredClone(state)
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(4))
    // Both army counters had to go: the Warlord's counter is asked about first.
    expect(topTask(state)).toMatchObject({ type: 'turn-over' })
    act(state, 1, { type: 'done' })
    expect(legalActions(state, 1)).toEqual([
      { type: 'lose', what: 'building' },
      { type: 'lose', what: 'fort' },
    ])
    expect(refuse(state, 1, { type: 'done' })).toMatchObject({ clause: 'KT-V2', facts: { left: 2 } })
    act(state, 1, { type: 'lose', what: 'fort' })
    act(state, 1, { type: 'lose', what: 'fort' })
    expect(must(state.hexes[2])).toMatchObject({ fort: 1, income: 'village' })
    act(severe, 0, { type: 'event', event: 'teeniepox' })
    act(severe, 0, { type: 'player', seat: 1 }, dice(5))
    act(severe, 1, { type: 'done' })
    act(severe, 1, { type: 'lose', what: 'building' })
    // Only the fort is left to give.
    expect(must(severe.hexes[2])).toMatchObject({ fort: 1, income: undefined })
  })

  it('KT-V9: a building cannot be given while army counters are there', () => {
    const state = eventsOf('teeniepox', {
      hexes: { 1: { owner: 0 }, 2: { owner: 1, fort: 1, armies: { 1: GOBLINS } } },
      ...ROLLS,
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(3))
    expect(refuse(state, 1, { type: 'lose', what: 'fort' })).toMatchObject({
      clause: 'KT-V9',
      reason: 'army-counters-first',
    })
  })

  it('KT-O7: where the largest stack is a citadel alone there is nothing to give and no question', () => {
    const state = eventsOf('teeniepox', {
      hexes: { 1: { owner: 0 }, 2: { owner: 1, fort: 4 }, 3: { owner: 1, fort: 1 } },
      racks: [[], ['elixir']],
      ...ROLLS,
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(5))
    expectAtTheEnd(state)
  })

  it('KT-O9, KT-I10: a Charm may turn the die into nothing, or into another number of losses', () => {
    const state = eventsOf('teeniepox', {
      hexes: { 1: { owner: 0 }, 2: { owner: 1, fort: 1, armies: { 1: ['swamp_thing'] } } },
      racks: [[], ['lucky_charm']],
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(2))
    expect(legalActions(state, 1)).toEqual([
      { type: 'charm', die: 0, by: 1 },
      { type: 'charm', die: 0, by: -1 },
      { type: 'done' },
    ])
    act(state, 1, { type: 'charm', die: 0, by: -1 })
    expect(stackSize(state, 2, 1)).toBe(1)
    expectAtTheEnd(state)
  })
})
