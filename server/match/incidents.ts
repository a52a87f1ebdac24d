/**
 * What happens at a table beside the rules: somebody runs out of time, leaves, is stood in for, comes back; a turn is taken
 * back by agreement; the match is paused or ended. Each is a row of the log like a move, and stands in the record.
 */
import type { Outcome, Seat } from '@crownlands/core/game'
import { INCIDENTS } from '@crownlands/table/online'
import type { Temperament } from '@crownlands/table/protocol'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database'
import { type Due, MOST_MS, NO_DRAFT, SPENT, SWEEP_GRACE } from './append'
import type { Clock, Head } from './headers'

export type What =
  | { readonly type: 'time-out' }
  | { readonly type: 'left' }
  | { readonly type: 'stand-in'; readonly bot: Temperament }
  | { readonly type: 'returned' }
  /** Another player has the seat now (T-L5). */
  | { readonly type: 'handed' }
  /** So many final actions no longer count. */
  | { readonly type: 'back'; readonly actions: number; readonly toAct: readonly Seat[]; readonly isQuestion: boolean }
  | { readonly type: 'more-time'; readonly seconds: number }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'ended' }
  /** The clocks of some have ended the match; they have run out before. */
  | { readonly type: 'out-of-time'; readonly outcome: Outcome }

/** Who stands in for somebody who is gone: sound, and quick. */
export const STAND_IN: Temperament = 'steward'
/** Whoever has run out of time, or comes back, has at least this much, in milliseconds. */
const ANEW_MS: Readonly<Record<Clock['type'], number>> = { none: 0, live: 60_000, days: 86_400_000 }
/** So often in a row out of time, and somebody counts as gone. */
export const MOST_MISSED = 2

/** What it changes of the seat, as assignments. */
function seatChange(what: What): RawBuilder<unknown> {
  switch (what.type) {
    case 'time-out':
      return sql`missed = missed + 1, left_at = case when missed + 1 >= ${MOST_MISSED} then now() else left_at end`
    case 'left':
      return sql`left_at = now()`
    case 'stand-in':
      return sql`stand_in = ${what.bot}`
    case 'returned':
    case 'handed':
      return sql`stand_in = null, left_at = null, missed = 0, gone_at = null, seen_at = now()`
    case 'back':
    case 'more-time':
    case 'paused':
    case 'resumed':
    case 'ended':
    case 'out-of-time':
      return sql`missed = missed`
  }
}

/** What it changes of the match, as assignments. Those who were to act have used up the time since then, unless the match was paused. */
function matchChange(what: What, seat: Seat | undefined, clock: Clock): RawBuilder<unknown> {
  switch (what.type) {
    case 'time-out':
    case 'returned':
    case 'handed':
      return sql`turn_at = now(), left_ms = ${ofSeat(sql`greatest(l, ${ANEW_MS[clock.type]})`, seat)}`
    case 'left':
      return sql`turn_at = now(), left_ms = ${NOW_LEFT}`
    case 'stand-in':
      // What was only tried out goes with the player who tried it.
      return sql`turn_at = now(), left_ms = ${NOW_LEFT}, ${NO_DRAFT}`
    case 'back':
      return sql`turn_at = now(), left_ms = ${NOW_LEFT}, actions = actions - ${what.actions},
        to_act = ${what.toAct}, is_question = ${what.isQuestion}, ${NO_DRAFT}`
    case 'more-time':
      return sql`turn_at = now(), left_ms = ${ofSeat(sql`least(l::bigint + ${what.seconds * 1000}, ${MOST_MS})::int`, seat)}`
    case 'paused':
      return sql`turn_at = now(), left_ms = ${NOW_LEFT}, paused_at = now()`
    case 'resumed':
      return sql`turn_at = now(), paused_at = null`
    case 'ended':
      return sql`status = 'ended', ${AT_ITS_END}`
    case 'out-of-time':
      return sql`status = 'over', outcome = ${JSON.stringify(what.outcome)}::jsonb, ${AT_ITS_END}`
  }
}

const AT_ITS_END = sql`ended_at = now(), to_act = '{}', is_question = false, paused_at = null, ${NO_DRAFT}`

/** How many incidents everybody sees. */
const MOST_SHOWN = 50

/** What everybody is to see of it, as an assignment after others. */
function shownChange(what: What, seat: Seat | undefined): RawBuilder<unknown> {
  const shown = INCIDENTS.find((one) => one === what.type)
  if (shown === undefined || seat === undefined) return sql``
  return sql`, incidents = case when jsonb_array_length(incidents) < ${MOST_SHOWN} then incidents else incidents - 0 end
    || jsonb_build_array(jsonb_build_object('what', ${shown}::text, 'seat', ${seat}::int, 'after', actions,
      'at', (extract(epoch from now()) * 1000)::bigint))`
}

const NOW_LEFT = sql`(select coalesce(array_agg(
    case when (place - 1)::smallint = any(to_act) and paused_at is null then greatest(0, l - ${SPENT}) else l end
    order by place), '{}')
  from unnest(left_ms) with ordinality as clocks(l, place))`

function ofSeat(time: RawBuilder<unknown>, seat: Seat | undefined): RawBuilder<unknown> {
  return sql`(select coalesce(array_agg(case when place - 1 = ${seat ?? -1} then ${time} else l end order by place), '{}')
    from unnest(${NOW_LEFT}) with ordinality as anew(l, place))`
}

/** Writes it, if the match is as it was seen. False: something else happened first. */
export async function writeIncident(
  db: Database,
  { id, n, tableRev, clock }: Pick<Head, 'id' | 'n' | 'tableRev' | 'clock'>,
  seat: Seat | undefined,
  what: What,
  due: Due | undefined,
): Promise<boolean> {
  const after = due?.after === undefined ? undefined : due.after + SWEEP_GRACE
  const { rows } = await sql`
    with m as (
      update match set n = n + 1, table_rev = table_rev + 1, ${matchChange(what, seat, clock)}${shownChange(what, seat)}
      where id = ${id} and n = ${n} and table_rev = ${tableRev} and status = 'running'
      returning id, n, actions, to_act, left_ms
    ), s as (
      update seat set ${seatChange(what)} where match_id in (select id from m) and seat = ${seat}::smallint
    ), d as (
      insert into match_due (match_id, n, at, why)
      select id, n, now() + coalesce(${after}::int, (select min(left_ms[s + 1]) from unnest(to_act) s) + 1000)
        * interval '1 millisecond', ${due?.why}::text
      from m where ${due?.why}::text is not null
      on conflict (match_id) do update set n = excluded.n, at = excluded.at, why = excluded.why
    ), gone as (
      delete from match_due where match_id in (select id from m) and ${due?.why}::text is null
    ), forgotten as (
      delete from match_snapshot using m where match_id = m.id and steps > m.actions
    )
    insert into match_log (match_id, n, seat, what)
    select id, ${n}, ${seat}::smallint, ${JSON.stringify(recorded(what))}::jsonb from m returning 1`.execute(db)
  return rows.length > 0
}

/** What the log keeps of it. */
function recorded(what: What): object {
  if (what.type !== 'back') return what
  return { type: 'back', actions: what.actions }
}
