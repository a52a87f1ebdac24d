/**
 * Lets bots think in a worker inside the host's worker: the page never gets a message with what a bot sees,
 * and the host still answers while a bot thinks.
 */
import { type Endpoint, type Remote, wrap } from 'comlink'
import { HostError } from './host-error'
import type { Hint, Temperament } from './protocol'
import type { Question, Thinker } from './thinker'
import { WorkerCalls, type WorkerErrors } from './worker-calls'

/** The slowest device answers long before that. */
const LIMIT_MS = 60_000

export type BotWorker = Endpoint & WorkerErrors & { terminate(): void }

interface Running {
  readonly worker: BotWorker
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

  async #ask<T>(call: (thinker: Remote<Thinker>) => Promise<T>): Promise<T> {
    this.#running ??= this.#launch()
    const running = this.#running
    const alarm = setTimeout(() => running.calls.breakOff(), this.#limit)
    try {
      return await running.calls.wait(call(running.thinker))
    } catch (error) {
      // A stuck or broken worker is of no use any more: the next question gets a new one.
      running.worker.terminate()
      if (this.#running === running) this.#running = undefined
      throw error
    } finally {
      clearTimeout(alarm)
    }
  }

  #launch(): Running {
    const worker = this.#start()
    const calls = new WorkerCalls(worker, () => new HostError('bot-failed', 'The bots’ worker does not answer.'))
    return { worker, thinker: wrap<Thinker>(worker), calls }
  }
}
