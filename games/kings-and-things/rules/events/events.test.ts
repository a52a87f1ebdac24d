import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import type { EventCounter } from '../../content'
import { act, position, type Sketch } from '../../testing/positions'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'
import type { State } from '../state'
import { eventsPart } from './phase'

/** The first player's part, and below it the second's. */
function eventsOf(sketch: Sketch): State {
  return position({ phase: 'events', ...sketch, tasks: [eventsPart(1), eventsPart(0)] })
}

function playable(state: State): EventCounter[] {
  return legalActions(state, 0).flatMap((action) => (action.type === 'event' ? [action.event] : []))
}

const HOMES = { 1: { owner: 0 }, 4: { owner: 1 } } as const

describe('a part of the event phase', () => {
  it('KT-V1: an event is shown, returns to the cup at once, and is the only one of the turn', () => {
    const state = eventsOf({ hexes: HOMES, racks: [['good_harvest', 'mother_lode']] })
    const events = act(state, 0, { type: 'event', event: 'good_harvest' })
    expect(events[0]).toMatchObject({ type: 'event-played', event: 'good_harvest', reveals: true })
    expect(must(state.players[0]).rack).toEqual(['mother_lode'])
    expect(state.cup).toContain('good_harvest')
    expect(toAct(state)).toEqual([0])
    expect(playable(state)).toEqual([])
    expect(refuse(state, 0, { type: 'event', event: 'mother_lode' })).toMatchObject({
      clause: 'KT-V1',
      reason: 'one-event-a-turn',
    })
  })

  it('KT-V1, KT-O6: playing none is allowed, and the part ends with a word', () => {
    const state = eventsOf({ hexes: HOMES, racks: [['good_harvest'], ['ruby']] })
    const events = act(state, 0, { type: 'done' })
    expect(events).toEqual([{ type: 'part-ended', seat: 0, phase: 'events', reveals: true }])
    expect(toAct(state)).toEqual([1])
  })

  it('KT-V1, KT-T9: an event leaves the game once the cup has been emptied', () => {
    const state = eventsOf({ hexes: HOMES, racks: [['good_harvest']] })
    state.emptied = true
    act(state, 0, { type: 'event', event: 'good_harvest' })
    expect(state.cup).not.toContain('good_harvest')
    expect(state.gone).toEqual(['good_harvest'])
  })

  it('KT-V1: only an event on the own rack can be played', () => {
    const state = eventsOf({ hexes: HOMES, racks: [[], ['good_harvest']] })
    expect(refuse(state, 0, { type: 'event', event: 'good_harvest' })).toMatchObject({
      clause: 'KT-V1',
      reason: 'no-such-event',
    })
  })

  it('KT-O4, KT-G5, KT-G6: treasures and income counters may be cashed before, amid and after an event', () => {
    const state = eventsOf({
      hexes: { 1: { owner: 0, income: 'farmlands' }, 2: { owner: 0, income: 'city' }, 4: { owner: 1, fort: 1 } },
      racks: [['vandalism', 'pearl', 'ruby', 'diamond']],
    })
    act(state, 0, { type: 'treasure', treasure: 'ruby' })
    act(state, 0, { type: 'event', event: 'vandalism' })
    act(state, 0, { type: 'treasure', treasure: 'pearl' })
    act(state, 0, { type: 'remove', hex: 1 })
    act(state, 0, { type: 'player', seat: 1 })
    act(state, 0, { type: 'treasure', treasure: 'diamond' })
    act(state, 0, { type: 'remove', hex: 2 })
    expect(must(state.players[0]).gold).toBe(30)
    expect(state.hexes.map(({ income }) => income).filter(Boolean)).toEqual([])
    expect(legalActions(state, 0)).toEqual([{ type: 'done' }])
  })

  it('KT-O4, KT-I7: the Fan moves the cloud to an owned hex next to it, or off, in an own part', () => {
    const state = eventsOf({ hexes: { ...HOMES, 2: { owner: 1 } }, racks: [['fan']] })
    state.cloud = 1
    expect(legalActions(state, 0)).toEqual([{ type: 'fan', hex: 2 }, { type: 'fan' }, { type: 'done' }])
    act(state, 0, { type: 'fan', hex: 2 })
    expect(state.cloud).toBe(2)
    expect(state.cup).toContain('fan')
    expect(toAct(state)).toEqual([0])
  })

  it('KT-I4, KT-I13: a Fan in an own part can be dispelled; it is spent and the cloud stays', () => {
    const state = eventsOf({ hexes: HOMES, racks: [['fan', 'good_harvest'], ['dispel_magic']] })
    state.cloud = 1
    act(state, 0, { type: 'fan' })
    expect(toAct(state)).toEqual([1])
    act(state, 1, { type: 'dispel' })
    expect(state.cloud).toBe(1)
    expect(state.cup).toEqual(expect.arrayContaining(['fan', 'dispel_magic']))
    expect(playable(state)).toEqual(['good_harvest'])
  })
})

describe('what an event needs', () => {
  it('KT-V14: Harvest, Lode, Plague and Disaster can always be played, also for nothing', () => {
    const all: EventCounter[] = ['dark_plague', 'good_harvest', 'mother_lode', 'terrain_disaster']
    // Nobody owns anything; a character is all that keeps each in the game.
    const state = eventsOf({
      hexes: { 1: { armies: { 0: ['warlord'] } }, 4: { armies: { 1: ['elf_lord'] } } },
      racks: [all],
    })
    expect(playable(state)).toEqual(all)
    for (const event of all) {
      const copy = structuredClone(state)
      act(copy, 0, { type: 'event', event })
      expect(legalActions(copy, 0).at(-1)).toEqual({ type: 'done' })
    }
  })

  it('KT-V14: without a magic counter there is no source for Big Juju or Weather Control', () => {
    const state = eventsOf({
      hexes: { 1: { owner: 0, armies: { 0: ['mountain_troll', 'warlord'] }, fort: 4 }, 4: { owner: 1 } },
      racks: [['big_juju', 'weather_control']],
    })
    expect(playable(state)).toEqual([])
    expect(refuse(state, 0, { type: 'event', event: 'big_juju' })).toMatchObject({
      clause: 'KT-V14',
      reason: 'no-source',
    })
  })

  it('KT-V14, KT-V12: a source with no owned hex in its range cannot send the cloud', () => {
    const state = eventsOf({
      // Left behind by a kingdom that was lost: nothing near is owned.
      hexes: { 8: { armies: { 0: ['forest_dryad'] } }, 14: { owner: 1 }, 13: { owner: 0 } },
      racks: [['weather_control']],
    })
    expect(refuse(state, 0, { type: 'event', event: 'weather_control' })).toMatchObject({
      clause: 'KT-V14',
      reason: 'nothing-in-range',
    })
  })

  it('KT-V14: Defection needs a character that may be named', () => {
    const state = eventsOf({ hexes: HOMES, racks: [['defection']] })
    expect(playable(state)).toEqual(['defection'])
    for (const counter of state.pool) counter.fled = true
    expect(refuse(state, 0, { type: 'event', event: 'defection' })).toMatchObject({
      clause: 'KT-V14',
      reason: 'no-character-to-name',
    })
  })

  it('KT-V14: Teenie Pox needs another player with something to lose', () => {
    const state = eventsOf({
      hexes: { 1: { owner: 0, fort: 1 }, 4: { owner: 1, fort: 4, income: 'farmlands' } },
      racks: [['teeniepox']],
    })
    expect(refuse(state, 0, { type: 'event', event: 'teeniepox' })).toMatchObject({
      clause: 'KT-V14',
      reason: 'nobody-has-something-to-lose',
    })
    must(state.hexes[4]).income = 'village'
    expect(playable(state)).toEqual(['teeniepox'])
  })

  it('KT-V14: Vandalism needs another player with a fort below citadel', () => {
    const state = eventsOf({ hexes: { 1: { owner: 0, fort: 1 }, 4: { owner: 1, fort: 4 } }, racks: [['vandalism']] })
    expect(refuse(state, 0, { type: 'event', event: 'vandalism' })).toMatchObject({ clause: 'KT-V14' })
    must(state.hexes[4]).fort = 3
    expect(playable(state)).toEqual(['vandalism'])
  })

  it('KT-V14: Willing Workers need a fort that may be built', () => {
    const state = eventsOf({ hexes: { 1: { owner: 0, fort: 3 }, 4: { owner: 1 } }, racks: [['willing_workers']] })
    expect(refuse(state, 0, { type: 'event', event: 'willing_workers' })).toMatchObject({
      clause: 'KT-V14',
      reason: 'no-fort-may-be-built',
    })
  })

  it('KT-V14: what is named is chosen after the event is shown, and it cannot be taken back', () => {
    const state = eventsOf({ hexes: { 1: { owner: 0 }, 4: { owner: 1, fort: 1 } }, racks: [['vandalism']] })
    act(state, 0, { type: 'event', event: 'vandalism' })
    expect(legalActions(state, 0)).toEqual([{ type: 'player', seat: 1 }])
    expect(refuse(state, 0, { type: 'done' })).toMatchObject({ clause: 'KT-V11', reason: 'name-a-player' })
  })
})

describe('who is out after an event', () => {
  it('KT-W7: the last player wins when an event takes the last hex of the other', () => {
    const state = eventsOf({
      hexes: {
        1: { owner: 0, armies: { 0: ['arch_mage'] } },
        4: { owner: 1, terrain: 'swamp', armies: { 1: ['swamp_thing'] } },
      },
      racks: [['big_juju']],
    })
    state.deck.splice(0, state.deck.length, 'sea', 'sea')
    act(state, 0, { type: 'event', event: 'big_juju' })
    act(state, 0, { type: 'source', counter: 'arch_mage', hex: 1 })
    act(state, 0, { type: 'hex', hex: 4 }, { below: () => 0 })
    expect(state.result).toMatchObject({ winners: [0], ending: 'last-player' })
  })

  it('KT-W7: a player who is out by the own event has no more of the part', () => {
    const state = position({
      seats: 3,
      phase: 'events',
      hexes: { 1: { owner: 0, armies: { 0: ['forest_dryad'] } }, 3: { owner: 1 }, 5: { owner: 2 } },
      racks: [['big_juju', 'ruby']],
      tasks: [eventsPart(1), eventsPart(0)],
      calls: ['none', 'none', 'none'],
    })
    state.deck.splice(0, state.deck.length, 'sea')
    act(state, 0, { type: 'event', event: 'big_juju' })
    act(state, 0, { type: 'source', counter: 'forest_dryad', hex: 1 })
    act(state, 0, { type: 'hex', hex: 1 })
    act(state, 0, { type: 'terrain', terrain: 'sea' })
    expect(must(state.players[0])).toMatchObject({ out: true, rack: [], gold: 0 })
    expect(topTask(state)).toEqual(eventsPart(1))
  })
})
