/** Where everybody stood before a scoring and where they stand after it. */
import type { GameEvent } from '@crownlands/core/game'
import type { RoomUi } from '@crownlands/kit/room-ui'
import type { Scoring } from './flow'

interface Standing {
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** Undefined when the scoring is no stage of the game’s course, so that nobody’s standing is told. */
export function standingAround(
  ui: Pick<RoomUi, 'course'>,
  story: readonly GameEvent[],
  { from, to }: Scoring,
): Standing | undefined {
  const stages = ui.course(story.slice(0, to), 'en')
  const earlier = ui.course(story.slice(0, from), 'en').length
  const after = stages.at(-1)
  const before = stages.at(-2)
  if (after === undefined || before === undefined || stages.length === earlier) return undefined
  return { before: before.values, after: after.values }
}
