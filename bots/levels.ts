/** The bots by name: `random`, `greedy`, `search`, and `search:300ms` or `search:2000` for a budget. */
import type { Chance } from '@crownlands/core/chance'
import type { GameEvent } from '@crownlands/core/game'
import type { Rules } from '@crownlands/core/room'
import type { Bot } from './bot'
import type { Budget } from './budget'
import { GreedyBot } from './greedy'
import { RandomBot } from './random'
import { SearchBot } from './search'

export const LEVELS = ['random', 'greedy', 'search'] as const
export type Level = (typeof LEVELS)[number]

export interface BotSpec {
  readonly level: Level
  /** For `search` alone. */
  readonly budget: Budget
}

/** In iterations, so that the same seed gives the same game on every machine. */
export const DEFAULT_BUDGET: Budget = { iterations: 1000 }

/** The bot that the text names, or undefined. */
export function parseBotSpec(text: string): BotSpec | undefined {
  const [, name, amount, unit] = /^([a-z]+)(?::([1-9]\d{0,6})(ms)?)?$/.exec(text) ?? []
  const level = LEVELS.find((one) => one === name)
  if (level === undefined || (amount !== undefined && level !== 'search')) return undefined
  if (amount === undefined) return { level, budget: DEFAULT_BUDGET }
  return { level, budget: unit === 'ms' ? { milliseconds: Number(amount) } : { iterations: Number(amount) } }
}

export function writeBotSpec({ level, budget }: BotSpec): string {
  if (level !== 'search') return level
  return 'iterations' in budget ? `search:${budget.iterations}` : `search:${budget.milliseconds}ms`
}

export function createBot<State, Action, View, Options, Event extends GameEvent>(
  room: Rules<State, Action, View, Options, Event>,
  { level, budget }: BotSpec,
  chance: Chance,
): Bot<Action, View> {
  switch (level) {
    case 'random':
      return new RandomBot(chance)
    case 'greedy':
      return new GreedyBot(room, chance)
    case 'search':
      return new SearchBot(room, chance, budget)
  }
}
