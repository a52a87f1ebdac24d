/** The story as a page keeps it. It is sent once, step by step; what was taken back goes with the next part. */
import type { GameEvent } from '@crownlands/core/game'
import type { StoryPart } from '@crownlands/table/protocol'

export interface Told {
  /** The step after which it begins; -1: at the very beginning. */
  readonly after: number
  /** Where in `events` each step begins. */
  readonly starts: readonly number[]
  readonly events: readonly GameEvent[]
}

/** With what is new. What was held of steps after the first `part.after` no longer holds. */
export function tellOn(told: Told | undefined, part: StoryPart): Told {
  const kept = told === undefined || part.after < told.after ? nothingAfter(part.after) : upTo(told, part.after)
  return append(kept, part.steps)
}

/** With what came before, when somebody wants to read it. */
export function tellEarlier(told: Told, part: StoryPart): Told {
  if (part.after + part.steps.length !== told.after) return told
  const before = append(nothingAfter(part.after), part.steps)
  return {
    after: before.after,
    starts: [...before.starts, ...told.starts.map((start) => start + before.events.length)],
    events: [...before.events, ...told.events],
  }
}

/** Where in the events begins what happened after the first so many steps. */
export function placeAfter(told: Told, step: number): number {
  if (step < told.after) return 0
  return told.starts[step - told.after] ?? told.events.length
}

/** How many steps were made when the event at this place had happened; the set-up is none. */
export function stepAt({ after, starts }: Told, place: number): number {
  return after + starts.findLastIndex((start) => start <= place) + 1
}

function nothingAfter(after: number): Told {
  return { after, starts: [], events: [] }
}

function upTo({ after, starts, events }: Told, step: number): Told {
  const count = step - after
  return { after, starts: starts.slice(0, count), events: events.slice(0, starts[count] ?? events.length) }
}

function append({ after, starts, events }: Told, steps: StoryPart['steps']): Told {
  const [allStarts, all] = [[...starts], [...events]]
  for (const step of steps) {
    allStarts.push(all.length)
    all.push(...step)
  }
  return { after, starts: allStarts, events: all }
}
