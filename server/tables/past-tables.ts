/** What was, of a match that has begun: looking back, the story, the record. */
import type { FairWord } from '@crownlands/core/fair'
import type { Viewer } from '@crownlands/core/game'
import type { StoryPart } from '@crownlands/table/protocol'
import type { Pool } from 'pg'
import { type Head, readPackedRecord, readPastFile, readWhole, wordsOf } from './heads'
import { recordedIncidents } from './incidents'
import { TableProblem } from './problem'
import { isOver } from './status'
import type { TableThreads } from './threads'

/** So many steps of the story are told at once. */
const LONGEST_STORY = 500

export class PastTables {
  readonly #pool: Pool
  readonly #threads: TableThreads

  constructor(pool: Pool, threads: TableThreads) {
    this.#pool = pool
    this.#threads = threads
  }

  /** The table after its first `step` final actions, as the viewer saw it; JSON. */
  async lookBack(head: Head, viewer: Viewer, step: number): Promise<string> {
    mustHaveBegun(head)
    if (step > head.actions) throw new TableProblem('no-such-step', `The match has no step ${step}.`)
    // From one step earlier: what happened in it is part of the look.
    const file = await readPastFile(this.#pool, head, step, Math.max(0, step - 1))
    return this.#threads.call(head.code, 'lookBack', file, viewer)
  }

  /** What happened after the first `after` steps, up to `to`; of a long way only the end. -1: from the set-up on. */
  async story(head: Head, viewer: Viewer, after: number, to: number): Promise<StoryPart> {
    mustHaveBegun(head)
    if (to > head.actions || after >= to)
      throw new TableProblem('no-such-step', `There are no steps from ${after} to ${to}.`)
    const from = Math.max(after, to - LONGEST_STORY)
    const file = await readPastFile(this.#pool, head, to, Math.max(0, from))
    return this.#threads.call(head.code, 'story', file, viewer, from)
  }

  /** T-R1: it holds every secret of the match, so that it is there only when the match is over. */
  async record(head: Head): Promise<string> {
    mustHaveBegun(head)
    if (!isOver(head))
      throw new TableProblem('not-over', 'The record holds every secret: it is there when the game is over (T-R1).')
    const packed = await readPackedRecord(this.#pool, head)
    if (packed !== undefined) return packed
    const { incidents, ...file } = await readWhole(this.#pool, head)
    return this.#threads.call(head.code, 'record', file, await this.#fairness(head), recordedIncidents(incidents))
  }

  async #fairness(head: Head): Promise<{ readonly secret: string; readonly words: readonly FairWord[] }> {
    const { rows } = await this.#pool.query<{ secret: Buffer }>('select secret from match where id = $1', [head.id])
    return { secret: rows[0]?.secret.toString('hex') ?? '', words: wordsOf(head) }
  }
}

function mustHaveBegun({ status }: Head): void {
  if (status === 'open') throw new TableProblem('not-running', 'The game has not begun.')
}
