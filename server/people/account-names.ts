/** Accounts and bot players have names of their own: nobody else may take one that looks like theirs. */
import { sql } from 'kysely'
import type { Database } from '../database/database'
import { nameKeys } from '../names/names'

export class NameTaken extends Error {}

/** Gives the player the name instead of the one before. In a transaction, which fails if the name is somebody else's. */
export async function claimName(db: Database, playerId: number, name: string): Promise<void> {
  const keys = nameKeys(name)
  await db.deleteFrom('account_name').where('player_id', '=', playerId).execute()
  const claims = keys.map((key) => ({ key, player_id: playerId }))
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_name')
    .values(claims)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== BigInt(keys.length)) throw new NameTaken()
}

/** Whether it is the name of an account or a bot player other than this one. */
export async function isNameTaken(db: Database, name: string, playerId: number | undefined): Promise<boolean> {
  // A node of the version before claims no names.
  const named = db
    .selectFrom('player')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('kind', '<>', 'guest')
    .where('id', 'is distinct from', playerId ?? null)
  const owner = await db
    .selectFrom('account_name')
    .select('player_id as id')
    .where('key', 'in', nameKeys(name))
    .where('player_id', 'is distinct from', playerId ?? null)
    .unionAll(named)
    .executeTakeFirst()
  return owner !== undefined
}

/** Somebody else has the name, by our count or by the database's. */
export function isNameProblem(error: unknown): boolean {
  return error instanceof NameTaken || (error instanceof Error && 'code' in error && error.code === '23505')
}
