import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import type { EventCounter } from '../../content'
import { act, dice, position, type Sketch } from '../../testing/positions'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'
import type { State } from '../state'
import { eventsPart } from './phase'

function eventsOf(event: EventCounter, sketch: Sketch): State {
  const state = position({
    phase: 'events',
    ...sketch,
    racks: [[event, ...(sketch.racks?.[0] ?? [])], ...(sketch.racks ?? []).slice(1)],
    tasks: [eventsPart(1), eventsPart(0)],
  })
  return state
}

function play(event: EventCounter, sketch: Sketch): State {
  const state = eventsOf(event, sketch)
  act(state, 0, { type: 'event', event })
  return state
}

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

describe('events of gold', () => {
  const KINGDOM: Sketch = {
    hexes: {
      1: { owner: 0, terrain: 'mountain', income: 'gold_mine', fort: 2 },
      2: { owner: 0, income: 'city' },
      3: { owner: 0, armies: { 0: ['elf_lord'] } },
      4: { owner: 1, income: 'village' },
    },
    gold: [0, 0],
  }

  it('KT-V7: Good Harvest pays hexes, forts and characters, no income counters', () => {
    const state = eventsOf('good_harvest', KINGDOM)
    const events = act(state, 0, { type: 'event', event: 'good_harvest' })
    expect(must(state.players[0]).gold).toBe(3 + 2 + 1)
    expect(events).toContainEqual({
      type: 'gold-gained',
      seat: 0,
      gold: 6,
      clause: 'KT-V7',
      lines: [
        { what: 'hexes', gold: 3 },
        { what: 'forts', gold: 2 },
        { what: 'characters', gold: 1 },
      ],
    })
  })

  it('KT-V8: Mother Lode pays all own income counters twice, cities too', () => {
    const state = play('mother_lode', KINGDOM)
    expect(must(state.players[0]).gold).toBe(2 * (3 + 2))
    expect(must(state.players[1]).gold).toBe(0)
  })

  it('KT-V8, KT-K5: with the Dwarf King mines pay four times their value', () => {
    const state = play('mother_lode', {
      ...KINGDOM,
      hexes: { ...KINGDOM.hexes, 5: { owner: 0, armies: { 0: ['dwarf_king'] } } },
    })
    expect(must(state.players[0]).gold).toBe(4 * 3 + 2 * 2)
  })
})

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
