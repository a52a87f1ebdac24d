/** How a match ends that a clock ends. */
import type { Outcome, Seat } from '@crownlands/core/game'
import type { Database } from '../database/pool'
import { type Head, readPastFile } from './heads'
import type { TableThreads } from './threads'

export class Endings {
  readonly #threads: TableThreads

  constructor(threads: TableThreads) {
    this.#threads = threads
  }

  async onTime(db: Database, head: Head, outOfTime: readonly Seat[]): Promise<Outcome> {
    return this.#threads.call(head.code, 'onTime', await readPastFile(db, head, head.actions), outOfTime)
  }
}
