/** The database that the settings name, brought to what this version needs. */
import { Kysely, PostgresDialect } from 'kysely'
import type { ClientConfig, Pool } from 'pg'
import type { Config } from '../base/config'
import { type Database, databaseOn } from './database'
import { startEmbedded } from './embedded'
import { migrate } from './migrate'
import { NO_LIMITS, openPool } from './pool'

export interface OpenDatabase {
  readonly connection: ClientConfig
  readonly pool: Pool
  readonly db: Database
  /** Stops an embedded one, too, unless somebody else uses it. */
  close(): Promise<void>
}

/** How often somebody looks whether the embedded database is still there, in milliseconds. */
const LOOK_EVERY = 10_000

type Wanted = Pick<Config, 'databaseUrl' | 'dataFolder' | 'connections'>

/** `signal`: nobody wants it any more. */
export async function openDatabase(
  config: Wanted,
  onLost: (error: Error) => void,
  signal?: AbortSignal,
): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined ? await startEmbedded(config.dataFolder, undefined, signal) : undefined
  const connection: ClientConfig = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' }
  const pool = openPool(connection, config.connections, (error) => {
    onLost(error)
    revive()
  })
  // An embedded database has nobody but us to look after it, and nobody may be connected when it goes.
  const revive = () => void embedded?.revive().catch(onLost)
  const looking = setInterval(revive, LOOK_EVERY).unref()
  const close = async () => {
    clearInterval(looking)
    await pool.end().catch(() => undefined)
    await embedded?.stop()
  }
  try {
    await prepare(connection, onLost)
  } catch (error) {
    await close()
    throw error
  }
  return { connection, pool, db: databaseOn(pool), close }
}

/** However much is stored already. */
async function prepare(connection: ClientConfig, onLost: (error: Error) => void): Promise<void> {
  const pool = openPool({ ...connection, ...NO_LIMITS }, 2, onLost)
  try {
    await migrate(new Kysely({ dialect: new PostgresDialect({ pool }) }))
  } finally {
    await pool.end()
  }
}
