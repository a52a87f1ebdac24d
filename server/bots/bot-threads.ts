/** The threads in which bots think, under a limit. A bot that fails is replaced by a simpler one, and at last by chance. */
import { MessageChannel } from 'node:worker_threads'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { type Hint, TEMPERAMENTS, type Temperament } from '@crownlands/table/protocol'
import type { Question } from '@crownlands/table/thinker'
import { Piscina } from 'piscina'
import { havePatience } from '../patience'
import type { Thought } from './bot-thread'

export interface BotThreadsPlan {
  readonly threads: number
  /** In milliseconds. */
  readonly limit: number
  /** The built `bot-thread.js`. */
  readonly file: URL
}

/** What a bot has decided on, and who it was in the end: `undefined` is chance. */
export interface Choice {
  readonly action: unknown
  readonly by: Temperament | undefined
}

export class BotThreads {
  readonly #pool: Piscina
  readonly #limit: number
  #ended = 0

  constructor({ threads, limit, file }: BotThreadsPlan) {
    this.#limit = limit
    this.#pool = new Piscina({ filename: file.href, minThreads: 1, maxThreads: threads, idleTimeout: 60_000 })
  }

  async choose(question: Question, temperament: Temperament): Promise<Choice> {
    for (const by of goesOf(temperament)) {
      const action = await this.#think({ wants: 'action', question, temperament: by })
      if (action !== undefined) return { action, by }
    }
    return this.chooseAnything(question)
  }

  /** For a table whose bots fail, so that it can be finished. */
  chooseAnything({ legal, seed }: Question): Choice {
    return { action: pick(legal, new FastChance(seed).at(0)), by: undefined }
  }

  async hint(question: Question): Promise<Hint | undefined> {
    return (await this.#think({ wants: 'hint', question })) as Hint | undefined
  }

  /** Undefined when it failed or took too long. */
  async #think(thought: Thought): Promise<unknown> {
    const limit = new AbortController()
    const { port1: begins, port2: begun } = new MessageChannel()
    let stop = () => {}
    begins.once('message', () => {
      stop = havePatience(this.#limit, () => limit.abort())
    })
    try {
      return await this.#pool.run({ thought, begun }, { signal: limit.signal, transferList: [begun] })
    } catch {
      if (limit.signal.aborted) this.#ended++
      return undefined
    } finally {
      stop()
      begins.close()
    }
  }

  figures(): { readonly waiting: number; readonly ended: number } {
    return { waiting: this.#pool.queueSize, ended: this.#ended }
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }
}

/** Twice itself, then the simplest of them: nobody waits for all. */
function goesOf(temperament: Temperament): readonly Temperament[] {
  const [simplest] = TEMPERAMENTS
  return temperament === simplest ? [temperament, temperament] : [temperament, temperament, simplest]
}
