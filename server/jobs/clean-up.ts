/**
 * Once an hour: what is too old goes, what is over is packed, and what was lost on the way is done after all. Each part is a job
 * of its own that fails alone, and works in batches that stay far below the limit of a statement.
 */
import type { Pool } from 'pg'
import type { Head } from '../match/headers'
import { rateMatch } from '../people/ratings'
import type { Services } from '../services/services'
import { type MatchWork, workOnMatches } from './set-aside'

/** In days. */
const KEPT = { openTable: 7, untouchedMatch: 30, log: 7, forgottenGuest: 365 }
/** Deleted at once. */
const BATCH = 500

type Needs = Pick<Services, 'pool' | 'absence' | 'past' | 'log'>
type Part = (needs: Needs, signal?: AbortSignal) => Promise<void>

/** What is deleted, by the name of the part. The limit is the last parameter. */
export const DELETIONS = {
  sessions: `delete from session where token_hash = any(array(
    select token_hash from session where expires_at < now() limit $1))`,
  challenges: `delete from challenge where id = any(array(select id from challenge where expires_at < now() limit $1))`,
  'seat-links': `delete from seat_link where token_hash = any(array(
    select token_hash from seat_link where expires_at < now() limit $1))`,
  'open-tables': `delete from match where status = 'open' and id = any(array(
    select id from match where status = 'open' and created_at < now() - interval '${KEPT.openTable} days' limit $1))`,
  guests: `delete from player where id = any(array(
    select id from player where kind = 'guest' and seen_at < now() - interval '${KEPT.forgottenGuest} days'
      and not exists (select from session where player_id = player.id) limit $1))`,
} as const

/** Matches with which something is still to be done. */
export const DUE = {
  end: `status = 'running' and turn_at < now() - interval '${KEPT.untouchedMatch} days'`,
  rate: `rated and status = 'over' and not rating_done`,
  pack: `status in ('over', 'ended') and not packed and ended_at < now() - interval '${KEPT.log} days'`,
} as const satisfies Readonly<Record<MatchWork['name'], string>>

const PARTS: readonly (readonly [string, Part])[] = [
  ...Object.entries(DELETIONS).map(([name, text]) => deletes(name, text)),
  worksOn('end', ({ absence }) => {
    return ({ code }) => absence.endForgotten(code, KEPT.untouchedMatch)
  }),
  worksOn('rate', ({ pool }) => {
    return (head) => rateMatch(pool, head)
  }),
  worksOn('pack', ({ pool, past }) => {
    return (head) => pack(pool, past, head)
  }),
]

/** By the name of the task. */
export const CLEAN_UP: ReadonlyMap<string, Part> = new Map(PARTS.map(([name, part]) => [`clean-up-${name}`, part]))

/** In one of the processes, one part after the other: bots and clocks keep the other places. */
export const CLEAN_UP_CRONTAB = [...CLEAN_UP.keys()]
  .map((task) => `17 * * * * ${task} ?max=1&queue=clean-up&jobKey=${task}`)
  .join('\n')

function deletes(name: string, text: string): readonly [string, Part] {
  return [name, ({ pool }, signal) => deleteAll(async (most) => (await pool.query(text, [most])).rowCount ?? 0, signal)]
}

function worksOn(name: MatchWork['name'], carryOut: (needs: Needs) => MatchWork['carryOut']): readonly [string, Part] {
  return [name, (needs, signal) => workOnMatches(needs, { name, due: DUE[name], carryOut: carryOut(needs) }, signal)]
}

/** Deletes at most so many rows, and says how many. */
type Deletion = (most: number) => Promise<number>

/** What takes too long is tried in smaller batches, so that it does not fail at the same place every hour. */
export async function deleteAll(deleteSome: Deletion, signal?: AbortSignal): Promise<void> {
  let batch = BATCH
  for (let deleted = batch; deleted === batch && signal?.aborted !== true; ) {
    try {
      deleted = await deleteSome(batch)
    } catch (error) {
      if (batch === 1 || !isTooSlow(error)) throw error
      batch = Math.ceil(batch / 10)
      deleted = batch
    }
  }
}

/** PostgreSQL's query_canceled: the statement has reached its limit. */
function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}

/** Its record takes the place of its log: a hundredth of the rows, and all that anybody can ask for is in it. */
async function pack(pool: Pool, past: Services['past'], head: Head): Promise<void> {
  // It was ended before it began: there is nothing to keep.
  const record = head.startedAt === undefined ? undefined : await past.gzippedRecord(head)
  await pool.query(
    `with m as (update match set packed = true, origin = null where id = $1 returning id), r as (
      insert into match_record (match_id, record) select id, $2::bytea from m where $2 is not null on conflict do nothing
    ), l as (delete from match_log where match_id in (select id from m))
    delete from match_snapshot where match_id in (select id from m)`,
    [head.id, record ?? null],
  )
}
