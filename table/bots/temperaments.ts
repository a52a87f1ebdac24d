/** How the bots that people choose from think. */

import type { Bot } from '@crownlands/bots/bot'
import type { Budget } from '@crownlands/bots/budget'
import { type BotSpec, createBot, DEFAULT_BUDGET } from '@crownlands/bots/levels'
import type { Chance } from '@crownlands/core/chance'
import type { GameEvent } from '@crownlands/core/game'
import { type Rules, withLearned } from '@crownlands/core/room'
import type { Temperament } from '../protocol'
import { DistractedBot } from './distracted-bot'

interface Thinking extends BotSpec {
  /** Of a hundred things it could do, how many come to its mind; all, when undefined. */
  readonly notices?: number
  /** Whether it knows what bots have learned by playing, or rules of thumb alone. */
  readonly learned: boolean
}

/**
 * In iterations, so that a bot is as good on every device that keeps up; where the game is slow to think about, or the
 * device is, time runs out first.
 */
const THINKING: Readonly<Record<Temperament, Thinking>> = {
  squire: { level: 'greedy', budget: DEFAULT_BUDGET, notices: 20, learned: false },
  steward: { level: 'greedy', budget: DEFAULT_BUDGET, notices: 75, learned: false },
  /** Hardly a moment, even on a phone. */
  marshal: { level: 'greedy', budget: DEFAULT_BUDGET, learned: true },
  /** The best there is within a second. */
  chancellor: { level: 'search', budget: { iterations: 20_000, milliseconds: 900 }, learned: true },
}

/** How long it thinks ahead, if it does. */
export function searchBudget(temperament: Temperament): Budget | undefined {
  const { level, budget } = THINKING[temperament]
  return level === 'search' ? budget : undefined
}

/** Good advice, and soon. */
export const HINT_BUDGET: Budget = { iterations: 4000, milliseconds: 1500 }

/** The bot that plays like this; what it has learned is loaded if it has learned anything. */
export async function botOf<State, Action, View, Options, Event extends GameEvent>(
  rules: Rules<State, Action, View, Options, Event>,
  temperament: Temperament,
  chance: Chance,
): Promise<Bot<Action, View>> {
  const { notices, learned, ...spec } = THINKING[temperament]
  const bot = createBot(learned ? await withLearned(rules) : rules, spec, chance)
  return notices === undefined ? bot : new DistractedBot(bot, notices, chance)
}
