/**
 * All that is stored, as one file that any PostgreSQL and any later version of Crownlands can take in: a line of JSON for each
 * row, compressed. It is written from one moment of the database while that goes on, and read back whole or not at all.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { isObject } from '@crownlands/core/json'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database } from './database'
import { claimOldNames } from './old-names'
import { DatabaseProblem } from './problem'

const FORMAT = 'crownlands-backup'
const VERSION = 1
/** So many rows travel at once. */
const BATCH = 500
const NOT_WHOLE = 'The backup is not whole: something of it is missing. Nothing was restored.'
const DAMAGED = 'The backup is damaged: it cannot be read. Nothing was restored.'
/** What PostgreSQL says of rows that it does not take: wrong data, broken constraints, columns that are not there. */
const NO_ROW = /^(22|23|42)/

/** How many rows of each table. */
export type RowCounts = Readonly<Record<string, number>>

/** The file holds names, hashes of tokens and the secrets of running matches: nobody else may read it. */
export async function writeBackup(database: Database, file: string): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  let isOurs = false
  try {
    const snapshot = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    await snapshot.execute(async (db) => {
      const output = createWriteStream(file, { mode: 0o600, flags: 'wx' })
      output.on('open', () => {
        isOurs = true
      })
      await pipeline(Readable.from(linesOf(db, counts)), createGzip(), output)
    })
  } catch (error) {
    // Half a backup is none, and would be in the way of the next one.
    if (isOurs) await rm(file, { force: true })
    throw error
  }
  return counts
}

async function* linesOf(db: Database, counts: Record<string, number>): AsyncGenerator<string> {
  yield line({ format: FORMAT, version: VERSION, migrations: await migrationsOf(db) })
  for (const table of await tablesOf(db)) {
    counts[table] = 0
    const declare = sql`declare rows no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`
    await declare.execute(db)
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from rows`.execute(db)
      if (rows.length === 0) break
      counts[table] += rows.length
      yield rows.map(({ row }) => `["${table}",${row}]\n`).join('')
    }
    await sql`close rows`.execute(db)
  }
  yield line({ end: counts })
}

/** Only into a database in which nothing is stored. */
export async function readBackup(database: Database, file: string): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  await database.transaction().execute(async (db) => {
    const tables = await tablesOf(db)
    for (const table of tables)
      if ((await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0)
        throw new DatabaseProblem(
          'There is something in this database already: a backup is restored into an empty one. Name another with CROWNLANDS_DATA or DATABASE_URL.',
        )
    await readLines(db, file, new Set(tables), counts)
    // A backup from before names were compared has none of their keys.
    await claimOldNames(db)
    for (const table of tables) await goOnCounting(db, table)
  })
  return counts
}

async function readLines(
  db: Database,
  file: string,
  tables: ReadonlySet<string>,
  counts: Record<string, number>,
): Promise<void> {
  let batch: { readonly table: string; readonly rows: Row[] } | undefined
  let isFirst = true
  let end: unknown
  const flush = async () => {
    if (batch === undefined) return
    counts[batch.table] = (counts[batch.table] ?? 0) + batch.rows.length
    await insert(db, batch.table, batch.rows)
    batch = undefined
  }
  for await (const entry of entriesOf(file)) {
    if (isFirst) await checkHeader(db, entry)
    else if (end !== undefined) throw new DatabaseProblem(DAMAGED)
    else if (Array.isArray(entry)) {
      const [table, row] = entry as readonly unknown[]
      if (typeof table !== 'string' || !isObject(row)) throw new DatabaseProblem(DAMAGED)
      if (!tables.has(table))
        throw new DatabaseProblem('The backup has a table that is not known here. Nothing was restored.')
      if (batch !== undefined && (batch.table !== table || batch.rows.length === BATCH)) await flush()
      batch ??= { table, rows: [] }
      batch.rows.push(row)
    } else if (isObject(entry) && isObject(entry.end)) end = entry.end
    else throw new DatabaseProblem(DAMAGED)
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
    for await (const text of linesIn(unpacked)) yield JSON.parse(text) as unknown
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (error instanceof SyntaxError || code === 'Z_BUF_ERROR') throw new DatabaseProblem(NOT_WHOLE)
    if (code.startsWith('Z_')) throw new DatabaseProblem(DAMAGED)
    // The file itself: it is not there, or may not be read.
    throw error
  }
}

/** Unlike readline's, it ends with the error of what it reads. */
async function* linesIn(unpacked: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of unpacked) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}

async function checkHeader(db: Database, header: unknown): Promise<void> {
  if (!isObject(header) || header.format !== FORMAT) throw new DatabaseProblem('This is no backup of Crownlands.')
  const known = new Set(await migrationsOf(db))
  if (!Array.isArray(header.migrations)) throw new DatabaseProblem(DAMAGED)
  const stranger = (header.migrations as readonly unknown[]).find((name) => !known.has(String(name)))
  if (header.version !== VERSION || stranger !== undefined)
    throw new DatabaseProblem('The backup is of a newer version of Crownlands: update this one, then restore.')
}

type Row = Readonly<Record<string, unknown>>

async function insert(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.id(name)))
  try {
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    `.execute(db)
  } catch (error) {
    if (!(error instanceof DatabaseError) || !NO_ROW.test(error.code ?? '')) throw error
    throw new DatabaseProblem(
      `The backup is damaged: rows of the table ${table} cannot be stored. Nothing was restored.`,
    )
  }
}

/** New rows must not get numbers that old ones have. */
async function goOnCounting(db: Database, table: string): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`.execute(db)
  for (const { column } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.id(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(db)
}

/** What is kept beyond a crash, so that a table comes after those it refers to. */
async function tablesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; needs: readonly string[] }>`
    select relname as name, array(
       select confrelid::regclass::text from pg_constraint
       where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
     from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
       and relname not like 'kysely_%' order by relname`.execute(db)
  const ordered: string[] = []
  for (let left = rows; left.length > 0; ) {
    const next = left.filter(({ needs }) => needs.every((name) => ordered.includes(name)))
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    ordered.push(...next.map(({ name }) => name))
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}

async function migrationsOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
