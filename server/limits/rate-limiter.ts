/** `max` at once, regained evenly over `per` milliseconds. */
export interface Rate {
  readonly max: number
  readonly per: number
}

/** Under which name something is counted, and how much of it there may be. */
export interface Bound {
  readonly key: string
  readonly rate: Rate
}

const MOST_KEYS = 100_000

/**
 * Counts by the generic cell rate algorithm: of each key it keeps one time, when all that was taken will be regained. A key whose
 * time has passed needs no place.
 */
export class RateLimiter {
  readonly #now: () => number
  readonly #regainedAt = new Map<string, number>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Takes `cost` under all bounds and returns 0, or takes nothing and returns how many milliseconds to wait. */
  take(bounds: readonly Bound[], cost = 1): number {
    const now = this.#now()
    const wait = Math.max(0, ...bounds.map((bound) => this.#waitFor(bound, cost, now)))
    if (wait === 0) for (const bound of bounds) this.#add(bound, cost, now)
    return wait
  }

  /** Gives back what turned out not to count. */
  giveBack(bounds: readonly Bound[], cost = 1): void {
    for (const bound of bounds) this.#add(bound, -cost, this.#now())
  }

  #waitFor({ key, rate }: Bound, cost: number, now: number): number {
    const taken = Math.max(this.#regainedAt.get(key) ?? now, now) - now
    // What costs more than everything at once is done when nothing else was.
    return Math.max(0, taken + Math.min(cost, rate.max) * intervalOf(rate) - rate.per)
  }

  #add({ key, rate }: Bound, cost: number, now: number): void {
    const regainedAt = Math.max(this.#regainedAt.get(key) ?? now, now) + cost * intervalOf(rate)
    // Deleted first, so that the key used last is the last in the map.
    this.#regainedAt.delete(key)
    if (regainedAt > now) this.#regainedAt.set(key, regainedAt)
    const [oldest] = this.#regainedAt.keys()
    if (this.#regainedAt.size > MOST_KEYS && oldest !== undefined) this.#regainedAt.delete(oldest)
  }
}

function intervalOf({ max, per }: Rate): number {
  return per / max
}
