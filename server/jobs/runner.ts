/** What is done outside requests: bots' turns, clocks, notices. Each job once, whichever process takes it. */
import { EventEmitter } from 'node:events'
import { type JobHelpers, Logger, type Runner, type RunnerOptions, run, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { type BotTurnNeeds, playBotTurn } from '../bots/play-turn'
import { sweepBots, sweepClocks } from '../match/due'
import { TableProblem } from '../match/table-problem'
import { noteTrouble } from '../match/troubles'
import { rateMatch } from '../people/ratings'
import type { Services } from '../services/services'
import { noticeTurn, type TurnNotice } from '../tables/turn-notice'
import { CLEAN_UP, CLEAN_UP_CRONTAB } from './clean-up'
import { impatient } from './impatient-pool'

/** Jobs have tables of their own in the database. */
export async function prepareJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent() })
}

export interface JobRunner {
  /** Looks now for tables that somebody should look after. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** How long after it has given up it is started anew, in milliseconds. */
const AGAIN_MS = 1000
/** How long it may take to give up, in milliseconds. */
const LAST_WORDS_MS = 3000

export async function startJobs(services: Services): Promise<JobRunner> {
  const { config, db, pool, log, running, absence, bots, botTurns, counts, outside } = services
  const counted = async (name: string, work: () => Promise<void>) => {
    try {
      await work()
      counts.jobs.inc({ task: name, result: 'done' })
    } catch (error) {
      counts.jobs.inc({ task: name, result: 'failed' })
      log.warn({ err: error, task: name }, 'a job failed')
      // Nothing is left to do at a table that is gone.
      if (!(error instanceof TableProblem)) throw error
    }
  }
  const task =
    <T>(name: string, work: (payload: T, signal: AbortSignal) => Promise<void>) =>
    async (payload: unknown, { job, abortSignal }: JobHelpers) => {
      counts.jobLag.observe(Math.max(0, (outside.now() - job.run_at.getTime()) / 1000))
      await counted(name, () => work(payload as T, abortSignal))
    }
  const onSimpler: BotTurnNeeds['onSimpler'] = (code, wanted, by) => {
    log.warn({ wanted, by: by ?? 'chance' }, 'a simpler bot plays')
    void noteTrouble(db, code, 'bot').then(
      (isNew) => isNew && running.tellNews(code),
      (error: unknown) => log.warn({ err: error }),
    )
  }
  const options: RunnerOptions = {
    pgPool: impatient(pool),
    concurrency: config.jobs,
    noHandleSignals: true,
    logger: silent(),
    crontab: CLEAN_UP_CRONTAB,
    // In batches, of no time: otherwise a connection that is lost meanwhile is an error that nobody catches, and the end of the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: {
      'turn-notice': task<TurnNotice>('turn-notice', (notice) => noticeTurn(services, notice)),
      'rate-match': task<{ readonly code: string }>('rate-match', async ({ code }) =>
        rateMatch(db, await running.head(code)),
      ),
      ...Object.fromEntries(
        [...CLEAN_UP].map(([name, part]) => [name, task<unknown>(name, (_, signal) => part(services, signal))]),
      ),
    },
  }
  const runner = await keepRunning(options, (error) => log.warn({ err: error }, 'the jobs are started anew'))
  const sweeping = {
    db,
    every: outside.every.sweep,
    onTrouble: (error: unknown) => log.warn({ err: error }, 'the sweep failed'),
  }
  const clocks = sweepClocks({
    ...sweeping,
    onClock: (code, n) => counted('look-at-clocks', () => absence.lookAtClocks(code, n)).catch(() => undefined),
  })
  botTurns.begin(async (turn, late) => {
    counts.jobLag.observe(late / 1000)
    await counted('bot-turn', () => playBotTurn({ db, running, bots, onSimpler }, turn)).catch(() => undefined)
  })
  const lostTurns = sweepBots({ ...sweeping, onTurn: (turn, share) => botTurns.add(turn, share) })
  return {
    sweep: async () => {
      await Promise.all([clocks.now(), lostTurns.now()])
    },
    close: async () => {
      await Promise.all([clocks.stop(), lostTurns.stop()])
      await Promise.all([botTurns.close(), runner.stop()])
    },
  }
}

/**
 * It gives up when it could not report a job: then it is started anew. When two reports fail at once graphile-worker 0.17
 * counts them wrong and waits for ever at its end, so it is not waited for: it takes no job any more, and one that it is still
 * at does nothing that another has done meanwhile.
 */
async function keepRunning(options: RunnerOptions, onEnd: (error: unknown) => void) {
  let isStopped = false
  let runner: Runner | undefined
  const begin = async () => {
    const events = new EventEmitter()
    const givenUp = new Promise<never>((_, reject) => {
      const late = () => reject(new Error('the jobs did not come to an end'))
      events.once('pool:gracefulShutdown', () => setTimeout(late, LAST_WORDS_MS).unref())
    })
    const begun = await run({ ...options, events })
    runner = begun
    void Promise.race([begun.promise, givenUp])
      .catch((error: unknown) => isStopped || onEnd(error))
      .then(again)
    if (isStopped) await begun.stop()
  }
  const again = async () => {
    runner = undefined
    if (isStopped) return
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    if (!isStopped)
      await begin().catch((error: unknown) => {
        onEnd(error)
        void again()
      })
  }
  await begin()
  return {
    stop: async () => {
      isStopped = true
      await runner?.stop()
    },
  }
}

/** What its jobs have to say they say themselves. */
function silent(): Logger {
  return new Logger(() => () => undefined)
}
