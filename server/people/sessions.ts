/** Who somebody is: a guest or an account by a cookie, a bot by its token. */
import type { Pool } from 'pg'
import { hashOf, isStorable, makeToken } from '../ids'
import type { Outside } from '../outside'

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
  readonly #remembered = new Map<string, Remembered>()

  constructor(pool: Pool, { now, makeCode }: Pick<Outside, 'now' | 'makeCode'>) {
    this.#pool = pool
    this.#now = now
    this.#makeCode = makeCode
  }

  /** A new guest, and the token to be known by. */
  async makeGuest(name: string, device: string): Promise<{ readonly player: Player; readonly token: string }> {
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

  async bySession(token: string): Promise<Player | undefined> {
    return this.#find(`session ${token}`, async () => {
      const { rows } = await this.#pool.query<Player>({
        name: 'by-session',
        text: `update session set seen_at = now(), expires_at = now() + interval '${SESSION_DAYS} days' from player
          where token_hash = $1 and expires_at > now() and player.id = session.player_id
          returning player.id, player.code, player.name, player.kind`,
        values: [hashOf(token)],
      })
      return rows[0]
    })
  }

  async byApiToken(token: string): Promise<Player | undefined> {
    return this.#find(`token ${token}`, async () => {
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

  async rename(playerId: number, name: string): Promise<'renamed' | 'taken'> {
    try {
      await this.#pool.query('update player set name = $2 where id = $1', [playerId, name])
      return 'renamed'
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '23505') return 'taken'
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

  async #find(key: string, read: () => Promise<Player | undefined>): Promise<Player | undefined> {
    const hash = hashOf(key).toString('base64url')
    const remembered = this.#remembered.get(hash)
    if (remembered !== undefined && remembered.until > this.#now()) return remembered.player
    const player = await read()
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
