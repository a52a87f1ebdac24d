/** Where somebody is signed in: sessions that can be ended, and links that bring a guest to another device once. */

import { hashOf, makeToken } from '../base/ids'
import { type Database, fromNow, NOW } from '../database/database'

export interface Device {
  readonly id: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
  /** The one that asks. */
  readonly current: boolean
}

const LINK_MINUTES = 10

export class Devices {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async list(playerId: number, token: string | undefined): Promise<readonly Device[]> {
    const rows = await this.#db
      .selectFrom('session')
      .select(['id', 'device', 'created_at', 'seen_at', 'token_hash'])
      .where('player_id', '=', playerId)
      .where('expires_at', '>', NOW)
      .orderBy('seen_at', 'desc')
      .orderBy('id')
      .execute()
    const own = token === undefined ? undefined : hashOf(token)
    return rows.map(({ id, device, created_at, seen_at, token_hash }) => ({
      ...{ id, device, createdAt: created_at.getTime(), seenAt: seen_at.getTime() },
      current: own?.equals(token_hash) === true,
    }))
  }

  /** Signs out here. */
  async endOwn(playerId: number, token: string): Promise<void> {
    await this.#db
      .deleteFrom('session')
      .where('player_id', '=', playerId)
      .where('token_hash', '=', hashOf(token))
      .execute()
  }

  /**
   * Signs out a device, and ends the links that it may have made to yet another one. False when there is no such session of
   * this player.
   */
  async end(playerId: number, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#endSessions(playerId).where('id', '=', id).executeTakeFirstOrThrow()
    return numDeletedRows > 0
  }

  /** Signs out every other device, and ends all links. */
  async endAllBut(playerId: number, token: string | undefined): Promise<void> {
    const own = token === undefined ? null : hashOf(token)
    await this.#endSessions(playerId).where('token_hash', 'is distinct from', own).execute()
  }

  #endSessions(playerId: number) {
    return this.#db
      .with('links', (db) => db.deleteFrom('challenge').where('player_id', '=', playerId).where('value', '=', 'link'))
      .deleteFrom('session')
      .where('player_id', '=', playerId)
  }

  /** Good once, for ten minutes. */
  async makeLink(playerId: number): Promise<{ readonly token: string; readonly minutes: number }> {
    const token = makeToken()
    const link = { id: linkId(token), value: 'link', player_id: playerId }
    await this.#db
      .insertInto('challenge')
      .values({ ...link, expires_at: fromNow(LINK_MINUTES, 'minute') })
      .execute()
    return { token, minutes: LINK_MINUTES }
  }

  /** The player whose link it is; undefined when it was used, or is too old. */
  async takeLink(token: string): Promise<number | undefined> {
    const link = await this.#db
      .deleteFrom('challenge')
      .where('id', '=', linkId(token))
      .where('value', '=', 'link')
      .where('expires_at', '>', NOW)
      .returning('player_id')
      .executeTakeFirst()
    return link?.player_id ?? undefined
  }
}

function linkId(token: string): string {
  return `link ${hashOf(token).toString('base64url')}`
}
