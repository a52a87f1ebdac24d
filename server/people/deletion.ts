/** Exporting what a player has said, and deleting a player. */
import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { Player } from './sessions'

export async function saidBy(db: Database, { id }: Player): Promise<readonly object[]> {
  const rows = await db
    .selectFrom('chat_line')
    .innerJoin('match', 'match.id', 'match_id')
    .select(['code', 'text', 'at'])
    .where('player_id', '=', id)
    .orderBy('chat_line.at')
    .orderBy('chat_line.n')
    .execute()
  return rows.map(({ code, text, at }) => ({ table: code, text, at: at.getTime() }))
}

/**
 * Removes the name from every table, the lines of chat, and with the player all that belongs to them. The moves stay, because
 * the games are the other players' games too. Words for the chance are stored as digests from the start of a match on; only
 * matches that began before that was so keep a word itself, because nobody could check their seed without it.
 *
 * Returns the codes of the tables under way, where the others must hear of it.
 */
export function forget(database: Database, { id }: Pick<Player, 'id'>): Promise<readonly string[]> {
  return database.transaction().execute(async (db) => {
    const own = db
      .selectFrom('player')
      .select('id')
      .where((eb) => eb.or([eb('id', '=', id), eb('owner_id', '=', id)]))
    // Lock matches before players, as everywhere: a transaction that holds a match may wait for a player.
    const tables = await db
      .updateTable('match')
      .set({ table_rev: sql`table_rev + 1` })
      .where('status', '=', 'running')
      .where('id', 'in', db.selectFrom('seat').select('match_id').where('player_id', 'in', own))
      .returning('code')
      .execute()
    // A second request for the same player waits here.
    await db.selectFrom('player').select('id').where('id', '=', id).forUpdate().execute()
    await db.updateTable('seat').set({ name: '' }).where('player_id', 'in', own).execute()
    await db.deleteFrom('chat_line').where('player_id', 'in', own).execute()
    await db.deleteFrom('player').where('id', '=', id).execute()
    return tables.map(({ code }) => code)
  })
}
