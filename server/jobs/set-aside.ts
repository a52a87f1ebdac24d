/**
 * Work on matches, one after the other, in the order of their ids. A match on which it fails is set aside and reported once: it
 * is passed over from then on, until an operator deletes its row from the table `set_aside`.
 */
import { hostProblem } from '@crownlands/table/protocol'
import { isDatabaseAway } from '../database/away'
import type { Database } from '../database/database'
import { type Head, type HeaderQuery, readHeads, selectHeaders } from '../match/headers'
import { TableProblem } from '../match/table-problem'
import type { Services } from '../services/services'

export interface MatchWork {
  readonly name: 'end' | 'rate' | 'pack'
  /** The matches with which it is to be done; none of them when it was done. */
  due(headers: HeaderQuery): HeaderQuery
  carryOut(head: Head): Promise<unknown>
}

/** Read at once. */
const BATCH = 50
/** In milliseconds. What is left is done by the next run. */
const LONGEST_RUN = 10 * 60_000

export async function workOnMatches(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { name, due, carryOut }: MatchWork,
  signal?: AbortSignal,
): Promise<void> {
  const end = performance.now() + LONGEST_RUN
  for (let last: number | undefined = 0; last !== undefined; ) {
    const heads: readonly Head[] = await readHeads(dueMatches(db, name, due, last))
    for (const head of heads) {
      if (signal?.aborted === true || performance.now() > end) return
      await carryOut(head).catch(async (error: unknown) => {
        if (isDatabaseAway(error)) throw error
        const mayPass = error instanceof TableProblem || hostProblem(error) === 'other-rules'
        if (!mayPass) await setAside(db, head, name, error)
        log.error({ err: error, match: head.id, work: name }, mayPass ? 'a match was put off' : 'a match was set aside')
      })
    }
    last = heads.length < BATCH ? undefined : heads.at(-1)?.id
  }
}

/** The first matches after one, by id. */
export function dueMatches(db: Database, name: MatchWork['name'], due: MatchWork['due'], last: number): HeaderQuery {
  return due(selectHeaders(db))
    .where('id', '>', last)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('set_aside').select('work').whereRef('match_id', '=', 'match.id').where('work', '=', name)),
      ),
    )
    .orderBy('id')
    .limit(BATCH)
}

async function setAside(db: Database, { id }: Head, work: MatchWork['name'], error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  await db
    .insertInto('set_aside')
    .values({ match_id: id, work, error: reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
