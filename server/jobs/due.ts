/**
 * Looks every second for tables that somebody should look after: a bot whose turn was lost with a node, a clock that has run
 * out. It acts only if nothing has happened since, so that several may look at once.
 */
import type { Pool } from 'pg'

export interface Overdue {
  readonly code: string
  readonly n: number
  readonly why: 'bot' | 'clock'
}

/** So long nobody else tries it. */
const AGAIN_SECONDS = 5

/** Whoever takes one has it for a while: if nothing comes of it, somebody tries again. */
const TAKE = `update match_due set at = now() + interval '${AGAIN_SECONDS} seconds'
  where match_id in (select match_id from match_due where at <= now() order by at limit 50 for update skip locked)
  returning (select code from match where id = match_id) as code, n, why`

/** Whoever is at it has it for a while longer. */
export async function holdDue(pool: Pool, code: string, n: number): Promise<void> {
  await pool.query(
    `update match_due set at = now() + interval '${AGAIN_SECONDS} seconds'
     where n = $2 and match_id = (select id from match where code = $1)`,
    [code, n],
  )
}

/** Nobody can do anything. */
export async function dropDue(pool: Pool, code: string, n: number): Promise<void> {
  await pool.query('delete from match_due where n = $2 and match_id = (select id from match where code = $1)', [
    ...[code, n],
  ])
}

/** No bot had anything to do: whoever is to act has the time that is left. */
export async function armClock(pool: Pool, code: string, n: number): Promise<void> {
  await pool.query(
    `with m as (select * from match where code = $1 and n = $2), gone as (
      delete from match_due using m where match_id = m.id and m.clock ->> 'type' = 'none'
    )
    update match_due set why = 'clock', at = m.turn_at + interval '1 second'
      + (select min(m.left_ms[s + 1]) from unnest(m.to_act) s) * interval '1 millisecond'
    from m where match_id = m.id and m.clock ->> 'type' <> 'none'`,
    [code, n],
  )
}

export interface DueNeeds {
  readonly pool: Pool
  /** In milliseconds. */
  readonly every: number
  onDue(due: Overdue): void
  onTrouble(error: unknown): void
}

export class DueSweep {
  readonly #needs: DueNeeds
  readonly #timer: NodeJS.Timeout

  constructor(needs: DueNeeds) {
    this.#needs = needs
    this.#timer = setInterval(() => void this.sweep(), needs.every)
  }

  async sweep(): Promise<void> {
    const { pool, onDue, onTrouble } = this.#needs
    try {
      const { rows } = await pool.query<Overdue>({ name: 'due', text: TAKE })
      for (const due of rows) onDue(due)
    } catch (error) {
      onTrouble(error)
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
