/**
 * Limits and shares replays of matches. An answer that is cached, or already being made, is shared. A new one is charged to the
 * address by its length, queued fairly, and refused with TooMuch when too many wait.
 */
import { FairPool, type Places, type Share, type Usage } from '../base/fair-pool'
import type { BuiltFile } from '../http/built-files'
import { type Limits, TooMuch } from '../limits/limits'
import { networkOf } from '../limits/networks'

/** Of one address, and in all: waiting or under way. */
const MOST = { address: 16, total: 256 }
/** How long the refused should wait, in milliseconds. */
const LATER = 1000
/** What an answer is worth that need not be made: the sending of so many bytes. */
const BYTES_PER_COST = 64 * 1024

export interface ReplaysNeeds {
  readonly places: Places
  /** Who has used how much of late. */
  readonly usage: Usage
  readonly limits: Limits
  /** How many bytes of answers are kept. */
  readonly kept: number
}

export interface Question {
  /** Equal for equal answers. */
  readonly key: string
  readonly code: string
  readonly address: string
  /** In hundreds of actions to replay. */
  readonly cost: number
}

type Answer = readonly BuiltFile[]

export class Replays {
  readonly #needs: ReplaysNeeds
  readonly #pool: FairPool
  /** The one used last is the last. */
  readonly #kept = new Map<string, Answer>()
  readonly #underWay = new Map<string, Promise<Answer>>()
  readonly #byNetwork = new Map<string, number>()
  #keptBytes = 0
  #total = 0
  readonly figures = { made: 0, shared: 0, refused: 0 }

  constructor(needs: ReplaysNeeds) {
    this.#needs = needs
    this.#pool = new FairPool(needs.places, needs.usage)
  }

  get waiting(): number {
    return this.#total
  }

  get keptBytes(): number {
    return this.#keptBytes
  }

  /** Throws TooMuch when it is refused. */
  async ask(question: Question, make: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.#find(question, make)
    } catch (error) {
      if (error instanceof TooMuch) this.figures.refused++
      throw error
    }
  }

  async #find({ key, code, address, cost }: Question, make: () => Promise<Answer>): Promise<Answer> {
    const { limits } = this.#needs
    const kept = this.#use(key)
    if (kept !== undefined) {
      limits.take('past', { address }, 1 + Math.floor(sizeOf(kept) / BYTES_PER_COST))
      this.figures.shared++
      return kept
    }
    const underWay = this.#underWay.get(key)
    limits.take('past', { address }, underWay === undefined ? cost : 1)
    if (underWay !== undefined) {
      this.figures.shared++
      return underWay
    }
    const making = this.#inTurn({ table: code, origin: networkOf(address), hasPeople: true }, make)
    this.#underWay.set(key, making)
    try {
      const answer = await making
      this.#keep(key, answer)
      return answer
    } finally {
      this.#underWay.delete(key)
    }
  }

  async #inTurn(share: Share, make: () => Promise<Answer>): Promise<Answer> {
    const { usage } = this.#needs
    const ofNetwork = this.#byNetwork.get(share.origin) ?? 0
    if (ofNetwork >= MOST.address || this.#total >= MOST.total) throw new TooMuch(LATER)
    this.#byNetwork.set(share.origin, ofNetwork + 1)
    this.#total++
    try {
      return await this.#pool.run(share, async () => {
        this.figures.made++
        const began = performance.now()
        try {
          return await make()
        } finally {
          usage.add(share, performance.now() - began)
        }
      })
    } finally {
      this.#leave(share.origin)
    }
  }

  #leave(network: string): void {
    this.#total--
    const left = (this.#byNetwork.get(network) ?? 1) - 1
    if (left === 0) this.#byNetwork.delete(network)
    else this.#byNetwork.set(network, left)
  }

  #use(key: string): Answer | undefined {
    const kept = this.#kept.get(key)
    if (kept === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept
  }

  #keep(key: string, answer: Answer): void {
    const bytes = sizeOf(answer)
    if (bytes > this.#needs.kept) return
    this.#kept.set(key, answer)
    this.#keptBytes += bytes
    for (const [oldest, its] of this.#kept) {
      if (this.#keptBytes <= this.#needs.kept) return
      this.#kept.delete(oldest)
      this.#keptBytes -= sizeOf(its)
    }
  }
}

function sizeOf(answer: Answer): number {
  return answer.reduce((sum, { contents }) => sum + contents.reduce((all, { bytes }) => all + bytes.length, 0), 0)
}
