import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDatabase, type TestDatabase } from '../testing/databases'
import { beginTable, moveOn, openHouse, type TestHouse } from '../testing/house'
import { openNode } from '../testing/nodes'
import type { Visitor } from '../testing/visitors'
import { readBackup, writeBackup } from './backup'

const folder = mkdtempSync(join(tmpdir(), 'crownlands-backup-'))
let house: TestHouse
const databases: TestDatabase[] = []

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await makeDatabase()
  databases.push(database)
  return database
}

beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  for (const database of databases) await database.remove()
  rmSync(folder, { recursive: true })
})

it('a match that was under way goes on from a backup, with its people, in another database', async () => {
  const table = await beginTable(house.urls)
  const [host] = table.people as [Visitor]
  await moveOn(table)
  await host.post(`/tables/${table.code}/chat`, { text: 'Ça « marche » ? 𝔘' })
  const file = join(folder, 'good.gz')
  const counts = await writeBackup(house.database.pool, file)
  expect(counts).toMatchObject({ player: 2, match: 1, match_log: 1, seat: 2 })
  expect(statSync(file).mode & 0o077).toBe(0)

  const other = await emptyDatabase()
  expect(await readBackup(other.pool, file)).toMatchObject({ player: 2, match: 1, match_log: 1 })
  const node = await openNode({ connection: other.connection, files: house.files })
  const before = await host.look(table.code, 0)
  for (const visitor of table.people) (visitor as { nodes: readonly string[] }).nodes = [node.url]
  expect(await host.look(table.code, 0)).toEqual(before)
  await moveOn(table)
  // New rows do not get numbers of old ones.
  expect((await host.post('/tables', { game: 'gate', seats: [{ house: 'or' }], sit: 0 })).status).toBe(201)
  await node.close()
})

it('nothing is restored from a file that is cut off, or into a database that has something', async () => {
  const file = join(folder, 'whole.gz')
  await writeBackup(house.database.pool, file)
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const cut = join(folder, 'cut.gz')
  writeFileSync(cut, gzipSync(lines.slice(0, -1).join('\n')))
  const holed = join(folder, 'holed.gz')
  writeFileSync(holed, gzipSync(lines.filter((line) => !line.startsWith('["match_log",')).join('\n')))
  const torn = join(folder, 'torn.gz')
  writeFileSync(torn, readFileSync(file).subarray(0, 200))
  const { pool } = await emptyDatabase()
  for (const bad of [cut, holed, torn]) await expect(readBackup(pool, bad)).rejects.toThrow('The backup is not whole')
  expect((await pool.query('select 1 from player')).rows).toEqual([])
  await expect(readBackup(pool, join(folder, 'none.gz'))).rejects.toThrow('ENOENT')
  await expect(readBackup(house.database.pool, file)).rejects.toThrow('There is something in this database already')
  const strange = join(folder, 'strange.gz')
  writeFileSync(strange, gzipSync('{"format":"tar"}\n'))
  await expect(readBackup(pool, strange)).rejects.toThrow('This is no backup of Crownlands.')
  const newer = JSON.parse(lines[0] ?? '') as { migrations: string[] }
  writeFileSync(join(folder, 'newer.gz'), gzipSync(JSON.stringify({ ...newer, migrations: ['9999-future'] })))
  await expect(readBackup(pool, join(folder, 'newer.gz'))).rejects.toThrow('of a newer version of Crownlands')
})
