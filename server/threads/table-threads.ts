/**
 * The threads that keep tables. A table is always in the same one, so that it is opened once. A call that does not end is
 * ended with its thread; the tables in it are opened anew when they are wanted.
 */
import { HostError } from '@crownlands/table/host-error'
import type { HostProblem } from '@crownlands/table/protocol'
import { Piscina } from 'piscina'
import { havePatience } from '../base/patience'
import type { Asked } from './table-cache'
import type { CallResult, TableCall, TableCalls, Task, ThreadData } from './table-thread'

export interface ThreadsPlan {
  readonly threads: number
  /** How many tables each keeps open. */
  readonly tables: number
  /** In milliseconds. */
  readonly limit: number
  /** The built `table-thread.js`. */
  readonly file: URL
  /** Something broke in a thread, and it was gone on with in another way. */
  onFailure(error: Error, call: TableCall): void
  /** Other threads come first where there are too few processors. */
  readonly isPatient?: boolean
}

/** A table whose rules did not come to an end in time. */
export class Runaway extends Error {}

type Answers<C extends TableCall> = Awaited<ReturnType<TableCalls[C]>>

export class TableThreads {
  readonly #threads: readonly TableThread[]
  readonly #onFailure: ThreadsPlan['onFailure']

  constructor({ threads, tables, limit, file, isPatient = false, onFailure }: ThreadsPlan) {
    this.#onFailure = onFailure
    const data = { tables, isPatient }
    this.#threads = Array.from({ length: threads }, () => new TableThread(file, data, limit))
  }

  async call<C extends TableCall>(code: string, name: C, ...args: Parameters<TableCalls[C]>): Promise<Answers<C>> {
    const result = await this.#threadOf(code).run({ name, args })
    for (const error of result.failures ?? []) this.#onFailure(error, name)
    if ('answer' in result) return result.answer as Answers<C>
    if ('error' in result) throw result.error
    throw new HostError(result.problem as HostProblem, result.message, result.cause)
  }

  #threadOf(code: string): TableThread {
    // Codes are made by chance.
    let number = 0
    for (let i = 0; i < code.length; i++) number += code.charCodeAt(i)
    return this.#threads[number % this.#threads.length] as TableThread
  }

  /** How many calls wait, and how many threads were ended. */
  figures(): { readonly waiting: number; readonly ended: number } {
    return {
      waiting: this.#threads.reduce((sum, { waiting }) => sum + waiting, 0),
      ended: this.#threads.reduce((sum, { ended }) => sum + ended, 0),
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }
}

interface Call {
  readonly task: Task
  readonly done: (result: CallResult) => void
  readonly failed: (error: unknown) => void
}

/** So many bundles of calls are under way before others wait, and so many calls are in one. */
const BUNDLES = 2
const MOST_IN_BUNDLE = 16

/**
 * One thread, which is started anew when it had to be ended. To go there and back costs more than most calls do: while others
 * are under way, those that come go together.
 */
class TableThread {
  readonly #pool: Piscina
  readonly #limit: number
  /** It has been started: the time that takes is nobody's. */
  #ready: Promise<unknown>
  #waiting: Call[] = []
  #busy = 0
  /** Bundles that have no answer yet, in the order in which they came, and how long each may take. */
  readonly #underWay = new Map<AbortController, number>()
  #stopWatching = () => {}
  ended = 0

  constructor(file: URL, workerData: ThreadData, limit: number) {
    this.#limit = limit
    this.#pool = new Piscina({
      ...{ filename: file.href, minThreads: 1, maxThreads: 1, concurrentTasksPerWorker: BUNDLES },
      workerData,
    })
    this.#ready = this.#start()
  }

  get waiting(): number {
    return this.#waiting.length
  }

  #start(): Promise<unknown> {
    return this.#pool.run([{ name: 'forget', args: [''] }]).catch(() => undefined)
  }

  run(task: Task): Promise<CallResult> {
    return new Promise((done, failed) => {
      this.#waiting.push({ task, done, failed })
      this.#goOn()
    })
  }

  #goOn(): void {
    while (this.#busy < BUNDLES && this.#waiting.length > 0) {
      this.#busy++
      void this.#carry(this.#waiting.splice(0, MOST_IN_BUNDLE)).finally(() => {
        this.#busy--
        this.#goOn()
      })
    }
  }

  async #carry(calls: readonly Call[]): Promise<void> {
    try {
      const results = await this.#ask(calls.map(({ task }) => task))
      for (const [i, { done }] of calls.entries()) done(results[i] as CallResult)
    } catch (error) {
      // Each gets a try of its own: one that does not end, cannot be sent or ends the thread must not fail the others.
      if (calls.length > 1) for (const call of calls) await this.#carry([call])
      else for (const { failed } of calls) failed(error)
    }
  }

  /** Whatever another call's end takes with it is asked once more: a thread stores nothing. */
  async #ask(tasks: readonly Task[]): Promise<readonly CallResult[]> {
    for (let tries = 1; ; tries++) {
      await this.#ready
      const limit = new AbortController()
      this.#enter(limit, tasks.length)
      try {
        return (await this.#pool.run(tasks, { signal: limit.signal })) as readonly CallResult[]
      } catch (error) {
        if (!limit.signal.aborted && !isThreadLost(error)) throw error
        this.#ready = this.#start()
        if (limit.signal.aborted) {
          this.ended++
          throw new Runaway('The rules of the game did not come to an end.')
        }
        if (tries === TRIES) throw error
      } finally {
        this.#leave(limit)
      }
    }
  }

  #enter(bundle: AbortController, calls: number): void {
    this.#underWay.set(bundle, calls * this.#limit)
    if (this.#underWay.size === 1) this.#watchFirst()
  }

  #leave(bundle: AbortController): void {
    const [first] = this.#underWay.keys()
    this.#underWay.delete(bundle)
    // After an end the next one has its time when there is a thread again.
    if (bundle.signal.aborted) void this.#ready.then(() => this.#watchFirst())
    else if (bundle === first) this.#watchFirst()
  }

  /** They are carried out in the order in which they came: only the first one is at it, and nobody's waiting counts. */
  #watchFirst(): void {
    this.#stopWatching()
    const [first] = this.#underWay
    this.#stopWatching = first === undefined ? () => {} : havePatience(first[1], () => first[0].abort())
  }

  close(): Promise<void> {
    this.#stopWatching()
    return this.#pool.destroy()
  }
}

const TRIES = 3

/** The thread ended in the middle of the call: another call was ended with it. */
function isThreadLost(error: unknown): boolean {
  return error instanceof Error && error.message.includes('worker thread')
}

/** Asks again with what is stored when the thread does not have the table. */
export async function withFile<T>(ask: () => Promise<Asked<T>>, bring: () => Promise<void>): Promise<T> {
  for (let tries = 0; tries < 3; tries++) {
    const answer = await ask()
    if (answer !== 'not-here') return answer
    await bring()
  }
  throw new Error('a thread does not keep what it was given')
}
