/** How the bots that people choose from think. */

import type { Bot } from '@crownlands/bots/bot'
import type { Budget } from '@crownlands/bots/budget'
import { type BotSpec, createBot, DEFAULT_BUDGET } from '@crownlands/bots/levels'
import type { Chance } from '@crownlands/core/chance'
import type { GameEvent } from '@crownlands/core/game'
import type { Rules } from '@crownlands/core/room'
import { DistractedBot } from './distracted-bot'
import type { Temperament } from './protocol'

interface Thinking extends BotSpec {
  /** Of a hundred things it could do, how many come to its mind; all, when undefined. */
  readonly notices?: number
}

/**
 * In iterations, so that a bot is as good on every device that keeps up; where the game is slow to think about, or the
 * device is, time runs out first.
 */
const THINKING: Readonly<Record<Temperament, Thinking>> = {
  squire: { level: 'greedy', budget: DEFAULT_BUDGET, notices: 20 },
  steward: { level: 'greedy', budget: DEFAULT_BUDGET },
  /** A tenth of a second on a slow laptop. */
  marshal: { level: 'search', budget: { iterations: 500, milliseconds: 1000 } },
  /** A second or two there. */
  chancellor: { level: 'search', budget: { iterations: 8000, milliseconds: 1500 } },
}

/** How long it thinks ahead, if it does. */
export function searchBudget(temperament: Temperament): Budget | undefined {
  const { level, budget } = THINKING[temperament]
  return level === 'search' ? budget : undefined
}

/** Good advice, and soon. */
export const HINT_BUDGET: Budget = { iterations: 4000, milliseconds: 1500 }

export function botOf<State, Action, View, Options, Event extends GameEvent>(
  room: Rules<State, Action, View, Options, Event>,
  temperament: Temperament,
  chance: Chance,
): Bot<Action, View> {
  const { notices, ...spec } = THINKING[temperament]
  const bot = createBot(room, spec, chance)
  return notices === undefined ? bot : new DistractedBot(bot, notices, chance)
}
