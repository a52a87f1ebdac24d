/**
 * Searches one decision on several threads. The calling thread searches too and then waits for the others, so the caller uses it
 * like any other search.
 */
import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { type Budget, sharedBudget } from '@crownlands/bots/budget'
import { SearchBot, type SearchReport } from '@crownlands/bots/search'
import { addReports } from '@crownlands/bots/together'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Glimpse } from '@crownlands/core/glimpse'
import type { WholeRoom } from '@crownlands/core/room'
import type { Found, Line, Task } from './search-worker'

/** How long to wait for the other threads after the own search: a fraction of a budget in time, otherwise a multiple of the own search time. */
const LATE = { share: 0.05, leastMs: 10 }
const SLOW = { times: 3, leastMs: 5000 }

class Member {
  readonly #port: MessagePort
  readonly #answered = new Int32Array(new SharedArrayBuffer(4))
  #asked = 0
  /** After an error this thread is not used again. */
  broken = false

  constructor() {
    const { port1, port2 } = new MessageChannel()
    const line: Line = { port: port2, answered: this.#answered }
    const worker = new Worker(new URL('./search-worker.js', import.meta.url), {
      workerData: line,
      transferList: [port2],
    })
    worker.on('error', () => {
      this.broken = true
    })
    // Search threads must not keep the process alive.
    worker.unref()
    port1.unref()
    this.#port = port1
  }

  ask(task: Omit<Task, 'number'>): void {
    this.#port.postMessage({ ...task, number: ++this.#asked })
  }

  /** Waits for the answer to the last task, for a limited time. */
  answer(patience: number): SearchReport<unknown> | undefined {
    const end = performance.now() + patience
    for (let count = this.#count(); count < this.#asked; count = this.#count()) {
      if (Atomics.wait(this.#answered, 0, count, Math.max(0, end - performance.now())) === 'timed-out') return undefined
    }
    for (;;) {
      const message = receiveMessageOnPort(this.#port)?.message as Found | undefined
      if (message === undefined) return undefined
      if (message.number === this.#asked) return message.report
    }
  }

  #count(): number {
    return Atomics.load(this.#answered, 0)
  }
}

export class SearchTeam {
  readonly #members: Member[] = []

  /** Searches on this number of threads, including this one; at most one for each core. */
  search(
    room: WholeRoom,
    glimpse: Glimpse<unknown, unknown>,
    { budget, seed, threads }: { readonly budget: Budget; readonly seed: string; readonly threads: number },
  ): SearchReport<unknown> {
    const together = Math.min(threads, availableParallelism())
    const part = sharedBudget(budget, together)
    while (this.#members.length < together - 1) this.#members.push(new Member())
    const others = this.#members.slice(0, together - 1).filter(({ broken }) => !broken)
    for (const [i, member] of others.entries()) {
      const [seat, view, legal] = [glimpse.seat, glimpse.view(), glimpse.legal()]
      const { id: game, rulesVersion: rules } = room.game
      member.ask({ game, rules, seat, view, legal, budget: part, seed: `${seed}/${i + 1}` })
    }
    const started = performance.now()
    const own = new SearchBot(room, new FastChance(seed).at(0), part).search(glimpse)
    const patience = patienceFor(budget, performance.now() - started)
    return addReports([own, ...others.flatMap((member) => member.answer(patience) ?? [])])
  }
}

function patienceFor(budget: Budget, spent: number): number {
  if ('milliseconds' in budget) return Math.max(LATE.leastMs, LATE.share * budget.milliseconds)
  return Math.max(SLOW.leastMs, SLOW.times * spent)
}
