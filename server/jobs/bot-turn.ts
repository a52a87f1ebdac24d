/** A bot's turn: thought about outside the table's queue, written whole, once. */
import { hostProblem, type Temperament } from '@crownlands/table/protocol'
import type { Pool } from 'pg'
import type { BotThreads, Choice } from '../bots/bot-threads'
import { TableProblem } from '../tables/problem'
import type { BotPlayed, BotQuestion, RunningTables } from '../tables/running'
import { armClock, dropDue, holdDue } from './due'

export interface BotTurn {
  readonly code: string
  /** How much had happened when it was the bot's turn. */
  readonly n: number
}

export interface BotTurnNeeds {
  readonly pool: Pool
  readonly running: RunningTables
  readonly bots: Pick<BotThreads, 'choose' | 'chooseAnything'>
  /** A bot could not think, or broke a rule, and a simpler one plays in its place: `undefined` is chance. */
  onSimpler(code: string, wanted: Temperament, by: Temperament | undefined): void
}

/** Whoever thinks longer says so, so that nobody else begins to; in milliseconds. */
const STILL_THINKING = 1000

export async function playBotTurn(needs: BotTurnNeeds, turn: BotTurn): Promise<void> {
  const { pool } = needs
  const { code, n } = turn
  const holding = setInterval(() => void holdDue(pool, code, n).catch(() => undefined), STILL_THINKING)
  try {
    const { bots } = needs
    let played = await playBy(needs, turn, ({ question, temperament }) => bots.choose(question, temperament))
    if (played === 'refused') played = await playBy(needs, turn, ({ question }) => bots.chooseAnything(question))
    if (played === 'nothing-to-do') await armClock(pool, code, n)
  } catch (error) {
    // No bot can play at a table that does not replay: whoever looks every second is not to try for ever.
    if (hostProblem(error) === 'damaged') await dropDue(pool, code, n)
    // The table is gone, or its game has ended meanwhile: nothing is left to do.
    else if (!(error instanceof TableProblem)) throw error
  } finally {
    clearInterval(holding)
  }
}

async function playBy(
  { running, onSimpler }: BotTurnNeeds,
  { code, n }: BotTurn,
  choose: (question: BotQuestion) => Choice | Promise<Choice>,
): Promise<BotPlayed> {
  let simpler: { readonly wanted: Temperament; readonly by: Temperament | undefined } | undefined
  const played = await running.playBot(code, n, async (step) => {
    const { action, by } = await choose(step)
    if (by !== step.temperament) simpler = { wanted: step.temperament, by }
    return action
  })
  // Said when it is done: whoever is told of the table opens it anew, and with it what the bot plays on.
  if (simpler !== undefined) onSimpler(code, simpler.wanted, simpler.by)
  return played
}
