import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { eventsOf, play } from '../../testing/events'
import { act } from '../../testing/positions'
import { legalActions, refuse } from '../rules'

describe('Willing Workers', () => {
  it('KT-V13: a tower in an own hex without a fort, or one level more, free; never a citadel', () => {
    const state = play('willing_workers', {
      hexes: { 1: { owner: 0 }, 2: { owner: 0, fort: 2 }, 3: { owner: 0, fort: 3 }, 4: { owner: 1 } },
    })
    expect(legalActions(state, 0)).toEqual([
      { type: 'hex', hex: 1 },
      { type: 'hex', hex: 2 },
    ])
    expect(refuse(state, 0, { type: 'hex', hex: 3 })).toMatchObject({ clause: 'KT-V13', reason: 'never-to-a-citadel' })
    expect(refuse(state, 0, { type: 'hex', hex: 4 })).toMatchObject({ clause: 'KT-V13', reason: 'hex-not-own' })
    const events = act(state, 0, { type: 'hex', hex: 2 })
    expect(events).toContainEqual({ type: 'built', seat: 0, hex: 2, level: 3, reveals: true })
    expect(must(state.hexes[2]).fort).toBe(3)
    expect(must(state.players[0]).gold).toBe(10)
    expect(state.bank).toEqual([0, 10, 8, 6, 6])
  })

  it('KT-V13: a fort counter of the level must be left', () => {
    const state = eventsOf('willing_workers', { hexes: { 1: { owner: 0 }, 2: { owner: 0, fort: 1 }, 4: { owner: 1 } } })
    state.bank[2] = 0
    act(state, 0, { type: 'event', event: 'willing_workers' })
    expect(legalActions(state, 0)).toEqual([{ type: 'hex', hex: 1 }])
    expect(refuse(state, 0, { type: 'hex', hex: 2 })).toMatchObject({ clause: 'KT-N4', reason: 'no-fort-counter' })
  })
})
