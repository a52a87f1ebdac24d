/** Knows which codes belong to tables, and limits how many other codes an address may try. */
import type { Pool } from 'pg'
import { isCode } from '../base/ids'
import { Guesses } from '../limits/guesses'
import type { Limits } from '../limits/limits'
import { TableProblem } from '../match/table-problem'

const MOST_KNOWN = 10_000

export class KnownTables {
  readonly #pool: Pool
  readonly #known = new Set<string>()
  readonly #guesses: Guesses<true>

  constructor(pool: Pool, limits: Limits, now: () => number) {
    this.#pool = pool
    this.#guesses = new Guesses(limits, now)
  }

  async has(code: string, address: string): Promise<boolean> {
    if (this.#known.has(code)) return true
    if (!isCode(code)) return false
    const found = await this.#guesses.find(address, code, async () => {
      const { rows } = await this.#pool.query({
        name: 'is-table',
        text: 'select 1 from match where code = $1',
        values: [code],
      })
      return rows.length > 0 || undefined
    })
    if (found === undefined) return false
    this.#known.add(code)
    const [oldest] = this.#known
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest)
    return true
  }

  async mustHave(code: string, address: string): Promise<void> {
    if (!(await this.has(code, address))) throw new TableProblem('no-such-table', 'There is no such table.')
  }
}
