/**
 * The write path: one statement, one round trip, its own commit. It changes the head of the match only if that is still as it
 * was seen, and adds to the log in the same breath. Nothing is announced here: a NOTIFY would hold a lock for all tables.
 */
import type { Outcome, Seat } from '@crownlands/core/game'
import type { RecordedAction } from '@crownlands/core/record'
import type { Database } from '../database/pool'

/** What was seen: of two that saw the same, one writes. */
export interface Seen {
  readonly id: number
  readonly n: number
  readonly draftRev: number
  readonly tableRev: number
}

export interface Append {
  readonly seat: Seat | undefined
  readonly actions: readonly RecordedAction[]
  readonly key: string | undefined
  readonly toAct: readonly Seat[]
  readonly isQuestion: boolean
  readonly outcome: Outcome | undefined
  /** Undefined when no clock runs. */
  readonly more: MoreTime | undefined
  readonly due: Due | undefined
  /** Whoever acts has not missed the time again. */
  readonly afterMissing: boolean
}

/** What whoever has acted gets when others are to act, in milliseconds: so much more, or so much anew. */
export interface MoreTime {
  readonly plus: number
  readonly anew?: number
}

/** When somebody is to look after the table, and why. With a clock: when the first of those to act runs out of time. */
export interface Due {
  readonly why: 'bot' | 'clock'
  /** In milliseconds from now; undefined: when the first clock runs out. Whoever sweeps up comes a little later. */
  readonly after: number | undefined
}

/** So long whoever is to act has before somebody looks whether that was lost, in milliseconds. */
export const SWEEP_GRACE = 2000

/** The times after an append, by the database's clock. */
export interface Written {
  readonly now: Date
  readonly leftMs: readonly number[]
}

export type WriteResult = Written | 'changed' | 'known-key'

/** No clock shows more than twenty days, in milliseconds: what is counted fits. */
export const MOST_MS = 1_728_000_000
/** What has passed since somebody was to act. */
export const SPENT = `least(extract(epoch from now() - turn_at) * 1000, ${MOST_MS})::int`

/** Those who were to act have used up what has passed since; whoever has nothing more to do gets more. */
const LEFT = `case when r.plus is null then left_ms else (
  select array_agg(
    case
      when place - 1 = r.seat and not r.seat = any(r.to_act)
        then coalesce(r.anew, least(greatest(0, l - ${SPENT}) + r.plus::bigint, ${MOST_MS})::int)
      when (place - 1)::smallint = any(match.to_act) then greatest(0, l - ${SPENT})
      else l end order by place)
  from unnest(left_ms) with ordinality as clocks(l, place)) end`

/** What is to be written, and of what type it is, in the order of a single statement's parameters. */
const ROW = {
  id: 'bigint',
  n: 'int',
  draft_rev: 'int',
  table_rev: 'int',
  seat: 'smallint',
  count: 'int',
  actions: 'jsonb',
  key: 'text',
  to_act: 'smallint[]',
  is_question: 'boolean',
  outcome: 'jsonb',
  plus: 'int',
  anew: 'int',
  why: 'text',
  after: 'int',
} as const

/** `rows` are those to be written; `isFree` leaves some of them out; `more`: further parts of the same statement. */
const appendWith = (rows: string, { isFree = '', more = '' } = {}) => `with r as (${rows})${isFree}, m as (
  update match set
    n = match.n + r.count, actions = match.actions + r.count, to_act = r.to_act, is_question = r.is_question,
    left_ms = ${LEFT}, turn_at = now(),
    draft = null, draft_rev = 0, draft_seat = null, draft_keys = '{}',
    outcome = r.outcome,
    status = case when r.outcome is null then status else 'over' end,
    ended_at = case when r.outcome is null then null else now() end
  from r${isFree === '' ? '' : ' join free using (id)'}
  where match.id = r.id and match.n = r.n and match.draft_rev = r.draft_rev and match.table_rev = r.table_rev
    and status = 'running'
  returning match.id, match.n, match.to_act, match.left_ms, r.n as before, r.seat, r.actions, r.key, r.why, r.after
), d as (
  insert into match_due (match_id, n, at, why)
  select id, n, case when after is null
    then now() + (select min(left_ms[s + 1]) from unnest(to_act) s) * interval '1 millisecond' + interval '1 second'
    else now() + after * interval '1 millisecond' end, why
  from m where why is not null
  on conflict (match_id) do update set n = excluded.n, at = excluded.at, why = excluded.why
), gone as (
  delete from match_due where match_id in (select id from m where why is null)
), l as (
  insert into match_log (match_id, n, seat, actions, key)
  select id, before, seat, actions, key from m
)${more}
select id, now() as now, left_ms from m`

const ONE = `select ${Object.entries(ROW)
  .map(([name, type], i) => `$${i + 1}::${type} as ${name}`)
  .join(', ')}`

/** Also what `npm run bench:server` gives to pgbench. */
export const APPEND = appendWith(ONE)
const APPEND_AFTER_MISSING = appendWith(ONE, {
  more: `, s as (
  update seat set missed = 0 from m where match_id = m.id and seat.seat = m.seat
)`,
})

/** So many at once: the statement's plan goes by it. */
export const MOST_AT_ONCE = 16
/** A match that somebody else holds would let all the others wait: it is left out, as is what has changed. */
const APPEND_MANY = appendWith(
  `select * from json_to_recordset($1) as r(${Object.entries(ROW)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')}) limit ${MOST_AT_ONCE}`,
  { isFree: `, free as (select match.id from match join r using (id) for update of match skip locked)` },
)

function rowOf({ id, n, draftRev, tableRev }: Seen, row: Append): Readonly<Record<keyof typeof ROW, unknown>> {
  const { seat, actions, key, toAct, isQuestion, outcome, more, due } = row
  return {
    id,
    n,
    draft_rev: draftRev,
    table_rev: tableRev,
    seat: seat ?? null,
    count: actions.length,
    actions: actions.map(({ seat: by, action }) => [by, action]),
    key: key ?? null,
    to_act: toAct,
    is_question: isQuestion,
    outcome: outcome ?? null,
    plus: more?.plus ?? null,
    anew: more?.anew ?? null,
    why: due?.why ?? null,
    after: due?.after === undefined ? null : due.after + SWEEP_GRACE,
  }
}

export async function append(db: Database, seen: Seen, row: Append): Promise<WriteResult> {
  const [name, text] = row.afterMissing ? ['append-after-missing', APPEND_AFTER_MISSING] : ['append', APPEND]
  const { actions, outcome, ...others } = rowOf(seen, row)
  const json = { actions: JSON.stringify(actions), outcome: outcome === null ? null : JSON.stringify(outcome) }
  const values = { ...others, ...json }
  return write(
    ...[db, name, text],
    (Object.keys(ROW) as (keyof typeof ROW)[]).map((column) => values[column]),
  )
}

/** Those that were written, by the number of the match. What became of the others is not known by it. */
export async function appendMany(
  db: Database,
  all: readonly { readonly seen: Seen; readonly row: Append }[],
): Promise<ReadonlyMap<number, Written>> {
  const values = [JSON.stringify(all.map(({ seen, row }) => rowOf(seen, row)))]
  const { rows } = await db.query<WrittenRow>({ name: 'append-many', text: APPEND_MANY, values })
  return new Map(rows.map((row) => [row.id, writtenOf(row)]))
}

interface WrittenRow {
  readonly id: number
  readonly now: Date
  readonly left_ms: number[]
}

function writtenOf({ now, left_ms }: Pick<WrittenRow, 'now' | 'left_ms'>): Written {
  return { now, leftMs: left_ms }
}

export interface DraftWrite {
  readonly seat: Seat
  readonly draft: readonly RecordedAction[]
  readonly draftRev: number
  readonly key: string
}

/** As far back as somebody may send a step of an open turn again. */
const KEYS_KEPT = 16

const DRAFT = `update match set
    draft = $4::jsonb, draft_rev = $5::int, draft_seat = $6::smallint,
    draft_keys = (array_prepend($7::text, draft_keys))[1:${KEYS_KEPT}]
  where id = $1 and n = $2 and draft_rev = $3 and table_rev = $8::int and status = 'running'
  returning now() as now, left_ms`

/** A step of a turn that is still open. Nobody but its player will hear of it. */
export async function writeDraft(
  db: Database,
  { id, n, draftRev, tableRev }: Seen,
  draft: DraftWrite,
): Promise<WriteResult> {
  const actions = JSON.stringify(draft.draft.map(({ seat, action }) => [seat, action]))
  return write(db, 'draft', DRAFT, [id, n, draftRev, actions, draft.draftRev, draft.seat, draft.key, tableRev])
}

async function write(db: Database, name: string, text: string, values: readonly unknown[]): Promise<WriteResult> {
  try {
    const { rows } = await db.query<WrittenRow>({ name, text, values: [...values] })
    return rows[0] === undefined ? 'changed' : writtenOf(rows[0])
  } catch (error) {
    const constraint = uniqueViolation(error)
    if (constraint === 'match_log_key') return 'known-key'
    if (constraint !== undefined) return 'changed'
    throw error
  }
}

/** The name of the unique index that was in the way, if one was. */
function uniqueViolation(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === '23505')) return undefined
  return 'constraint' in error ? String(error.constraint) : ''
}
