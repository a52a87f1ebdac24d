/**
 * Shares few threads among many tables. Tables with people come first; then the origin, and then the table, that has used the
 * least time of late. Neither one origin nor all tables without people can take every place.
 */

/** Whose work it is. */
export interface Share {
  readonly table: string
  /** Where the table was created: a keyed hash of the address. */
  readonly origin: string
  /** Whether people play at it, or bots alone. */
  readonly hasPeople: boolean
}

/** How much may be under way at the same time. */
export interface Places {
  readonly total: number
  readonly perOrigin: number
  readonly withoutPeople: number
}

interface Work {
  readonly share: Share
  begin(): void
}

export class FairPool {
  readonly #places: Places
  readonly #usage: Usage
  /** The oldest first. */
  readonly #waiting = new Set<Work>()
  readonly #underWay = new Set<Work>()

  constructor(places: Places, usage: Usage) {
    this.#places = places
    this.#usage = usage
  }

  get waiting(): number {
    return this.#waiting.size
  }

  run<T>(share: Share, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        void work()
          .then(resolve, reject)
          .finally(() => {
            this.#underWay.delete(mine)
            this.#goOn()
          })
      }
      const mine: Work = { share, begin }
      this.#waiting.add(mine)
      this.#goOn()
    })
  }

  #goOn(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#waiting.delete(next)
      this.#underWay.add(next)
      next.begin()
    }
  }

  #next(): Work | undefined {
    const { total, perOrigin, withoutPeople } = this.#places
    if (this.#underWay.size >= total || this.#waiting.size === 0) return undefined
    const byOrigin = new Map<string, number>()
    let botsAlone = 0
    for (const { share } of this.#underWay) {
      byOrigin.set(share.origin, (byOrigin.get(share.origin) ?? 0) + 1)
      if (!share.hasPeople) botsAlone++
    }
    let best: Work | undefined
    for (const work of this.#waiting) {
      const { origin, hasPeople } = work.share
      if ((byOrigin.get(origin) ?? 0) >= perOrigin || (!hasPeople && botsAlone >= withoutPeople)) continue
      if (best === undefined || this.#comesBefore(work.share, best.share)) best = work
    }
    return best
  }

  #comesBefore(a: Share, b: Share): boolean {
    if (a.hasPeople !== b.hasPeople) return a.hasPeople
    const [ofA, ofB] = [this.#usage.of(a.origin), this.#usage.of(b.origin)]
    if (ofA !== ofB) return ofA < ofB
    return this.#usage.of(a.table) < this.#usage.of(b.table)
  }
}

/** After so many milliseconds half of what was used is forgotten. */
const HALF_LIFE = 30_000
const MOST_REMEMBERED = 10_000

/** How much tables and those who laid them have used of late. */
export class Usage {
  readonly #now: () => number
  /** As if all of it had been used at time 0: what was used later weighs more, so that nothing has to be aged. */
  readonly #used = new Map<string, number>()
  #zero: number

  constructor(now: () => number) {
    this.#now = now
    this.#zero = now()
  }

  of(name: string): number {
    return this.#used.get(name) ?? 0
  }

  add({ table, origin }: Share, milliseconds: number): void {
    if (this.#now() - this.#zero > 100 * HALF_LIFE) this.#ageAll()
    const weight = 2 ** ((this.#now() - this.#zero) / HALF_LIFE)
    for (const name of [table, origin]) {
      const used = this.of(name) + milliseconds * weight
      this.#used.delete(name)
      this.#used.set(name, used)
    }
    while (this.#used.size > MOST_REMEMBERED) this.#used.delete(this.#used.keys().next().value ?? '')
  }

  /** Before weights outgrow numbers. */
  #ageAll(): void {
    const factor = 2 ** ((this.#zero - this.#now()) / HALF_LIFE)
    this.#zero = this.#now()
    for (const [name, used] of this.#used) this.#used.set(name, used * factor)
  }
}
