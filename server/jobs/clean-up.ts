/**
 * Once an hour: what is too old goes, what is over is packed, and what was lost on the way is done after all. Each part is a job
 * of its own that fails alone, and works in batches that stay far below the limit of a statement.
 */
import { type Expression, sql } from 'kysely'
import { type Database, fromNow, NOW } from '../database/database'
import type { Head } from '../match/headers'
import { rateMatch } from '../people/ratings'
import type { Services } from '../services/services'
import { type MatchWork, workOnMatches } from './set-aside'

/** In days. */
const KEPT = { openTable: 7, untouchedMatch: 30, log: 7, forgottenGuest: 365 }
/** Deleted at once. */
const BATCH = 500

type Needs = Pick<Services, 'db' | 'absence' | 'past' | 'log'>
type Part = (needs: Needs, signal?: AbortSignal) => Promise<void>

/** What is deleted, by the name of the part: at most `most` rows at once. */
export const DELETIONS = {
  sessions: (db: Database, most: number) => {
    const old = db.selectFrom('session').select('token_hash').where('expires_at', '<', NOW).limit(most)
    return db.deleteFrom('session').where('token_hash', '=', anyOf(old))
  },
  challenges: (db: Database, most: number) => {
    const old = db.selectFrom('challenge').select('id').where('expires_at', '<', NOW).limit(most)
    return db.deleteFrom('challenge').where('id', '=', anyOf(old))
  },
  'seat-links': (db: Database, most: number) => {
    const old = db.selectFrom('seat_link').select('token_hash').where('expires_at', '<', NOW).limit(most)
    return db.deleteFrom('seat_link').where('token_hash', '=', anyOf(old))
  },
  'open-tables': (db: Database, most: number) => {
    const open = db.selectFrom('match').select('id').where('status', '=', 'open')
    const old = open.where('created_at', '<', fromNow(-KEPT.openTable, 'day')).limit(most)
    return db.deleteFrom('match').where('status', '=', 'open').where('id', '=', anyOf(old))
  },
  guests: (db: Database, most: number) => {
    const guests = db
      .selectFrom('player')
      .select('id')
      .where('kind', '=', 'guest')
      .where('seen_at', '<', fromNow(-KEPT.forgottenGuest, 'day'))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('session').select('session.id').whereRef('player_id', '=', 'player.id'))),
      )
    return db.deleteFrom('player').where('id', '=', anyOf(guests.limit(most)))
  },
} as const

/** An array is looked up by the index; for `in` PostgreSQL may scan the whole table. */
function anyOf<Column>(rows: Expression<Readonly<Record<string, Column>>>) {
  return sql<Column>`any(array(${rows}))`
}

/** Matches with which something is still to be done. */
export const DUE = {
  end: (headers) => headers.where('status', '=', 'running').where('turn_at', '<', fromNow(-KEPT.untouchedMatch, 'day')),
  rate: (headers) => headers.where('rated', '=', true).where('status', '=', 'over').where('rating_done', '=', false),
  pack: (headers) =>
    headers
      .where('status', 'in', ['over', 'ended'])
      .where('packed', '=', false)
      .where('ended_at', '<', fromNow(-KEPT.log, 'day')),
} as const satisfies Readonly<Record<MatchWork['name'], MatchWork['due']>>

const PARTS: readonly (readonly [string, Part])[] = [
  ...Object.entries(DELETIONS).map(([name, deletion]) => deletes(name, deletion)),
  worksOn('end', ({ absence }) => {
    return ({ code }) => absence.endForgotten(code, KEPT.untouchedMatch)
  }),
  worksOn('rate', ({ db }) => {
    return (head) => rateMatch(db, head)
  }),
  worksOn('pack', ({ db, past }) => {
    return (head) => pack(db, past, head)
  }),
]

/** By the name of the task. */
export const CLEAN_UP: ReadonlyMap<string, Part> = new Map(PARTS.map(([name, part]) => [`clean-up-${name}`, part]))

/** In one of the processes, one part after the other: bots and clocks keep the other places. */
export const CLEAN_UP_CRONTAB = [...CLEAN_UP.keys()]
  .map((task) => `17 * * * * ${task} ?max=1&queue=clean-up&jobKey=${task}`)
  .join('\n')

function deletes(name: string, deletion: (typeof DELETIONS)[keyof typeof DELETIONS]): readonly [string, Part] {
  const deleteSome = async (db: Database, most: number) => {
    const { numDeletedRows } = await deletion(db, most).executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }
  return [name, ({ db }, signal) => deleteAll((most) => deleteSome(db, most), signal)]
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
async function pack(database: Database, past: Services['past'], head: Head): Promise<void> {
  // It was ended before it began: there is nothing to keep.
  const record = head.startedAt === undefined ? undefined : await past.gzippedRecord(head)
  const { id } = head
  await database.transaction().execute(async (db) => {
    await db.updateTable('match').set({ packed: true, origin: null }).where('id', '=', id).execute()
    if (record !== undefined)
      await db
        .insertInto('match_record')
        .values({ match_id: id, record })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await db.deleteFrom('match_log').where('match_id', '=', id).execute()
    await db.deleteFrom('match_snapshot').where('match_id', '=', id).execute()
  })
}
