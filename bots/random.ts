import type { Chance } from '@crownlands/core/chance'
import type { Glimpse } from '@crownlands/core/glimpse'
import type { Bot } from './bot'

/** Any legal action, each equally likely. */
export class RandomBot<Action, View> implements Bot<Action, View> {
  readonly #chance: Chance

  constructor(chance: Chance) {
    this.#chance = chance
  }

  choose(glimpse: Glimpse<Action, View>): Action {
    return glimpse.random(this.#chance)
  }
}
