/** A game with everything that belongs to it: what lies in the folders of `games/` and everybody else picks from. A room is for people; what machines need of it is its rules. */
import type { Game, GameEvent, Outcome, Refusal, Seat } from './game'
import type { Heuristics } from './heuristics'

/** Actions and positions as short text, both ways. */
export interface Notation<State, Action, View> {
  writeAction(action: Action): string
  parseAction(text: string): Action | undefined
  /** Of a view what is hidden stays so. */
  writePosition(position: State | View): string
  /** Only read: whether the position is possible is for `checkState` to say. */
  parsePosition(text: string): State | { readonly problem: string }
}

export interface RulebookClause {
  /** The id that code, refusals and scores cite; an anchor in every rendering. */
  readonly id: string
  readonly text: string
}

export interface RulebookSection {
  readonly title: string
  readonly clauses: readonly RulebookClause[]
}

export interface Rulebook {
  readonly title: string
  readonly introduction: string
  readonly sections: readonly RulebookSection[]
}

export interface OptionWords {
  readonly label: string
  /** One line: what choosing it changes. */
  readonly explanation: string
  /** For an option with several values, what they are called. */
  readonly values?: Readonly<Record<string, string>>
}

/** How far a match has come, and how it ends. */
export interface Progress {
  /** Short, for the bar above the table: `Epoch 2 of 3, 14 spaces left`. */
  readonly line: string
  /** How the game ends, in a sentence or two. */
  readonly ends: string
  /** The clause that says so. */
  readonly clause: string
}

/** Every word of a game that a player reads, in one language. Its rulebook is apart. */
export interface Words<Action, View, Options, Event extends GameEvent> {
  readonly title: string
  readonly tagline: string
  readonly options: { readonly [Name in keyof Options]: OptionWords }
  /** What is special with so many at the table, as a sentence for those who set it up. */
  seating?(seats: number): string | undefined
  /** Why not, as a sentence. Table-wide reasons are in `core/text/table.ts`. */
  refusal(refusal: Refusal): string
  /**
   * What happened, as lines of the story. `names` are the players' names by seat. `colours` is what the colours of the
   * game's pieces are called at this table, in the order of the game, where that is not as in the rules.
   */
  story(event: Event, names: readonly string[], colours?: readonly string[]): readonly string[]
  /** What is expected of the seat now, in a sentence; with the players' names where they are known. */
  prompt(view: View, seat: Seat, names?: readonly string[]): string
  /** How far the match has come. Undefined: there is nothing to say of it. */
  progress?(view: View): Progress | undefined
  /** What the button says that makes `Game.closing`, where that is not to end the turn: `Pass`, `Next step`. */
  closing?(view: View, seat: Seat): string | undefined
  /** What is asked out of turn now, in a sentence that everybody may hear; the view is a spectator's. */
  question?(view: View, names?: readonly string[]): string
  /**
   * A legal action of the seat whose view it is, in words for people: places as they are called on the board, colours and
   * players as at this table where that is known.
   */
  action(action: Action, view: View, colours?: readonly string[], names?: readonly string[]): string
  /**
   * What speaks for the first action of a line that the seat means to play; what follows in it is what the seat means
   * to do next. The words come after "because", without a full stop. Undefined: nothing in particular.
   */
  why?(view: View, line: readonly Action[]): string | undefined
  ending(outcome: Outcome, names: readonly string[]): string
  /** The board and all else that the viewer knows, as text for terminals and screen readers. */
  board(view: View, names: readonly string[]): string
  /**
   * For terminals, in the middle of the viewer's own turn: what is needed to go on with it, where the whole board after
   * every small step would be too much. Games with few steps in a turn do without.
   */
  brief?(view: View, names: readonly string[]): string
  /** How to type an action, for `crownlands play`: a few lines. */
  readonly howToType: string
  /** The same for a match with these options, where they change what things are called. */
  withOptions?(options: Options): Words<Action, View, Options, Event>
}

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Room<
  State = unknown,
  Action = unknown,
  View = unknown,
  Options = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly game: Game<State, Action, View, Options, Event>
  readonly notation: Notation<State, Action, View>
  readonly words: { readonly [L in Language]: Words<Action, View, Options, Event> }
  /** Long, and seldom opened while people play: loaded when it is. */
  rulebook(language: Language): Promise<Rulebook>
}

/** The words of a room for a match with these options. */
export function wordsFor<State, Action, View, Options, Event extends GameEvent>(
  { words }: Room<State, Action, View, Options, Event>,
  language: Language,
  options: Options,
): Words<Action, View, Options, Event> {
  return words[language].withOptions?.(options) ?? words[language]
}

/** What a machine needs to play: the rules and what bots know of them. Whoever only looks and clicks does without. */
export interface Rules<
  State = unknown,
  Action = unknown,
  View = unknown,
  Options = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly game: Game<State, Action, View, Options, Event>
  readonly heuristics: Heuristics<State, Action, View>
  /** What bots have learned by playing, which is better than `heuristics`: loaded when one first thinks. */
  learned?(): Promise<Heuristics<State, Action, View>>
}

/** For people and machines: what programs that know every game have of each. */
export type WholeRoom = Room & Rules

/** The rules with the best that bots know of them. */
export async function withLearned<State, Action, View, Options, Event extends GameEvent>(
  rules: Rules<State, Action, View, Options, Event>,
): Promise<Rules<State, Action, View, Options, Event>> {
  const { game, learned } = rules
  return learned === undefined ? rules : { game, heuristics: await learned() }
}
