/**
 * Which of the steps that have come is shown when. What others do is shown one after the other; whoever has fallen behind,
 * because a dialog was open or the page asleep, is told all of it as one and is where the table is.
 */
import type { Look } from '@crownlands/table/protocol'

/** So many can wait and still be followed one by one. */
const MOST_WAITING = 3

/** What is still to be shown, with one more. */
export function gathered(coming: readonly Look[]): readonly Look[] {
  const [first, ...rest] = coming
  return first === undefined || coming.length <= MOST_WAITING ? coming : [rest.reduce(asOne, first)]
}

/** The later one, with what both tell. Whatever the earlier tells of steps that the later tells anew no longer holds. */
export function asOne(earlier: Look, later: Look): Look {
  const { story: before } = earlier
  const { story: part } = later
  if (part.after <= before.after) return later
  const steps = [...before.steps.slice(0, part.after - before.after), ...part.steps]
  return { ...later, story: { after: before.after, steps } }
}
