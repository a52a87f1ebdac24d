/** What is wrong with a table, for those who sit at it. It can be gone on with as a rule, and ended by agreement in any case. */
import { sql } from 'kysely'
import type { Database } from '../database/database'

/** `rules`: they did not come to an end; `bot`: one failed, and a simpler one plays; `damaged`: what is stored does not replay. */
export type Trouble = 'rules' | 'bot' | 'damaged'

/** Notes it at a running match. False when it was known. */
export async function noteTrouble(db: Database, code: string, trouble: Trouble): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('match')
    .set({ trouble, table_rev: sql`table_rev + 1` })
    .where('code', '=', code)
    .where('status', '=', 'running')
    .where('trouble', 'is distinct from', trouble)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}
