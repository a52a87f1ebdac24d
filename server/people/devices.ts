/** Where somebody is signed in: sessions that can be ended, and links that bring a guest to another device once. */
import type { Pool } from 'pg'
import { hashOf, makeToken } from '../base/ids'

export interface Device {
  readonly id: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
  /** The one that asks. */
  readonly current: boolean
}

const LINK_MINUTES = 10
const END_LINKS = `delete from challenge where player_id = $1 and value = 'link'`

export class Devices {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async list(playerId: number, token: string | undefined): Promise<readonly Device[]> {
    const { rows } = await this.#pool.query<DeviceRow>(
      `select id, device, created_at, seen_at, token_hash from session
       where player_id = $1 and expires_at > now() order by seen_at desc, id`,
      [playerId],
    )
    const own = token === undefined ? undefined : hashOf(token)
    return rows.map(({ id, device, created_at, seen_at, token_hash }) => ({
      ...{ id, device, createdAt: created_at.getTime(), seenAt: seen_at.getTime() },
      current: own?.equals(token_hash) === true,
    }))
  }

  /** Signs out here. */
  async endOwn(playerId: number, token: string): Promise<void> {
    await this.#pool.query('delete from session where player_id = $1 and token_hash = $2', [playerId, hashOf(token)])
  }

  /**
   * Signs out a device, and ends the links that it may have made to yet another one. False when there is no such session of
   * this player.
   */
  async end(playerId: number, id: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `with links as (${END_LINKS}) delete from session where player_id = $1 and id = $2`,
      [playerId, id],
    )
    return (rowCount ?? 0) > 0
  }

  /** Signs out every other device, and ends all links. */
  async endAllBut(playerId: number, token: string | undefined): Promise<void> {
    await this.#pool.query(
      `with links as (${END_LINKS}) delete from session where player_id = $1 and token_hash is distinct from $2`,
      [playerId, token === undefined ? null : hashOf(token)],
    )
  }

  /** Good once, for ten minutes. */
  async makeLink(playerId: number): Promise<{ readonly token: string; readonly minutes: number }> {
    const token = makeToken()
    await this.#pool.query(
      `insert into challenge (id, value, player_id, expires_at)
       values ($1, 'link', $2, now() + interval '${LINK_MINUTES} minutes')`,
      [linkId(token), playerId],
    )
    return { token, minutes: LINK_MINUTES }
  }

  /** The player whose link it is; undefined when it was used, or is too old. */
  async takeLink(token: string): Promise<number | undefined> {
    const { rows } = await this.#pool.query<{ player_id: number }>(
      `delete from challenge where id = $1 and value = 'link' and expires_at > now() returning player_id`,
      [linkId(token)],
    )
    return rows[0]?.player_id
  }
}

interface DeviceRow {
  readonly id: string
  readonly device: string
  readonly created_at: Date
  readonly seen_at: Date
  readonly token_hash: Buffer
}

function linkId(token: string): string {
  return `link ${hashOf(token).toString('base64url')}`
}
