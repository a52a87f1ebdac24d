import type { Outcome, Seat } from '@crownlands/core/game'
import type { ChanceKind } from '@crownlands/core/match'
import type { RecordedAction } from '@crownlands/core/record'
import type { House } from '@crownlands/kit/houses'
import type { ClockPlan, OpenQuestion, TableChange, TableIncident } from '@crownlands/table/online'
import type { Temperament } from '@crownlands/table/protocol'
import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Database, NOW, Prepared } from '../database/database'
import type { PlayerKind } from '../database/tables'
import { GONE_AFTER, USUAL_GONE_AFTER } from './gone-after'
import { folded, LOG_ROW } from './log-rows'

export type Status = 'open' | 'running' | 'over' | 'ended'

/** How the time to think is counted. */
export type Clock = ClockPlan

export interface PlayerHead {
  readonly code: string
  readonly kind: PlayerKind
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

/** The columns that a move changes. */
const PROGRESS = [
  ...(['status', 'n', 'actions', 'to_act', 'is_question', 'left_ms', 'turn_at', 'draft', 'draft_rev'] as const),
  ...(['draft_seat', 'draft_keys', 'chat_n', 'outcome', 'ended_at'] as const),
] as const

const SETTINGS = [
  ...([
    'id',
    'code',
    'game',
    'rules',
    'listed',
    'rated',
    'host_id',
    'origin',
    'options',
    'clock',
    'when_gone',
  ] as const),
  ...([
    'gone_after',
    'commitment',
    'chance',
    'seed',
    'start',
    'paused_at',
    'table_rev',
    'trouble',
    'chat_closed',
  ] as const),
  ...(['incidents', 'created_at', 'started_at'] as const),
] as const

/** What the host has changed, the newest last. Names are those of today, and none where the player was deleted. */
const CHANGES = sql<TableChange[]>`(select coalesce(json_agg(c.change || jsonb_strip_nulls(jsonb_build_object(
      'at', floor(extract(epoch from c.at) * 1000)::bigint, 'by', by.name, 'about', about.name)) order by c.n), '[]')
    from match_change c left join player by on by.id = c.by_id left join player about on about.id = c.about_id
    where c.match_id = match.id)`

/** All headers, for the caller to choose from. Never the secret: what is not read cannot be told. */
export function selectHeaders(db: Database) {
  return db
    .selectFrom('match')
    .select(PROGRESS)
    .select(SETTINGS)
    .select((eb) => [
      NOW.as('now'),
      eb.selectFrom('match as next').select('next.code').whereRef('next.rematch_of', '=', 'match.id').as('rematch'),
      eb.selectFrom('match as old').select('old.code').whereRef('old.id', '=', 'match.rematch_of').as('rematch_of'),
      jsonArrayFrom(
        eb
          .selectFrom('seat')
          .leftJoin('player', 'player.id', 'seat.player_id')
          .leftJoin('player as former', 'former.id', 'seat.handed_from')
          .selectAll('seat')
          .select(['player.code as player_code', 'player.kind as player_kind', 'former.name as former_name'])
          .whereRef('seat.match_id', '=', 'match.id')
          .orderBy('seat.seat'),
      ).as('seats'),
      jsonArrayFrom(
        eb
          .selectFrom('vote')
          .select(['what', 'about'])
          .select([
            sql<Seat[]>`coalesce(json_agg(seat order by seat) filter (where yes), '[]')`.as('yes'),
            sql<Seat[]>`coalesce(json_agg(seat order by seat) filter (where not yes), '[]')`.as('no'),
            sql<number>`floor(extract(epoch from min(at) + ${GONE_AFTER}) * 1000)::bigint`.as('until'),
          ])
          .whereRef('vote.match_id', '=', 'match.id')
          .whereRef('vote.n', '=', 'match.n')
          .groupBy(['what', 'about'])
          .having(sql<boolean>`min(at) > now() - ${GONE_AFTER}`),
      ).as('questions'),
      sql<TableChange[]>`case when status = 'open' then ${CHANGES} else '[]' end`.as('changes'),
      jsonArrayFrom(
        eb
          .selectFrom('match_removed')
          .innerJoin('player', 'player.id', 'match_removed.player_id')
          .select(['player.id', 'player.code', 'player.name'])
          .whereRef('match_removed.match_id', '=', 'match.id')
          .where('match.status', '=', sql.lit('open'))
          .orderBy('player.id'),
      ).as('removed'),
    ])
}

export type HeaderQuery = ReturnType<typeof selectHeaders>
type HeadRow = InferResult<HeaderQuery>[number]

const HEAD = new Prepared('head', ({ code }: { code: string }, db) => selectHeaders(db).where('code', '=', code))

export async function readHead(db: Database, code: string): Promise<Head | undefined> {
  const [row] = await HEAD.run(db, { code })
  return row === undefined ? undefined : headOf(row)
}

export async function readHeads(query: HeaderQuery): Promise<readonly Head[]> {
  return (await query.execute()).map(headOf)
}

/** The moves that were stored since a header was read, with what they have changed of it. */
const NEWS = new Prepared('news', ({ id, n, tableRev }: Pick<Head, 'id' | 'n' | 'tableRev'>, db) =>
  db
    .selectFrom('match')
    .select(PROGRESS)
    .select((eb) => [
      NOW.as('now'),
      jsonArrayFrom(
        eb
          .selectFrom('match_log')
          .select(LOG_ROW)
          .where('match_id', '=', id)
          .where('match_log.n', '>=', n)
          .whereRef('match_log.n', '<', 'match.n')
          .orderBy('match_log.n'),
      ).as('rows'),
    ])
    .where('id', '=', id)
    .where('table_rev', '=', tableRev),
)

/** A header with the moves that were stored since it was read. */
export interface News {
  readonly head: Head
  readonly actions: readonly RecordedAction[]
}

/** Brings a header up to date by one small query; undefined where more than moves has happened since it was read. */
export async function readNews(db: Database, before: Head): Promise<News | undefined> {
  const { id, n, tableRev } = before
  const [row] = await NEWS.run(db, { id, n, tableRev })
  if (row === undefined) return undefined
  const { actions } = folded(row.rows, n)
  if (n + actions.length !== row.n) return undefined
  if (actions.length === 0) return { head: { ...before, ...progressOf(row) }, actions }
  const acted = new Set(row.rows.map(({ seat }) => seat))
  const seats = before.seats.map((one) => (acted.has(one.seat) ? { ...one, missed: 0 } : one))
  return { head: { ...before, ...progressOf(row), seats, questions: [] }, actions }
}

function progressOf(row: Pick<HeadRow, (typeof PROGRESS)[number] | 'now'>) {
  return {
    status: row.status,
    n: row.n,
    actions: row.actions,
    toAct: row.to_act,
    isQuestion: row.is_question,
    leftMs: row.left_ms,
    turnAt: there(row.turn_at),
    draft: (row.draft ?? []).map(([seat, action]) => ({ seat, action })),
    draftRev: row.draft_rev,
    draftSeat: there(row.draft_seat),
    draftKeys: row.draft_keys,
    chatN: row.chat_n,
    outcome: there(row.outcome),
    now: row.now,
    endedAt: there(row.ended_at),
  }
}

function headOf(row: HeadRow): Head {
  return {
    ...progressOf(row),
    id: row.id,
    code: row.code,
    game: row.game,
    rules: row.rules,
    listed: row.listed,
    rated: row.rated,
    hostId: there(row.host_id),
    origin: there(row.origin),
    options: row.options,
    clock: row.clock,
    whenGone: row.when_gone,
    goneAfter: row.gone_after ?? USUAL_GONE_AFTER[row.clock.type],
    commitment: row.commitment,
    chance: row.chance,
    seed: there(row.seed),
    start: there(row.start),
    pausedAt: there(row.paused_at),
    tableRev: row.table_rev,
    trouble: there(row.trouble),
    chatClosed: row.chat_closed,
    rematch: there(row.rematch),
    rematchOf: there(row.rematch_of),
    createdAt: row.created_at,
    startedAt: there(row.started_at),
    seats: row.seats.map(seatOf),
    questions: row.questions,
    changes: row.changes,
    removed: row.removed,
    incidents: row.incidents,
  }
}

function seatOf(row: HeadRow['seats'][number]): SeatHead {
  const { player_code: code, player_kind: kind } = row
  return {
    seat: row.seat,
    house: row.house,
    playerId: there(row.player_id),
    player: code === null || kind === null ? undefined : { code, kind },
    name: row.name,
    bot: there(row.bot),
    standIn: there(row.stand_in),
    word: there(row.word),
    pepper: there(row.pepper),
    ready: row.ready,
    missed: row.missed,
    leftAt: dateOf(row.left_at),
    goneAt: dateOf(row.gone_at),
    handedFrom: there(row.handed_from),
    handedAt: dateOf(row.handed_at),
    handedName: there(row.former_name),
  }
}

/** Within JSON a time is text. */
function dateOf(value: string | null): Date | undefined {
  return value === null ? undefined : new Date(value)
}

/** PostgreSQL's null is undefined here. */
function there<T>(value: T | null): T | undefined {
  return value ?? undefined
}
