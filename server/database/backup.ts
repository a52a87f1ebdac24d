/**
 * All that is stored, as one file that any PostgreSQL and any later version of Crownlands can take in: a line of JSON for each
 * row, compressed. It is written from one moment of the database while that goes on, and read back whole or not at all.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { isObject } from '@crownlands/core/json'
import type { Pool, PoolClient } from 'pg'
import { DatabaseProblem } from './problem'

const FORMAT = 'crownlands-backup'
const VERSION = 1
/** So many rows travel at once. */
const BATCH = 500
const NOT_WHOLE = 'The backup is not whole: something of it is missing. Nothing was restored.'

/** How many rows of each table. */
export type RowCounts = Readonly<Record<string, number>>

/** The file holds names, hashes of tokens and the secrets of running matches: nobody else may read it. */
export async function writeBackup(pool: Pool, file: string): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  await inTransaction(pool, 'begin isolation level repeatable read read only', async (client) => {
    const lines = Readable.from(linesOf(client, counts))
    await pipeline(lines, createGzip(), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  })
  return counts
}

async function* linesOf(client: PoolClient, counts: Record<string, number>): AsyncGenerator<string> {
  yield line({ format: FORMAT, version: VERSION, migrations: await migrationsOf(client) })
  for (const table of await tablesOf(client)) {
    counts[table] = 0
    await client.query(`declare rows no scroll cursor for select row_to_json(t)::text as row from ${table} t`)
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from rows`)
      if (rows.length === 0) break
      counts[table] += rows.length
      yield rows.map(({ row }) => `["${table}",${row}]\n`).join('')
    }
    await client.query('close rows')
  }
  yield line({ end: counts })
}

/** Only into a database in which nothing is stored. */
export async function readBackup(pool: Pool, file: string): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  await inTransaction(pool, 'begin', async (client) => {
    const tables = await tablesOf(client)
    for (const table of tables)
      if ((await client.query(`select 1 from ${table} limit 1`)).rows.length > 0)
        throw new DatabaseProblem(
          'There is something in this database already: a backup is restored into an empty one. Name another with CROWNLANDS_DATA or DATABASE_URL.',
        )
    await readLines(client, file, new Set(tables), counts)
    for (const table of tables) await goOnCounting(client, table)
  })
  return counts
}

async function readLines(
  client: PoolClient,
  file: string,
  tables: ReadonlySet<string>,
  counts: Record<string, number>,
): Promise<void> {
  let batch: { readonly table: string; readonly rows: unknown[] } | undefined
  let isFirst = true
  let end: unknown
  const flush = async () => {
    if (batch === undefined) return
    counts[batch.table] = (counts[batch.table] ?? 0) + batch.rows.length
    await insert(client, batch.table, batch.rows)
    batch = undefined
  }
  for await (const entry of entriesOf(file)) {
    if (isFirst) await checkHeader(client, entry)
    else if (Array.isArray(entry)) {
      const [table, row] = entry as [string, unknown]
      if (!tables.has(table)) throw new DatabaseProblem(`The backup has a table ${table}, which is not known here.`)
      if (batch !== undefined && (batch.table !== table || batch.rows.length === BATCH)) await flush()
      batch ??= { table, rows: [] }
      batch.rows.push(row)
    } else end = isObject(entry) ? entry.end : undefined
    isFirst = false
  }
  await flush()
  if (!isObject(end) || Object.entries(end).some(([table, count]) => (counts[table] ?? 0) !== count))
    throw new DatabaseProblem(NOT_WHOLE)
}

async function* entriesOf(file: string): AsyncGenerator<unknown> {
  const read = createReadStream(file)
  // What cannot be read is told to whoever unpacks it.
  const unpacked = read.pipe(createGunzip())
  read.on('error', (error) => unpacked.destroy(error))
  try {
    for await (const text of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY }))
      yield JSON.parse(text) as unknown
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error
    throw new DatabaseProblem(NOT_WHOLE)
  }
}

async function checkHeader(client: PoolClient, header: unknown): Promise<void> {
  if (!isObject(header) || header.format !== FORMAT) throw new DatabaseProblem('This is no backup of Crownlands.')
  const known = new Set(await migrationsOf(client))
  const stranger = (header.migrations as readonly string[]).find((name) => !known.has(name))
  if (header.version !== VERSION || stranger !== undefined)
    throw new DatabaseProblem('The backup is of a newer version of Crownlands: update this one, then restore.')
}

async function insert(client: PoolClient, table: string, rows: readonly unknown[]): Promise<void> {
  const columns = Object.keys(rows[0] as object)
    .map((name) => `"${name}"`)
    .join(', ')
  await client.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  )
}

/** New rows must not get numbers that old ones have. */
async function goOnCounting(client: PoolClient, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'YES'`,
    [table],
  )
  for (const { column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`,
    )
}

/** What is kept beyond a crash, so that a table comes after those it refers to. */
async function tablesOf(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; needs: readonly string[] }>(
    `select relname as name, array(
       select confrelid::regclass::text from pg_constraint
       where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
     from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
       and relname not like 'kysely_%' order by relname`,
  )
  const ordered: string[] = []
  for (let left = rows; left.length > 0; ) {
    const next = left.filter(({ needs }) => needs.every((name) => ordered.includes(name)))
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    ordered.push(...next.map(({ name }) => name))
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}

async function migrationsOf(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

async function inTransaction(pool: Pool, begin: string, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(begin)
    await work(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
