/** Now and then: what is too old goes, what is over is packed, and what was lost on the way is done after all. */
import { gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { rateMatch } from '../people/ratings'
import type { Services } from '../services'
import { readHead, readHeads } from '../tables/heads'

/** In days. */
const KEPT = { openTable: 7, untouchedMatch: 30, log: 7, forgottenGuest: 365 }
/** At once. */
const MOST = 200

type Needs = Pick<Services, 'pool' | 'absence' | 'past' | 'log'>

export async function cleanUp({ pool, absence, past, log }: Needs): Promise<void> {
  await pool.query(`delete from session where expires_at < now()`)
  await pool.query(`delete from challenge where expires_at < now()`)
  await pool.query(`delete from match where status = 'open' and created_at < now() - interval '${KEPT.openTable} days'`)
  await pool.query(
    `delete from player where kind = 'guest' and seen_at < now() - interval '${KEPT.forgottenGuest} days'
     and not exists (select 1 from session where player_id = player.id)`,
  )
  for (const { code } of await readHeads(pool, `${old('running', 'turn_at', KEPT.untouchedMatch)} limit ${MOST}`, []))
    await absence.endForgotten(code, KEPT.untouchedMatch)
  const unrated = `rated and status = 'over' and not exists (select 1 from rating_change where match_id = match.id)`
  for (const head of await readHeads(pool, `${unrated} limit ${MOST}`, [])) await rateMatch(pool, head)
  const unpacked = `status in ('over', 'ended') and ended_at < now() - interval '${KEPT.log} days'
    and not exists (select 1 from match_record where match_id = match.id) limit ${MOST}`
  for (const { code } of await readHeads(pool, unpacked, []))
    await pack(pool, past, code).catch((error: unknown) => log.warn({ err: error }, 'a match cannot be packed'))
}

/** Its record takes the place of its log: a hundredth of the rows, and all that anybody can ask for is in it. */
async function pack(pool: Pool, past: Services['past'], code: string): Promise<void> {
  const head = await readHead(pool, code)
  if (head === undefined || head.startedAt === undefined) return
  const record = gzipSync(await past.record(head))
  await pool.query(
    `with packed as (insert into match_record (match_id, record) values ($1, $2) on conflict do nothing returning match_id),
      log as (delete from match_log where match_id in (select match_id from packed))
    delete from match_snapshot where match_id in (select match_id from packed)`,
    [head.id, record],
  )
}

function old(status: string, column: string, days: number): string {
  return `status = '${status}' and ${column} < now() - interval '${days} days'`
}
