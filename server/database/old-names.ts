/** Claims names for accounts that were created before names had to differ. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { nameKeys } from '../names/names'

const BATCH = 1000

/** Of two names that look alike the older account has the claim, and both keep their names. */
export async function claimOldNames(db: QueryExecutorProvider): Promise<void> {
  let last = 0
  for (;;) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from player where kind <> 'guest' and id > ${last}
        and not exists (select 1 from account_name where player_id = player.id) order by id limit ${BATCH}`.execute(db)
    if (rows.length === 0) return
    const claims = rows.flatMap(({ id, name }) => nameKeys(name).map((key) => ({ id, key })))
    await sql`
      insert into account_name (key, player_id)
      select key, id from unnest(${claims.map(({ key }) => key)}::text[], ${claims.map(({ id }) => id)}::bigint[])
        as claim(key, id) on conflict do nothing`.execute(db)
    last = Math.max(...rows.map(({ id }) => id))
  }
}
