/**
 * Sees to it that players count as gone, and as back, at tables that somebody listens to on this node (T-L1): nobody waits at
 * the others. It also keeps the time since which people could be connected at all, so that nobody is gone because servers were.
 */
import { sql } from 'kysely'
import { Repeated } from '../base/repeated'
import { type Database, Prepared } from '../database/database'
import type { Streams } from '../live/streams'
import { UNATTENDED, UNSETTLED } from './gone'

export interface AttendanceNeeds {
  readonly db: Database
  readonly streams: Pick<Streams, 'codes'>
  /** In milliseconds. */
  readonly every: number
  /** Somebody has become gone or come back, or a request has lapsed. */
  settle(code: string): Promise<void>
  onTrouble(error: unknown): void
}

const BEAT = new Prepared(
  'attend',
  () => sql`
  insert into attendance (since, beat_at) values (now(), now()) on conflict (id) do update set beat_at = now(),
    since = case when attendance.beat_at < now() - ${UNATTENDED} then now() else attendance.since end`,
)

export class Attendance {
  readonly #needs: AttendanceNeeds
  readonly #repeated: Repeated

  constructor(needs: AttendanceNeeds) {
    this.#needs = needs
    this.#repeated = new Repeated(needs.every, () => this.#beat(), needs.onTrouble)
  }

  /** Before anybody is asked who is gone. */
  open(): Promise<void> {
    return this.now()
  }

  /** Resolves when everything is as it should be now. */
  now(): Promise<void> {
    return this.#repeated.now()
  }

  async #beat(): Promise<void> {
    const { db, streams, settle, onTrouble } = this.#needs
    await BEAT.run(db, {})
    const codes = streams.codes()
    if (codes.length === 0) return
    for (const { code } of await UNSETTLED.run(db, { codes })) await settle(code).catch(onTrouble)
  }

  close(): Promise<void> {
    return this.#repeated.stop()
  }
}
