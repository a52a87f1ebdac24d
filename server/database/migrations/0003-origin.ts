/** Where the creator of a match came from, as a keyed hash, so that one address cannot take all thinking time of bots. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table match add column origin text`.execute(db)
}
