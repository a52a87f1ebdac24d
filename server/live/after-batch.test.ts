import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CuttingLine } from '../testing/cutting-line'
import { makeDatabase, type TestDatabase } from '../testing/databases'
import { AfterBatch } from './after-batch'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'crownlands-away-'))
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(async () => {
  await database.remove()
  rmSync(folder, { recursive: true })
})

const SOCKET = '.s.PGSQL.5432'

/** Its database does not answer until the line is there. */
function awayFromDatabase() {
  const dropped: Record<string, number>[] = []
  const batch = new AfterBatch({
    connection: { ...database.connection, host: folder },
    onTrouble: () => undefined,
    onDropped: (jobs) => dropped.push(Object.fromEntries(jobs)),
  })
  const job = (number: number, task = 'some-task') => batch.job({ task, payload: { number }, key: `${task} ${number}` })
  return { batch, dropped, job }
}

describe('jobs that the database does not take', () => {
  it('are kept and stored when it answers again; those that are too many are reported, once an attempt', async () => {
    const { batch, dropped, job } = awayFromDatabase()
    for (let i = 0; i < 10_003; i++) job(i)
    job(1, 'other-task')
    await vi.waitFor(() => expect(dropped).toEqual([{ 'some-task': 3, 'other-task': 1 }]))
    const line = new CuttingLine(
      { path: join(String(database.connection.host), SOCKET) },
      { request: 1, answer: 1, choose: () => 1 },
    )
    await line.listen(join(folder, SOCKET))
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query('select count(distinct key) as jobs from graphile_worker.jobs')
        expect(rows).toEqual([{ jobs: 10_000 }])
      },
      { timeout: 60_000, interval: 100 },
    )
    expect([batch.waiting, dropped.length]).toEqual([0, 1])
    await batch.close()
    await line.close()
  })

  it('are reported when nothing is left but to give them up', async () => {
    const { batch, dropped, job } = awayFromDatabase()
    for (let i = 0; i < 3; i++) job(i)
    await batch.close()
    expect(dropped).toEqual([{ 'some-task': 3 }])
    job(4)
    expect(dropped).toEqual([{ 'some-task': 3 }, { 'some-task': 1 }])
  })
})
