import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { eventsOf, expectAtTheEnd } from '../../testing/events'
import { act, dice, type HexSketch } from '../../testing/positions'
import { stackSize } from '../armies'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'

describe('Terrain Disaster', () => {
  const HEXES: Readonly<Record<number, HexSketch>> = {
    1: { owner: 0 },
    2: { owner: 1, fort: 2, armies: { 1: ['swamp_thing', 'swamp_pirates'] } },
    3: { owner: 1 },
  }
  const ROLLS = { rolls: ['none', 'none'] } as const

  it('KT-V10: a named hex is struck by 6, 7 or 8; then its owner rolls, and that many losses fall there', () => {
    const state = eventsOf('terrain_disaster', { hexes: HEXES, ...ROLLS })
    act(state, 0, { type: 'event', event: 'terrain_disaster' })
    expect(legalActions(state, 0)).toEqual([1, 2, 3].map((hex) => ({ type: 'hex', hex })))
    act(state, 0, { type: 'hex', hex: 2 }, dice(2, 4, 3))
    expect(stackSize(state, 2, 1)).toBe(0)
    expect(must(state.hexes[2]).fort).toBe(1)
    expectAtTheEnd(state)
  })

  it('KT-V10: otherwise another owned hex is named, each once, own hexes too, with no stopping early', () => {
    const state = eventsOf('terrain_disaster', { hexes: HEXES, ...ROLLS })
    act(state, 0, { type: 'event', event: 'terrain_disaster' })
    act(state, 0, { type: 'hex', hex: 2 }, dice(4, 5))
    expect(legalActions(state, 0)).toEqual([
      { type: 'hex', hex: 1 },
      { type: 'hex', hex: 3 },
    ])
    expect(refuse(state, 0, { type: 'hex', hex: 2 })).toMatchObject({ clause: 'KT-V10', reason: 'named-before' })
    expect(refuse(state, 0, { type: 'hex', hex: 4 })).toMatchObject({ clause: 'KT-V10', reason: 'hex-not-owned' })
    expect(refuse(state, 0, { type: 'done' })).toMatchObject({ clause: 'KT-V10' })
    act(state, 0, { type: 'hex', hex: 1 }, dice(1, 4))
    act(state, 0, { type: 'hex', hex: 3 }, dice(6, 6))
    // No owned hex is left.
    expectAtTheEnd(state)
    expect(stackSize(state, 2, 1)).toBe(2)
  })

  it('KT-V10: the owner of the struck hex is spared by 1 or 6', () => {
    const state = eventsOf('terrain_disaster', { hexes: HEXES, ...ROLLS })
    act(state, 0, { type: 'event', event: 'terrain_disaster' })
    expect(act(state, 0, { type: 'hex', hex: 2 }, dice(4, 4, 6))).toContainEqual({ type: 'spared', seat: 1, by: 'die' })
    expect(stackSize(state, 2, 1)).toBe(2)
    expectAtTheEnd(state)
  })

  it('KT-I6: no Elixir helps against it', () => {
    const state = eventsOf('terrain_disaster', { hexes: HEXES, racks: [[], ['elixir']], ...ROLLS })
    act(state, 0, { type: 'event', event: 'terrain_disaster' })
    act(state, 0, { type: 'hex', hex: 2 }, dice(4, 4, 5))
    expectAtTheEnd(state)
    expect(must(state.players[1]).rack).toEqual(['elixir'])
  })

  it('KT-O9: only a die that would make it strike or miss is asked about', () => {
    const state = eventsOf('terrain_disaster', { hexes: HEXES, racks: [['lucky_charm'], ['ruby']] })
    act(state, 0, { type: 'event', event: 'terrain_disaster' })
    // 12 stays a miss whatever is changed by 1.
    act(state, 0, { type: 'hex', hex: 3 }, dice(6, 6))
    act(state, 0, { type: 'hex', hex: 2 }, dice(3, 2))
    expect(toAct(state)).toEqual([0, 1])
    expect(legalActions(state, 0)).toEqual([
      { type: 'charm', die: 0, by: 1 },
      { type: 'charm', die: 1, by: 1 },
      { type: 'done' },
    ])
    expect(refuse(state, 0, { type: 'charm', die: 0, by: -1 })).toMatchObject({
      clause: 'KT-O9',
      reason: 'changes-nothing',
    })
    act(state, 0, { type: 'charm', die: 1, by: 1 })
    act(state, 1, { type: 'done' }, dice(2))
    // Now 6: the owner rolled, and is asked about that die in turn.
    expect(topTask(state)).toMatchObject({ type: 'dice', reason: 'terrain-disaster-losses', dice: [2] })
  })
})
