/**
 * Players who count as gone (T-L1): no page of theirs was open at the table, and they did nothing there, for the minutes that
 * the table was created with. Programs never count as gone: a connection says nothing about them.
 */
import type { Seat } from '@crownlands/core/game'
import { sql } from 'kysely'
import { type Database, fromNow, NOW, Prepared } from '../database/database'
import { GONE_AFTER } from '../match/gone-after'
import { type Head, readHead } from '../match/headers'
import { updateSeat } from '../match/seats'
import { markChanged } from '../tables/changes'
import { happen } from '../tables/record-incident'
import type { RunningTables } from '../tables/running-tables'

/** Without a sign of life of any node for this long nobody could be present, and nobody counts as gone for that. */
export const UNATTENDED = sql`interval '60 seconds'`

/** How many of the last log rows are searched for the player's moves: without a connection only programs of people move. */
const RECENT_ACTS = 20

/** Of `seat` in `match`: when its player was last seen, at the earliest when the server last began to watch. */
const LAST_SEEN = sql<Date>`greatest(seat.seen_at, match.started_at,
  coalesce((select since from attendance where beat_at >= now() - ${UNATTENDED}), now()),
  (select max(seen_at) from presence where match_id = match.id and player_id = seat.player_id),
  (select max(at) from match_log where match_id = match.id and match_log.seat = seat.seat and what is null
    and n >= match.n - ${sql.lit(RECENT_ACTS)}))`

/** Seats whose players may be away or come back: `seat` in `match`. */
const CAN_BE_GONE = sql`seat.match_id = match.id and seat.bot is null and seat.left_at is null
  and exists (select from player where id = seat.player_id and kind <> 'bot')`
const HAS_GONE = sql`seat.gone_at is null and seat.stand_in is null and ${LAST_SEEN} <= now() - ${GONE_AFTER}`
const IS_BACK = sql`seat.gone_at is not null and ${LAST_SEEN} > now() - ${GONE_AFTER}`

/** Which of these tables have a player who has become gone or come back, or a request that has lapsed. */
export const UNSETTLED = new Prepared(
  'unsettled',
  ({ codes }: { codes: readonly string[] }) => sql<{ code: string }>`
  select code from match where code = any(${codes}::text[]) and status = 'running' and (
    exists (select from seat where ${CAN_BE_GONE} and (${HAS_GONE} or ${IS_BACK}))
    or exists (select from vote where match_id = match.id and n = match.n
      group by what, about having min(at) <= now() - ${GONE_AFTER}))`,
)

/** Notes who is gone and who is back. T-L3: whoever is back plays again, instead of the bot. The head after it. */
export async function settleGone(running: Pick<RunningTables, 'dueOf'>, db: Database, head: Head): Promise<Head> {
  const gone = await sql`
    update seat set gone_at = ${LAST_SEEN} from match
    where match.id = ${head.id} and status = 'running' and ${CAN_BE_GONE} and ${HAS_GONE} returning seat.seat`.execute(
    db,
  )
  const back = await sql<{ seat: Seat; replaced: boolean }>`
    select seat.seat, seat.stand_in is not null as replaced from match, seat
    where match.id = ${head.id} and status = 'running' and ${CAN_BE_GONE} and ${IS_BACK} order by seat.seat`.execute(db)
  if (gone.rows.length === 0 && back.rows.length === 0) return head
  await markChanged(db, head)
  let now = (await readHead(db, head.code)) ?? head
  for (const { seat, replaced } of back.rows) {
    if (replaced) now = await happen(running, db, now, seat, { type: 'returned' })
    else await updateSeat(db, head, seat).set({ gone_at: null }).execute()
  }
  return (await readHead(db, head.code)) ?? now
}

/** Whoever asks for something at the table is there. */
export async function noteSeen(db: Database, { id }: Pick<Head, 'id'>, seat: Seat): Promise<void> {
  await updateSeat(db, { id }, seat).set({ seen_at: NOW }).execute()
}

/** Whether the seat's player has not been seen for a minute: a reload is no absence. */
export async function isAway(db: Database, { id }: Pick<Head, 'id'>, seat: Seat): Promise<boolean> {
  const away = await db
    .selectFrom('match')
    .innerJoin('seat', 'match_id', 'match.id')
    .select('seat.seat')
    .where('match.id', '=', id)
    .where('seat.seat', '=', seat)
    .where(LAST_SEEN, '<', fromNow(-1, 'minute'))
    .executeTakeFirst()
  return away !== undefined
}
