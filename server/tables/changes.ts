/**
 * Changes of a table beside the moves: who sits where, what was agreed on, who is gone. Whoever makes one holds the row of the
 * match, so that on all nodes only one is made at a time and no move comes in between.
 */
import type { Pool } from 'pg'
import { type Database, inTransaction } from '../database/pool'
import type { Due } from '../match/append'
import { type Head, readHead } from '../match/headers'
import { TableProblem } from '../match/table-problem'
import type { RunningTables } from './running-tables'

export interface ChangesNeeds {
  readonly pool: Pool
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
    const { pool, running, onChange, onUnseated } = this.#needs
    const { before, after } = await running.alone(code, () =>
      inTransaction(pool, async (db) => {
        await db.query('select 1 from match where code = $1 for update', [code])
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

/** Everybody who listens is to hear of it. */
export async function markChanged(db: Database, { id }: Head): Promise<void> {
  await db.query('update match set table_rev = table_rev + 1 where id = $1', [id])
}

async function headOf(db: Database, code: string): Promise<Head> {
  const head = await readHead(db, code)
  if (head === undefined) throw new TableProblem('no-such-table', 'There is no such table.')
  return head
}
