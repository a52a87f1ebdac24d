/** What the conformance suite looks at, and what it reports. */
import type { Chance } from '../chance'
import type { Game, GameEvent, Seat, Viewer } from '../game'
import type { Notation } from '../room'

export interface Subject<State, Action, View, Options, Event extends GameEvent> {
  readonly game: Game<State, Action, View, Options, Event>
  readonly notation?: Notation<State, Action, View>
  /** No score is ever outside. */
  readonly scores: { readonly min: number; readonly max: number }
  /** No match is ever longer. */
  readonly mostActions: number
  /** Something that the viewer cannot know, of a state: imagined states must have it as often as true ones. */
  readonly secret?: (state: State, viewer: Viewer) => string | undefined
  /** Whether an event is there for all to see and leaves no trace: dice, say, or what is turned up and taken away again. */
  readonly openly?: (event: Event) => boolean
}

export interface Family<Options, State = never, Action = never> {
  readonly seats: number
  readonly options: Options
  readonly games: number
  readonly seed: string
  /** In how many steps of a hundred the thorough checks are made. */
  readonly thoroughPercent: number
  /** The position from which every game goes on, where that is not the set-up. */
  readonly start?: State
  /** Who chooses; any legal action is as likely as another unless told. */
  policy?(state: State, seat: Seat, legal: readonly Action[], dice: Chance): Action
  /** Games are left after so many actions; they are played to their end unless told. */
  readonly upTo?: number
}

/** What was seen, so that a test can tell that the checks had something to check. */
export interface Report {
  games: number
  actions: number
  thoroughSteps: number
  /** Pairs of different states that a seat could not tell apart. */
  secretsCompared: number
  refusals: number
  /** Steps at which a question out of turn was asked. */
  questions: number
  /** How often each secret was true, and how often it was imagined. */
  readonly secrets: Map<string, { truly: number; imagined: number }>
  readonly endings: Map<string, number>
  sharedVictories: number
}

export class ConformanceError extends Error {}
