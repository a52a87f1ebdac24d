/** Brings the database to what this version of Crownlands needs. Migrations only add, and one node at a time runs them. */
import { type Kysely, Migrator } from 'kysely'
import * as tables from './migrations/0001-tables'
import { DatabaseProblem } from './problem'

const MIGRATIONS = { '0001-tables': tables }

export async function migrate(db: Kysely<unknown>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const message = error instanceof Error ? error.message : String(error)
  const stranger = /previously executed migration (\S+) is missing/.exec(message)?.[1]
  throw new DatabaseProblem(
    stranger === undefined
      ? `The database cannot be prepared: ${message}`
      : `The database is of a newer version of Crownlands (it has ${stranger}): update this one, or give it another database.`,
  )
}
