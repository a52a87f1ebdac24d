/** Where a player comes from, without the address: a keyed hash of its site (IPv4 address or IPv6 /48). */
import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { networksOf } from './networks'

export class Origins {
  readonly #pool: Pool
  #key: Promise<string> | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async of(address: string): Promise<string> {
    this.#key ??= this.#readKey().catch((error: unknown) => {
      this.#key = undefined
      throw error
    })
    const network = networksOf(address).at(-1) ?? address
    return createHmac('sha256', await this.#key)
      .update(network)
      .digest('base64url')
      .slice(0, 16)
  }

  /** Made once for all nodes. */
  async #readKey(): Promise<string> {
    const made = randomBytes(32).toString('base64url')
    await this.#pool.query(`insert into setting (name, value) values ('origin-key', $1) on conflict do nothing`, [made])
    const { rows } = await this.#pool.query<{ value: string }>(`select value from setting where name = 'origin-key'`)
    return rows[0]?.value ?? made
  }
}
