import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { eventsOf, play } from '../../testing/events'
import { act, dice } from '../../testing/positions'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'
import type { State } from '../state'

describe('Defection', () => {
  const HEXES = {
    1: { owner: 0 },
    2: { owner: 0 },
    4: { owner: 1, armies: { 1: ['warlord' as const] } },
    5: { owner: 2 },
  }

  function named(state: State): string[] {
    return legalActions(state, 0).flatMap((action) => (action.type === 'character' ? [action.character] : []))
  }

  it('KT-V6: a character face up in the pool or of another player is named; not an own one', () => {
    const state = play('defection', { hexes: { ...HEXES, 1: { owner: 0, armies: { 0: ['elf_lord'] } } } })
    expect(named(state)).toContain('warlord')
    expect(named(state)).toContain('arch_mage')
    expect(named(state)).toHaveLength(10)
    expect(refuse(state, 0, { type: 'character', character: 'elf_lord' })).toMatchObject({
      clause: 'KT-V6',
      reason: 'own-character',
    })
    expect(refuse(state, 0, { type: 'character', character: 'dwarf_king' })).toMatchObject({
      clause: 'KT-S2',
      reason: 'not-face-up',
    })
  })

  it('KT-V6: both roll two dice; higher, and the character is yours and stationed in an own hex', () => {
    const state = play('defection', { seats: 3, hexes: HEXES })
    const events = act(state, 0, { type: 'character', character: 'warlord' }, dice(4, 4, 6, 1))
    expect(events).toContainEqual({ type: 'contest', seat: 0, other: 1, own: [4, 4], others: [6, 1] })
    expect(events).toContainEqual({ type: 'defected', seat: 0, character: 'warlord', from: 1 })
    const counter = state.pool.findIndex(({ shows }) => shows === 'warlord')
    expect(topTask(state)).toMatchObject({ type: 'station', seat: 0, counter })
    act(state, 0, { type: 'station', hex: 1 })
    expect(must(state.pool[counter]).at).toEqual({ seat: 0, hex: 1 })
    expect(legalActions(state, 0)).toEqual([{ type: 'done' }])
  })

  it('KT-V6: equal or lower is nothing', () => {
    const state = play('defection', { seats: 3, hexes: HEXES })
    act(state, 0, { type: 'character', character: 'warlord' }, dice(4, 4, 6, 2))
    expect(state.pool.find(({ shows }) => shows === 'warlord')?.at).toEqual({ seat: 1, hex: 4 })
    expect(legalActions(state, 0)).toEqual([{ type: 'done' }])
  })

  it('KT-V6: for a character of the pool the player on the right rolls', () => {
    const state = play('defection', { seats: 3, hexes: HEXES, racks: [['ruby'], ['pearl'], ['diamond']] })
    const events = act(state, 0, { type: 'character', character: 'arch_mage' }, dice(4, 4, 4, 3))
    expect(events).toContainEqual({ type: 'rolled', reason: 'defection', dice: [4, 4, 4, 3], reveals: true })
    // KT-O8: the two who roll are asked about a die, the third is not.
    expect(toAct(state)).toEqual([0, 2])
    act(state, 0, { type: 'done' })
    expect(act(state, 2, { type: 'done' })).toContainEqual({
      type: 'contest',
      seat: 0,
      other: 2,
      own: [4, 4],
      others: [4, 3],
    })
  })

  it('KT-O9: the four dice are one roll, asked about where one of them by 1 would turn it', () => {
    const state = play('defection', {
      hexes: { 1: { owner: 0 }, 2: { owner: 0 }, 4: { owner: 1 } },
      racks: [['lucky_charm']],
    })
    act(state, 0, { type: 'character', character: 'arch_mage' }, dice(6, 3, 4, 5))
    expect(legalActions(state, 0)).toEqual([
      { type: 'charm', die: 1, by: 1 },
      { type: 'charm', die: 2, by: -1 },
      { type: 'charm', die: 3, by: -1 },
      { type: 'done' },
    ])
    act(state, 0, { type: 'charm', die: 2, by: -1 })
    expect(topTask(state)).toMatchObject({ type: 'station' })
  })

  it('KT-V6, KT-R6: a second Terrain Lord cannot be named', () => {
    const state = play('defection', {
      hexes: { 1: { owner: 0, armies: { 0: ['swamp_king'] } }, 4: { owner: 1, armies: { 1: ['ice_lord'] } } },
    })
    expect(named(state)).not.toContain('ice_lord')
    expect(refuse(state, 0, { type: 'character', character: 'ice_lord' })).toMatchObject({
      clause: 'KT-R6',
      reason: 'one-terrain-lord',
    })
  })

  it('KT-V6, KT-R7: a character that fled this turn cannot be named', () => {
    const state = eventsOf('defection', { hexes: { 1: { owner: 0 }, 4: { owner: 1 } } })
    must(state.pool.find(({ shows }) => shows === 'arch_mage')).fled = true
    act(state, 0, { type: 'event', event: 'defection' })
    expect(named(state)).not.toContain('arch_mage')
    expect(refuse(state, 0, { type: 'character', character: 'arch_mage' })).toMatchObject({ clause: 'KT-R7' })
  })

  it('KT-V6, KT-M4: without an own hex with room it cannot be played', () => {
    const state = eventsOf('defection', {
      hexes: { 1: { owner: 0, armies: { 0: Array.from({ length: 10 }, (_, i) => TEN[i] ?? 'swamp_ghost') } } },
    })
    expect(refuse(state, 0, { type: 'event', event: 'defection' })).toMatchObject({
      clause: 'KT-V6',
      reason: 'no-room',
    })
    must(state.hexes[1]).fort = 4
    expect(legalActions(state, 0)).toContainEqual({ type: 'event', event: 'defection' })
  })

  const TEN = [
    'swamp_ghost',
    'swamp_ghost',
    'swamp_ghost',
    'swamp_ghost',
    'plains_farmers',
    'plains_farmers',
    'plains_farmers',
    'plains_farmers',
    'swamp_thing',
    'swamp_pirates',
  ] as const
})
