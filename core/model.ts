/**
 * A game as a search wants it: one position that is imagined, played on and judged over and over, with choices as numbers.
 * Every game can be searched by its rules (`bots/rules-model.ts`); one that is searched much may have a faster model, which
 * conformance holds against the rules.
 */
import type { Chance } from './chance'
import type { Seat } from './game'

export interface Model<State, Action> {
  /**
   * Choices and what is observed have the same numbers in every model of the game, so that what was found out from one
   * position can be used from the next.
   */
  readonly lasting: boolean
  /**
   * Whether a turn that was chosen is made as it was meant, as long as nothing comes in between. Otherwise every action of it
   * is thought about anew, for by then less is left to compare.
   */
  readonly keepsToTurns?: boolean
  /** Sets the position to one that fits the view, drawn from all that do. */
  imagine(chance: Chance): void
  /** Who decides now; undefined when the match is over, or the stage in which the search began. */
  seatToAct(): Seat | undefined
  /** What that seat should think about; none: no more can be told apart, and the search does not go further here. Good until the position changes. */
  choices(): ArrayLike<number>
  /** Whether these follow from what is observed, so that they need not be asked for again where they are known. */
  offersTheSame?(): boolean
  /** How promising each of the choices looks, in their order: higher is better, one more is e times as promising. */
  judge(): ArrayLike<number>
  /** Makes one of the choices, and whatever follows from it without a choice. */
  make(choice: number, chance: Chance): void
  /**
   * A number for all that the searching seat knows in this position, whoever is to act included: different for different
   * knowledge, but for chances too rare to matter.
   */
  observed(): number
  /** Plays on until `evaluate` says what the position is worth: to the end of the stage, or not at all. */
  playOut(chance: Chance): void
  /** How every seat stands, by seat, between 0 (lost) and 1 (won). Good until the position changes. */
  evaluate(): ArrayLike<number>
  /** What a choice stands for: an action, or those of a whole turn in their order. */
  actions(choice: number): readonly Action[]
  /** The position as the rules know it. */
  position(): State
}
