/**
 * Lets bots think in a worker inside the host's worker: the page never gets a message with what a bot sees,
 * and the host still answers while a bot thinks.
 */

import { HostError } from '@crownlands/table/host-error'
import type { Hint, Temperament } from '@crownlands/table/protocol'
import type { Question, Thinker } from '@crownlands/table/thinker'
import { type Endpoint, type Remote, wrap } from 'comlink'
import { WorkerCalls, type WorkerErrors } from './worker-calls'

/** The slowest device answers long before that. */
const LIMIT_MS = 60_000

export type BotWorker = Endpoint & WorkerErrors & { terminate(): void }

interface Running {
  readonly thinker: Remote<Thinker>
  readonly calls: WorkerCalls
}

export class WorkerThinker implements Thinker {
  readonly #start: () => BotWorker
  readonly #limit: number
  #running: Running | undefined

  constructor(start: () => BotWorker, limit = LIMIT_MS) {
    this.#start = start
    this.#limit = limit
  }

  choose(question: Question, temperament: Temperament): Promise<unknown> {
    return this.#ask((thinker) => thinker.choose(question, temperament))
  }

  hint(question: Question): Promise<Hint | undefined> {
    return this.#ask((thinker) => thinker.hint(question))
  }

  #ask<T>(call: (thinker: Remote<Thinker>) => Promise<T>): Promise<T> {
    this.#running ??= this.#launch()
    const { calls, thinker } = this.#running
    return calls.wait(call(thinker), this.#limit)
  }

  /** A stuck or broken worker is of no use any more: the next question gets a new one. */
  #launch(): Running {
    const worker = this.#start()
    const calls = new WorkerCalls(
      worker,
      () => new HostError('bot-failed', 'The bots’ worker does not answer.'),
      () => {
        worker.terminate()
        this.#running = undefined
      },
    )
    return { thinker: wrap<Thinker>(worker), calls }
  }
}
