/** Who somebody is: a guest or an account by a cookie, a bot by its token. */
import type { Pool } from 'pg'
import { hashOf, isStorable, makeToken } from '../base/ids'
import type { Outside } from '../base/outside'
import { inTransaction } from '../database/pool'
import { Guesses } from '../limits/guesses'
import type { Limits } from '../limits/limits'
import { claimName, isNameProblem, isNameTaken, NameTaken } from './account-names'

export interface Player {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly kind: 'guest' | 'account' | 'bot'
  /** What a bot's token allows; people may do everything. */
  readonly scopes?: readonly string[]
}

/** Whoever does not come back for so long is a stranger. */
const SESSION_DAYS = 180
/** A session that was ended elsewhere may be believed in for so long on a node that did not hear of it. */
const TRUST_MS = 60_000
const MOST_REMEMBERED = 10_000

interface Remembered {
  readonly player: Player
  readonly until: number
}

export class Sessions {
  readonly #pool: Pool
  readonly #now: () => number
  readonly #makeCode: () => string
  readonly #guesses: Guesses<Player>
  readonly #remembered = new Map<string, Remembered>()

  constructor(pool: Pool, limits: Limits, { now, makeCode }: Pick<Outside, 'now' | 'makeCode'>) {
    this.#pool = pool
    this.#now = now
    this.#makeCode = makeCode
    this.#guesses = new Guesses(limits, now)
  }

  /** A new guest, and the token to be known by. */
  async makeGuest(
    name: string,
    device: string,
  ): Promise<{ readonly player: Player; readonly token: string } | 'taken'> {
    if (await isNameTaken(this.#pool, name, undefined)) return 'taken'
    const code = this.#makeCode()
    const { rows } = await this.#pool.query<{ id: number }>(
      `insert into player (code, name, kind) values ($1, $2, 'guest') returning id`,
      [code, name],
    )
    const player: Player = { id: rows[0]?.id ?? 0, code, name, kind: 'guest' }
    return { player, token: await this.begin(player.id, device) }
  }

  async begin(playerId: number, device: string): Promise<string> {
    const token = makeToken()
    await this.#pool.query(
      `insert into session (token_hash, id, player_id, device, expires_at)
       values ($1, $2, $3, $4, now() + $5 * interval '1 day')`,
      [hashOf(token), this.#makeCode(), playerId, device, SESSION_DAYS],
    )
    return token
  }

  async bySession(token: string, address: string): Promise<Player | undefined> {
    return this.#find(`session ${token}`, address, async () => {
      const { rows } = await this.#pool.query<Player>({
        name: 'by-session',
        // It moves once a day: otherwise every request would write to its index.
        text: `update session set seen_at = now(),
            expires_at = greatest(expires_at, date_trunc('day', now()) + interval '${SESSION_DAYS + 1} days') from player
          where token_hash = $1 and expires_at > now() and player.id = session.player_id
          returning player.id, player.code, player.name, player.kind`,
        values: [hashOf(token)],
      })
      return rows[0]
    })
  }

  async byApiToken(token: string, address: string): Promise<Player | undefined> {
    return this.#find(`token ${token}`, address, async () => {
      const { rows } = await this.#pool.query<Player>({
        name: 'by-token',
        text: `update api_token set used_at = now() from player
          where token_hash = $1 and player.id = api_token.player_id
          returning player.id, player.code, player.name, player.kind, api_token.scopes`,
        values: [hashOf(token)],
      })
      return rows[0]
    })
  }

  async player(id: number): Promise<Player> {
    const { rows } = await this.#pool.query<Player>('select id, code, name, kind from player where id = $1', [id])
    const [player] = rows
    if (player === undefined) throw new Error('a session of nobody')
    return player
  }

  /** Accounts and bots have names of their own; of guests there may be many with the same. */
  async byName(name: string): Promise<Player | undefined> {
    if (!isStorable(name)) return undefined
    const { rows } = await this.#pool.query<Player>(
      `select id, code, name, kind from player where lower(name) = lower($1) and kind <> 'guest'`,
      [name.normalize('NFC')],
    )
    return rows[0]
  }

  /** Guests may share a name; none may look like the name of an account or a bot player. */
  async rename(playerId: number, name: string): Promise<'renamed' | 'taken'> {
    try {
      await inTransaction(this.#pool, async (db) => {
        const { rows } = await db.query<Pick<Player, 'kind'>>('select kind from player where id = $1 for update', [
          playerId,
        ])
        if (rows[0]?.kind !== 'guest') await claimName(db, playerId, name)
        if (await isNameTaken(db, name, playerId)) throw new NameTaken()
        await db.query('update player set name = $2 where id = $1', [playerId, name])
      })
      return 'renamed'
    } catch (error) {
      if (isNameProblem(error)) return 'taken'
      throw error
    }
  }

  /** Whose lines of chat somebody does not want to read, by code. */
  async muted(playerId: number): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ muted: readonly string[] | null }>(
      `select settings -> 'muted' as muted from player where id = $1`,
      [playerId],
    )
    return rows[0]?.muted ?? []
  }

  async mute(playerId: number, players: readonly string[]): Promise<void> {
    await this.#pool.query(
      `update player set settings = settings || jsonb_build_object('muted', $2::jsonb) where id = $1`,
      [...[playerId, JSON.stringify(players)]],
    )
  }

  async #find(key: string, address: string, read: () => Promise<Player | undefined>): Promise<Player | undefined> {
    const hash = hashOf(key).toString('base64url')
    const remembered = this.#remembered.get(hash)
    if (remembered !== undefined && remembered.until > this.#now()) return remembered.player
    const player = await this.#guesses.find(address, key, read)
    this.#remembered.delete(hash)
    if (player !== undefined) this.#remembered.set(hash, { player, until: this.#now() + TRUST_MS })
    const [oldest] = this.#remembered.keys()
    if (this.#remembered.size > MOST_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest)
    return player
  }

  /** Somebody's name, kind or sessions have changed. */
  forget(playerId: number): void {
    for (const [hash, { player }] of this.#remembered) if (player.id === playerId) this.#remembered.delete(hash)
  }
}
