/**
 * Work on matches, one after the other, in the order of their ids. A match on which it fails is set aside and reported once: it
 * is passed over from then on, until an operator deletes its row from the table `set_aside`.
 */
import { hostProblem } from '@crownlands/table/protocol'
import type { Pool } from 'pg'
import { isDatabaseAway } from '../database/away'
import { type Head, readHeads } from '../match/headers'
import { TableProblem } from '../match/table-problem'
import type { Services } from '../services/services'

export interface MatchWork {
  readonly name: 'end' | 'rate' | 'pack'
  /** Which matches it is to be done with, as a condition in SQL that is false once it was done. */
  readonly due: string
  carryOut(head: Head): Promise<unknown>
}

/** Read at once. */
const BATCH = 50
/** In milliseconds. What is left is done by the next run. */
const LONGEST_RUN = 10 * 60_000

export async function workOnMatches(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  { name, due, carryOut }: MatchWork,
  signal?: AbortSignal,
): Promise<void> {
  const end = performance.now() + LONGEST_RUN
  for (let last: number | undefined = 0; last !== undefined; ) {
    const heads: readonly Head[] = await readHeads(pool, dueMatches(name, due), [last])
    for (const head of heads) {
      if (signal?.aborted === true || performance.now() > end) return
      await carryOut(head).catch(async (error: unknown) => {
        if (isDatabaseAway(error)) throw error
        const mayPass = error instanceof TableProblem || hostProblem(error) === 'other-rules'
        if (!mayPass) await setAside(pool, head, name, error)
        log.error({ err: error, match: head.id, work: name }, mayPass ? 'a match was put off' : 'a match was set aside')
      })
    }
    last = heads.length < BATCH ? undefined : heads.at(-1)?.id
  }
}

/** For `readHeads`: $1 is the id of the last one before. */
export function dueMatches(name: MatchWork['name'], due: string): string {
  return `${due} and id > $1
    and not exists (select from set_aside where match_id = match.id and work = '${name}') order by id limit ${BATCH}`
}

async function setAside(pool: Pool, { id }: Head, work: string, error: unknown): Promise<void> {
  await pool.query('insert into set_aside (match_id, work, error) values ($1, $2, $3) on conflict do nothing', [
    ...[id, work, error instanceof Error ? error.message : String(error)],
  ])
}
