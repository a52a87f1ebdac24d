/** Who thinks for bots and gives hints. */
import type { Budget } from '@crownlands/bots/budget'
import type { SearchReport } from '@crownlands/bots/search'
import type { Seat } from '@crownlands/core/game'
import type { Hint, Temperament } from '../protocol'

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

/** Thinks ahead; several can do so about the same question, each with a seed of its own. */
export interface Searcher {
  search(question: Question, budget: Budget): Promise<SearchReport<unknown>>
}

export function hintOf({ choices: [best], line }: SearchReport<unknown>): Hint | undefined {
  return best === undefined ? undefined : { action: best.turn[0], line, value: best.value }
}
