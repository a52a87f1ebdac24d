/** Accounts and bot players have names of their own: nobody else may take one that looks like theirs. */
import type { Database } from '../database/pool'
import { nameKeys } from '../names/names'

export class NameTaken extends Error {}

/** Gives the player the name instead of the one before. In a transaction, which fails if the name is somebody else's. */
export async function claimName(db: Database, playerId: number, name: string): Promise<void> {
  const keys = nameKeys(name)
  await db.query('delete from account_name where player_id = $1', [playerId])
  const { rowCount } = await db.query(
    'insert into account_name (key, player_id) select key, $2 from unnest($1::text[]) key on conflict do nothing',
    [keys, playerId],
  )
  if (rowCount !== keys.length) throw new NameTaken()
}

/** Whether it is the name of an account or a bot player other than this one. */
export async function isNameTaken(db: Database, name: string, playerId: number | undefined): Promise<boolean> {
  const { rows } = await db.query(
    // A node of the version before claims no names.
    `select 1 from account_name where key = any($1::text[]) and player_id is distinct from $3
     union all select 1 from player where lower(name) = lower($2) and kind <> 'guest' and id is distinct from $3`,
    [nameKeys(name), name, playerId ?? null],
  )
  return rows.length > 0
}

/** Somebody else has the name, by our count or by the database's. */
export function isNameProblem(error: unknown): boolean {
  return error instanceof NameTaken || (error instanceof Error && 'code' in error && error.code === '23505')
}
