/**
 * Changes of a table beside the moves: who sits where, what was agreed on, who is gone. Whoever makes one holds the row of the
 * match, so that on all nodes only one is made at a time and no move comes in between.
 */
import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { Due } from '../match/append'
import { type Head, readHead } from '../match/headers'
import { TableProblem } from '../match/table-problem'
import type { RunningTables } from './running-tables'

export interface ChangesNeeds {
  readonly db: Database
  readonly running: RunningTables
  /** Somebody else has the seat of this player now, in the middle of a match: they must see no more of it. */
  onUnseated(playerId: number): void
  /** Told after every change; `due` when somebody is to look after the table. */
  onChange(head: Head, due: Due | undefined): void
}

export type Work = (db: Database, head: Head) => Promise<void>

export class TableChanges {
  readonly #needs: ChangesNeeds

  constructor(needs: ChangesNeeds) {
    this.#needs = needs
  }

  async make(code: string, work: Work): Promise<Head> {
    const { db: database, running, onChange, onUnseated } = this.#needs
    const { before, after } = await running.alone(code, () =>
      database.transaction().execute(async (db) => {
        await db.selectFrom('match').select('id').where('code', '=', code).forUpdate().execute()
        const seen = await headOf(db, code)
        await work(db, seen)
        return { before: seen, after: await headOf(db, code) }
      }),
    )
    for (const playerId of unseated(before, after)) onUnseated(playerId)
    if (after.tableRev !== before.tableRev) onChange(after, running.dueOf(after))
    return after
  }
}

function unseated(before: Head, after: Head): readonly number[] {
  if (before.status === 'open') return []
  return before.seats.flatMap(({ seat, playerId }) =>
    playerId === undefined || after.seats[seat]?.playerId === playerId ? [] : [playerId],
  )
}

/** Makes every node and listener read the table anew. */
export const CHANGED = { table_rev: sql<number>`table_rev + 1` }

/** Everybody who listens is to hear of it. */
export async function markChanged(db: Database, { id }: Head): Promise<void> {
  await db.updateTable('match').set(CHANGED).where('id', '=', id).execute()
}

async function headOf(db: Database, code: string): Promise<Head> {
  const head = await readHead(db, code)
  if (head === undefined) throw new TableProblem('no-such-table', 'There is no such table.')
  return head
}
