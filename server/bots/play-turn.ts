/** A bot's turn: claimed, thought about outside the table's queue, written whole, once. */
import { hostProblem, type Temperament } from '@crownlands/table/protocol'
import type { Share } from '../base/fair-pool'
import { Repeated } from '../base/repeated'
import type { Database } from '../database/database'
import { armClock, type BotTurn, claimDue, dropDue, holdDue } from '../match/due'
import { TableProblem } from '../match/table-problem'
import type { BotPlayed, BotQuestion, RunningTables } from '../tables/running-tables'
import type { BotThreads, Choice } from './bot-threads'

export interface BotTurnNeeds {
  readonly db: Database
  readonly running: RunningTables
  readonly bots: Pick<BotThreads, 'choose' | 'chooseAnything'>
  /** A bot could not think, or broke a rule, and a simpler one plays in its place: `undefined` is chance. */
  onSimpler(code: string, wanted: Temperament, by: Temperament | undefined): void
}

/** How often a turn that takes longer is claimed anew, so that nobody else begins it; in milliseconds. */
const HOLD_EVERY = 1000
/** How often a turn is begun again because something else happened at the table. */
const TRIES = 3

export async function playBotTurn(needs: BotTurnNeeds, turn: BotTurn): Promise<void> {
  const { db } = needs
  if (!(await claimDue(db, turn))) return
  // Lost, it costs that another process begins the same turn, of which one is written.
  const holding = new Repeated(
    HOLD_EVERY,
    () => holdDue(db, turn),
    () => undefined,
  )
  try {
    const { bots } = needs
    let played: BotPlayed = 'interrupted'
    for (let tries = 0; played === 'interrupted' && tries < TRIES; tries++) {
      played = await playBy(needs, turn, ({ question, temperament }, share) =>
        bots.choose(question, temperament, share),
      )
      if (played === 'refused') played = await playBy(needs, turn, ({ question }) => bots.chooseAnything(question))
    }
    if (played === 'nothing-to-do') await armClock(db, turn)
  } catch (error) {
    // No bot can play at a table that does not replay: whoever looks every second is not to try for ever.
    if (hostProblem(error) === 'damaged') await dropDue(db, turn)
    // The table is gone, or its game has ended meanwhile: nothing is left to do.
    else if (!(error instanceof TableProblem)) throw error
  } finally {
    await holding.stop()
  }
}

async function playBy(
  { running, onSimpler }: BotTurnNeeds,
  { code, n }: BotTurn,
  choose: (question: BotQuestion, share: Share) => Choice | Promise<Choice>,
): Promise<BotPlayed> {
  let simpler: { readonly wanted: Temperament; readonly by: Temperament | undefined } | undefined
  const played = await running.playBot(code, n, async (step, share) => {
    const { action, by } = await choose(step, share)
    if (by !== step.temperament) simpler = { wanted: step.temperament, by }
    return action
  })
  // Said when it is done: whoever is told of the table opens it anew, and with it what the bot plays on.
  if (simpler !== undefined) onSimpler(code, simpler.wanted, simpler.by)
  return played
}
