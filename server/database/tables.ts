/**
 * The tables that the migrations create, for the compiler: a query that names another table or column does not compile. A test
 * compares every column with a migrated database.
 */
import type { Outcome, Seat } from '@crownlands/core/game'
import type { ChanceKind } from '@crownlands/core/match'
import type { House } from '@crownlands/kit/houses'
import type { Agreement, ClockPlan, Scope, TableIncident, TableInfo, WhenGone } from '@crownlands/table/online'
import type { Temperament } from '@crownlands/table/protocol'
import type { ColumnType } from 'kysely'

export interface Column<Read, Insert = Read, Write = Read> {
  /** As PostgreSQL calls it (`udt_name`). */
  readonly type: string
  readonly isNull?: true
  readonly hasDefault?: true
  /** Never set: holds the types. */
  readonly types?: ColumnType<Read, Insert, Write>
}

const int: Column<number> = { type: 'int4' }
const smallint: Column<number> = { type: 'int2' }
const bigint: Column<number> = { type: 'int8' }
const float: Column<number> = { type: 'float8' }
const flag: Column<boolean> = { type: 'bool' }
const time: Column<Date> = { type: 'timestamptz' }
const bytes: Column<Buffer, Uint8Array, Uint8Array> = { type: 'bytea' }
const ints: Column<number[]> = { type: '_int4' }
const seats: Column<Seat[], readonly Seat[], readonly Seat[]> = { type: '_int2' }

function text<T extends string = string>(): Column<T> {
  return { type: 'text' }
}

function texts<T extends string = string>(): Column<T[], readonly T[], readonly T[]> {
  return { type: '_text' }
}

/** Written as JSON text. */
function json<T>(): Column<T, string, string> {
  return { type: 'jsonb' }
}

function optional<R, I, W>(column: Column<R, I, W>): Column<R | null, I | null | undefined, W | null> {
  return { type: column.type, isNull: true }
}

function preset<R, I, W>(column: Column<R, I, W>): Column<R, I | undefined, W> {
  return { type: column.type, hasDefault: true }
}

/** Numbered by the database. */
const identity: Column<number, never, never> = { type: 'int8', hasDefault: true }

export type PlayerKind = 'guest' | 'account' | 'bot'
type Pair = readonly [Seat, unknown]
type LoggedIncident =
  | { readonly type: 'back'; readonly actions: number }
  | { readonly type: 'out-of-time'; readonly outcome: Outcome }
  | { readonly type: string; readonly bot?: string }

export const TABLES = {
  player: {
    id: identity,
    code: text(),
    name: text(),
    kind: text<PlayerKind>(),
    owner_id: optional(bigint),
    created_at: preset(time),
    seen_at: preset(time),
    settings: preset(json<{ readonly muted?: readonly string[] }>()),
  },
  session: {
    token_hash: bytes,
    id: text(),
    player_id: bigint,
    device: preset(text()),
    created_at: preset(time),
    seen_at: preset(time),
    expires_at: time,
  },
  passkey: {
    credential_id: bytes,
    player_id: bigint,
    public_key: bytes,
    counter: bigint,
    transports: texts(),
    name: text(),
    created_at: preset(time),
    used_at: optional(time),
  },
  challenge: { id: text(), value: text(), player_id: optional(bigint), expires_at: time },
  api_token: {
    token_hash: bytes,
    id: text(),
    player_id: bigint,
    name: text(),
    scopes: texts<Scope>(),
    created_at: preset(time),
    used_at: optional(time),
  },
  push_subscription: {
    endpoint_hash: bytes,
    endpoint: text(),
    keys: json<{ readonly p256dh: string; readonly auth: string }>(),
    player_id: bigint,
    failed: preset(int),
  },
  match: {
    id: identity,
    code: text(),
    game: text(),
    rules: int,
    status: preset(text<TableInfo['status']>()),
    listed: flag,
    rated: preset(flag),
    host_id: optional(bigint),
    options: json<unknown>(),
    clock: json<ClockPlan>(),
    when_gone: text<WhenGone>(),
    commitment: text(),
    secret: bytes,
    chance: preset(text<ChanceKind>()),
    seed: optional(text()),
    start: optional(json<unknown>()),
    n: preset(int),
    actions: preset(int),
    to_act: preset(seats),
    is_question: preset(flag),
    left_ms: preset(ints),
    turn_at: optional(time),
    paused_at: optional(time),
    draft: optional(json<readonly Pair[]>()),
    draft_rev: preset(int),
    draft_seat: optional(smallint),
    draft_keys: preset(texts()),
    chat_n: preset(int),
    table_rev: preset(int),
    outcome: optional(json<Outcome>()),
    trouble: optional(text()),
    chat_closed: preset(flag),
    rematch_of: optional(bigint),
    created_at: preset(time),
    started_at: optional(time),
    ended_at: optional(time),
    origin: optional(text()),
    packed: preset(flag),
    rating_done: preset(flag),
    incidents: preset(json<readonly TableIncident[]>()),
    gone_after: optional(int),
  },
  seat: {
    match_id: bigint,
    seat: smallint,
    house: text<House>(),
    player_id: optional(bigint),
    name: preset(text()),
    bot: optional(text<Temperament>()),
    stand_in: optional(text<Temperament>()),
    word: optional(text()),
    pepper: optional(text()),
    ready: preset(flag),
    missed: preset(int),
    left_at: optional(time),
    seen_at: optional(time),
    gone_at: optional(time),
    handed_at: optional(time),
    handed_from: optional(bigint),
  },
  match_log: {
    match_id: bigint,
    n: int,
    seat: optional(smallint),
    actions: optional(json<readonly Pair[]>()),
    what: optional(json<LoggedIncident>()),
    key: optional(text()),
    at: preset(time),
  },
  match_snapshot: { match_id: bigint, steps: int, n: int, snapshot: json<unknown>() },
  match_due: { match_id: bigint, n: int, at: time, why: text<'bot' | 'clock'>() },
  chat_line: {
    match_id: bigint,
    n: int,
    player_id: optional(bigint),
    name: text(),
    text: text(),
    at: preset(time),
  },
  vote: {
    match_id: bigint,
    what: text<Agreement>(),
    about: smallint,
    seat: smallint,
    yes: flag,
    n: int,
    at: preset(time),
  },
  rating: { player_id: bigint, game: text(), seats: smallint, mu: float, sigma: float, games: int },
  rating_change: {
    match_id: bigint,
    player_id: bigint,
    before: json<object>(),
    after: json<object>(),
    at: preset(time),
  },
  presence: { match_id: bigint, player_id: bigint, node: text(), seen_at: preset(time) },
  setting: { name: text(), value: text() },
  match_record: { match_id: bigint, record: bytes },
  account_name: { key: text(), player_id: bigint },
  match_removed: { match_id: bigint, player_id: bigint },
  match_change: {
    match_id: bigint,
    n: int,
    at: preset(time),
    by_id: optional(bigint),
    about_id: optional(bigint),
    change: json<object>(),
  },
  set_aside: { match_id: bigint, work: text<'end' | 'rate' | 'pack'>(), error: text(), at: preset(time) },
  seat_link: { token_hash: bytes, match_id: bigint, seat: smallint, player_id: bigint, expires_at: time },
  attendance: { id: preset(flag), since: time, beat_at: time },
} as const

type Typed<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer R, infer I, infer W> ? ColumnType<R, I, W> : never
}

export type Tables = { [Name in keyof typeof TABLES]: Typed<(typeof TABLES)[Name]> }
