/**
 * Looks up names that anybody may try: tokens, cookies, codes of tables. Each lookup is charged to the address before the database
 * is asked, and given back if the name exists; a name that does not is remembered as unknown. Names are random, so that an unknown
 * one does not come to exist later.
 */
import { hashOf } from '../base/ids'
import type { Limits } from './limits'

const UNKNOWN_MS = 60_000
const MOST_UNKNOWN = 10_000

export class Guesses<T> {
  readonly #limits: Limits
  readonly #now: () => number
  /** Until when each is believed to be unknown, the oldest first. */
  readonly #unknown = new Map<string, number>()
  /** A page asks for several things at once: one lookup answers all. */
  readonly #underWay = new Map<string, Promise<T | undefined>>()

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  async find(address: string, name: string, read: () => Promise<T | undefined>): Promise<T | undefined> {
    const key = hashOf(name).toString('base64url')
    if ((this.#unknown.get(key) ?? 0) > this.#now()) return undefined
    const underWay = this.#underWay.get(key)
    if (underWay !== undefined) return underWay
    this.#limits.take('guesses', { address })
    const looking = this.#look(address, key, read)
    this.#underWay.set(key, looking)
    return looking
  }

  async #look(address: string, key: string, read: () => Promise<T | undefined>): Promise<T | undefined> {
    let found: T | undefined
    try {
      found = await read()
    } catch (error) {
      this.#limits.giveBack('guesses', { address })
      throw error
    } finally {
      this.#underWay.delete(key)
    }
    if (found === undefined) this.#remember(key)
    else this.#limits.giveBack('guesses', { address })
    return found
  }

  #remember(key: string): void {
    this.#unknown.delete(key)
    this.#unknown.set(key, this.#now() + UNKNOWN_MS)
    const [oldest] = this.#unknown.keys()
    if (this.#unknown.size > MOST_UNKNOWN && oldest !== undefined) this.#unknown.delete(oldest)
  }
}
