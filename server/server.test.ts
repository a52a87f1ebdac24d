import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from './base/config'
import { startEmbedded } from './database/embedded'
import { Server } from './server'
import { type Built, buildFiles } from './testing/built'
import { ask, makeDatabase } from './testing/databases'

const folder = mkdtempSync(join(tmpdir(), 'crownlands-house-'))
const sockets = join(tmpdir(), `crownlands-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
let files: Built
beforeAll(async () => {
  // The database's account must get through, too.
  chmodSync(folder, 0o755)
  files = await buildFiles()
  await (await startEmbedded(folder)).stop()
})
afterAll(() => {
  files.remove()
  rmSync(folder, { recursive: true })
})

interface Logged {
  readonly msg: string
  readonly reason?: string
  readonly attempt?: number
  readonly retryInMs?: number
}

async function openServer(environment: Readonly<Record<string, string>>) {
  const config = readConfig({ TABLE_THREADS: '1', BOT_THREADS: '1', CROWNLANDS_DATA: 'none', ...environment })
  if ('mistakes' in config) throw new Error(config.mistakes.join(' '))
  const lines: string[] = []
  const server = new Server({
    ...{ config, files: undefined, threadFiles: { table: files.table, bot: files.bot } },
    log: { write: (line) => void lines.push(line) },
  })
  await server.open()
  server.http.listen(0, '127.0.0.1')
  await once(server.http, 'listening')
  const address = server.http.address()
  const url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
  const get = async (path: string) => {
    const response = await fetch(`${url}${path}`)
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
  }
  const until = (path: string, wanted: object) =>
    vi.waitFor(async () => expect((await get(path)).body).toMatchObject(wanted), { timeout: 60_000, interval: 50 })
  const attempts = () => lines.map((line) => JSON.parse(line) as Logged).filter(({ attempt }) => attempt !== undefined)
  return { server, get, until, attempts, lines }
}

describe('a server that starts before its database', () => {
  it('goes online as soon as there is one, and says meanwhile what it waits for', async () => {
    const { server, get, until, attempts } = await openServer({
      DATABASE_URL: `postgres:///later?host=${sockets}&user=crownlands`,
    })
    await server.goOnline()
    expect(await get('/ready')).toMatchObject({
      status: 503,
      body: { ready: false, reason: 'unreachable', attempts: 1 },
    })
    const cluster = await startEmbedded(folder)
    await until('/api/v1/status', { online: false, reason: 'refused' })
    await ask({ ...cluster.connection, database: 'postgres' }, 'create database later')
    await until('/ready', { ready: true })
    expect((await get('/api/v1/status')).body).toMatchObject({ online: true })
    // Each attempt is logged once, and the next one waits longer.
    const logged = attempts()
    expect(logged.map(({ attempt }) => attempt)).toEqual(logged.map((_, i) => i + 1))
    expect(logged.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['unreachable', 'refused']))
    for (const [i, { retryInMs = 0 }] of logged.entries()) expect(retryInMs).toBeGreaterThanOrEqual(500 * 2 ** i)
    await server.close()
    await cluster.stop()
  })

  it('tells nobody where that should be', async () => {
    const secrets = ['127.0.0.1:1', 'somebody', 'sesame', 'elsewhere']
    const { server, get, lines } = await openServer({
      DATABASE_URL: 'postgres://somebody:sesame@127.0.0.1:1/elsewhere',
    })
    await server.goOnline()
    const told = [await get('/ready'), await get('/api/v1/status'), await get('/api/v1/tables')].map(({ body }) => body)
    expect(told).toMatchObject([{ reason: 'unreachable' }, { reason: 'unreachable' }, { problem: 'offline' }])
    for (const secret of secrets) expect(JSON.stringify(told) + lines.join('')).not.toContain(secret)
    await server.close()
  })

  it('does not try again where nothing but an update helps', async () => {
    const database = await makeDatabase()
    await database.pool.query(`insert into kysely_migration values ('9999-later', now()::text)`)
    const { host, database: name, user } = database.connection
    const { server, get, attempts } = await openServer({
      DATABASE_URL: `postgres:///${name}?host=${host}&user=${user}`,
    })
    await server.goOnline()
    const { body } = await get('/ready')
    expect([body.reason, 'retryAfter' in body, server.triesAgain]).toEqual(['newer', false, false])
    expect(attempts()).toHaveLength(1)
    await server.close()
    await database.remove()
  })
})

describe('an embedded database that recovers slowly', () => {
  /** On its next start it recovers until the file `go` is there. */
  function makeSlow(): void {
    const cluster = join(folder, 'postgres/cluster')
    writeFileSync(
      join(cluster, 'postgresql.auto.conf'),
      `restore_command = 'while [ ! -e "${folder}/go" ]; do sleep 0.1; done; false'\n`,
    )
    writeFileSync(join(cluster, 'recovery.signal'), '')
    for (const file of ['go', 'postgres.log']) rmSync(join(folder, file), { force: true })
  }

  const recovering = () =>
    vi.waitFor(() => expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('starting up'), 30_000)

  const pidOf = () => Number.parseInt(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)

  it('is waited for, by the same process, until it answers', async () => {
    makeSlow()
    const { server, until } = await openServer({ CROWNLANDS_DATA: folder })
    void server.goOnline()
    await recovering()
    await until('/ready', { ready: false, reason: 'starting' })
    const pid = pidOf()
    writeFileSync(join(folder, 'go'), '')
    await until('/ready', { ready: true })
    expect(pidOf()).toBe(pid)
    await server.close()
  })

  it('is stopped with the server that waits for it', async () => {
    makeSlow()
    const { server } = await openServer({ CROWNLANDS_DATA: folder })
    void server.goOnline()
    await recovering()
    const pid = pidOf()
    await server.close()
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false)
  })
})
