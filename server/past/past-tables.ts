/** What was, of a match that has begun: looking back, the story, the record. */
import { gzipSync } from 'node:zlib'
import type { FairWord } from '@crownlands/core/fair'
import type { Viewer } from '@crownlands/core/game'
import type { OnlinePart } from '@crownlands/core/record'
import { hashOf } from '../base/ids'
import type { Database } from '../database/database'
import type { BuiltFile } from '../http/built-files'
import type { Head } from '../match/headers'
import { wordsOf } from '../match/match-file'
import { isOver } from '../match/status'
import { FROM_THE_START, readStoredPast, type StoredPast } from '../match/stored-past'
import { TableProblem } from '../match/table-problem'
import type { NoSnapshot } from '../threads/past-calls'
import type { TableThreads } from '../threads/table-threads'
import type { Replays } from './replays'

/** The most steps that one answer of the story holds. */
const LONGEST_STORY = 500
/** Steps that are replayed together: a reader of one step asks for the next, and most of the work is the replay up to it. */
const STEPS_AT_ONCE = 25
/** Actions between two snapshots of a match. */
const SNAPSHOTS = 500
/** How long after its end a match is packed, and has no snapshots any more; in milliseconds. */
const PACKED_AFTER = 7 * 86_400_000

export class PastTables {
  readonly #db: Database
  readonly #threads: TableThreads
  readonly #replays: Replays

  constructor(db: Database, threads: TableThreads, replays: Replays) {
    this.#db = db
    this.#threads = threads
    this.#replays = replays
  }

  /** How many questions wait or are under way. */
  get waiting(): number {
    return this.#replays.waiting
  }

  /** The table after its first `step` final actions, as the viewer saw it. */
  async lookBack(head: Head, viewer: Viewer, step: number, address: string): Promise<BuiltFile> {
    mustHaveBegun(head)
    if (step > head.actions) throw new TableProblem('no-such-step', `The match has no step ${step}.`)
    const first = step - (step % STEPS_AT_ONCE)
    const last = Math.min(head.actions, first + STEPS_AT_ONCE - 1)
    // From one step earlier: what happened in it is part of the look.
    const from = Math.max(0, first - 1)
    const files = await this.#ask(head, `steps ${viewer} ${first} ${last}`, costOf(head, from, last), address, () =>
      this.#replay(head, from, (stored) => this.#threads.call(head.code, 'lookBack', stored, viewer, first, last)),
    )
    return there(files[step - first])
  }

  /** What happened after the first `after` steps, up to `to`; of a long way only the end. -1: from the set-up on. */
  async story(head: Head, viewer: Viewer, after: number, to: number, address: string): Promise<BuiltFile> {
    mustHaveBegun(head)
    if (to > head.actions || after >= to)
      throw new TableProblem('no-such-step', `There are no steps from ${after} to ${to}.`)
    const begin = Math.max(after, to - LONGEST_STORY)
    const from = Math.max(0, begin)
    const files = await this.#ask(head, `story ${viewer} ${begin} ${to}`, costOf(head, from, to), address, async () => [
      await this.#replay(head, from, (stored) => this.#threads.call(head.code, 'story', stored, viewer, begin, to)),
    ])
    return there(files[0])
  }

  /** T-R1: it holds every secret of the match, so that it is there only when the match is over. */
  async record(head: Head, address: string): Promise<BuiltFile> {
    mustHaveBegun(head)
    if (!isOver(head))
      throw new TableProblem('not-over', 'The record holds every secret: it is there when the game is over (T-R1).')
    const cost = costOf(head, 0, head.actions)
    return there((await this.#ask(head, 'record', cost, address, async () => [await this.#record(head)]))[0])
  }

  /** The record as it is stored: what the server itself wants of the past is not limited. */
  async gzippedRecord(head: Head): Promise<Buffer> {
    const { contents } = received(await this.#record(head))
    // A short one is not packed for sending.
    return contents.find(({ encoding }) => encoding === 'gzip')?.bytes ?? gzipSync(there(contents[0]).bytes)
  }

  async #record(head: Head): Promise<BuiltFile> {
    const online = { fair: await this.#fairness(head), outOfTime: head.outcome?.outOfTime }
    return this.#replay(head, FROM_THE_START, (stored) => this.#threads.call(head.code, 'record', stored, online))
  }

  #ask(
    head: Head,
    what: string,
    cost: number,
    address: string,
    make: () => Promise<readonly BuiltFile[]>,
  ): Promise<readonly BuiltFile[]> {
    const key = `${keyOf(head)} ${what}`
    return this.#replays.ask({ key, code: head.code, address, cost }, async () => (await make()).map(received))
  }

  async #replay<T>(head: Head, from: number, replay: (stored: StoredPast) => Promise<T | NoSnapshot>): Promise<T> {
    const answer = await replay(await readStoredPast(this.#db, head, from))
    if (answer !== 'no-snapshot') return answer
    const again = await replay(await readStoredPast(this.#db, head, FROM_THE_START))
    if (again === 'no-snapshot') throw new Error('a snapshot was read that nobody asked for')
    return again
  }

  async #fairness(head: Head): Promise<NonNullable<OnlinePart['fair']>> {
    const match = this.#db.selectFrom('match').select('secret').where('id', '=', head.id)
    const words: readonly FairWord[] = wordsOf(head)
    return { secret: (await match.executeTakeFirstOrThrow()).secret.toString('hex'), words }
  }
}

/** Everything that an answer is made of but the log, which `tableRev` and the number of actions stand for. */
function keyOf(head: Head): string {
  const { id, rules, tableRev, actions, status, start, seed, seats } = head
  const people = [seats.map(({ name }) => name), wordsOf(head)]
  // While the match goes on what has happened stays as it was, unless something is taken back.
  const known = isOver(head) ? [status, actions, head.outcome] : []
  return hashOf(JSON.stringify([id, rules, tableRev, start, seed, people, ...known])).toString('base64url')
}

/** In hundreds of actions: those on the way from the snapshot before `from` to `to`. */
function costOf(head: Head, from: number, to: number): number {
  const isPacked = head.endedAt !== undefined && head.now.getTime() - head.endedAt.getTime() > PACKED_AFTER
  const begin = isPacked ? 0 : from - (from % SNAPSHOTS)
  return 1 + Math.floor((to - begin) / 100)
}

/** Between threads a buffer becomes a plain array. */
function received({ contents, ...file }: BuiltFile): BuiltFile {
  const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)
  return { ...file, contents: contents.map(({ encoding, bytes }) => ({ encoding, bytes: asBuffer(bytes) })) }
}

function there<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('a replay gave too little')
  return one
}

function mustHaveBegun({ status }: Head): void {
  if (status === 'open') throw new TableProblem('not-running', 'The game has not begun.')
}
