import type { Bot } from '@crownlands/bots/bot'

/** The bot called as in `crownlands simulate`, as it was in November 2026. */
export function opponent(game: string, bot: string, seed: string): Bot<unknown, unknown>
