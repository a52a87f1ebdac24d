/**
 * The turns of bots that this process plays. It is told of a turn after the move before it is stored, or finds one that is
 * overdue in the database. Of several processes the one plays it that claims it first.
 */
import type { FairPool, Share } from '../base/fair-pool'
import type { BotTurn } from '../match/due'

/** Never fails. `late`: for how many milliseconds it has waited beyond its time. */
type Play = (turn: BotTurn, late: number) => Promise<void>

export class BotTurns {
  readonly #fair: FairPool
  /** Undefined: this process plays no bots. */
  #play: Play | undefined
  /** Those that wait for their time or for a place, and those that are being played. */
  readonly #known = new Set<string>()
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #underWay = new Set<Promise<void>>()

  /** `fair` decides which turns are begun, and how many. */
  constructor(fair: FairPool) {
    this.#fair = fair
  }

  get isPlaying(): boolean {
    return this.#play !== undefined
  }

  /** From now on this process plays bots: those of its own tables, and those of nodes that play none. */
  begin(play: Play): void {
    this.#play = play
  }

  /** Plays a turn after so many milliseconds, unless it is known already. */
  add(turn: BotTurn, share: Share, after = 0): void {
    const key = `${turn.code}:${turn.n}`
    if (this.#play === undefined || this.#known.has(key)) return
    this.#known.add(key)
    const dueAt = performance.now() + after
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      const played = this.#fair
        .run(share, async () => {
          await this.#play?.(turn, Math.max(0, performance.now() - dueAt))
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
    this.#play = undefined
    for (const timer of this.#timers) clearTimeout(timer)
    await Promise.all(this.#underWay)
  }
}
