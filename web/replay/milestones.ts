/** Where something to come back to begins: an epoch, a location, a turn. */
import type { GameEvent } from '@crownlands/core/game'
import type { StoryPart } from '@crownlands/table/protocol'

export interface Milestone {
  readonly step: number
  readonly label: string
}

/** Of the parts of a story that are there. The set-up is step 0. */
export function milestonesOf(
  parts: Iterable<StoryPart>,
  labelOf: (event: GameEvent) => string | undefined,
): readonly Milestone[] {
  const found = [...parts].flatMap(({ after, steps }) =>
    steps.flatMap((events, i) => {
      const label = events.map(labelOf).findLast((one) => one !== undefined)
      return label === undefined ? [] : [{ step: after + 1 + i, label }]
    }),
  )
  return found.toSorted((a, b) => a.step - b.step)
}

/** The one that the step belongs to: the last that has begun. */
export function milestoneAt(milestones: readonly Milestone[], step: number): Milestone | undefined {
  return milestones.findLast((one) => one.step <= step)
}

/** From the middle of a chapter back to its beginning, and from there to the one before. */
export function neighbour(milestones: readonly Milestone[], step: number, to: 'before' | 'after'): number | undefined {
  return to === 'after'
    ? milestones.find((one) => one.step > step)?.step
    : milestones.findLast((one) => one.step < step)?.step
}
