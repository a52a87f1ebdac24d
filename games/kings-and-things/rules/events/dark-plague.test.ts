import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { eventsOf, expectAtTheEnd, GOBLINS } from '../../testing/events'
import { act, type HexSketch, position, type Sketch } from '../../testing/positions'
import { stackSize } from '../armies'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'
import type { State } from '../state'
import { eventsPart } from './phase'

describe('Dark Plague', () => {
  function plagueIn(hex: HexSketch, more: Sketch = {}): State {
    const state = eventsOf('dark_plague', { hexes: { 1: { owner: 0 }, 4: hex }, ...more })
    act(state, 0, { type: 'event', event: 'dark_plague' })
    return state
  }

  it('KT-V5: as many losses as the fort and the city or village add up to, by army counters or buildings', () => {
    const state = plagueIn({ owner: 1, fort: 2, income: 'city', armies: { 1: [...GOBLINS, 'swamp_thing', 'warlord'] } })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 1, hex: 4, left: 4 })
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([
      { type: 'lose', what: 'mountain_goblins' },
      { type: 'lose', what: 'swamp_thing' },
      { type: 'lose', what: 'warlord' },
      { type: 'lose', what: 'building' },
      { type: 'lose', what: 'fort' },
    ])
    expect(refuse(state, 1, { type: 'done' })).toMatchObject({
      clause: 'KT-V2',
      reason: 'losses-due',
      facts: { left: 4 },
    })
    act(state, 1, { type: 'lose', what: 'building' })
    act(state, 1, { type: 'lose', what: 'fort' })
    expect(must(state.hexes[4])).toMatchObject({ fort: 1, income: undefined })
    act(state, 1, { type: 'lose', what: 'mountain_goblins' })
    act(state, 1, { type: 'lose', what: 'mountain_goblins' })
    expect(stackSize(state, 4, 1)).toBe(4)
    expectAtTheEnd(state)
  })

  it('KT-V2, KT-H7: a creature goes to the cup unseen, a character to the pool; a whole city is one loss, a fort one a level', () => {
    const state = plagueIn({ owner: 1, fort: 3, income: 'city', armies: { 1: [...GOBLINS, 'warlord'] } })
    expect(act(state, 1, { type: 'lose', what: 'mountain_goblins' })).toEqual([
      { type: 'lost', seat: 1, hex: 4, count: 1, counters: ['mountain_goblins'] },
    ])
    act(state, 1, { type: 'lose', what: 'warlord' })
    expect(topTask(state)).toMatchObject({ type: 'turn-over', seat: 1 })
    act(state, 1, { type: 'done' })
    act(state, 1, { type: 'lose', what: 'building' })
    act(state, 1, { type: 'lose', what: 'fort' })
    act(state, 1, { type: 'lose', what: 'fort' })
    expect(must(state.hexes[4])).toMatchObject({ fort: 1, income: undefined })
    expect(state.bank).toEqual([0, 9, 8, 8, 6])
    expectAtTheEnd(state)
  })

  it('KT-V5: while army counters are there each loss must be taken; when they run out buildings need not go', () => {
    const state = plagueIn({ owner: 1, fort: 3, armies: { 1: ['swamp_thing', 'swamp_pirates'] } })
    act(state, 1, { type: 'lose', what: 'swamp_thing' })
    act(state, 1, { type: 'lose', what: 'swamp_pirates' })
    expect(legalActions(state, 1)).toEqual([{ type: 'lose', what: 'fort' }, { type: 'done' }])
    act(state, 1, { type: 'done' })
    expect(must(state.hexes[4]).fort).toBe(3)
    expectAtTheEnd(state)
  })

  it('KT-V2: a citadel counts 4 and gives none, so that army counters pay for it', () => {
    const state = plagueIn({ owner: 1, fort: 4, armies: { 1: [...GOBLINS, 'swamp_thing', 'swamp_pirates'] } })
    expect(legalActions(state, 1).map((action) => 'what' in action && action.what)).toEqual([
      'mountain_goblins',
      'swamp_pirates',
      'swamp_thing',
    ])
    expect(refuse(state, 1, { type: 'lose', what: 'fort' })).toMatchObject({
      clause: 'KT-V2',
      reason: 'citadel-gives-no-loss',
    })
    for (let i = 0; i < 4; i++) act(state, 1, { type: 'lose', what: 'mountain_goblins' })
    expectAtTheEnd(state)
  })

  it('KT-V2: where all army counters must go nobody is asked', () => {
    const state = plagueIn({ owner: 1, fort: 4, armies: { 1: ['swamp_thing', 'swamp_pirates'] } })
    expect(stackSize(state, 4, 1)).toBe(0)
    expectAtTheEnd(state)
  })

  it('KT-O7: that all face-down counters are of one kind is nobody’s business: their owner is asked all the same', () => {
    const state = plagueIn({ owner: 1, fort: 4, armies: { 1: [...GOBLINS, 'swamp_thing'] } })
    const alike = plagueIn({
      owner: 1,
      fort: 4,
      armies: { 1: ['swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'swamp_thing'] },
    })
    act(alike, 1, { type: 'lose', what: 'swamp_thing' })
    act(state, 1, { type: 'lose', what: 'mountain_goblins' })
    expect(topTask(alike)).toEqual(topTask(state))
    expect(stackSize(alike, 4, 1)).toBe(stackSize(state, 4, 1))
  })

  it('KT-V2, KT-V5: an income counter without a value is neither counted nor lost', () => {
    const state = plagueIn({ owner: 1, income: 'farmlands', armies: { 1: ['swamp_thing'] } })
    expect(must(state.hexes[4]).income).toBe('farmlands')
    expect(stackSize(state, 4, 1)).toBe(1)
    expectAtTheEnd(state)
  })

  it('KT-V5: every player loses in player order, the one who plays it too, hex by hex', () => {
    const state = position({
      seats: 3,
      phase: 'events',
      order: [2, 0, 1],
      hexes: {
        1: { owner: 0, fort: 1, armies: { 0: ['swamp_thing', 'swamp_pirates'] } },
        2: { owner: 0, fort: 1 },
        3: { owner: 1, fort: 2, armies: { 1: ['forest_bears'] } },
        5: { owner: 2, fort: 1, armies: { 2: ['jungle_tigers'] } },
      },
      racks: [['dark_plague']],
      tasks: [eventsPart(1), eventsPart(0)],
    })
    act(state, 0, { type: 'event', event: 'dark_plague' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 2, hex: 5, left: 1 })
    act(state, 2, { type: 'lose', what: 'jungle_tigers' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 0, hex: 1, left: 1 })
    act(state, 0, { type: 'lose', what: 'fort' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 0, hex: 2, left: 1 })
    act(state, 0, { type: 'done' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 1, hex: 3, left: 2 })
    act(state, 1, { type: 'lose', what: 'forest_bears' })
    act(state, 1, { type: 'done' })
    expectAtTheEnd(state)
  })
})
