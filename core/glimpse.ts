/** What a seat has in front of it when it must decide: all that a bot ever gets. */
import { type Chance, pick } from './chance'
import type { Game, GameEvent, Seat } from './game'

/** Worked out only when asked for, and never more than the seat may know (T-H1). */
export interface Glimpse<Action, View> {
  readonly seat: Seat
  view(): View
  legal(): readonly Action[]
  /** Any of the legal actions, each equally likely. */
  random(chance: Chance): Action
}

/** Opens a true state to one seat. The state is out of the bot's reach: it stays in private fields. */
export class StateGlimpse<State, Action, View, Options, Event extends GameEvent> implements Glimpse<Action, View> {
  readonly seat: Seat
  readonly #game: Game<State, Action, View, Options, Event>
  readonly #state: State

  constructor(game: Game<State, Action, View, Options, Event>, state: State, seat: Seat) {
    this.#game = game
    this.#state = state
    this.seat = seat
  }

  view(): View {
    return this.#game.view(this.#state, this.seat)
  }

  legal(): readonly Action[] {
    return this.#game.legalActions(this.#state, this.seat)
  }

  random(chance: Chance): Action {
    return this.#game.randomAction?.(this.#state, this.seat, chance) ?? pick(this.legal(), chance)
  }
}
