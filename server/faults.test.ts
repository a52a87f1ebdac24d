import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Built, buildFiles } from './testing/built'
import { CuttingLine } from './testing/cutting-line'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from './testing/databases'
import { choosing, type FaultResult, runWithFaults } from './testing/fault-run'
import { NodeProcess } from './testing/processes'
import { pause } from './testing/stubborn-players'

/** `npm run faults` kills a thousand times: nodes and workers on each database, and a database. */
const GIVEN = process.env.CROWNLANDS_KILLS
const KILLS = Math.ceil(Number(GIVEN ?? 20) / (DATABASE_KINDS.length + 1))
/** A kill with all that belongs to it, in milliseconds. */
const PATIENCE = 60_000
const KILLING = { timeout: 300_000 + KILLS * PATIENCE }
/** PostgreSQL's name for its socket at the usual port. */
const SOCKET = '.s.PGSQL.5432'
/** Of so many parts of a request or an answer one is cut. */
const RARELY = { request: 300, answer: 300 }
const OFTEN = { request: 40, answer: 40 }

let files: Built
beforeAll(async () => {
  files = await buildFiles()
})
afterAll(() => files.remove())

async function twoNodesAndAWorker(connection: TestDatabase['connection']): Promise<readonly NodeProcess[]> {
  return Promise.all([
    NodeProcess.start(files, connection, 'web'),
    NodeProcess.start(files, connection, 'web'),
    NodeProcess.start(files, connection, 'worker'),
  ])
}

/** Plays while things break. What was promised holds, nothing was done twice, and everybody was told the same. */
async function play(
  { pool }: TestDatabase,
  urls: readonly string[],
  breakThings: (goOn: () => Promise<void>) => Promise<void>,
): Promise<FaultResult> {
  const result = await runWithFaults({ pool, urls, tables: 4, breakThings })
  const { promised, unknown, matches, faults } = result
  if (GIVEN !== undefined) console.log(`${matches} matches, ${promised} promised, ${unknown} times nobody knew`)
  expect(faults).toEqual([])
  expect(promised).toBeGreaterThan(0)
  return result
}

function urlsOf(processes: readonly NodeProcess[]): readonly string[] {
  return processes.slice(0, 2).map(({ url }) => url)
}

describe.each(DATABASE_KINDS)('two nodes and a worker on the %s database', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'crownlands-cut-'))
  let database: TestDatabase
  /** Between the nodes and the database. Whole, but for the test that is about it: what happens at a start is another one. */
  let toDatabase: CuttingLine
  /** A start takes most of a second of the processor: one test goes on with those of the test before. */
  let processes: readonly NodeProcess[] = []

  beforeAll(async () => {
    database = await makeDatabase({ kind })
    const { host } = database.connection
    toDatabase = new CuttingLine({ path: join(host ?? '', SOCKET) }, { ...RARELY, choose: choosing(1) })
    toDatabase.mended = true
    await toDatabase.listen(join(folder, SOCKET))
    processes = await twoNodesAndAWorker({ ...database.connection, host: folder })
  })
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.kill()))
    await toDatabase.close()
    await database.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'that are killed again and again lose nothing that was promised, do nothing twice, and tell everybody the same',
    KILLING,
    async () => {
      const { unknown } = await play(database, urlsOf(processes), async (goOn) => {
        const started: Promise<void>[] = []
        for (let kills = 0; kills < KILLS; kills++) {
          await goOn()
          // At any moment of what a move is; the one before may still be starting.
          await pause((kills * 137) % 50)
          await started[kills - 3]
          const victim = processes[kills % 3] as NodeProcess
          await victim.kill()
          started.push(victim.start())
        }
        await Promise.all(started)
      })
      expect(unknown).toBeGreaterThan(0)
    },
  )

  it(
    'whose connections are ended, in the middle of writing or of listening, lose nothing either',
    KILLING,
    async () => {
      await play(database, urlsOf(processes), async (goOn) => {
        for (let cuts = 0; cuts < KILLS; cuts++) {
          await goOn()
          await database.pool.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and application_name not like '% ' || $1`,
            [process.pid],
          )
        }
      })
    },
  )

  it(
    'whose lines to players and to the database are cut, answers and half requests, lose nothing',
    KILLING,
    async () => {
      const toNodes = urlsOf(processes).map((url, node) => {
        const port = Number(new URL(url).port)
        return new CuttingLine({ host: '127.0.0.1', port }, { ...OFTEN, choose: choosing(2 + node) })
      })
      const ports = await Promise.all(toNodes.map((line) => line.listen()))
      const lines = [toDatabase, ...toNodes]
      const cutSoFar = () => Math.min(...lines.map(({ cuts }) => cuts))
      const urls = ports.map((port) => `http://127.0.0.1:${port}`)
      await play(database, urls, async () => {
        toDatabase.mended = false
        while (cutSoFar() < KILLS) await pause(50)
        for (const line of lines) line.mended = true
      })
      await Promise.all(toNodes.map((line) => line.close()))
    },
  )
})

describe('two nodes and a worker on an embedded database of their own', () => {
  it('lose nothing either when that is killed, and go on when it is there again', KILLING, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crownlands-killed-'))
    const database = await makeDatabase({ kind: 'embedded', folder })
    const processes = await twoNodesAndAWorker(database.connection)
    try {
      const { unknown } = await play(database, urlsOf(processes), async (goOn) => {
        for (let kills = 0; kills < KILLS; kills++) {
          await goOn()
          const pid = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')
          process.kill(Number.parseInt(pid, 10), 'SIGKILL')
          await database.revive()
        }
        await goOn()
      })
      expect(unknown).toBeGreaterThan(0)
    } finally {
      await Promise.all(processes.map((one) => one.kill()))
      await database.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
