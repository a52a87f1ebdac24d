/**
 * Appends on their way to the database. While others are under way those of several tables wait a moment and go in one
 * statement, which costs a fraction of as many. Where that leaves one out, it goes alone: only then is it known why.
 */
import { DatabaseError } from 'pg'
import type { Database } from '../database/database'
import { type Append, append, appendMany, MOST_AT_ONCE, type Seen, type WriteResult } from './append'

interface Waiting {
  readonly seen: Seen
  readonly row: Append
  readonly done: (result: WriteResult | Promise<WriteResult>) => void
}

/** So many statements are under way before others wait. */
const LANES = 2

export class AppendQueue {
  readonly #db: Database
  #waiting: Waiting[] = []
  #underWay = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** At most one of a table at a time: whoever calls sees to it. */
  append(seen: Seen, row: Append): Promise<WriteResult> {
    if (row.afterMissing) return append(this.#db, seen, row)
    return new Promise((done) => {
      this.#waiting.push({ seen, row, done })
      this.#goOn()
    })
  }

  #goOn(): void {
    while (this.#underWay < LANES && this.#waiting.length > 0) {
      this.#underWay++
      void this.#carry(this.#waiting.splice(0, MOST_AT_ONCE)).finally(() => {
        this.#underWay--
        this.#goOn()
      })
    }
  }

  /** Never fails: whoever waits hears of it. */
  async #carry(all: readonly Waiting[]): Promise<void> {
    try {
      const written = await appendMany(this.#db, all)
      for (const one of all) one.done(written.get(one.seen.id) ?? this.#alone(one))
    } catch (error) {
      // What the database refuses was not done: one is not to suffer for another. Otherwise nobody knows.
      const isRefused = error instanceof DatabaseError && error.severity === 'ERROR'
      for (const one of all) one.done(isRefused ? this.#alone(one) : Promise.reject(error))
    }
  }

  /** It may have to wait for somebody who holds the match: nobody else waits with it. */
  #alone({ seen, row }: Waiting): Promise<WriteResult> {
    return append(this.#db, seen, row)
  }
}
