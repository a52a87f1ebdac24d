/** The limits of requests: by player, address (an IPv6 /64), site (an IPv6 /48) and in total. Each node counts for itself. */
import { networksOf } from './networks'
import { type Bound, type Rate, RateLimiter } from './rate-limiter'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

interface Limit {
  readonly player?: Rate
  /** Several people may share one: a family, a school, a phone network. */
  readonly address: Rate
  readonly site: Rate
  readonly everybody?: Rate
}

const LIMITS = {
  /** Every request of the API. */
  requests: { address: { max: 1200, per: MINUTE }, site: { max: 4800, per: MINUTE } },
  commands: {
    player: { max: 30, per: 3 * SECOND },
    address: { max: 120, per: 3 * SECOND },
    site: { max: 480, per: 3 * SECOND },
  },
  hints: { player: { max: 6, per: MINUTE }, address: { max: 24, per: MINUTE }, site: { max: 48, per: MINUTE } },
  tables: {
    player: { max: 10, per: HOUR },
    address: { max: 40, per: HOUR },
    site: { max: 80, per: HOUR },
    everybody: { max: 6000, per: HOUR },
  },
  chat: {
    player: { max: 5, per: 10 * SECOND },
    address: { max: 25, per: 10 * SECOND },
    site: { max: 100, per: 10 * SECOND },
  },
  /** Looking back, stories and records: hundreds of actions to replay, or 64 kB to send again. */
  past: { address: { max: 1200, per: MINUTE }, site: { max: 4800, per: MINUTE } },
  guests: { address: { max: 10, per: MINUTE }, site: { max: 30, per: MINUTE }, everybody: { max: 3000, per: MINUTE } },
  /** Passkeys, and links to another device. */
  signIn: {
    player: { max: 10, per: MINUTE },
    address: { max: 40, per: MINUTE },
    site: { max: 120, per: MINUTE },
    everybody: { max: 3000, per: MINUTE },
  },
  /** Tokens, cookies and tables that turn out not to exist. */
  guesses: {
    address: { max: 60, per: MINUTE },
    site: { max: 240, per: MINUTE },
    everybody: { max: 30_000, per: MINUTE },
  },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS

export interface Asker {
  readonly address: string
  readonly playerId?: number | undefined
}

export class TooMuch extends Error {
  /** Seconds until it may be tried again. */
  readonly retryAfter: number

  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / SECOND))
    super(`Too many requests. Try again in ${seconds} s.`)
    this.retryAfter = seconds
  }
}

export class Limits {
  readonly #limiter: RateLimiter
  readonly #isOn: boolean

  constructor(now: () => number, isOn: boolean) {
    this.#limiter = new RateLimiter(now)
    this.#isOn = isOn
  }

  /** Throws TooMuch, and then counts nothing. */
  take(name: LimitName, asker: Asker, cost = 1): void {
    if (!this.#isOn) return
    const wait = this.#limiter.take(boundsOf(name, asker), cost)
    if (wait > 0) throw new TooMuch(wait)
  }

  giveBack(name: LimitName, asker: Asker, cost = 1): void {
    if (this.#isOn) this.#limiter.giveBack(boundsOf(name, asker), cost)
  }
}

function boundsOf(name: LimitName, { address, playerId }: Asker): readonly Bound[] {
  const limit: Limit = LIMITS[name]
  const [network, site] = networksOf(address)
  return [
    ...(limit.player !== undefined && playerId !== undefined
      ? [{ key: `${name} #${playerId}`, rate: limit.player }]
      : []),
    { key: `${name} ${network}`, rate: limit.address },
    ...(site === undefined ? [] : [{ key: `${name} ${site}`, rate: limit.site }]),
    ...(limit.everybody === undefined ? [] : [{ key: name, rate: limit.everybody }]),
  ]
}
