/**
 * What is told after a move is stored: other nodes that there is something to read, workers that there is something to do. In
 * batches, on a connection of its own that does not wait for the disk: NOTIFY, which jobs use too, holds one lock for the
 * whole database until its commit is written. What is lost here is found by those who look for it now and then.
 */
import { printMark } from '@crownlands/table/position'
import { sql } from 'kysely'
import type { Client, ClientConfig } from 'pg'
import { waitAfter } from '../base/backoff'
import { Prepared } from '../database/database'
import { openClient } from '../database/pool'
import type { Head } from '../match/headers'
import { type BotTurnHint, botTurnText, CHANNEL, EVERY_NODE, waitsOf, waitsText } from './hints'

/** A payload of 8,000 bytes is refused. */
const LONGEST = 7000
const BATCH_MS = 5
/** So many jobs wait at most while the database does not answer, and so many are added by one statement. */
const MOST_WAITING = 10_000
const MOST_AT_ONCE = 1000
/** After a failure. In milliseconds. */
const RETRY = { first: 100, longest: 5000 }

export interface Job {
  readonly task: string
  readonly payload: object
  /** Two with the same key are one. */
  readonly key: string
  /** Of jobs in the same queue one is done at a time. */
  readonly queue?: string
  /** In milliseconds from now. */
  readonly after?: number
}

const NOTIFY = new Prepared(
  'hints',
  ({ hints }: { hints: readonly string[] }) =>
    sql`select pg_notify(${sql.lit(CHANNEL)}, hint) from unnest(${hints}::text[]) as hint`,
)
const ADD_JOBS = new Prepared(
  'jobs',
  ({ jobs }: { jobs: string }) => sql`select from graphile_worker.add_jobs(array(
  select row(job ->> 'task', job -> 'payload', job ->> 'queue',
    now() + coalesce((job ->> 'after')::int, 0) * interval '1 millisecond', 5, job ->> 'key', null, null
  )::graphile_worker.job_spec from json_array_elements(${jobs}::json) as job))`,
)

/** How many jobs were dropped, by task. */
export type Dropped = ReadonlyMap<string, number>

export interface AfterBatchNeeds {
  readonly connection: ClientConfig
  onTrouble(error: Error): void
  /** Called at most once an attempt to send. */
  onDropped(dropped: Dropped): void
}

export class AfterBatch {
  readonly #needs: AfterBatchNeeds
  readonly #hints = new Map<string, string>()
  readonly #jobs = new Map<string, Job>()
  #dropped = new Map<string, number>()
  #client: Promise<Client> | undefined
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  #failures = 0
  #closed = false
  sent = 0

  constructor(needs: AfterBatchNeeds) {
    this.#needs = needs
  }

  /** Jobs that are not stored yet. */
  get waiting(): number {
    return this.#jobs.size
  }

  /** A table has gone on. */
  hint(head: Head): void {
    this.#say(head.code, `${printMark(head)}:${waitsText(waitsOf(head))}`)
  }

  /** It is a bot's turn, and this process plays no bots. */
  botTurn(code: string, turn: BotTurnHint): void {
    this.#say(`!${code}`, botTurnText(turn))
  }

  /** Somebody has come to a table or gone, on a node; every other node is to read who is there. */
  presence(code: string, node: string): void {
    const what = `@${code}`
    const isKnown = this.#hints.has(what) && this.#hints.get(what) !== node
    this.#say(what, isKnown ? EVERY_NODE : node)
  }

  /** What is remembered of somebody is no longer so. */
  person(playerId: number): void {
    this.#say(`~${playerId}`, '')
  }

  #say(what: string, mark: string): void {
    this.#hints.set(what, mark)
    this.#soon()
  }

  /** Kept until it is stored, unless too many are. */
  job(job: Job): void {
    const isFull = this.#jobs.size >= MOST_WAITING && !this.#jobs.has(job.key)
    if (isFull || this.#closed) this.#drop(job)
    else this.#jobs.set(job.key, job)
    if (this.#closed) this.#reportDropped()
    else this.#soon()
  }

  #drop({ task }: Job): void {
    this.#dropped.set(task, (this.#dropped.get(task) ?? 0) + 1)
  }

  #reportDropped(): void {
    if (this.#dropped.size === 0) return
    this.#needs.onDropped(this.#dropped)
    this.#dropped = new Map()
  }

  /** One batch at a time: what comes meanwhile goes with the next. */
  #soon(): void {
    if (this.#closed || this.#sending !== undefined) return
    const wait = this.#failures === 0 ? BATCH_MS : waitAfter(this.#failures, RETRY)
    this.#timer ??= setTimeout(() => void this.#send(), wait)
  }

  #send(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#sending = this.#carry().finally(() => {
      this.#sending = undefined
      this.#reportDropped()
      if (this.#hints.size > 0 || this.#jobs.size > 0) this.#soon()
    })
    return this.#sending
  }

  /** Hints are not kept: what they tell is found by those who ask. Jobs are, for some of them nobody would find. */
  async #carry(): Promise<void> {
    const hints = payloads([...this.#hints].map(([code, mark]) => `${code}:${mark}`))
    this.#hints.clear()
    try {
      this.#client ??= this.#open()
      const client = await this.#client
      if (hints.length > 0) await client.query(NOTIFY.with({ hints }))
      this.sent += hints.length
      const jobs = [...this.#jobs.values()].slice(0, MOST_AT_ONCE)
      if (jobs.length > 0) await client.query(ADD_JOBS.with({ jobs: JSON.stringify(jobs) }))
      // One that was given once more meanwhile goes once more.
      for (const job of jobs) if (this.#jobs.get(job.key) === job) this.#jobs.delete(job.key)
      this.#failures = 0
    } catch (error) {
      this.#failures++
      void this.#letGo()
      this.#needs.onTrouble(error instanceof Error ? error : new Error(String(error)))
    }
  }

  async #open(): Promise<Client> {
    const client = await openClient(this.#needs.connection, (error) => {
      this.#client = undefined
      this.#needs.onTrouble(error)
    })
    await client.query('set synchronous_commit = off')
    return client
  }

  /** What is still to be told goes out, if the database answers. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#sending
    do await this.#send()
    while (this.#jobs.size > 0 && this.#failures === 0)
    for (const job of this.#jobs.values()) this.#drop(job)
    this.#jobs.clear()
    this.#reportDropped()
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
