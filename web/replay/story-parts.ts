/** The story of a replay, fetched part by part as it is needed: of a long match nobody reads all at once. */
import type { StoryPart } from '@crownlands/table/protocol'
import { type Told, tellOn } from '../table/flow/told'

/** How many steps a part has. */
const PART = 500

/** The parts that the story up to a step needs: the one with the step, and the one before for what led to it. */
export function partsFor(step: number): readonly number[] {
  const last = Math.max(0, Math.ceil(step / PART) - 1)
  return last === 0 ? [0] : [last - 1, last]
}

/** The steps of a part of a match of so many. The first begins with the set-up. */
export function rangeOf(part: number, steps: number): { readonly after: number; readonly to: number } {
  return { after: part === 0 ? -1 : part * PART, to: Math.min((part + 1) * PART, steps) }
}

/** The story up to the step, as far back as its parts go; undefined while one is missing. */
export function toldUpTo(step: number, parts: ReadonlyMap<number, StoryPart>): Told | undefined {
  let told: Told | undefined
  for (const number of partsFor(step)) {
    const part = parts.get(number)
    if (part === undefined) return undefined
    told = tellOn(told, part)
  }
  return told && tellOn(told, { after: step, steps: [] })
}
