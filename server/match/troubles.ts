/** What is wrong with a table, for those who sit at it. It can be gone on with as a rule, and ended by agreement in any case. */
import type { Pool } from 'pg'

/** `rules`: they did not come to an end; `bot`: one failed, and a simpler one plays; `damaged`: what is stored does not replay. */
export type Trouble = 'rules' | 'bot' | 'damaged'

export class Troubles {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** False when it was known. */
  async note(code: string, trouble: Trouble): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `update match set trouble = $2, table_rev = table_rev + 1
       where code = $1 and status = 'running' and trouble is distinct from $2`,
      [code, trouble],
    )
    return (rowCount ?? 0) > 0
  }
}
