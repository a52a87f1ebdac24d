/** Claims names for accounts that were created before names had to differ. */
import { nameKeys } from '../names/names'

const BATCH = 1000

/** A migration queries in another way than the rest of the server. */
type Query = (
  text: string,
  values: readonly unknown[],
) => Promise<{ readonly rows: readonly { readonly id: number; readonly name: string }[] }>

/** Of two names that look alike the older account has the claim, and both keep their names. */
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
