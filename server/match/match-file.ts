/** What is stored of a match beyond its header: the way to where it is now, or was at a step. */
import { gunzipSync } from 'node:zlib'
import type { FairWord } from '@crownlands/core/fair'
import type { Snapshot } from '@crownlands/core/match'
import { isProblem, parseRecord, type RecordedAction } from '@crownlands/core/record'
import { damaged, type Past, type TableProgress, type TableStart } from '@crownlands/table/open-table'
import { parseVersion, printVersion, type Version } from '@crownlands/table/position'
import type { TablePlan } from '@crownlands/table/protocol'
import { readSnapshot } from '@crownlands/table/storage/stored-table'
import type { Database } from '../database/pool'
import { type Head, type HeadRow, progressOf } from './headers'
import { folded, type LogRow } from './log-rows'

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

const ROWS = 'select n, seat, actions, what from match_log where match_id = $1 and n >= $2 and n < $3 order by n'
const SNAPSHOT = `select n, snapshot from match_snapshot where match_id = $1 and steps <= $2 order by steps desc limit 1`

async function readSnapshotAt(
  db: Database,
  id: number,
  steps: number,
): Promise<{ readonly n: number; readonly snapshot: Snapshot<unknown> } | undefined> {
  const { rows } = await db.query<{ n: number; snapshot: unknown }>({
    name: 'snapshot',
    text: SNAPSHOT,
    values: [id, steps],
  })
  const snapshot = rows[0] === undefined ? undefined : readSnapshot(rows[0].snapshot)
  return rows[0] === undefined || snapshot === undefined ? undefined : { n: rows[0].n, snapshot }
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
  if (n + actions.length !== head.n) return undefined
  const { draft, draftRev: draftChanges } = head
  return { from, version: printVersion(head), progress: { actions, draft, draftChanges } }
}

const NEWS = `select status, n, actions, to_act, is_question, left_ms, turn_at, draft, draft_rev, draft_seat, draft_keys, chat_n,
    outcome, ended_at, now() as now,
    (select coalesce(json_agg(l order by l.n), '[]') from (
      select n, seat, actions, what from match_log where match_id = match.id and n >= $2 and n < match.n) l) as rows
  from match where id = $1 and table_rev = $3`

/** A head with the moves that were stored since it was read, and those moves. */
export interface News {
  readonly head: Head
  readonly tail: TableTail
}

/** One small question for what a node has missed of a table. Undefined when that is not moves alone: all is to be read anew. */
export async function readNews(db: Database, before: Head): Promise<News | undefined> {
  const values = [before.id, before.n, before.tableRev]
  const [row] = (await db.query<HeadRow>({ name: 'news', text: NEWS, values })).rows
  if (row === undefined) return undefined
  const rows = row.rows as readonly LogRow[]
  const { actions } = folded(rows, before.n)
  if (before.n + actions.length !== row.n) return undefined
  const acted = new Set(rows.map(({ seat }) => seat))
  const moved = actions.length > 0
  const head: Head = {
    ...before,
    ...progressOf(row),
    seats: moved ? before.seats.map((one) => (acted.has(one.seat) ? { ...one, missed: 0 } : one)) : before.seats,
    questions: moved ? [] : before.questions,
  }
  const { draft, draftRev: draftChanges } = head
  const tail = { from: printVersion(before), version: printVersion(head), progress: { actions, draft, draftChanges } }
  return { head, tail }
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

async function readRows(db: Database, head: Head, from: number): Promise<readonly LogRow[]> {
  return (await db.query<LogRow>({ name: 'rows', text: ROWS, values: [head.id, from, head.n] })).rows
}

/** Of a match that was over long ago only the record is left. */
async function readPacked(db: Database, head: Head): Promise<{ readonly actions: readonly RecordedAction[] }> {
  const record = parseRecord((await readPackedRecord(db, head)) ?? '')
  if (isProblem(record)) throw damaged()
  return record
}

async function readPackedRecord(db: Database, { id }: Head): Promise<string | undefined> {
  const { rows } = await db.query<{ record: Buffer }>('select record from match_record where match_id = $1', [id])
  return rows[0] === undefined ? undefined : gunzipSync(rows[0].record).toString('utf8')
}

export async function readPastFile(db: Database, head: Head, to: number, from = to): Promise<PastFile> {
  return { rules: head.rules, start: startOf(head), past: await readPast(db, head, to, from) }
}

/** Whether what came under this key was carried out, in the open turn too. */
export async function isKnownKey(db: Database, id: number, key: string): Promise<boolean> {
  const text = `select 1 from match_log where match_id = $1 and key = $2
    union all select 1 from match where id = $1 and $2 = any(draft_keys)`
  return (await db.query({ name: 'key', text, values: [id, key] })).rows.length > 0
}
