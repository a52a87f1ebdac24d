/** Where a player comes from, without the address: a keyed hash of its site (IPv4 address or IPv6 /48). */
import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../database/database'
import { settingOf } from '../database/setting'
import { networksOf } from './networks'

export class Origins {
  readonly #db: Database
  #key: Promise<string> | undefined

  constructor(db: Database) {
    this.#db = db
  }

  async of(address: string): Promise<string> {
    this.#key ??= settingOf(this.#db, 'origin-key', makeKey).catch((error: unknown) => {
      this.#key = undefined
      throw error
    })
    const network = networksOf(address).at(-1) ?? address
    return createHmac('sha256', await this.#key)
      .update(network)
      .digest('base64url')
      .slice(0, 16)
  }
}

function makeKey(): string {
  return randomBytes(32).toString('base64url')
}
