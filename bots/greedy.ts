import { type Chance, pick } from '@crownlands/core/chance'
import type { GameEvent } from '@crownlands/core/game'
import type { Glimpse } from '@crownlands/core/glimpse'
import type { Rules } from '@crownlands/core/room'
import type { Bot } from './bot'

/** Looks one step ahead: what the game's heuristics like best at first sight. */
export class GreedyBot<State, Action, View, Options, Event extends GameEvent> implements Bot<Action, View> {
  readonly #room: Rules<State, Action, View, Options, Event>
  readonly #chance: Chance

  constructor(room: Rules<State, Action, View, Options, Event>, chance: Chance) {
    this.#room = room
    this.#chance = chance
  }

  choose(glimpse: Glimpse<Action, View>): Action {
    const { game, heuristics } = this.#room
    const legal = glimpse.legal()
    const judged = heuristics.judge(game.imagine(glimpse.view(), this.#chance), glimpse.seat, legal)
    const best = Math.max(...judged)
    return pick(
      legal.filter((_, i) => judged[i] === best),
      this.#chance,
    )
  }
}
