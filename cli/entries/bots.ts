/** `crownlands/bots`: all bots, and matches between bots. */
export { type Contest, type GameResult, playGame } from '@crownlands/bots/arena'
export type { Bot } from '@crownlands/bots/bot'
export type { Budget } from '@crownlands/bots/budget'
export { GreedyBot } from '@crownlands/bots/greedy'
export { type BotSpec, createBot, LEVELS, type Level, parseBotSpec } from '@crownlands/bots/levels'
export { RandomBot } from '@crownlands/bots/random'
export { SearchBot, type SearchedChoice, type SearchReport } from '@crownlands/bots/search'
