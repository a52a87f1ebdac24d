/** Thinks where it is called: in the bots' worker, or in a test. */

import type { Budget } from '@crownlands/bots/budget'
import { SearchBot, type SearchReport } from '@crownlands/bots/search'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Glimpse } from '@crownlands/core/glimpse'
import { type Rules, withLearned } from '@crownlands/core/room'
import type { Hint, Temperament } from '../protocol'
import { botOf, HINT_BUDGET } from './temperaments'
import { hintOf, type Question, type Searcher, type Thinker } from './thinker'

export class RoomThinker implements Thinker, Searcher {
  readonly #loadRules: (id: string, version: number) => Promise<Rules | undefined>
  readonly #hintBudget: Budget

  constructor(loadRules: (id: string, version: number) => Promise<Rules | undefined>, hintBudget = HINT_BUDGET) {
    this.#loadRules = loadRules
    this.#hintBudget = hintBudget
  }

  async choose(question: Question, temperament: Temperament): Promise<unknown> {
    const bot = await botOf(await this.#rules(question), temperament, chanceOf(question))
    return bot.choose(glimpseOf(question))
  }

  async hint(question: Question): Promise<Hint | undefined> {
    return hintOf(await this.search(question, this.#hintBudget))
  }

  async search(question: Question, budget: Budget): Promise<SearchReport<unknown>> {
    const rules = await withLearned(await this.#rules(question))
    return new SearchBot(rules, chanceOf(question), budget).search(glimpseOf(question))
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
