/** What is stored of a match beyond its header: the way to where it is now, or was at a step. */
import { gunzipSync } from 'node:zlib'
import type { FairWord } from '@crownlands/core/fair'
import type { Snapshot } from '@crownlands/core/match'
import { isProblem, parseRecord, type RecordedAction } from '@crownlands/core/record'
import { damaged, type Past, type TableProgress, type TableStart } from '@crownlands/table/open-table'
import { parseVersion, printVersion, type Version } from '@crownlands/table/position'
import type { TablePlan } from '@crownlands/table/protocol'
import { readSnapshot } from '@crownlands/table/storage/stored-table'
import { sql } from 'kysely'
import { type Database, Prepared } from '../database/database'
import type { Head } from './headers'
import { folded, LOG_ROW, type LogRow } from './log-rows'

/** What is stored of a table. */
export interface TableFile {
  readonly version: Version
  readonly rules: number
  readonly start: TableStart
  readonly progress: TableProgress
}

/** What was stored of a table since it was at `from`. */
export interface TableTail {
  readonly from: Version
  readonly version: Version
  readonly progress: Pick<TableProgress, 'actions' | 'draft' | 'draftChanges'>
}

/** What is stored, up to a step of it. */
export type PastFile = Pick<TableFile, 'rules' | 'start'> & { readonly past: Past }

/** A bot that stands in is a bot as long as it does. */
export function planOf({ game, options, seats }: Head): TablePlan {
  return {
    game,
    options,
    seats: seats.map(({ house, name, bot, standIn }) => {
      const playing = standIn ?? bot
      return { house, name, ...(playing !== undefined && { bot: playing }) }
    }),
  }
}

export function startOf(head: Head): TableStart {
  if (head.seed === undefined) throw damaged()
  const chance = { kind: head.chance, seed: head.seed }
  return { plan: planOf(head), chance, ...(head.start !== undefined && { start: head.start }) }
}

/** The players' parts in the chance: before the match their words with what their devices have added, then their digests. */
export function wordsOf({ seats }: Head): readonly FairWord[] {
  return seats.flatMap(({ seat, word, pepper }) =>
    word === undefined ? [] : [{ seat, word: `${word} ${pepper ?? ''}`.trim() }],
  )
}

const ROWS = new Prepared('rows', ({ id, from, to }: { id: number; from: number; to: number }, db) =>
  db
    .selectFrom('match_log')
    .select(LOG_ROW)
    .where('match_id', '=', id)
    .where('n', '>=', from)
    .where('n', '<', to)
    .orderBy('n'),
)
const SNAPSHOT = new Prepared('snapshot', ({ id, steps }: { id: number; steps: number }, db) =>
  db
    .selectFrom('match_snapshot')
    .select(['n', 'snapshot'])
    .where('match_id', '=', id)
    .where('steps', '<=', steps)
    .orderBy('steps', 'desc')
    .limit(sql.lit(1)),
)

async function readSnapshotAt(
  db: Database,
  id: number,
  steps: number,
): Promise<{ readonly n: number; readonly snapshot: Snapshot<unknown> } | undefined> {
  const [row] = await SNAPSHOT.run(db, { id, steps })
  const snapshot = row === undefined ? undefined : readSnapshot(row.snapshot)
  return row === undefined || snapshot === undefined ? undefined : { n: row.n, snapshot }
}

/** How long a match must be before a snapshot is looked for. */
const SHORT = 500

/** All that a thread needs to open the table. Throws `damaged` when the log has a gap. */
export async function readFile(db: Database, head: Head): Promise<TableFile> {
  const { draft, draftRev: draftChanges } = head
  const past = await readPast(db, head, head.actions)
  return {
    version: printVersion(head),
    rules: head.rules,
    start: startOf(head),
    progress: { ...past, draft, draftChanges, incidents: head.n - head.actions, outcome: head.outcome },
  }
}

/**
 * What was stored since the table was at a version, when that is moves alone; undefined when it is not: then it is to be opened
 * anew. Whatever else happens makes another number of the version larger.
 */
export async function readTail(db: Database, head: Head, from: Version): Promise<TableTail | undefined> {
  const { n, tableRev } = parseVersion(from) ?? {}
  if (n === undefined || tableRev !== head.tableRev || n > head.n) return undefined
  const { actions } = folded(n === head.n ? [] : await readRows(db, head, n), n)
  return n + actions.length === head.n ? tailOf(from, head, actions) : undefined
}

export function tailOf(from: Version, head: Head, actions: readonly RecordedAction[]): TableTail {
  const { draft, draftRev: draftChanges } = head
  return { from, version: printVersion(head), progress: { actions, draft, draftChanges } }
}

/** The way to step `to`: from a snapshot at or before `from`, when there is one. */
async function readPast(db: Database, head: Head, to: number, from = to): Promise<Past> {
  const snapshot = head.actions < SHORT ? undefined : await readSnapshotAt(db, head.id, from)
  const begin = snapshot?.snapshot.steps ?? 0
  const rows = await readRows(db, head, snapshot?.n ?? 0)
  const { actions } = rows.length === 0 && head.n > 0 && begin === 0 ? await readPacked(db, head) : folded(rows, begin)
  if (begin + actions.length !== head.actions) throw damaged()
  return { snapshot: snapshot?.snapshot, actions: actions.slice(0, to - begin) }
}

function readRows(db: Database, { id, n: to }: Head, from: number): Promise<readonly LogRow[]> {
  return ROWS.run(db, { id, from, to })
}

/** Of a match that was over long ago only the record is left. */
async function readPacked(db: Database, head: Head): Promise<{ readonly actions: readonly RecordedAction[] }> {
  const record = parseRecord((await readPackedRecord(db, head)) ?? '')
  if (isProblem(record)) throw damaged()
  return record
}

async function readPackedRecord(db: Database, { id }: Head): Promise<string | undefined> {
  const row = await db.selectFrom('match_record').select('record').where('match_id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : gunzipSync(row.record).toString('utf8')
}

export async function readPastFile(db: Database, head: Head, to: number, from = to): Promise<PastFile> {
  return { rules: head.rules, start: startOf(head), past: await readPast(db, head, to, from) }
}

const KEY = new Prepared('key', ({ id, key }: { id: number; key: string }, db) =>
  db
    .selectFrom('match_log')
    .select('match_id as id')
    .where('match_id', '=', id)
    .where('key', '=', key)
    .unionAll(db.selectFrom('match').select('id').where('id', '=', id).where(sql<boolean>`${key} = any(draft_keys)`)),
)

/** Whether the command with this key was carried out, in the open turn too. */
export async function isKnownKey(db: Database, id: number, key: string): Promise<boolean> {
  return (await KEY.run(db, { id, key })).length > 0
}
