/** What is stored of tables, as it is read: heads, and the way to where a match is. */
import { gunzipSync } from 'node:zlib'
import type { FairWord } from '@crownlands/core/fair'
import type { Outcome, Seat } from '@crownlands/core/game'
import type { ChanceKind, Snapshot } from '@crownlands/core/match'
import { isProblem, parseRecord, type RecordedAction } from '@crownlands/core/record'
import type { House } from '@crownlands/kit/houses'
import type { OpenQuestion, TableChange, TableIncident } from '@crownlands/table/online'
import { damaged, type Past, type TableStart } from '@crownlands/table/open-table'
import { parseVersion, printVersion, type Version } from '@crownlands/table/position'
import type { TablePlan, Temperament } from '@crownlands/table/protocol'
import { readSnapshot } from '@crownlands/table/storage/stored-table'
import type { Database } from '../database/pool'
import { GONE_AFTER, USUAL_GONE_AFTER } from './gone-after'
import type { TableFile, TableTail } from './keeper'
import { folded, type LogRow, type Pair } from './log-rows'

export type Status = 'open' | 'running' | 'over' | 'ended'

/** How the time to think is counted. */
export type Clock =
  | { readonly type: 'none' }
  /** Seconds for the whole match, and seconds more for every turn. */
  | { readonly type: 'live'; readonly each: number; readonly plus: number; readonly whenOut?: 'end' | undefined }
  | { readonly type: 'days'; readonly per: number }

export interface PlayerHead {
  readonly code: string
  readonly kind: 'guest' | 'account' | 'bot'
}

export interface SeatHead {
  readonly seat: Seat
  readonly house: House
  readonly playerId: number | undefined
  /** How others know the player. */
  readonly player: PlayerHead | undefined
  readonly name: string
  readonly bot: Temperament | undefined
  /** A bot that plays for somebody who is gone. */
  readonly standIn: Temperament | undefined
  readonly word: string | undefined
  readonly pepper: string | undefined
  readonly ready: boolean
  /** How often in a row the time ran out. */
  readonly missed: number
  readonly leftAt: Date | undefined
  /** Counts as gone: last seen then (T-L1). */
  readonly goneAt: Date | undefined
  /** Taken by a link (T-L5): from whom, and what they are called. */
  readonly handedFrom: number | undefined
  readonly handedAt: Date | undefined
  readonly handedName: string | undefined
}

export interface Head {
  readonly id: number
  readonly code: string
  readonly game: string
  readonly rules: number
  readonly status: Status
  readonly listed: boolean
  readonly rated: boolean
  readonly hostId: number | undefined
  /** Where the host came from, as a keyed hash. */
  readonly origin: string | undefined
  readonly options: unknown
  readonly clock: Clock
  readonly whenGone: 'bot' | 'vote'
  /** After so many minutes away somebody counts as gone. */
  readonly goneAfter: number
  readonly commitment: string
  readonly chance: ChanceKind
  readonly seed: string | undefined
  readonly start: unknown
  readonly n: number
  readonly actions: number
  readonly toAct: readonly Seat[]
  readonly isQuestion: boolean
  readonly leftMs: readonly number[]
  readonly turnAt: Date | undefined
  readonly pausedAt: Date | undefined
  readonly draft: readonly RecordedAction[]
  readonly draftRev: number
  readonly draftSeat: Seat | undefined
  readonly draftKeys: readonly string[]
  readonly chatN: number
  readonly tableRev: number
  readonly outcome: Outcome | undefined
  readonly trouble: string | undefined
  readonly chatClosed: boolean
  /** The table that was laid to play once more, and the one that this was laid for. */
  readonly rematch: string | undefined
  readonly rematchOf: string | undefined
  /** The database's clock when it was read: the only one that all nodes share. */
  readonly now: Date
  readonly createdAt: Date
  readonly startedAt: Date | undefined
  readonly endedAt: Date | undefined
  readonly seats: readonly SeatHead[]
  /** What people are asked to agree on. */
  readonly questions: readonly OpenQuestion[]
  readonly incidents: readonly TableIncident[]
  /** What the host has changed; only before the match. */
  readonly changes: readonly TableChange[]
  /** Who may not sit down again; only before the match. */
  readonly removed: readonly RemovedPlayer[]
}

export interface RemovedPlayer {
  readonly id: number
  readonly code: string
  readonly name: string
}

interface HeadRow {
  readonly [column: string]: unknown
}

/** What the host has changed, the newest last. Names are those of today, and none where the player was deleted. */
const CHANGES = `select coalesce(json_agg(c.change || jsonb_strip_nulls(jsonb_build_object(
      'at', floor(extract(epoch from c.at) * 1000)::bigint, 'by', by.name, 'about', about.name)) order by c.n), '[]')
    from match_change c left join player by on by.id = c.by_id left join player about on about.id = c.about_id
    where c.match_id = match.id`

/** Never the secret: what is not read cannot be told. */
const COLUMNS = `id, code, game, rules, status, listed, rated, host_id, origin, options, clock, when_gone, gone_after, commitment, chance, seed, start,
  n, actions, to_act, is_question, left_ms, turn_at, paused_at, draft, draft_rev, draft_seat, draft_keys, chat_n, table_rev,
  outcome, trouble, chat_closed, incidents, created_at, started_at, ended_at, now() as now,
  (select code from match r where r.rematch_of = match.id) as rematch,
  (select code from match r where r.id = match.rematch_of) as rematch_of,
  (select coalesce(json_agg(s order by s.seat), '[]') from (
    select seat.*, player.code as player_code, player.kind as player_kind, former.name as former_name
    from seat left join player on player.id = seat.player_id left join player former on former.id = seat.handed_from
    where seat.match_id = match.id) s) as seats,
  (select coalesce(json_agg(v), '[]') from (
    select what, about, coalesce(json_agg(seat order by seat) filter (where yes), '[]') as yes,
      coalesce(json_agg(seat order by seat) filter (where not yes), '[]') as no,
      floor(extract(epoch from min(at) + ${GONE_AFTER}) * 1000)::bigint as until
    from vote where match_id = match.id and vote.n = match.n
    group by what, about having min(at) > now() - ${GONE_AFTER}) v) as questions,
  case when status = 'open' then (${CHANGES}) else '[]' end as changes,
  case when status = 'open' then (
    select coalesce(json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name) order by p.id), '[]')
    from match_removed r join player p on p.id = r.player_id where r.match_id = match.id) else '[]' end as removed`

const HEAD = `select ${COLUMNS} from match where code = $1`

export async function readHead(db: Database, code: string): Promise<Head | undefined> {
  const { rows } = await db.query<HeadRow>({ name: 'head', text: HEAD, values: [code] })
  return rows[0] === undefined ? undefined : headOf(rows[0])
}

export async function readHeads(db: Database, where: string, values: readonly unknown[]): Promise<readonly Head[]> {
  const { rows } = await db.query<HeadRow>(`select ${COLUMNS} from match where ${where}`, [...values])
  return rows.map(headOf)
}

/** What a move changes. */
function progressOf(row: HeadRow) {
  const draft = (row.draft ?? []) as readonly Pair[]
  return {
    status: row.status as Status,
    n: row.n as number,
    actions: row.actions as number,
    toAct: row.to_act as Seat[],
    isQuestion: row.is_question as boolean,
    leftMs: row.left_ms as number[],
    turnAt: there(row.turn_at as Date | null),
    draft: draft.map(([seat, action]) => ({ seat, action })),
    draftRev: row.draft_rev as number,
    draftSeat: there(row.draft_seat as Seat | null),
    draftKeys: row.draft_keys as string[],
    chatN: row.chat_n as number,
    outcome: there(row.outcome as Outcome | null),
    now: row.now as Date,
    endedAt: there(row.ended_at as Date | null),
  }
}

function headOf(row: HeadRow): Head {
  return {
    ...progressOf(row),
    id: row.id as number,
    code: row.code as string,
    game: row.game as string,
    rules: row.rules as number,
    listed: row.listed as boolean,
    rated: row.rated as boolean,
    hostId: there(row.host_id as number | null),
    origin: there(row.origin as string | null),
    options: row.options,
    clock: row.clock as Clock,
    whenGone: row.when_gone as Head['whenGone'],
    goneAfter: there(row.gone_after as number | null) ?? USUAL_GONE_AFTER[(row.clock as Clock).type],
    commitment: row.commitment as string,
    chance: row.chance as ChanceKind,
    seed: there(row.seed as string | null),
    start: there(row.start),
    pausedAt: there(row.paused_at as Date | null),
    tableRev: row.table_rev as number,
    trouble: there(row.trouble as string | null),
    chatClosed: row.chat_closed as boolean,
    rematch: there(row.rematch as string | null),
    rematchOf: there(row.rematch_of as string | null),
    createdAt: row.created_at as Date,
    startedAt: there(row.started_at as Date | null),
    seats: (row.seats as readonly HeadRow[]).map(seatOf),
    questions: row.questions as Head['questions'],
    changes: row.changes as Head['changes'],
    removed: row.removed as Head['removed'],
    incidents: row.incidents as Head['incidents'],
  }
}

function seatOf(row: HeadRow): SeatHead {
  return {
    seat: row.seat as Seat,
    house: row.house as House,
    playerId: there(row.player_id as number | null),
    player:
      row.player_code === null
        ? undefined
        : { code: row.player_code as string, kind: row.player_kind as PlayerHead['kind'] },
    name: row.name as string,
    bot: there(row.bot as Temperament | null),
    standIn: there(row.stand_in as Temperament | null),
    word: there(row.word as string | null),
    pepper: there(row.pepper as string | null),
    ready: row.ready as boolean,
    missed: row.missed as number,
    leftAt: dateOf(row.left_at),
    goneAt: dateOf(row.gone_at),
    handedFrom: there(row.handed_from as number | null),
    handedAt: dateOf(row.handed_at),
    handedName: there(row.former_name as string | null),
  }
}

/** Within JSON a time is text. */
function dateOf(value: unknown): Date | undefined {
  return value === null ? undefined : new Date(value as string)
}

/** The database has null where we have nothing. */
function there<T>(value: T | null): T | undefined {
  return value === null ? undefined : value
}

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

export async function readPastFile(db: Database, head: Head, to: number, from = to) {
  return { rules: head.rules, start: startOf(head), past: await readPast(db, head, to, from) }
}

/** Whether what came under this key was carried out, in the open turn too. */
export async function isKnownKey(db: Database, id: number, key: string): Promise<boolean> {
  const text = `select 1 from match_log where match_id = $1 and key = $2
    union all select 1 from match where id = $1 and $2 = any(draft_keys)`
  return (await db.query({ name: 'key', text, values: [id, key] })).rows.length > 0
}
