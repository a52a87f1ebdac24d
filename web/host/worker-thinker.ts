/**
 * Lets bots think in workers inside the host's worker: the page never gets a message with what a bot sees, and the host still
 * answers while a bot thinks. Where thinking ahead is wanted, several workers do so at the same time.
 */

import { type Budget, sharedBudget } from '@crownlands/bots/budget'
import type { SearchReport } from '@crownlands/bots/search'
import { addReports } from '@crownlands/bots/together'
import { HINT_BUDGET, searchBudget } from '@crownlands/table/bots/temperaments'
import { hintOf, type Question, type Searcher, type Thinker } from '@crownlands/table/bots/thinker'
import { HostError } from '@crownlands/table/host-error'
import type { Hint, Temperament } from '@crownlands/table/protocol'
import { type Endpoint, type Remote, wrap } from 'comlink'
import { WorkerCalls, type WorkerErrors } from './worker-calls'

/** The slowest device answers long before that. */
const LIMIT_MS = 60_000

export type BotWorker = Endpoint & WorkerErrors & { terminate(): void }

type Mind = Thinker & Searcher

export interface Crew {
  readonly start: () => BotWorker
  /** How many think at the same time. */
  readonly size: number
  readonly limit?: number
}

export class WorkerThinker implements Thinker {
  readonly #first: Member
  readonly #others: readonly Member[]

  constructor({ start, size, limit = LIMIT_MS }: Crew) {
    this.#first = new Member(start, limit)
    this.#others = Array.from({ length: size - 1 }, () => new Member(start, limit))
  }

  async choose(question: Question, temperament: Temperament): Promise<unknown> {
    const budget = searchBudget(temperament)
    if (budget === undefined || this.#others.length === 0 || question.legal.length === 1) {
      return this.#first.ask((mind) => mind.choose(question, temperament))
    }
    const [best] = (await this.#search(question, budget)).choices
    if (best === undefined) throw new HostError('bot-failed', 'The bot found nothing to do.')
    return best.turn[0]
  }

  async hint(question: Question): Promise<Hint | undefined> {
    return hintOf(await this.#search(question, HINT_BUDGET))
  }

  /** What those who answer have found out. */
  async #search(question: Question, budget: Budget): Promise<SearchReport<unknown>> {
    const crew = [this.#first, ...this.#others]
    const part = sharedBudget(budget, crew.length)
    const searches = crew.map((member, i) => {
      const own = i === 0 ? question : { ...question, seed: `${question.seed}/${i}` }
      return member.ask((mind) => mind.search(own, part))
    })
    const answers = await Promise.allSettled(searches)
    const reports = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    if (reports.length === 0) throw new HostError('bot-failed', 'No worker of the bots answers.')
    return addReports(reports)
  }
}

/** One worker, started when it is first asked. */
class Member {
  readonly #start: () => BotWorker
  readonly #limit: number
  #running: { readonly mind: Remote<Mind>; readonly calls: WorkerCalls } | undefined

  constructor(start: () => BotWorker, limit: number) {
    this.#start = start
    this.#limit = limit
  }

  ask<T>(call: (mind: Remote<Mind>) => Promise<T>): Promise<T> {
    this.#running ??= this.#launch()
    const { calls, mind } = this.#running
    return calls.wait(call(mind), this.#limit)
  }

  /** A stuck or broken worker is of no use any more: the next question gets a new one. */
  #launch(): { readonly mind: Remote<Mind>; readonly calls: WorkerCalls } {
    const worker = this.#start()
    const calls = new WorkerCalls(
      worker,
      () => new HostError('bot-failed', 'The bots’ worker does not answer.'),
      () => {
        worker.terminate()
        this.#running = undefined
      },
    )
    return { mind: wrap<Mind>(worker), calls }
  }
}
