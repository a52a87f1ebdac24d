/** An event more is a module more: the phase, its legality, its refusals and its audit come from what it says of itself. */
import { must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { describe, expect, it } from 'vitest'
import { NO_CHANCE, position } from '../../testing/positions'
import type { Action } from '../actions'
import type { State } from '../state'
import type { EventsTask } from '../tasks'
import type { RandomEvent } from './event'
import { RANDOM_EVENTS } from './index'
import { eventsPart, partWith } from './phase'

/** Another player pays a gold for each of the hexes they own, once they have said at which of them the caravan rests. */
const caravan: RandomEvent = {
  whyNot: (state) => (state.players.some(({ gold }) => gold > 0) ? undefined : refusal('KT-V14', 'nothing-to-take')),
  first: 'name',

  stages: {
    name: {
      asks: 'player',
      names: 'player',
      otherwise: refusal('KT-V14', 'name-a-player'),
      whyNot: (_state, task, { seat }) => (seat === task.seat ? refusal('KT-V14', 'not-yourself') : undefined),
      apply(_state, task, { seat }) {
        task.player = seat
        task.stage = 'victim'
      },
    },
    victim: {
      keeps: ['player'],
      asks: 'victim',
      names: 'hex',
      otherwise: refusal('KT-V14', 'choose-a-hex'),
      whyNot: ({ hexes }, { player }, { hex }) =>
        hexes[hex]?.owner === player ? undefined : refusal('KT-V14', 'hex-not-own'),
      apply(_state, task, { hex }) {
        task.hex = hex
        task.stage = 'losing'
      },
    },
    losing: {
      keeps: ['player', 'hex'],
      waitsFor: [],
      goOn(state, task) {
        playerAt(state, must(task.player)).gold -= state.hexes.filter(({ owner }) => owner === task.player).length
        task.stage = 'end'
      },
    },
  },
}

// In the place of an event that the counters have a picture and a name for.
const rules = partWith({ ...RANDOM_EVENTS, good_harvest: caravan })

function played(): { readonly state: State; readonly task: EventsTask } {
  const task = eventsPart(0)
  const hexes = { 1: { owner: 0 }, 4: { owner: 1 }, 5: { owner: 1 } } as const
  const state = position({ phase: 'events', seats: 3, hexes, racks: [['good_harvest']], tasks: [task] })
  rules.apply(state, task, 0, { type: 'event', event: 'good_harvest' }, { chance: NO_CHANCE, events: undefined })
  return { state, task }
}

function apply(state: State, task: EventsTask, seat: number, action: Action): void {
  rules.apply(state, task, seat, action, { chance: NO_CHANCE, events: undefined })
}

describe('an event that is added to the table', () => {
  it('is legal wherever it has nothing against it, and refused with its own reasons', () => {
    const { state, task } = played()
    expect(rules.seats(state, task)).toEqual([0])
    expect(rules.legal(state, task, 0)).toEqual([
      { type: 'player', seat: 1 },
      { type: 'player', seat: 2 },
    ])
    expect(rules.whyNot(state, task, 0, { type: 'player', seat: 0 })).toMatchObject({ reason: 'not-yourself' })
    expect(rules.whyNot(state, task, 0, { type: 'hex', hex: 1 })).toMatchObject({ reason: 'name-a-player' })
    expect(rules.whyNot(state, task, 0, { type: 'player', seat: 1 })).toBeUndefined()
  })

  it('asks whom it says, goes on by itself and ends the event', () => {
    const { state, task } = played()
    apply(state, task, 0, { type: 'player', seat: 1 })
    expect(rules.seats(state, task)).toEqual([1])
    expect(rules.legal(state, task, 1)).toEqual([
      { type: 'hex', hex: 4 },
      { type: 'hex', hex: 5 },
    ])
    apply(state, task, 1, { type: 'hex', hex: 4 })
    expect(rules.seats(state, task)).toEqual([])
    rules.advance(state, task, { chance: NO_CHANCE, events: undefined })
    expect(playerAt(state, 1).gold).toBe(8)
    rules.advance(state, task, { chance: NO_CHANCE, events: undefined })
    expect(state.tasks.at(-1)).toMatchObject({ type: 'events', stage: 'after' })
  })

  it('says what a position of it must hold', () => {
    const { state, task } = played()
    apply(state, task, 0, { type: 'player', seat: 1 })
    expect(rules.audit?.(state, task, undefined)).toBeUndefined()
    task.player = undefined
    expect(rules.audit?.(state, task, undefined)).toBe('it is not at victim')
    task.stage = 'rolled'
    expect(rules.audit?.(state, task, undefined)).toBe('it is not at rolled')
  })
})
