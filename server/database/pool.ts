/** Connections to the database. A connection that is lost is an error of whatever was asked on it, never of the process. */
import { Client, type ClientConfig, Pool, types } from 'pg'

/** Numbers of rows stay far below what a JavaScript number holds exactly. */
const BIGINT = 20
types.setTypeParser(BIGINT, Number)

/**
 * How long a statement may take, in milliseconds: by the database's count, and, if that does not answer at all, by ours. What
 * became of it then is unknown, and whoever asked may ask again.
 */
const LIMITS: ClientConfig = { statement_timeout: 10_000, query_timeout: 12_000 }
/** For what may take as long as it takes. */
export const NO_LIMITS: ClientConfig = { statement_timeout: 0, query_timeout: 0 }

export function openPool(connection: ClientConfig, most: number, onLost: (error: Error) => void): Pool {
  const waits = { connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000 }
  const pool = new Pool({ ...LIMITS, ...connection, ...waits, max: most })
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}

/** One connection of its own, for listening or for what nobody waits for. */
export async function openClient(connection: ClientConfig, onLost: (error: Error) => void): Promise<Client> {
  const client = new Client({ ...LIMITS, ...connection, connectionTimeoutMillis: 5000, keepAlive: true })
  client.on('error', onLost)
  await client.connect()
  return client
}
