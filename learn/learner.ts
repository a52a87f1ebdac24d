/** What teaches a game's bots, and the files in which the product finds the result. */
import type { Chance } from '@crownlands/core/chance'

/** Teaches the bots of one game. Yields each file as soon as its weights are final. */
export type Learner = (lesson: Lesson) => Generator<Learned>

export interface Lesson {
  /** A count of games or epochs, scaled as the command asks; at least 1. */
  readonly count: (full: number) => number
  /** Chance that depends on the seed and the name alone. */
  readonly chance: (name: string) => Chance
  /** The seed, for names of many games. */
  readonly seed: string
  readonly report: (line: string) => void
}

export interface Learned {
  /** Where the weights belong, from the root of the repository. */
  readonly file: string
  /** What the numbers are, in a sentence. */
  readonly about: string
  /** As JSON. */
  readonly weights: unknown
}

/** From the first value to the last, in equal steps of the logarithm. */
export function between([first, last]: readonly [number, number], progress: number): number {
  return first * (last / first) ** progress
}
