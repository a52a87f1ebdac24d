/**
 * Players who count as gone (T-L1): no page of theirs was open at the table, and they did nothing there, for the minutes that
 * the table was created with. Programs never count as gone: a connection says nothing about them.
 */
import type { Seat } from '@crownlands/core/game'
import type { Database } from '../database/pool'
import { GONE_AFTER } from '../match/gone-after'
import { type Head, readHead } from '../match/headers'
import { markChanged } from '../tables/changes'
import { happen } from '../tables/record-incident'
import type { RunningTables } from '../tables/running-tables'

/** Without a sign of life of any node for so long nobody could be present, and nobody counts as gone for that. */
export const UNATTENDED = `interval '60 seconds'`

/** How far back it is looked who has acted: without a connection only programs of people do. */
const RECENT_ACTS = 20

/** Of `seat` in `match`: when its player was last seen, at the earliest when the server last began to watch. */
const LAST_SEEN = `greatest(seat.seen_at, match.started_at,
  coalesce((select since from attendance where beat_at >= now() - ${UNATTENDED}), now()),
  (select max(seen_at) from presence where match_id = match.id and player_id = seat.player_id),
  (select max(at) from match_log where match_id = match.id and match_log.seat = seat.seat and what is null
    and n >= match.n - ${RECENT_ACTS}))`

/** Seats whose players are away or come back: `seat` in `match`. */
const CAN_BE_GONE = `seat.match_id = match.id and seat.bot is null and seat.left_at is null
  and exists (select from player where id = seat.player_id and kind <> 'bot')`
const HAS_GONE = `seat.gone_at is null and seat.stand_in is null and ${LAST_SEEN} <= now() - ${GONE_AFTER}`
const IS_BACK = `seat.gone_at is not null and ${LAST_SEEN} > now() - ${GONE_AFTER}`

/** Tables among these where somebody has become gone or come back, or where a request has lapsed. */
export const UNSETTLED = `select code from match where code = any($1::text[]) and status = 'running' and (
  exists (select from seat where ${CAN_BE_GONE} and (${HAS_GONE} or ${IS_BACK}))
  or exists (select from vote where match_id = match.id and n = match.n
    group by what, about having min(at) <= now() - ${GONE_AFTER}))`

const MARK = `update seat set gone_at = ${LAST_SEEN} from match
  where match.id = $1 and status = 'running' and ${CAN_BE_GONE} and ${HAS_GONE} returning seat.seat`
const BACK = `select seat.seat, seat.stand_in is not null as replaced from match, seat
  where match.id = $1 and status = 'running' and ${CAN_BE_GONE} and ${IS_BACK} order by seat.seat`

/** Notes who is gone and who is back. T-L3: whoever is back plays again, instead of the bot. The head after it. */
export async function settleGone(running: Pick<RunningTables, 'dueOf'>, db: Database, head: Head): Promise<Head> {
  const marked = await db.query(MARK, [head.id])
  const back = await db.query<{ seat: Seat; replaced: boolean }>(BACK, [head.id])
  if (marked.rowCount === 0 && back.rows.length === 0) return head
  await markChanged(db, head)
  let now = (await readHead(db, head.code)) ?? head
  for (const { seat, replaced } of back.rows) {
    if (replaced) now = await happen(running, db, now, seat, { type: 'returned' })
    else await db.query('update seat set gone_at = null where match_id = $1 and seat = $2', [head.id, seat])
  }
  return (await readHead(db, head.code)) ?? now
}

/** Whoever asks for something at the table is there. */
export async function noteSeen(db: Database, { id }: Pick<Head, 'id'>, seat: Seat): Promise<void> {
  await db.query('update seat set seen_at = now() where match_id = $1 and seat = $2', [id, seat])
}

/** Whether the seat's player has not been seen for a minute: a reload is no absence. */
export async function isAway(db: Database, { id }: Pick<Head, 'id'>, seat: Seat): Promise<boolean> {
  const { rows } = await db.query<{ away: boolean }>(
    `select ${LAST_SEEN} < now() - ${JUST_NOW} as away from match join seat on match_id = match.id
     where match.id = $1 and seat.seat = $2`,
    [id, seat],
  )
  return rows[0]?.away === true
}

const JUST_NOW = `interval '1 minute'`
