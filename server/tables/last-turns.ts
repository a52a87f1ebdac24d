/** T-U7: the turn that was ended last, if it may be taken back by agreement. */
import type { Seat } from '@crownlands/core/game'
import type { Database } from '../database/pool'
import { type Head, readPastFile } from './heads'
import type { LastTurn } from './keeper'
import type { TableThreads } from './threads'

/** No turn is longer, in actions: from a snapshot that is older the whole of it is seen. */
const LONGEST_TURN = 200

export class LastTurns {
  readonly #threads: TableThreads

  constructor(threads: TableThreads) {
    this.#threads = threads
  }

  async of(db: Database, head: Head, seat: Seat): Promise<LastTurn | undefined> {
    if (head.draft.length > 0) return undefined
    const file = await readPastFile(db, head, head.actions, Math.max(0, head.actions - LONGEST_TURN))
    return this.#threads.call(head.code, 'lastTurn', file, seat)
  }
}
