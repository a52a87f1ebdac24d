/** What bots know about a game beyond its rules. Bots see imagined states only, never the true one. */
import type { Chance } from './chance'
import type { Seat } from './game'
import type { Model } from './model'

export interface Heuristics<State, Action, View = unknown> {
  /** How every seat stands, by seat, between 0 (lost) and 1 (won). */
  evaluate(state: State): number[]
  /** How promising each action looks at first sight: any numbers, higher is better. */
  judge(state: State, seat: Seat, actions: readonly Action[]): number[]
  /**
   * The legal actions that a search should think about, if some of them come to the same or are plainly bad; all of them
   * unless told. At least one. Sharing the objects from call to call spares the search telling them apart anew.
   */
  choices?(state: State, seat: Seat): readonly Action[]
  /**
   * Where a turn is made of small actions: the turns that a search should think about, each as the actions that make it up,
   * with how promising it looks. At least one; each can be carried out to its end whatever is hidden.
   */
  turns?(state: State, seat: Seat): readonly Turn<Action>[]
  /** A quick, sensible, varied choice for trying out how a game may go on. */
  playout(state: State, seat: Seat, chance: Chance): Action
  /** A search tries games out to the end of the stage; there `evaluate` is at its best. */
  stage(state: State): number
  /**
   * A whole number below 2^53 for all that the seat knows in this position: different for different knowledge, but for
   * chances too rare to matter. Spares the search writing down what was seen.
   */
  observe?(state: State, seat: Seat): number
  /** The best action for whoever has this view, where so little is left that it can be worked out. */
  solve?(view: View, seat: Seat): Action | undefined
  /** The game made for searching from this view, where going by the rules is too slow. */
  model?(view: View, seat: Seat): Model<State, Action>
}

export interface Turn<Action> {
  readonly actions: readonly Action[]
  readonly promise: number
}
