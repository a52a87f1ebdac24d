/**
 * The turns of bots that this process plays. It is told of a turn after the move before it is stored, or finds one that is
 * overdue in the database. Of several processes the one plays it that claims it first.
 */
import type { FairPool, Share } from '../base/fair-pool'
import type { BotTurn } from '../match/due'

export interface BotTurnsNeeds {
  /** Decides which turns are begun, and how many. */
  readonly fair: FairPool
  /** Never fails. `late`: for how many milliseconds it has waited beyond its time. */
  play(turn: BotTurn, late: number): Promise<void>
}

export class BotTurns {
  readonly #needs: BotTurnsNeeds
  /** Those that wait for their time or for a place, and those that are being played. */
  readonly #known = new Set<string>()
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #underWay = new Set<Promise<void>>()
  #closed = false

  constructor(needs: BotTurnsNeeds) {
    this.#needs = needs
  }

  /** Plays a turn after so many milliseconds, unless it is known already. */
  add(turn: BotTurn, share: Share, after = 0): void {
    const key = `${turn.code}:${turn.n}`
    if (this.#closed || this.#known.has(key)) return
    this.#known.add(key)
    const dueAt = performance.now() + after
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      const played = this.#needs.fair
        .run(share, async () => {
          if (!this.#closed) await this.#needs.play(turn, Math.max(0, performance.now() - dueAt))
        })
        .finally(() => {
          this.#known.delete(key)
          this.#underWay.delete(played)
        })
      this.#underWay.add(played)
    }, after)
    this.#timers.add(timer.unref())
  }

  /** Begins nothing more, and waits for what has begun. */
  async close(): Promise<void> {
    this.#closed = true
    for (const timer of this.#timers) clearTimeout(timer)
    await Promise.all(this.#underWay)
  }
}
