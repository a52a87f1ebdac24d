/** What happens at a table beside the rules, where everybody who looks at it finds it: the log is not read for that. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table match add column incidents jsonb not null default '[]'`).execute(db)
}
