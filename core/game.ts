/**
 * The contract between the table and a game. A game is a set of pure functions over plain data:
 * it keeps nothing between calls, never looks at the clock and draws every random number from the
 * chance it is handed. Everything here survives JSON.
 */
import type { Chance } from './chance'
import type { ObjectSchema, Schema } from './schema'

/** Seats are numbered from 0, clockwise. */
export type Seat = number

/** Who looks: a seat, or somebody who sits at none. */
export type Viewer = Seat | 'spectator'

/** Why an action is not possible: the clause that forbids it and a reason that a text file turns into a sentence. */
export interface Refusal<Reason extends string = string> {
  /** The id of the rule that says no, such as `K-T1`. */
  readonly clause: string
  /** A key into the text files, such as `space-taken`. */
  readonly reason: Reason
  /** What the sentence needs to name, such as `{ space: 'c3' }`. Never a secret of another seat. */
  readonly facts?: Readonly<Record<string, string | number>>
}

/** Something that happened, small enough to log and to animate. */
export interface GameEvent {
  readonly type: string
  /** Somebody learned something by it that cannot be unlearned, so that it cannot be taken back (T-U2). */
  readonly reveals?: true | undefined
}

/** How a finished match stands. */
export interface Outcome {
  /** Those who won; several share the victory; nobody, when the game itself won. */
  readonly winners: readonly Seat[]
  /** The score of every seat, in seat order. */
  readonly scores: readonly number[]
  /** Which of the game's endings this was; one of `Game.endings`, or `out-of-time`. */
  readonly ending: string
  /** Those whose clocks ended the match, where the players had agreed on that: they come last. */
  readonly outOfTime?: readonly Seat[] | undefined
}

/** The shapes of a game's data: they guard the wire and become the JSON schemas of the documentation. */
export interface Schemas<State, Action, View, Event> {
  readonly state: Schema<State>
  readonly action: Schema<Action>
  readonly view: Schema<View>
  readonly event: Schema<Event>
}

export interface Game<
  State = unknown,
  Action = unknown,
  View = unknown,
  Options = unknown,
  Event extends GameEvent = GameEvent,
> {
  /** Short and stable: `kingdoms`. */
  readonly id: string
  /** Raised whenever a change of the rules would let an old record end differently. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Every option with its default; the same schema makes the form and guards the wire. */
  readonly options: ObjectSchema<Options>
  readonly schemas: Schemas<State, Action, View, Event>
  /** Every way a match can end. Each has a golden game. */
  readonly endings: readonly string[]

  setup(options: Options, seats: number, chance: Chance, events?: Event[]): State
  /** What the state was set up with. */
  setupOf(state: State): { readonly seats: number; readonly options: Options }
  /** Who must decide now. Empty: the match is over. Several: they decide at the same time. */
  toAct(state: State): readonly Seat[]
  /** All that the seat may do now, in a fixed order, each once. Empty for a seat that is not to act. */
  legalActions(state: State, seat: Seat): readonly Action[]
  /** The same choice as a random pick from `legalActions`, for games that can make it without listing them all. */
  randomAction?(state: State, seat: Seat, chance: Chance): Action
  /** Carries out a legal action on the given state. Events are only worked out for those who pass a list. */
  apply(state: State, seat: Seat, action: Action, chance: Chance, events?: Event[]): void
  /** Why not, or undefined when `action` is legal. Takes anything at all and never throws. */
  check(state: State, seat: Seat, action: unknown): Refusal | undefined
  /** Undefined while the match goes on. */
  outcome(state: State): Outcome | undefined
  /** What every seat has by now, in the measure of `Outcome.scores`: how a match is ranked that a clock ends. */
  scores?(state: State): readonly number[]
  /** What the viewer may know; the only thing that ever leaves a match. */
  view(state: State, viewer: Viewer): View
  /** What the viewer may know of an event; undefined: not even that it happened. */
  viewEvent(event: Event, viewer: Viewer): Event | undefined
  /** Whether a turn is complete with this event. A player may have several turns in a row. */
  endsTurn(event: Event): boolean
  /**
   * The action by which a player says "nothing more": ends a turn, a part of one, or passes a question. Where there is
   * one, `Match.endTurn` makes it.
   */
  readonly closing?: Action
  /**
   * Whether what is asked now is a question out of turn: all seats that are to act got it at the same time, and each may
   * answer it or pass with `closing`. That it is asked, and whom, hangs on what everybody knows.
   */
  isQuestion?(state: State): boolean
  /** A full state that fits the view, drawn from all that do; what bots search. */
  imagine(view: View, chance: Chance): State
  clone(state: State): State
  /** What is impossible about a well-formed state (lost pieces, say); undefined when the rules can carry it to an end. */
  audit(state: State): string | undefined
}
