/** Thinks where it is called: in the bots' worker, or in a test. */

import type { Budget } from '@crownlands/bots/budget'
import { SearchBot } from '@crownlands/bots/search'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Glimpse } from '@crownlands/core/glimpse'
import type { Rules } from '@crownlands/core/room'
import type { Hint, Temperament } from './protocol'
import { botOf, HINT_BUDGET } from './temperaments'
import type { Question, Thinker } from './thinker'

export class RoomThinker implements Thinker {
  readonly #loadRules: (id: string, version: number) => Promise<Rules | undefined>
  readonly #hintBudget: Budget

  constructor(loadRules: (id: string, version: number) => Promise<Rules | undefined>, hintBudget = HINT_BUDGET) {
    this.#loadRules = loadRules
    this.#hintBudget = hintBudget
  }

  async choose(question: Question, temperament: Temperament): Promise<unknown> {
    const bot = botOf(await this.#rules(question), temperament, chanceOf(question))
    return bot.choose(glimpseOf(question))
  }

  async hint(question: Question): Promise<Hint | undefined> {
    const search = new SearchBot(await this.#rules(question), chanceOf(question), this.#hintBudget)
    const { choices, line } = search.search(glimpseOf(question))
    const [best] = choices
    return best === undefined ? undefined : { action: best.action, line, value: best.value }
  }

  async #rules({ game, rules: version }: Question): Promise<Rules> {
    const rules = await this.#loadRules(game, version)
    if (rules === undefined) throw new Error(`there is no game called ${game}`)
    return rules
  }
}

function chanceOf({ seed }: Question) {
  return new FastChance(seed).at(0)
}

function glimpseOf({ seat, view, legal }: Question): Glimpse<unknown, unknown> {
  return { seat, view: () => view, legal: () => legal, random: (chance) => pick(legal, chance) }
}
