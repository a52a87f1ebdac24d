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
 * The name goes from every table, what was said goes, and with the player all that hangs on it. The moves stay, for they are
 * the others' games too, and the words for the chance, without which nobody could check it.
 */
export async function forget(pool: Pool, { id }: Pick<Player, 'id'>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Whoever asks twice at once is forgotten once.
    await client.query('select 1 from player where id = $1 for update', [id])
    const own = 'select id from player where id = $1 or owner_id = $1'
    await client.query(`update seat set name = '' where player_id in (${own})`, [id])
    await client.query(`delete from chat_line where player_id in (${own})`, [id])
    await client.query('delete from player where id = $1', [id])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
