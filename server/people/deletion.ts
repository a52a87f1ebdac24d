/** Leaving: everything that is known of somebody, to take along; and to be forgotten. */
import type { Pool } from 'pg'
import type { Player } from './sessions'

/** What is kept of somebody beside their tables, bots and devices. */
export async function saidBy(pool: Pool, { id }: Player): Promise<readonly object[]> {
  const { rows } = await pool.query<{ code: string; text: string; at: Date }>(
    `select code, text, at from chat_line join match on match.id = match_id where player_id = $1 order by chat_line.at, chat_line.n`,
    [id],
  )
  return rows.map(({ code, text, at }) => ({ table: code, text, at: at.getTime() }))
}

/**
 * The name goes from every table, what was said goes, and with the player all that belongs to them. The moves stay, for they
 * are the others' games too. Of words for the chance there are only digests from the beginning of a match on; only matches
 * begun before that keep the word itself, without which nobody could check their seed. The codes of tables under way, where
 * the others are to hear of it.
 */
export async function forget(pool: Pool, { id }: Pick<Player, 'id'>): Promise<readonly string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const own = 'select id from player where id = $1 or owner_id = $1'
    // Matches first, as everywhere: who holds a match may wait for a player.
    const { rows } = await client.query<{ code: string }>(
      `update match set table_rev = table_rev + 1
       where status = 'running' and id in (select match_id from seat where player_id in (${own})) returning code`,
      [id],
    )
    // Whoever asks twice at once is forgotten once.
    await client.query('select 1 from player where id = $1 for update', [id])
    await client.query(`update seat set name = '' where player_id in (${own})`, [id])
    await client.query(`delete from chat_line where player_id in (${own})`, [id])
    await client.query('delete from player where id = $1', [id])
    await client.query('commit')
    return rows.map(({ code }) => code)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
