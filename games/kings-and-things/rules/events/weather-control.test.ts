import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { act, NO_CHANCE, position, type Sketch } from '../../testing/positions'
import { takeHex } from '../ownership'
import { incomeOf } from '../phases/income'
import { legalActions, refuse, toAct } from '../rules'
import type { State } from '../state'
import { eventsPart } from './phase'

/** Weather Control is shown; its player has the Arch Mage (6) in hex 1. */
function weatherOf(sketch: Sketch): State {
  const state = position({
    phase: 'events',
    ...sketch,
    hexes: { 1: { owner: 0, armies: { 0: ['arch_mage'] } }, 4: { owner: 1 }, ...sketch.hexes },
    racks: [['weather_control', ...(sketch.racks?.[0] ?? [])], ...(sketch.racks ?? []).slice(1)],
    tasks: [eventsPart(1), eventsPart(0)],
  })
  act(state, 0, { type: 'event', event: 'weather_control' })
  return state
}

function sendCloud(state: State, hex: number): void {
  act(state, 0, { type: 'source', counter: 'arch_mage', hex: 1 })
  act(state, 0, { type: 'hex', hex })
}

describe('Weather Control', () => {
  it('KT-V12, KT-V3: the Black Cloud goes to an owned hex in range; a character that is the source is not called', () => {
    const state = weatherOf({})
    act(state, 0, { type: 'source', counter: 'arch_mage', hex: 1 })
    expect(legalActions(state, 0)).toEqual([
      { type: 'hex', hex: 1 },
      { type: 'hex', hex: 4 },
    ])
    expect(refuse(state, 0, { type: 'hex', hex: 2 })).toMatchObject({ clause: 'KT-V12', reason: 'hex-not-owned' })
    act(state, 0, { type: 'hex', hex: 4 })
    expect(state.cloud).toBe(4)
    expect(state.cup).toContain('weather_control')
  })

  it('KT-V12: a cloud that is about is moved', () => {
    const state = weatherOf({})
    state.cloud = 1
    sendCloud(state, 4)
    expect(state.cloud).toBe(4)
  })

  it('KT-V12, KT-G2: the cloud does not lower income', () => {
    const state = weatherOf({ hexes: { 4: { owner: 1, fort: 2, income: 'city' } } })
    const before = incomeOf(state, 1)
    sendCloud(state, 4)
    expect(incomeOf(state, 1)).toBe(before)
  })

  it('KT-V12: it stays until the hex is captured by another player', () => {
    const state = weatherOf({ hexes: { 4: { owner: 1 }, 5: { owner: 1 } } })
    sendCloud(state, 4)
    takeHex(state, 5, 0, 'KT-B16', { chance: NO_CHANCE, events: undefined })
    expect(state.cloud).toBe(4)
    takeHex(state, 4, 0, 'KT-B16', { chance: NO_CHANCE, events: undefined })
    expect(state.cloud).toBeUndefined()
  })
})

describe('the Fan against Weather Control', () => {
  it('KT-O7: every other player with a rack counter is asked, whatever it is; Dispel Magic does not answer an event', () => {
    const state = weatherOf({
      seats: 4,
      hexes: { 2: { owner: 2 }, 3: { owner: 3 } },
      racks: [['ruby'], ['dispel_magic'], [], ['fan']],
    })
    sendCloud(state, 4)
    expect(toAct(state)).toEqual([1, 3])
    expect(legalActions(state, 1)).toEqual([{ type: 'done' }])
    expect(refuse(state, 1, { type: 'dispel' })).toMatchObject({ clause: 'KT-I4', reason: 'cannot-dispel' })
    act(state, 1, { type: 'done' })
    act(state, 3, { type: 'done' })
    expect(state.cloud).toBe(4)
  })

  it('KT-I7: the cloud goes to an owned hex next to its target or off, as the Fan says', () => {
    const state = weatherOf({ hexes: { 3: { owner: 0 }, 5: { owner: 1 } }, racks: [[], ['fan']] })
    sendCloud(state, 4)
    expect(legalActions(state, 1)).toEqual([
      { type: 'fan', hex: 3 },
      { type: 'fan', hex: 5 },
      { type: 'fan' },
      { type: 'done' },
    ])
    expect(refuse(state, 1, { type: 'fan', hex: 0 })).toMatchObject({ clause: 'KT-I7', reason: 'cannot-fan' })
    act(state, 1, { type: 'fan', hex: 3 })
    expect(state.cloud).toBe(3)
    expect(state.cup).toContain('fan')
  })

  it('KT-I7: fanned off, the cloud is off, wherever it was before', () => {
    const state = weatherOf({ racks: [[], ['fan']] })
    state.cloud = 1
    sendCloud(state, 4)
    act(state, 1, { type: 'fan' })
    expect(state.cloud).toBeUndefined()
  })

  it('KT-I13: a Fan played as an answer can be answered by Dispel Magic alone; then the cloud goes where it was sent', () => {
    const state = weatherOf({ seats: 3, hexes: { 2: { owner: 2 } }, racks: [['dispel_magic'], ['fan'], ['ruby']] })
    sendCloud(state, 4)
    act(state, 1, { type: 'fan' })
    // The first answer has ended the question; now the Fan is asked about.
    expect(toAct(state)).toEqual([0, 2])
    expect(legalActions(state, 0)).toEqual([{ type: 'dispel' }, { type: 'done' }])
    expect(legalActions(state, 2)).toEqual([{ type: 'done' }])
    const events = act(state, 0, { type: 'dispel' })
    expect(events).toContainEqual({ type: 'dispelled', by: 0, item: 'fan' })
    expect(state.cloud).toBe(4)
    expect(must(state.players[1]).rack).toEqual([])
    expect(state.cup).toEqual(expect.arrayContaining(['fan', 'dispel_magic']))
  })

  it('KT-V3: a source that is called sends no cloud', () => {
    const state = weatherOf({ hexes: { 1: { owner: 0, armies: { 0: ['forest_druid'] } } } })
    act(state, 0, { type: 'source', counter: 'forest_druid', hex: 1 })
    act(state, 1, { type: 'call', seat: 0, creature: 'forest_druid' })
    expect(state.cloud).toBeUndefined()
    expect(legalActions(state, 0)).toEqual([{ type: 'done' }])
  })
})
