/** A match as it is stored, read as text: only the thread that replays it parses it. */
import type { TableStart } from '@crownlands/table/open-table'
import { sql } from 'kysely'
import { type Database, Prepared } from '../database/database'
import type { Head } from './headers'
import { startOf } from './match-file'

export interface StoredPast {
  readonly rules: number
  readonly start: TableStart
  /** How many final actions the match has. */
  readonly actions: number
  /** From where on it can be replayed, as JSON. */
  readonly snapshot: string | undefined
  /** The rows of the log since the snapshot, as JSON. */
  readonly rows: string | undefined
  /** The record with gzip, in place of the rows of a match that was over long ago. */
  readonly record: Uint8Array | undefined
}

interface Stored {
  readonly snapshot: string | null
  readonly rows: string | null
  readonly record: Buffer | null
}

const STORED = new Prepared(
  'stored-past',
  ({ id, from, to }: { id: number; from: number; to: number }) => sql<Stored>`
  with s as (
    select n, snapshot from match_snapshot where match_id = ${id} and steps <= ${from} order by steps desc limit 1
  )
  select (select snapshot::text from s) as snapshot,
    (select json_agg(json_build_object('n', n, 'seat', seat, 'actions', actions, 'what', what) order by n)::text
      from match_log where match_id = ${id} and n >= coalesce((select n from s), 0) and n < ${to}) as rows,
    (select record from match_record where match_id = ${id}) as record`,
)

/** Where no snapshot is wanted. */
export const FROM_THE_START = -1

/** From a snapshot at or before step `from`, where there is one. */
export async function readStoredPast(db: Database, head: Head, from: number): Promise<StoredPast> {
  const [row] = await STORED.run(db, { id: head.id, from, to: head.n })
  return {
    ...{ rules: head.rules, start: startOf(head), actions: head.actions },
    snapshot: row?.snapshot ?? undefined,
    rows: row?.rows ?? undefined,
    record: row?.record ?? undefined,
  }
}
