/** Databases for tests: a cluster of each kind that all test files share, a database for each, and a clock that can be set. */
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, type ClientConfig, type Pool } from 'pg'
import { type Database, databaseOn } from '../database/database'
import { startEmbedded } from '../database/embedded'
import { migrate } from '../database/migrate'
import { openPool } from '../database/pool'
import { prepareJobs } from '../jobs/runner'
import { systemPostgres } from './system-postgres'

export interface TestDatabase {
  readonly connection: ClientConfig
  /** Of the test itself, not of a node. */
  readonly pool: Pool
  readonly db: Database
  /** Sets the clock that the whole database goes by forward, in milliseconds. */
  forward(milliseconds: number): Promise<void>
  /** Stops it, at once or at a time; nothing takes any from now on. */
  stopClock(at?: number): Promise<void>
  /** Starts the cluster again after it was killed. */
  revive(): Promise<void>
  remove(): Promise<void>
}

/** `now()` of our statements is found here before PostgreSQL's own. */
const CLOCK = `
  create schema testing;
  create table testing.clock (ahead interval not null, stands timestamptz);
  insert into testing.clock values ('0', null);
  create function testing.now() returns timestamptz stable language sql as
    'select coalesce(stands, pg_catalog.now()) + ahead from testing.clock'`

/** PostgreSQL as it comes with Crownlands, and the oldest that may be given to it, where that is installed. */
export type DatabaseKind = 'embedded' | 'system'
export const DATABASE_KINDS: readonly DatabaseKind[] =
  systemPostgres() === undefined ? ['embedded'] : ['embedded', 'system']

interface Wanted {
  /** Most tests take the oldest: what it can do the embedded one can, and those that are about it ask for it. */
  readonly kind?: DatabaseKind
  /** A cluster of its own instead of the one that all share. */
  readonly folder?: string
}

export async function makeDatabase({ kind = oldest(), folder }: Wanted = {}): Promise<TestDatabase> {
  const cluster = folder === undefined ? await shareCluster(kind) : await startCluster(kind, folder)
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = { ...cluster.connection, database: 'postgres' }
  await ask(maintenance, `create database ${database}`)
  await ask({ ...cluster.connection, database }, CLOCK)
  // Only tests with a cluster of their own kill it: others need not wait for the disk.
  const patience = folder === undefined ? ' -c synchronous_commit=off' : ''
  const options = `-c search_path=public,testing,pg_catalog${patience}`
  const connection = { ...cluster.connection, database, options }
  const pool = openPool(connection, 4, () => undefined)
  await migrate(new Kysely({ dialect: new PostgresDialect({ pool }) }))
  await prepareJobs(pool)
  return {
    connection,
    pool,
    db: databaseOn(pool),
    forward: async (milliseconds) => {
      await pool.query(`update testing.clock set ahead = ahead + $1 * interval '1 millisecond'`, [milliseconds])
    },
    stopClock: async (at = Date.now()) => {
      await pool.query('update testing.clock set stands = $1', [new Date(at)])
    },
    revive: () => cluster.revive(),
    remove: async () => {
      await pool.end()
      await ask(maintenance, `drop database ${database} with (force)`)
      await cluster.stop()
    },
  }
}

function oldest(): DatabaseKind {
  return DATABASE_KINDS.at(-1) ?? 'embedded'
}

export function startCluster(kind: DatabaseKind, folder: string) {
  const bin = kind === 'system' ? systemPostgres() : undefined
  if (bin === undefined) return startEmbedded(folder)
  return startEmbedded(folder, async () => ({ initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }))
}

/** It runs until all tests are done and their sandbox is cleaned: another file may need it at any moment. */
async function shareCluster(kind: DatabaseKind) {
  return { ...(await startCluster(kind, join(tmpdir(), `shared-${kind}`))), stop: () => undefined }
}

export async function ask(connection: ClientConfig, query: string): Promise<void> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(query)
  } finally {
    await client.end()
  }
}
