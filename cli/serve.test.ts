/** `crownlands serve` and `npm start` as people start and end them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const SERVE = [process.execPath, join(root, 'cli/bin/crownlands.js'), 'serve']
const START_SCRIPT = [process.execPath, join(root, 'tools/start.js')]
const NPM_START = ['npm', 'start', '--']
const NPX = ['npx', 'crownlands', 'serve']

const children: ChildProcess[] = []
const others: Server[] = []

beforeAll(async () => {
  const { buildIfStale } = (await import(new URL('../tools/build.js', import.meta.url).href)) as {
    buildIfStale(): Promise<void>
  }
  await buildIfStale()
})

afterAll(() => {
  for (const child of children) child.kill()
  for (const server of others) server.close()
})

/** Runs a command until it has said `until`, or has ended. */
function start([file = '', ...args]: readonly string[], until: string) {
  // Without a database: what is done with one is in serve-online.test.ts.
  const env = { ...process.env, CROWNLANDS_DATA: '/dev/null/nowhere', LOG_LEVEL: 'silent' }
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const said = { stdout: '', stderr: '' }
  const exited = new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ?? code))
  })
  const heard = new Promise<void>((resolve) => {
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (data: string) => {
        said[name] += data
        if (`${said.stdout}${said.stderr}`.includes(until)) resolve()
      })
    child.on('close', () => resolve())
  })
  return { child, said, exited, heard }
}

/** What it said on standard error, and with which code it ended. */
async function refusal(args: readonly string[], from = SERVE): Promise<{ code: unknown; stderr: string }> {
  const { said, heard, exited } = start([...from, ...args], '\0')
  await heard
  expect(said.stdout).toBe('')
  return { code: await exited, stderr: said.stderr.trim() }
}

async function occupy(port = 0): Promise<number> {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  others.push(server)
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<string> {
  const port = await occupy()
  await new Promise((resolve) => others.pop()?.close(resolve))
  return String(port)
}

function isServed(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), 'localhost')
    socket.on('connect', () => resolve(socket.destroy() === socket)).on('error', () => resolve(false))
  })
}

async function isFreed(port: string): Promise<boolean> {
  for (let tries = 0; tries < 150; tries++) {
    if (!(await isServed(port))) return true
    await wait(100)
  }
  return false
}

describe.concurrent('the server ends', () => {
  it.each([
    ['SIGINT', 'crownlands serve', SERVE],
    ['SIGTERM', 'crownlands serve', SERVE],
    ['SIGHUP', 'crownlands serve', SERVE],
    ['SIGTERM', 'the start script', START_SCRIPT],
    ['SIGKILL', 'the start script', START_SCRIPT],
    ['SIGTERM', 'npx crownlands serve', NPX],
    ['SIGTERM', 'npm start', NPM_START],
    ['SIGHUP', 'npm start', NPM_START],
    ['SIGKILL', 'npm start', NPM_START],
  ] as const)('with a %s to %s alone', async (signal, _, given) => {
    const port = await freePort()
    const { child, heard, exited } = start([...given, '--port', port], 'is ready')
    await heard
    expect(await isServed(port)).toBe(true)
    child.kill(signal)
    expect(await exited).toBe(signal)
    expect(await isFreed(port)).toBe(true)
  })

  it('but not with the shell in which npm was put into the background', async () => {
    const port = await freePort()
    const { said, heard } = start(['sh', '-c', `npm start -- --port ${port} & echo $!`], 'is ready')
    await heard
    await wait(1200)
    const goesOn = await isServed(port)
    process.kill(Number(said.stdout.split('\n')[0]))
    expect(goesOn).toBe(true)
    expect(await isFreed(port)).toBe(true)
  })
})

describe('a port that is busy', () => {
  it('is left for the next when nobody has asked for it, which is said', async () => {
    // If it is busy already, all the better.
    await occupy(4180).catch(() => undefined)
    const { said, heard } = start(SERVE, 'choose a port')
    await heard
    expect(said.stdout).toMatch(/^Crownlands is ready at http:\/\/localhost:4(18[1-9]|19\d|200)\/ /)
    expect(said.stderr).toMatch(
      /^(Port 4180 is busy|Crownlands already runs at \S+), .*games saved .* are not seen here\. /,
    )
  })

  it('is refused to whoever asks for it, the last one too', async () => {
    const port = await occupy()
    await occupy(65_535).catch(() => undefined)
    for (const busy of [port, 65_535])
      expect(await refusal(['--port', String(busy)])).toEqual({
        code: 2,
        stderr: `Port ${busy} is busy. End what runs there, or choose another port with --port.`,
      })
  })

  it('by Crownlands itself is where Crownlands is', async () => {
    const port = await freePort()
    await start([...SERVE, '--port', port], 'is ready').heard
    expect(await refusal(['--port', port])).toEqual({
      code: 2,
      stderr: `Crownlands already runs at http://localhost:${port}/: open it there, or choose another port with --port.`,
    })
  })
})

describe('mistakes', () => {
  it.concurrent.each([
    [['--port', 'x'], '--port must be a whole number from 1 to 65535, not "x".'],
    [['--port', '65536'], '--port must be a whole number from 1 to 65535, not "65536".'],
    [['--host', ''], '--host must be a name or an address, such as localhost.'],
    [['--host', '192.0.2.1'], '192.0.2.1 is no address of this machine. Use --host localhost, or'],
    [['--host', 'no..such'], 'There is no host called "no..such", or it cannot be looked up now. Use --host'],
  ])('%j end with code 2 and one sentence', async (args, sentence) => {
    const { code, stderr } = await refusal(args)
    expect(code).toBe(2)
    expect(stderr).toContain(sentence)
    expect(stderr.split('\n')).toHaveLength(1)
  })
})

it('says so when there is no app to serve', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'crownlands-serve-'))
  for (const part of ['package.json', 'bin', 'dist'])
    cpSync(join(root, 'cli', part), join(elsewhere, 'cli', part), { recursive: true })
  const copied = [process.execPath, join(elsewhere, 'cli/bin/crownlands.js'), 'serve']
  const missing = await refusal([], copied)
  mkdirSync(join(elsewhere, 'web/dist'), { recursive: true })
  const empty = await refusal([], copied)
  rmSync(elsewhere, { recursive: true })
  const stderr = 'The web app is not built. Run `npm run build` in the folder of Crownlands, then try again.'
  expect([missing, empty]).toEqual([
    { code: 2, stderr },
    { code: 2, stderr },
  ])
})
