/** Tests leave nothing behind, however they end: as `npm test` runs them, and as Playwright does when it is started alone. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Processes {
  isAlive(pid: number): boolean
  descendantsOf(pid: number): number[]
  processOf(pid: number): { readonly command: string } | undefined
  signalAll(pids: readonly number[], signal: NodeJS.Signals): void
}

const root = fileURLToPath(new URL('..', import.meta.url))
const { descendantsOf, isAlive, processOf, signalAll } = (await import(join(root, 'cli/bin/processes.js'))) as Processes
/** In the sandbox of this run, where packages are found. */
const folder = mkdtempSync(join(tmpdir(), 'endings-'))
/** Where the data of somebody who develops would be. */
const home = join(folder, 'home')
const seen = new Set<number>()

const TOOL = `
import ${JSON.stringify(join(root, 'tools/setup.js'))}
import { startNode } from ${JSON.stringify(join(root, 'tools/ending.js'))}
import { openSandbox } from ${JSON.stringify(join(root, 'tools/sandbox.js'))}
const sandbox = openSandbox()
process.exitCode = await startNode([${JSON.stringify(join(folder, 'runner.mjs'))}, ...process.argv.slice(2)]).ended
await sandbox.close()`

/** Starts something that outlives it, ends with the code it is given, or waits. */
const RUNNER = `
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
const { CROWNLANDS_DATA: data, DATABASE_URL: url = '' } = process.env
mkdirSync(data)
const stubborn = "for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => {}); setInterval(() => {}, 1000); console.log()"
const helper = spawn(process.execPath, ['-e', stubborn], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
helper.stdout.once('data', () => {
  console.log('running', JSON.stringify({ tool: process.ppid, runner: process.pid, helper: helper.pid, data, url }))
  const code = process.argv[2]
  if (code === undefined) setInterval(() => {}, 1000)
  else process.exit(Number(code))
})`

/** A browser test that looks whether the server is there, and ends or waits. */
const SPEC = `
import { expect, test } from '@playwright/test'
test('the server answers', async ({ request }) => {
  await expect.poll(async () => (await request.get('/ready')).status()).toBe(200)
  console.log('running', JSON.stringify({ data: process.env.CROWNLANDS_DATA }))
  await new Promise((resolve) => process.env.ENDS === undefined || setTimeout(resolve, 1000))
})`

const CONFIG = `
import config from ${JSON.stringify(join(root, 'web/playwright.config.ts'))}
export default { ...config, testDir: '.', webServer: { ...config.webServer, cwd: ${JSON.stringify(join(root, 'web'))} } }`

beforeAll(async () => {
  const { buildIfStale } = (await import(join(root, 'tools/build.js'))) as { buildIfStale(): Promise<void> }
  await buildIfStale()
  const files = {
    'package.json': JSON.stringify({ type: 'module', scripts: { test: 'node tool.mjs' } }),
    'tool.mjs': TOOL,
    'runner.mjs': RUNNER,
    'one.spec.ts': SPEC,
    'playwright.config.ts': CONFIG,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  mkdirSync(home)
})

afterAll(() => {
  signalAll([...seen], 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Run {
  readonly child: ChildProcess
  readonly ended: Promise<number | NodeJS.Signals | null>
  /** What it said when all of it was running. */
  readonly told: Readonly<Record<string, unknown>>
  /** Everything that ran then. */
  readonly pids: readonly number[]
}

/** As in a terminal: a group of its own, which Ctrl+C ends. */
async function run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Run> {
  const { CROWNLANDS_SANDBOX: _, CROWNLANDS_DATA: __, ...outer } = process.env
  const env = { ...outer, HOME: home, XDG_DATA_HOME: home, DATABASE_URL: 'postgres://localhost/precious', ...more }
  const child = spawn(command, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ?? code)),
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (data) => {
      said += String(data)
    })
  const told = () => /^running (.*)$/m.exec(said)?.[1]
  while (told() === undefined) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${said}`)
    await wait(20)
  }
  const pid = child.pid ?? 0
  const pids = [pid, ...descendantsOf(pid)]
  for (const one of pids) seen.add(one)
  return { child, ended, told: JSON.parse(told() ?? '{}') as Run['told'], pids }
}

async function nothingIsLeft({ told, pids }: Run): Promise<void> {
  const sandbox = join(String(told.data), '..')
  const left = () => pids.filter((pid) => isAlive(pid)).map((pid) => processOf(pid)?.command)
  for (let tries = 0; tries < 300 && (left().length > 0 || existsSync(sandbox)); tries++) await wait(100)
  expect({ running: left(), isThere: existsSync(sandbox) }).toEqual({ running: [], isThere: false })
  expect(existsSync(join(home, 'crownlands'))).toBe(false)
}

describe.concurrent('nothing is left of a test run', () => {
  it.each([0, 3])('that ends with code %i', async (code) => {
    const tests = await run('npm', ['test', '--', String(code)])
    expect(await tests.ended).toBe(code)
    seen.add(Number(tests.told.helper))
    await nothingIsLeft({ ...tests, pids: [Number(tests.told.helper)] })
  })

  it.each([
    ['Ctrl+C', ({ child }: Run) => process.kill(-(child.pid ?? 0), 'SIGINT')],
    ['SIGTERM to npm', ({ child }: Run) => child.kill('SIGTERM')],
    ['SIGKILL to npm', ({ child }: Run) => child.kill('SIGKILL')],
    ['SIGKILL to the command', ({ told }: Run) => process.kill(Number(told.tool), 'SIGKILL')],
    ['SIGKILL to the runner', ({ told }: Run) => process.kill(Number(told.runner), 'SIGKILL')],
    ['SIGKILL to the whole group', ({ child }: Run) => process.kill(-(child.pid ?? 0), 'SIGKILL')],
  ])('that is ended by %s', async (_, end) => {
    const tests = await run('npm', ['test'])
    expect(tests.pids).toContain(tests.told.helper)
    expect(tests.told).toMatchObject({ url: '', data: expect.stringMatching(/\/cl-\w+\/data$/) })
    end(tests)
    await nothingIsLeft(tests)
  })

  it.each([
    ['that ends', { ENDS: 'yes' }],
    ['that is killed', {}],
  ])('of Playwright alone %s, its database included', async (_, environment) => {
    const playwright = join(root, 'node_modules/@playwright/test/cli.js')
    const env = { ...environment, CROWNLANDS_TEST_PORT: String(await freePort()) }
    const tests = await run(process.execPath, [playwright, 'test', '--config', 'playwright.config.ts'], env)
    const databases = tests.pids.map((pid) => processOf(pid)?.command ?? '').filter((command) => / -D /.test(command))
    expect(databases).toEqual([expect.stringContaining(`-D ${tests.told.data}/postgres/cluster`)])
    if ('ENDS' in environment) expect(await tests.ended).toBe(0)
    else tests.child.kill('SIGKILL')
    await nothingIsLeft(tests)
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
