/** Events to play in tests. */
import { expect } from 'vitest'
import type { Creature, EventCounter } from '../content'
import { eventsPart } from '../rules/events/phase'
import { toAct } from '../rules/rules'
import { topTask } from '../rules/run'
import type { State } from '../rules/state'
import { act, position, type Sketch } from './positions'

export const GOBLINS: readonly Creature[] = Array.from({ length: 4 }, () => 'mountain_goblins')

/** The part of the first player, who has the event on the rack; the second player's comes after it. */
export function eventsOf(event: EventCounter, sketch: Sketch): State {
  return position({
    phase: 'events',
    ...sketch,
    racks: [[event, ...(sketch.racks?.[0] ?? [])], ...(sketch.racks ?? []).slice(1)],
    tasks: [eventsPart(1), eventsPart(0)],
  })
}

/** The event has just been played. */
export function play(event: EventCounter, sketch: Sketch): State {
  const state = eventsOf(event, sketch)
  act(state, 0, { type: 'event', event })
  return state
}

export function expectAtTheEnd(state: State): void {
  expect(toAct(state)).toEqual([0])
  expect(topTask(state)).toEqual({ type: 'events', seat: 0, stage: 'after' })
}
