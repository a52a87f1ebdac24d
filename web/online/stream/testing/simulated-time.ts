/** Time that passes when a test says so, and chance that comes from a seed. */

interface Timer {
  readonly at: number
  readonly work: () => void
}

export class SimulatedTime {
  now = 0
  readonly #timers = new Set<Timer>()
  #seed: number

  constructor(seed = 1) {
    this.#seed = seed
  }

  /** 0 to 1. */
  readonly chance = (): number => {
    this.#seed = (this.#seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return this.#seed / 2_147_483_648
  }

  readonly later = (ms: number, work: () => void): (() => void) => {
    const timer = { at: this.now + ms, work }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  /** Lets time pass, and all that promises have to do in between. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    for (;;) {
      await settled()
      const next = [...this.#timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.#timers.delete(next)
      this.now = Math.max(this.now, next.at)
      next.work()
    }
    this.now = end
  }
}

/** More turns than any chain of promises here has. */
async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve()
}
