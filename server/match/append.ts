/**
 * The write path: one statement, one round trip, its own commit. It changes the head of the match only if that is still as it
 * was seen, and adds to the log in the same breath. Nothing is announced here: a NOTIFY would hold a lock for all tables.
 */
import type { Outcome, Seat } from '@crownlands/core/game'
import type { RecordedAction } from '@crownlands/core/record'
import { type RawBuilder, sql } from 'kysely'
import { type Database, NOW, Prepared } from '../database/database'

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

/** How long after a seat may act the sweep waits before it looks, in milliseconds. */
export const SWEEP_GRACE = 2000

/** The times after an append, by the database's clock. */
export interface Written {
  readonly now: Date
  readonly leftMs: readonly number[]
}

export type WriteResult = Written | 'changed' | 'known-key'

/** The most that a clock shows, in milliseconds (twenty days): an int holds it. */
export const MOST_MS = 1_728_000_000
/** The milliseconds since somebody was to act. */
export const SPENT = sql`least(extract(epoch from now() - turn_at) * 1000, ${sql.lit(MOST_MS)})::int`
/** No turn is open. */
export const NO_DRAFT = sql`draft = null, draft_rev = 0, draft_seat = null, draft_keys = '{}'`

/** Those who were to act have used up the time since then. A seat that has nothing more to do gets more. */
const LEFT = sql`case when r.plus is null then left_ms else (
  select array_agg(
    case
      when place - 1 = r.seat and not r.seat = any(r.to_act)
        then coalesce(r.anew, least(greatest(0, l - ${SPENT}) + r.plus::bigint, ${sql.lit(MOST_MS)})::int)
      when (place - 1)::smallint = any(match.to_act) then greatest(0, l - ${SPENT})
      else l end order by place)
  from unnest(left_ms) with ordinality as clocks(l, place)) end`

/** An append as the statements below take it; where it is one of many, as JSON. */
interface AppendRow<Json> {
  readonly id: number
  readonly n: number
  readonly draft_rev: number
  readonly table_rev: number
  readonly seat: Seat | undefined
  readonly count: number
  readonly actions: Json
  readonly key: string | undefined
  readonly to_act: readonly Seat[]
  readonly is_question: boolean
  readonly outcome: Json | undefined
  readonly plus: number | undefined
  readonly anew: number | undefined
  readonly why: Due['why'] | undefined
  readonly after: number | undefined
}

/** `rows` are those to be written; `isFree` leaves some of them out; `more` adds parts to the statement. */
function appendWith(rows: RawBuilder<unknown>, { isFree = sql``, join = sql``, more = sql`` } = {}) {
  return sql<WrittenRow>`with r as (${rows})${isFree}, m as (
  update match set
    n = match.n + r.count, actions = match.actions + r.count, to_act = r.to_act, is_question = r.is_question,
    left_ms = ${LEFT}, turn_at = now(), ${NO_DRAFT},
    outcome = r.outcome,
    status = case when r.outcome is null then status else 'over' end,
    ended_at = case when r.outcome is null then null else now() end
  from r${join}
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
}

function one(row: AppendRow<string>): RawBuilder<unknown> {
  return sql`select ${row.id}::bigint as id, ${row.n}::int as n, ${row.draft_rev}::int as draft_rev,
    ${row.table_rev}::int as table_rev, ${row.seat}::smallint as seat, ${row.count}::int as count,
    ${row.actions}::jsonb as actions, ${row.key}::text as key, ${row.to_act}::smallint[] as to_act,
    ${row.is_question}::boolean as is_question, ${row.outcome}::jsonb as outcome, ${row.plus}::int as plus,
    ${row.anew}::int as anew, ${row.why}::text as why, ${row.after}::int as after`
}

/** Also what `npm run bench:server` gives to pgbench. */
export const APPEND = new Prepared('append', (row: AppendRow<string>) => appendWith(one(row)))
const APPEND_AFTER_MISSING = new Prepared('append-after-missing', (row: AppendRow<string>) =>
  appendWith(one(row), {
    more: sql`, s as (update seat set missed = 0 from m where match_id = m.id and seat.seat = m.seat)`,
  }),
)

/** The most appends in one statement: its plan depends on it. */
export const MOST_AT_ONCE = 16
/** A match that another transaction holds would let all the others wait. It is left out, and so is one that has changed. */
const APPEND_MANY = new Prepared('append-many', ({ rows }: { readonly rows: string }) =>
  appendWith(
    sql`select * from json_to_recordset(${rows}) as r(id bigint, n int, draft_rev int, table_rev int, seat smallint,
      count int, actions jsonb, key text, to_act smallint[], is_question boolean, outcome jsonb, plus int, anew int,
      why text, after int) limit ${sql.lit(MOST_AT_ONCE)}`,
    {
      isFree: sql`, free as (select match.id from match join r using (id) for update of match skip locked)`,
      join: sql` join free using (id)`,
    },
  ),
)

function rowOf({ id, n, draftRev, tableRev }: Seen, row: Append): AppendRow<unknown> {
  const { seat, actions, key, toAct, isQuestion, outcome, more, due } = row
  return {
    id,
    n,
    draft_rev: draftRev,
    table_rev: tableRev,
    seat,
    count: actions.length,
    actions: pairsOf(actions),
    key,
    to_act: toAct,
    is_question: isQuestion,
    outcome,
    plus: more?.plus,
    anew: more?.anew,
    why: due?.why,
    after: due?.after === undefined ? undefined : due.after + SWEEP_GRACE,
  }
}

function pairsOf(actions: readonly RecordedAction[]): readonly (readonly [Seat, unknown])[] {
  return actions.map(({ seat, action }) => [seat, action])
}

export function append(db: Database, seen: Seen, row: Append): Promise<WriteResult> {
  const { actions, outcome, ...others } = rowOf(seen, row)
  const json = {
    actions: JSON.stringify(actions),
    outcome: outcome === undefined ? undefined : JSON.stringify(outcome),
  }
  const statement = row.afterMissing ? APPEND_AFTER_MISSING : APPEND
  return written(statement.run(db, { ...others, ...json }))
}

/** Those that were written, by the number of the match. It does not tell what became of the others. */
export async function appendMany(
  db: Database,
  all: readonly { readonly seen: Seen; readonly row: Append }[],
): Promise<ReadonlyMap<number, Written>> {
  const rows = await APPEND_MANY.run(db, { rows: JSON.stringify(all.map(({ seen, row }) => rowOf(seen, row))) })
  return new Map(rows.map((row) => [row.id, writtenOf(row)]))
}

interface WrittenRow {
  readonly id: number
  readonly now: Date
  readonly left_ms: readonly number[]
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

/** How many keys of an open turn's steps are remembered. */
export const KEYS_KEPT = 16

const DRAFT = new Prepared(
  'draft',
  (draft: Seen & DraftWrite & { readonly rev: number; readonly actions: string }, db) =>
    db
      .updateTable('match')
      .set({
        draft: draft.actions,
        draft_rev: draft.rev,
        draft_seat: draft.seat,
        draft_keys: sql`(array_prepend(${draft.key}::text, draft_keys))[1:${sql.lit(KEYS_KEPT)}]`,
      })
      .where('id', '=', draft.id)
      .where('n', '=', draft.n)
      .where('draft_rev', '=', draft.draftRev)
      .where('table_rev', '=', draft.tableRev)
      .where('status', '=', sql.lit('running'))
      .returning([NOW.as('now'), 'left_ms']),
)

/** A step of a turn that is still open. Only its player will hear of it. */
export function writeDraft(db: Database, seen: Seen, draft: DraftWrite): Promise<WriteResult> {
  const actions = JSON.stringify(pairsOf(draft.draft))
  return written(DRAFT.run(db, { ...draft, ...seen, rev: draft.draftRev, actions }))
}

async function written(writing: Promise<readonly Pick<WrittenRow, 'now' | 'left_ms'>[]>): Promise<WriteResult> {
  try {
    const [row] = await writing
    return row === undefined ? 'changed' : writtenOf(row)
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
