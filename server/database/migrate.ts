/** Brings the database to what this version of Crownlands needs. Migrations only add, and one node at a time runs them. */
import { type Kysely, Migrator } from 'kysely'
import * as tables from './migrations/0001-tables'
import * as namesAndSeats from './migrations/0002-names-and-seats'
import * as origin from './migrations/0003-origin'
import * as cleanUp from './migrations/0004-clean-up'
import * as incidents from './migrations/0005-incidents'
import * as gone from './migrations/0006-gone'
import { DatabaseProblem } from './problem'

const MIGRATIONS = {
  '0001-tables': tables,
  '0002-names-and-seats': namesAndSeats,
  '0003-origin': origin,
  '0004-clean-up': cleanUp,
  '0005-incidents': incidents,
  '0006-gone': gone,
}

export async function migrate(db: Kysely<unknown>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const message = error instanceof Error ? error.message : String(error)
  if (!message.startsWith('corrupted migrations')) throw error
  const stranger = /previously executed migration (\S+) is missing/.exec(message)?.[1]
  const has = stranger === undefined ? 'its migrations are others than ours' : `it has ${stranger}`
  throw new DatabaseProblem(
    `The database is of a newer version of Crownlands (${has}): update this one, or give it another database.`,
    'newer',
  )
}
