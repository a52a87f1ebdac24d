import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDatabase, type TestDatabase } from '../testing/databases'
import { openNode } from '../testing/nodes'
import { beginTable, moveOn, openServer, type TestServer } from '../testing/server'
import type { Visitor } from '../testing/visitors'
import { readBackup, writeBackup } from './backup'
import { databaseOn } from './database'
import { DatabaseProblem } from './problem'

const folder = mkdtempSync(join(tmpdir(), 'crownlands-backup-'))
let server: TestServer
const databases: TestDatabase[] = []

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await makeDatabase()
  databases.push(database)
  return database
}

beforeAll(async () => {
  server = await openServer()
})
afterAll(async () => {
  await server.close()
  for (const database of databases) await database.remove()
  rmSync(folder, { recursive: true })
})

it('a match that was under way goes on from a backup, with its people, in another database', async () => {
  const table = await beginTable(server.urls)
  const [host] = table.people as [Visitor]
  await moveOn(table)
  await host.post(`/tables/${table.code}/chat`, { text: 'Ça « marche » ? 𝔘' })
  const file = join(folder, 'good.gz')
  const counts = await writeBackup(server.database.db, file)
  expect(counts).toMatchObject({ player: 2, match: 1, match_log: 1, seat: 2 })
  expect(statSync(file).mode & 0o077).toBe(0)

  const other = await emptyDatabase()
  expect(await readBackup(other.db, file)).toMatchObject({ player: 2, match: 1, match_log: 1 })
  const node = await openNode({ connection: other.connection, files: server.files })
  const before = await host.look(table.code, 0)
  for (const visitor of table.people) (visitor as { nodes: readonly string[] }).nodes = [node.url]
  expect(await host.look(table.code, 0)).toEqual(before)
  await moveOn(table)
  // New rows do not get numbers of old ones.
  expect((await host.post('/tables', { game: 'gate', seats: [{ house: 'or' }], sit: 0 })).status).toBe(201)
  await node.close()
})

describe('a damaged backup', () => {
  type Entries = readonly string[]
  let entries: Entries
  let bytes: Buffer
  let database: TestDatabase

  beforeAll(async () => {
    const file = join(folder, 'to-damage.gz')
    await beginTable(server.urls)
    await writeBackup(server.database.db, file)
    bytes = readFileSync(file)
    entries = gunzipSync(bytes).toString().trimEnd().split('\n')
    database = await emptyDatabase()
  })

  const packed = (lines: Entries) => gzipSync(lines.join('\n'))
  const playerAt = () => entries.findIndex((entry) => entry.startsWith('["player",'))
  const withPlayer = (change: (row: Record<string, unknown>) => unknown) => {
    const [table, row] = JSON.parse(entries[playerAt()] ?? '') as [string, Record<string, unknown>]
    return packed(entries.with(playerAt(), JSON.stringify([table, change(row)])))
  }

  it.each<[string, () => Buffer]>([
    ['whose bytes have changed', () => Buffer.from(bytes).fill(7, bytes.length >> 1, (bytes.length >> 1) + 20)],
    ['with bytes behind its end', () => Buffer.concat([bytes, Buffer.from('more')])],
    ['that is not compressed', () => Buffer.from(entries.join('\n'))],
    ['that is empty', () => Buffer.alloc(0)],
    ['whose lines are no JSON', () => packed([...entries.slice(0, 2), '{"', ...entries.slice(2)])],
    ['with a line that is no row', () => packed([...entries.slice(0, 2), '7', ...entries.slice(2)])],
    ['without a header', () => packed(entries.slice(1))],
    [
      'whose header names no migrations',
      () => packed([JSON.stringify({ format: 'crownlands-backup', version: 1 }), ...entries.slice(1)]),
    ],
    ['with a row that is there twice', () => packed(entries.toSpliced(playerAt(), 0, entries[playerAt()] ?? ''))],
    [
      'with a row of another table',
      () => packed(['["pg_authid",{}]', ...entries.slice(1)].toSpliced(0, 0, entries[0] ?? '')),
    ],
    ['with a row that is none', () => withPlayer(() => 7)],
    ['with a value of another type', () => withPlayer((row) => ({ ...row, created_at: 'soon' }))],
    ['with a value that must not be', () => withPlayer((row) => ({ ...row, kind: 'king' }))],
    ['without a value that must be', () => withPlayer(({ name: _, ...row }) => row)],
    ['with a column that is not known', () => withPlayer((row) => ({ ...row, 'x") select 1 --': 1 }))],
    ['with a row that refers to nothing', () => withPlayer((row) => ({ ...row, id: 4711 }))],
  ])('%s is refused in one sentence, and nothing of it is restored', async (_, damaged) => {
    const file = join(folder, 'damaged.gz')
    writeFileSync(file, damaged())
    const problem: unknown = await readBackup(database.db, file).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(DatabaseProblem)
    expect(String(problem)).toMatch(
      /^Error: The? .*backup[^\n]* .*Nothing was restored\.$|^Error: This is no backup of Crownlands\.$/,
    )
    for (const table of ['player', 'match', 'seat'])
      expect((await database.pool.query(`select 1 from ${table}`)).rows).toEqual([])
  })
})

it('a backup that cannot be written to its end leaves no file', async () => {
  const file = join(folder, 'no-such-folder', 'backup.gz')
  await expect(writeBackup(server.database.db, file)).rejects.toThrow('ENOENT')
  const halfway = join(folder, 'halfway.gz')
  const { pool } = server.database
  const failing = Object.create(pool, {
    connect: {
      value: async () => {
        const client = await pool.connect()
        const query = client.query.bind(client)
        const broken = (asked: string | QueryConfig) =>
          typeof asked === 'object' && asked.text.includes('from "seat" t')
            ? Promise.reject(new Error('lost'))
            : query(asked)
        return Object.create(client, { query: { value: broken } })
      },
    },
  })
  await expect(writeBackup(databaseOn(failing), halfway)).rejects.toThrow('lost')
  expect(existsSync(halfway)).toBe(false)
  // What was there before is not ours.
  writeFileSync(halfway, 'a letter')
  await expect(writeBackup(server.database.db, halfway)).rejects.toThrow('EEXIST')
  expect(readFileSync(halfway, 'utf8')).toBe('a letter')
})

it('nothing is restored from a file that is cut off, or into a database that has something', async () => {
  const file = join(folder, 'whole.gz')
  await writeBackup(server.database.db, file)
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const cut = join(folder, 'cut.gz')
  writeFileSync(cut, gzipSync(lines.slice(0, -1).join('\n')))
  const holed = join(folder, 'holed.gz')
  writeFileSync(holed, gzipSync(lines.filter((line) => !line.startsWith('["match_log",')).join('\n')))
  const torn = join(folder, 'torn.gz')
  writeFileSync(torn, readFileSync(file).subarray(0, 200))
  const { db, pool } = await emptyDatabase()
  for (const bad of [cut, holed, torn]) await expect(readBackup(db, bad)).rejects.toThrow('The backup is not whole')
  expect((await pool.query('select 1 from player')).rows).toEqual([])
  await expect(readBackup(db, join(folder, 'none.gz'))).rejects.toThrow('ENOENT')
  await expect(readBackup(server.database.db, file)).rejects.toThrow('There is something in this database already')
  const strange = join(folder, 'strange.gz')
  writeFileSync(strange, gzipSync('{"format":"tar"}\n'))
  await expect(readBackup(db, strange)).rejects.toThrow('This is no backup of Crownlands.')
  const newer = JSON.parse(lines[0] ?? '') as { migrations: string[] }
  writeFileSync(join(folder, 'newer.gz'), gzipSync(JSON.stringify({ ...newer, migrations: ['9999-future'] })))
  await expect(readBackup(db, join(folder, 'newer.gz'))).rejects.toThrow('of a newer version of Crownlands')
})
