/** The threads in which bots think, under a limit. A bot that fails is replaced by a simpler one, and at last by chance. */
import { MessageChannel } from 'node:worker_threads'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Question } from '@crownlands/table/bots/thinker'
import { type Hint, TEMPERAMENTS, type Temperament } from '@crownlands/table/protocol'
import { Piscina } from 'piscina'
import { FairPool, type Share, type Usage } from '../base/fair-pool'
import { havePatience } from '../base/patience'
import type { Thought } from './bot-thread'

export interface BotThreadsPlan {
  readonly threads: number
  /** Where it is counted who has thought how long. */
  readonly usage: Usage
  /** In milliseconds. */
  readonly limit: number
  /** The built `bot-thread.js`. */
  readonly file: URL
  /** A bot broke or took too long. Nothing of what it knew is in the error. */
  onFailure(error: unknown, bot: FailedBot): void
}

export interface FailedBot {
  readonly game: string
  readonly rules: number
  /** Undefined: it was to give a hint. */
  readonly temperament?: Temperament
}

/** What a bot has decided on, and who it was in the end: `undefined` is chance. */
export interface Choice {
  readonly action: unknown
  readonly by: Temperament | undefined
}

export class BotThreads {
  readonly #pool: Piscina
  readonly #fair: FairPool
  readonly #usage: Usage
  readonly #limit: number
  readonly #onFailure: BotThreadsPlan['onFailure']
  #ended = 0
  #closed = false

  /** One thread is always left for others, so there are at least two. */
  constructor({ threads, limit, file, usage, onFailure }: BotThreadsPlan) {
    const total = Math.max(2, threads)
    this.#limit = limit
    this.#onFailure = onFailure
    this.#usage = usage
    this.#fair = new FairPool({ total, perOrigin: total - 1, withoutPeople: total - 1 }, usage)
    this.#pool = new Piscina({ filename: file.href, minThreads: 1, maxThreads: total, idleTimeout: 60_000 })
  }

  async choose(question: Question, temperament: Temperament, share: Share): Promise<Choice> {
    for (const by of goesOf(temperament)) {
      const action = await this.#think({ wants: 'action', question, temperament: by }, share)
      if (action !== undefined) return { action, by }
    }
    return this.chooseAnything(question)
  }

  /** For a table whose bots fail, so that it can be finished. */
  chooseAnything({ legal, seed }: Question): Choice {
    return { action: pick(legal, new FastChance(seed).at(0)), by: undefined }
  }

  async hint(question: Question, share: Share): Promise<Hint | undefined> {
    return (await this.#think({ wants: 'hint', question }, share)) as Hint | undefined
  }

  /** Undefined when it failed or took too long. */
  #think(thought: Thought, share: Share): Promise<unknown> {
    return this.#fair.run(share, async () => {
      const began = performance.now()
      try {
        return await this.#thinkNow(thought)
      } finally {
        this.#usage.add(share, performance.now() - began)
      }
    })
  }

  async #thinkNow(thought: Thought): Promise<unknown> {
    const limit = new AbortController()
    const { port1: begins, port2: begun } = new MessageChannel()
    let stop = () => {}
    begins.once('message', () => {
      stop = havePatience(this.#limit, () => limit.abort())
    })
    try {
      return await this.#pool.run({ thought, begun }, { signal: limit.signal, transferList: [begun] })
    } catch (error) {
      const isLate = limit.signal.aborted
      if (isLate) this.#ended++
      const { game, rules } = thought.question
      const bot = { game, rules, ...(thought.wants === 'action' && { temperament: thought.temperament }) }
      if (!this.#closed) this.#onFailure(isLate ? new Error('The bot did not come to an end.') : error, bot)
      return undefined
    } finally {
      stop()
      begins.close()
    }
  }

  figures(): { readonly waiting: number; readonly ended: number } {
    return { waiting: this.#fair.waiting, ended: this.#ended }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#pool.destroy()
  }
}

/** Twice itself, then the simplest of them: nobody waits for all. */
function goesOf(temperament: Temperament): readonly Temperament[] {
  const [simplest] = TEMPERAMENTS
  return temperament === simplest ? [temperament, temperament] : [temperament, temperament, simplest]
}
