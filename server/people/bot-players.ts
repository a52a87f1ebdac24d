/** Programs that play: each belongs to somebody, and is known by its tokens. */
import type { Scope } from '@crownlands/table/online'
import { sql } from 'kysely'
import { hashOf, makeCode, makeToken } from '../base/ids'
import type { Database } from '../database/database'
import { claimName, isNameProblem } from './account-names'
import type { Player } from './sessions'

export interface BotPlayer {
  readonly code: string
  readonly name: string
}

export interface ApiToken {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
  readonly usedAt?: number
}

const MOST_BOTS = 10
const MOST_TOKENS = 10

export class BotPlayers {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** `too-many`: the owner has as many bots as are allowed. */
  async make(ownerId: number, name: string): Promise<BotPlayer | 'taken' | 'too-many'> {
    const code = makeCode()
    try {
      return await this.#db.transaction().execute(async (db) => {
        const { rows } = await sql<{ id: number }>`
          insert into player (code, name, kind, owner_id) select ${code}, ${name}, 'bot', ${ownerId}
          where (select count(*) from player where owner_id = ${ownerId}) < ${MOST_BOTS} returning id`.execute(db)
        const [bot] = rows
        if (bot === undefined) return 'too-many'
        await claimName(db, bot.id, name)
        return { code, name }
      })
    } catch (error) {
      if (isNameProblem(error)) return 'taken'
      throw error
    }
  }

  async list(ownerId: number): Promise<readonly BotPlayer[]> {
    return this.#ofOwner(ownerId).select(['code', 'name']).execute()
  }

  /** As players. */
  async all(ownerId: number): Promise<readonly Player[]> {
    return this.#ofOwner(ownerId).select(['id', 'code', 'name', 'kind']).execute()
  }

  #ofOwner(ownerId: number) {
    return this.#db.selectFrom('player').where('owner_id', '=', ownerId).orderBy('id')
  }

  /** Takes its tokens with it; what it has played stays. */
  async remove(ownerId: number, code: string): Promise<void> {
    await this.#db.deleteFrom('player').where('owner_id', '=', ownerId).where('code', '=', code).execute()
  }

  /** Shown once: only what cannot be used to sign in is kept. */
  async makeToken(
    ownerId: number,
    code: string,
    name: string,
    scopes: readonly Scope[],
  ): Promise<{ readonly id: string; readonly token: string } | 'no-such-bot' | 'too-many'> {
    const botId = await this.idOf(ownerId, code)
    if (botId === undefined) return 'no-such-bot'
    const token = makeToken('clb_')
    const id = makeCode()
    const { numAffectedRows } = await sql`
      insert into api_token (token_hash, id, player_id, name, scopes)
      select ${hashOf(token)}, ${id}, ${botId}, ${name}, ${scopes}
      where (select count(*) from api_token where player_id = ${botId}) < ${MOST_TOKENS}`.execute(this.#db)
    return numAffectedRows === 1n ? { id, token } : 'too-many'
  }

  async tokens(ownerId: number, code: string): Promise<readonly ApiToken[] | undefined> {
    const botId = await this.idOf(ownerId, code)
    if (botId === undefined) return undefined
    const rows = await this.#db
      .selectFrom('api_token')
      .select(['id', 'name', 'scopes', 'created_at', 'used_at'])
      .where('player_id', '=', botId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(({ id, name, scopes, created_at, used_at }) => ({
      ...{ id, name, scopes, createdAt: created_at.getTime() },
      ...(used_at !== null && { usedAt: used_at.getTime() }),
    }))
  }

  /** The bot whose token it was; undefined when there is none such. */
  async endToken(ownerId: number, code: string, id: string): Promise<number | undefined> {
    const token = await this.#db
      .deleteFrom('api_token')
      .using('player')
      .where('api_token.id', '=', id)
      .whereRef('player.id', '=', 'api_token.player_id')
      .where('player.owner_id', '=', ownerId)
      .where('player.code', '=', code)
      .returning('player_id')
      .executeTakeFirst()
    return token?.player_id
  }

  /** Undefined: nobody has such a bot, or somebody else has. */
  async idOf(ownerId: number, code: string): Promise<number | undefined> {
    return (await this.#ofOwner(ownerId).select('id').where('code', '=', code).executeTakeFirst())?.id
  }
}
