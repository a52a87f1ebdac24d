/** Accounts and bot players have names of their own: nobody else may take one that looks like theirs. */
import type { Database } from '../database/pool'
import { nameKeys } from './names'

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

const BATCH = 1000

/** A migration asks in another way than the rest of the server. */
type Query = (
  text: string,
  values: readonly unknown[],
) => Promise<{ readonly rows: readonly { readonly id: number; readonly name: string }[] }>

/** For accounts from before names were claimed. Of two that look alike the older one has the name, and both keep theirs. */
export async function claimOldNames(query: Query): Promise<void> {
  let last = 0
  for (;;) {
    const { rows } = await query(
      `select id, name from player where kind <> 'guest' and id > $1
         and not exists (select 1 from account_name where player_id = player.id) order by id limit ${BATCH}`,
      [last],
    )
    if (rows.length === 0) return
    const claims = rows.flatMap(({ id, name }) => nameKeys(name).map((key) => ({ id, key })))
    await query(
      `insert into account_name (key, player_id)
       select key, id from unnest($1::text[], $2::bigint[]) as claim(key, id) on conflict do nothing`,
      [claims.map(({ key }) => key), claims.map(({ id }) => id)],
    )
    last = Math.max(...rows.map(({ id }) => id))
  }
}
