import type { Bot } from '@crownlands/bots/bot'
import { type Chance, pick } from '@crownlands/core/chance'
import type { Glimpse } from '@crownlands/core/glimpse'

/** A beginner: not everything it could do comes to its mind, and it chooses among the rest as well as another would. */
export class DistractedBot<Action, View> implements Bot<Action, View> {
  readonly #inner: Bot<Action, View>
  readonly #notices: number
  readonly #chance: Chance

  constructor(inner: Bot<Action, View>, notices: number, chance: Chance) {
    this.#inner = inner
    this.#notices = notices
    this.#chance = chance
  }

  choose(glimpse: Glimpse<Action, View>): Action {
    const all = glimpse.legal()
    const noticed = all.filter(() => this.#chance.below(100) < this.#notices)
    const legal = noticed.length > 0 ? noticed : [pick(all, this.#chance)]
    return this.#inner.choose({
      seat: glimpse.seat,
      view: () => glimpse.view(),
      legal: () => legal,
      random: (chance) => pick(legal, chance),
    })
  }
}
