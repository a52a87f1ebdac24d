/** Who thinks for bots and gives hints. */
import type { Seat } from '@crownlands/core/game'
import type { Hint, Temperament } from './protocol'

/** All that a bot gets: what its seat may know, and a seed of its own that tells nothing of the match's. */
export interface Question {
  readonly game: string
  /** The version of the rules that the match is played with. */
  readonly rules: number
  readonly seat: Seat
  readonly view: unknown
  readonly legal: readonly unknown[]
  readonly seed: string
}

export interface Thinker {
  choose(question: Question, temperament: Temperament): Promise<unknown>
  hint(question: Question): Promise<Hint | undefined>
}
