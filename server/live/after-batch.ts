/**
 * What is told after a move is stored: other nodes that there is something to read, workers that there is something to do. In
 * batches, on a connection of its own that does not wait for the disk: NOTIFY, which jobs use too, holds one lock for the
 * whole database until its commit is written. What is lost here is found by those who look for it now and then.
 */
import type { Client, ClientConfig } from 'pg'
import { openClient } from '../database/pool'
import type { Head } from '../tables/heads'
import { CHANNEL, markOf, waitsOf, waitsText } from './hints'

/** A payload of 8,000 bytes is refused. */
const LONGEST = 7000
const BATCH_MS = 5
const MOST_KEPT = 10_000

export interface Job {
  readonly task: string
  readonly payload: object
  /** Two with the same key are one. */
  readonly key: string
  /** In milliseconds from now. */
  readonly after?: number
}

const NOTIFY = 'select pg_notify($1, hint) from unnest($2::text[]) as hint'
const ADD_JOBS = `select from graphile_worker.add_jobs(array(
  select row(job ->> 'task', job -> 'payload', null,
    now() + coalesce((job ->> 'after')::int, 0) * interval '1 millisecond', 5, job ->> 'key', null, null
  )::graphile_worker.job_spec from json_array_elements($1::json) as job))`

export class AfterBatch {
  readonly #connection: ClientConfig
  readonly #onTrouble: (error: Error) => void
  readonly #hints = new Map<string, string>()
  readonly #jobs = new Map<string, Job>()
  #client: Promise<Client> | undefined
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> = Promise.resolve()
  #closed = false
  sent = 0

  constructor(connection: ClientConfig, onTrouble: (error: Error) => void) {
    this.#connection = connection
    this.#onTrouble = onTrouble
  }

  /** A table has gone on. */
  hint(head: Head): void {
    this.#say(head.code, `${markOf(head)}:${waitsText(waitsOf(head))}`)
  }

  /** Somebody has come to a table, or gone. */
  presence(code: string): void {
    this.#say(`@${code}`, '')
  }

  /** What is remembered of somebody is no longer so. */
  person(playerId: number): void {
    this.#say(`~${playerId}`, '')
  }

  #say(what: string, mark: string): void {
    this.#hints.set(what, mark)
    this.#soon()
  }

  job(job: Job): void {
    this.#jobs.set(job.key, job)
    this.#soon()
  }

  #soon(): void {
    if (!this.#closed) this.#timer ??= setTimeout(() => this.#send(), BATCH_MS)
  }

  #send(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const hints = payloads([...this.#hints].map(([code, mark]) => `${code}:${mark}`))
    const jobs = [...this.#jobs.values()]
    this.#hints.clear()
    this.#jobs.clear()
    this.#sending = this.#sending.then(() => this.#carry(hints, jobs))
  }

  async #carry(hints: readonly string[], jobs: readonly Job[]): Promise<void> {
    try {
      this.#client ??= this.#open()
      const client = await this.#client
      if (hints.length > 0) await client.query({ name: 'hints', text: NOTIFY, values: [CHANNEL, hints] })
      if (jobs.length > 0) await client.query({ name: 'jobs', text: ADD_JOBS, values: [JSON.stringify(jobs)] })
      this.sent += hints.length
    } catch (error) {
      void this.#letGo()
      this.#keepJobs(jobs)
      this.#onTrouble(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** Nobody would find them again but the sweep, and that only some: they go with the next batch, if it is not too much. */
  #keepJobs(jobs: readonly Job[]): void {
    for (const job of jobs) if (this.#jobs.size < MOST_KEPT && !this.#jobs.has(job.key)) this.#jobs.set(job.key, job)
  }

  async #open(): Promise<Client> {
    const client = await openClient(this.#connection, (error) => {
      this.#client = undefined
      this.#onTrouble(error)
    })
    await client.query('set synchronous_commit = off')
    return client
  }

  /** What is still to be told goes out. */
  async close(): Promise<void> {
    this.#closed = true
    this.#send()
    await this.#sending
    await this.#letGo()
  }

  async #letGo(): Promise<void> {
    const client = this.#client
    this.#client = undefined
    await client?.then((open) => open.end()).catch(() => undefined)
  }
}

/** As many hints in one as fit. */
function payloads(hints: readonly string[]): readonly string[] {
  const all: string[] = []
  for (const hint of hints) {
    const last = all.at(-1)
    if (last !== undefined && last.length + hint.length < LONGEST) all[all.length - 1] = `${last} ${hint}`
    else all.push(hint)
  }
  return all
}
