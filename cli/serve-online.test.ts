/** The server as a process: what it does with its database, with whoever listens, and without a database. */
import { setTimeout as wait } from 'node:timers/promises'
import { reachOf } from '@crownlands/server/http/reach'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { DataFolder, Guest, Served } from './testing/served'

const folder = new DataFolder()
const running: Served[] = []

beforeAll(async () => {
  const { buildIfStale } = (await import(new URL('../tools/build.js', import.meta.url).href)) as {
    buildIfStale(): Promise<void>
  }
  await buildIfStale()
})

afterEach(async () => {
  for (const served of running.splice(0)) await served.end('SIGKILL')
})

afterAll(() => folder.remove())

async function start(environment: Readonly<Record<string, string>> = {}, ...args: readonly string[]): Promise<Served> {
  const served = await Served.start(folder.path, environment, { args })
  running.push(served)
  return served
}

const DUEL = {
  game: 'kingdoms',
  seats: [{ house: 'or' }, { house: 'azure', bot: 'squire' }],
  sit: 0,
}

async function layTable(guest: Guest): Promise<string> {
  const { code } = await guest.send<{ readonly code: string }>('POST', '/tables', DUEL)
  return code
}

it('is online when it says that it is ready, and ends with a goodbye to whoever listens', async () => {
  const served = await start()
  expect((await served.ask('/ready')).body).toEqual({ ready: true })
  expect((await served.ask('/')).body).toContain('<!doctype html>')
  const guest = await Guest.come(served, 'Ada')
  const code = await layTable(guest)
  const stream = await fetch(`${served.address}/api/v1/tables/${code}/events`, { headers: { cookie: guest.cookie } })
  const decoder = new TextDecoder()
  let heard = ''
  for await (const part of stream.body ?? []) {
    const isFirst = !heard.includes('event: ')
    heard += decoder.decode(part as Uint8Array)
    if (!isFirst || !heard.includes('event: ')) continue
    // As with Ctrl+C, which npm hands on to whom the terminal has told already.
    served.child.kill('SIGTERM')
    served.child.kill('SIGTERM')
  }
  expect(heard).toMatch(/event: bye\n/)
  expect(await served.exited).toBe('SIGTERM')
  expect(folder.database()).toBeUndefined()
})

it('says how others on the network reach it, to a browser on this machine alone', async () => {
  const served = await start({}, '--host', '0.0.0.0')
  const { port } = new URL(served.address)
  const reach = reachOf({ address: '0.0.0.0', port: Number(port), family: 'IPv4' })
  expect((await served.ask('/api/v1/status')).body).toEqual({ online: true, reach })
  for (const address of reach?.addresses ?? []) {
    expect(served.said.stdout).toContain(`On your network it is at ${address}/`)
    expect(await (await fetch(`${address}/api/v1/status`)).json()).toEqual({ online: true })
  }
  const passedOn = { headers: { 'x-forwarded-for': '203.0.113.5' } }
  expect((await served.ask('/api/v1/status', passedOn)).body).toEqual({ online: true })
  await served.end()
  const elsewhere = await start({ PUBLIC_URL: 'https://play.example.org' }, '--host', '0.0.0.0')
  expect((await elsewhere.ask('/api/v1/status')).body).toEqual({ online: true })
  expect(elsewhere.said.stdout).not.toContain('On your network')
})

it('takes over the database of one that was killed, with all that was stored', async () => {
  const first = await start()
  const guest = await Guest.come(first, 'Ada')
  const code = await layTable(guest)
  const database = folder.database()
  await first.end('SIGKILL')
  expect(folder.database()).toBe(database)
  const second = await start()
  expect(folder.database()).toBe(database)
  expect(await guest.at(second).get(`/tables/${code}`)).toMatchObject({ code, isHost: true, mine: [0] })
  await second.end()
  expect(folder.database()).toBeUndefined()
})

it('starts its database again when that is killed', async () => {
  const served = await start()
  const guest = await Guest.come(served, 'Ada')
  const code = await layTable(guest)
  const before = folder.database()
  if (before === undefined) throw new Error('the database does not run')
  process.kill(before, 'SIGKILL')
  const isBack = () => ![before, undefined].includes(folder.database())
  // Lines to the one that was killed are found out one by one: until then a request may be asked to try again.
  let seen: { readonly problem?: string } = {}
  for (let tries = 0; tries < 200; tries++) {
    const wasBack = isBack()
    seen = await guest.get(`/tables/${code}`)
    if (wasBack && seen.problem !== 'database-away') break
    await wait(100)
  }
  expect(isBack()).toBe(true)
  expect(seen).toMatchObject({ code, mine: [0] })
  await served.end()
})

it('serves the app without a database, and says why online play is off', async () => {
  const served = await start({ CROWNLANDS_DATA: '/dev/null/nowhere' })
  expect((await served.ask('/')).status).toBe(200)
  // Only the operator is told where that is.
  const message = 'The database cannot be used; the log says why.'
  const told = { reason: 'failed', message }
  expect(await served.ask('/ready')).toMatchObject({ status: 503, body: { ready: false, ...told } })
  expect(await served.ask('/api/v1/status')).toMatchObject({ status: 200, body: { online: false, ...told } })
  expect(await served.ask('/api/v1/tables')).toEqual({ status: 503, body: { problem: 'offline', message } })
  expect(served.said.stderr).toContain('Online play is off: The data folder /dev/null/nowhere cannot be used: ')
  await served.end()
})

it('keeps a line open for longer than the two minutes of a proxy, which would send a command into one that closes', async () => {
  const served = await start({ CROWNLANDS_DATA: '/dev/null/nowhere' })
  const { headers } = await fetch(`${served.address}/ready`)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
  await served.end()
})

it('says what is wrong with its settings, a sentence for each, and does not start', async () => {
  const served = await start({ ROLE: 'king', DATABASE_URL: 'mysql://secret@host', JOBS: '0' })
  expect(await served.exited).toBe(2)
  expect(served.said.stderr.trim().split('\n')).toEqual([
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    'ROLE is "king"; it may be all, web, worker.',
    'JOBS is "0"; it must be a whole number from 1 to 64.',
  ])
})
