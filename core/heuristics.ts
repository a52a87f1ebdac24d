/** What bots know about a game beyond its rules. Bots see imagined states only, never the true one. */
import type { Chance } from './chance'
import type { Seat } from './game'

export interface Heuristics<State, Action> {
  /** How every seat stands, by seat, between 0 (lost) and 1 (won). */
  evaluate(state: State): number[]
  /** How promising each action looks at first sight: any numbers, higher is better. */
  judge(state: State, seat: Seat, actions: readonly Action[]): number[]
  /**
   * The legal actions that a search should think about, if some of them come to the same or are plainly bad; all of them
   * unless told. At least one. Sharing the objects from call to call spares the search telling them apart anew.
   */
  choices?(state: State, seat: Seat): readonly Action[]
  /** A quick, sensible, varied choice for trying out how a game may go on. */
  playout(state: State, seat: Seat, chance: Chance): Action
  /** A search tries games out to the end of the stage; there `evaluate` is at its best. */
  stage(state: State): number
}
