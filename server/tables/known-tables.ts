/** Knows which codes belong to tables, and limits how many other codes an address may try. */
import { isCode } from '../base/ids'
import { type Database, Prepared } from '../database/database'
import { Guesses } from '../limits/guesses'
import type { Limits } from '../limits/limits'
import { TableProblem } from '../match/table-problem'

const MOST_KNOWN = 10_000

const IS_TABLE = new Prepared('is-table', ({ code }: { code: string }, db) =>
  db.selectFrom('match').select('id').where('code', '=', code),
)

export class KnownTables {
  readonly #db: Database
  readonly #known = new Set<string>()
  readonly #guesses: Guesses<true>

  constructor(db: Database, limits: Limits, now: () => number) {
    this.#db = db
    this.#guesses = new Guesses(limits, now)
  }

  async has(code: string, address: string): Promise<boolean> {
    if (this.#known.has(code)) return true
    if (!isCode(code)) return false
    const found = await this.#guesses.find(
      address,
      code,
      async () => (await IS_TABLE.run(this.#db, { code })).length > 0 || undefined,
    )
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
