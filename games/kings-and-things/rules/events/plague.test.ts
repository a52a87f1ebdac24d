import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { eventsOf, expectAtTheEnd } from '../../testing/events'
import { act, dice, type HexSketch } from '../../testing/positions'
import { stackSize } from '../armies'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'

describe('the Elixir', () => {
  const VICTIMS: Readonly<Record<number, HexSketch>> = {
    1: { owner: 0, fort: 1 },
    2: { owner: 1, fort: 1, armies: { 1: ['swamp_thing', 'swamp_pirates'] } },
    3: { owner: 1, fort: 2, armies: { 1: ['forest_bears'] } },
    5: { owner: 2, fort: 1, armies: { 2: ['jungle_tigers'] } },
    6: { owner: 3, armies: { 3: ['jungle_dinosaur'] } },
  }

  it('KT-O7: all victims with a rack counter are asked at once before the first loss; who has nothing due is no victim', () => {
    const state = eventsOf('dark_plague', { seats: 4, hexes: VICTIMS, racks: [['ruby'], ['elixir'], [], ['pearl']] })
    act(state, 0, { type: 'event', event: 'dark_plague' })
    expect(toAct(state)).toEqual([0, 1])
    expect(legalActions(state, 0)).toEqual([{ type: 'done' }])
    expect(legalActions(state, 1)).toEqual([{ type: 'elixir' }, { type: 'done' }])
    expect(refuse(state, 0, { type: 'elixir' })).toMatchObject({ clause: 'KT-I6', reason: 'no-elixir' })
  })

  it('KT-I6: it cancels the plague for the whole army of one player, and each victim answers on its own', () => {
    const state = eventsOf('dark_plague', { seats: 4, hexes: VICTIMS, racks: [['ruby'], ['elixir'], [], []] })
    act(state, 0, { type: 'event', event: 'dark_plague' })
    const events = act(state, 1, { type: 'elixir' })
    expect(events).toContainEqual({ type: 'item-played', by: 1, item: 'elixir', reveals: true })
    // The first player is asked about the Elixir, then still about an own one.
    expect(topTask(state)).toMatchObject({ type: 'answer', item: 'elixir', waiting: [0] })
    act(state, 0, { type: 'done' })
    expect(topTask(state)).toMatchObject({ type: 'elixir', waiting: [0] })
    act(state, 0, { type: 'done' })
    act(state, 0, { type: 'done' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 2 })
    act(state, 2, { type: 'lose', what: 'jungle_tigers' })
    expectAtTheEnd(state)
    expect(stackSize(state, 2, 1) + stackSize(state, 3, 1)).toBe(3)
    expect(state.cup).toContain('elixir')
  })

  it('KT-I13: an Elixir can be dispelled; then its player is not spared', () => {
    const state = eventsOf('dark_plague', {
      seats: 3,
      hexes: { 1: { owner: 0 }, 2: must(VICTIMS[2]), 6: { owner: 2 } },
      racks: [[], ['elixir'], ['dispel_magic']],
    })
    act(state, 0, { type: 'event', event: 'dark_plague' })
    act(state, 1, { type: 'elixir' })
    expect(toAct(state)).toEqual([2])
    act(state, 2, { type: 'dispel' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 1, hex: 2 })
    expect(state.cup).toEqual(expect.arrayContaining(['elixir', 'dispel_magic']))
  })

  it('KT-I6, KT-V9: it cancels Teenie Pox, asked after a die of 2 to 5', () => {
    const state = eventsOf('teeniepox', {
      hexes: { 1: { owner: 0 }, 2: must(VICTIMS[2]) },
      racks: [[], ['elixir']],
      rolls: ['none', 'none'],
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(4))
    expect(legalActions(state, 1)).toEqual([{ type: 'elixir' }, { type: 'done' }])
    act(state, 1, { type: 'elixir' })
    expect(stackSize(state, 2, 1)).toBe(2)
    expectAtTheEnd(state)
  })
})
