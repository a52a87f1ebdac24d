import type { Outcome, Seat } from '@crownlands/core/game'
import type { ChanceKind } from '@crownlands/core/match'
import type { RecordedAction } from '@crownlands/core/record'
import type { House } from '@crownlands/kit/houses'
import type { OpenQuestion, TableChange, TableIncident } from '@crownlands/table/online'
import type { Temperament } from '@crownlands/table/protocol'
import type { Database } from '../database/pool'
import { GONE_AFTER, USUAL_GONE_AFTER } from './gone-after'
import type { Pair } from './log-rows'

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

export interface HeadRow {
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
export function progressOf(row: HeadRow) {
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
