/** Who somebody is: a guest or an account by a cookie, a bot by its token. */
import { sql } from 'kysely'
import { hashOf, isStorable, makeToken } from '../base/ids'
import type { Outside } from '../base/outside'
import { type Database, fromNow, NOW, Prepared } from '../database/database'
import type { PlayerKind } from '../database/tables'
import { Guesses } from '../limits/guesses'
import type { Limits } from '../limits/limits'
import { claimName, isNameProblem, isNameTaken, NameTaken } from './account-names'

export interface Player {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly kind: PlayerKind
  /** What a bot's token allows; people may do everything. */
  readonly scopes?: readonly string[]
}

/** Whoever does not come back for so long is a stranger. */
const SESSION_DAYS = 180
/** A session that was ended elsewhere may be believed in for so long on a node that did not hear of it. */
const TRUST_MS = 60_000
const MOST_REMEMBERED = 10_000

const PLAYER = ['player.id', 'player.code', 'player.name', 'player.kind'] as const

const BY_SESSION = new Prepared('by-session', ({ hash }: { hash: Buffer }, db) =>
  db
    .updateTable('session')
    .from('player')
    .set({
      seen_at: NOW,
      // It moves once a day: otherwise every request would write to its index.
      expires_at: sql`greatest(expires_at, date_trunc('day', now()) + ${SESSION_DAYS + 1} * interval '1 day')`,
    })
    .where('token_hash', '=', hash)
    .where('expires_at', '>', NOW)
    .whereRef('player.id', '=', 'session.player_id')
    .returning(PLAYER),
)
const BY_TOKEN = new Prepared('by-token', ({ hash }: { hash: Buffer }, db) =>
  db
    .updateTable('api_token')
    .from('player')
    .set({ used_at: NOW })
    .where('token_hash', '=', hash)
    .whereRef('player.id', '=', 'api_token.player_id')
    .returning([...PLAYER, 'api_token.scopes']),
)

interface Remembered {
  readonly player: Player
  readonly until: number
}

export class Sessions {
  readonly #db: Database
  readonly #now: () => number
  readonly #makeCode: () => string
  readonly #guesses: Guesses<Player>
  readonly #remembered = new Map<string, Remembered>()

  constructor(db: Database, limits: Limits, { now, makeCode }: Pick<Outside, 'now' | 'makeCode'>) {
    this.#db = db
    this.#now = now
    this.#makeCode = makeCode
    this.#guesses = new Guesses(limits, now)
  }

  /** A new guest, and the token to be known by. */
  async makeGuest(
    name: string,
    device: string,
  ): Promise<{ readonly player: Player; readonly token: string } | 'taken'> {
    if (await isNameTaken(this.#db, name, undefined)) return 'taken'
    const code = this.#makeCode()
    const player = await this.#db
      .insertInto('player')
      .values({ code, name, kind: 'guest' })
      .returning(PLAYER)
      .executeTakeFirstOrThrow()
    return { player, token: await this.begin(player.id, device) }
  }

  async begin(playerId: number, device: string): Promise<string> {
    const token = makeToken()
    const session = { token_hash: hashOf(token), id: this.#makeCode(), player_id: playerId, device }
    await this.#db
      .insertInto('session')
      .values({ ...session, expires_at: fromNow(SESSION_DAYS, 'day') })
      .execute()
    return token
  }

  async bySession(token: string, address: string): Promise<Player | undefined> {
    const hash = hashOf(token)
    return this.#find(`session ${token}`, address, async () => (await BY_SESSION.run(this.#db, { hash }))[0])
  }

  async byApiToken(token: string, address: string): Promise<Player | undefined> {
    const hash = hashOf(token)
    return this.#find(`token ${token}`, address, async () => (await BY_TOKEN.run(this.#db, { hash }))[0])
  }

  async player(id: number): Promise<Player> {
    const player = await this.#db.selectFrom('player').select(PLAYER).where('id', '=', id).executeTakeFirst()
    if (player === undefined) throw new Error('a session of nobody')
    return player
  }

  /** Accounts and bots have names of their own; of guests there may be many with the same. */
  async byName(name: string): Promise<Player | undefined> {
    if (!isStorable(name)) return undefined
    return this.#db
      .selectFrom('player')
      .select(PLAYER)
      .where(sql`lower(name)`, '=', sql`lower(${name.normalize('NFC')})`)
      .where('kind', '<>', 'guest')
      .executeTakeFirst()
  }

  /** Guests may share a name; none may look like the name of an account or a bot player. */
  async rename(playerId: number, name: string): Promise<'renamed' | 'taken'> {
    try {
      await this.#db.transaction().execute(async (db) => {
        const own = db.selectFrom('player').select('kind').where('id', '=', playerId)
        if ((await own.forUpdate().executeTakeFirst())?.kind !== 'guest') await claimName(db, playerId, name)
        if (await isNameTaken(db, name, playerId)) throw new NameTaken()
        await db.updateTable('player').set({ name }).where('id', '=', playerId).execute()
      })
      return 'renamed'
    } catch (error) {
      if (isNameProblem(error)) return 'taken'
      throw error
    }
  }

  /** Whose lines of chat somebody does not want to read, by code. */
  async muted(playerId: number): Promise<readonly string[]> {
    const player = await this.#db.selectFrom('player').select('settings').where('id', '=', playerId).executeTakeFirst()
    return player?.settings.muted ?? []
  }

  async mute(playerId: number, players: readonly string[]): Promise<void> {
    const settings = sql<string>`settings || ${JSON.stringify({ muted: players })}::jsonb`
    await this.#db.updateTable('player').set({ settings }).where('id', '=', playerId).execute()
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
