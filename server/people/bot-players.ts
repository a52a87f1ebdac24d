/** Programs that play: each belongs to somebody, and is known by its tokens. */
import type { Scope } from '@crownlands/table/online'
import type { Pool } from 'pg'
import { hashOf, makeCode, makeToken } from '../base/ids'
import { inTransaction } from '../database/pool'
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
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** `too-many`: the owner has as many bots as are allowed. */
  async make(ownerId: number, name: string): Promise<BotPlayer | 'taken' | 'too-many'> {
    const code = makeCode()
    try {
      return await inTransaction(this.#pool, async (db) => {
        const { rows } = await db.query<{ id: number }>(
          `insert into player (code, name, kind, owner_id) select $1, $2, 'bot', $3
           where (select count(*) from player where owner_id = $3) < ${MOST_BOTS} returning id`,
          [code, name, ownerId],
        )
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
    const { rows } = await this.#pool.query<BotPlayer>(
      'select code, name from player where owner_id = $1 order by id',
      [ownerId],
    )
    return rows
  }

  /** As players. */
  async all(ownerId: number): Promise<readonly Player[]> {
    const { rows } = await this.#pool.query<Player>(
      'select id, code, name, kind from player where owner_id = $1 order by id',
      [ownerId],
    )
    return rows
  }

  /** Takes its tokens with it; what it has played stays. */
  async remove(ownerId: number, code: string): Promise<void> {
    await this.#pool.query('delete from player where owner_id = $1 and code = $2', [ownerId, code])
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
    const { rowCount } = await this.#pool.query(
      `insert into api_token (token_hash, id, player_id, name, scopes) select $1, $2, $3, $4, $5
       where (select count(*) from api_token where player_id = $3) < ${MOST_TOKENS}`,
      [hashOf(token), id, botId, name, scopes],
    )
    return (rowCount ?? 0) > 0 ? { id, token } : 'too-many'
  }

  async tokens(ownerId: number, code: string): Promise<readonly ApiToken[] | undefined> {
    const botId = await this.idOf(ownerId, code)
    if (botId === undefined) return undefined
    const { rows } = await this.#pool.query<TokenRow>(
      'select id, name, scopes, created_at, used_at from api_token where player_id = $1 order by created_at, id',
      [botId],
    )
    return rows.map(({ id, name, scopes, created_at, used_at }) => ({
      ...{ id, name, scopes, createdAt: created_at.getTime() },
      ...(used_at !== null && { usedAt: used_at.getTime() }),
    }))
  }

  /** The bot whose token it was; undefined when there is none such. */
  async endToken(ownerId: number, code: string, id: string): Promise<number | undefined> {
    const { rows } = await this.#pool.query<{ player_id: number }>(
      `delete from api_token using player where api_token.id = $3 and player.id = api_token.player_id
         and player.owner_id = $1 and player.code = $2 returning player_id`,
      [ownerId, code, id],
    )
    return rows[0]?.player_id
  }

  /** Undefined: nobody has such a bot, or somebody else has. */
  async idOf(ownerId: number, code: string): Promise<number | undefined> {
    const { rows } = await this.#pool.query<{ id: number }>(`select id from player where owner_id = $1 and code = $2`, [
      ownerId,
      code,
    ])
    return rows[0]?.id
  }
}

interface TokenRow {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly created_at: Date
  readonly used_at: Date | null
}
