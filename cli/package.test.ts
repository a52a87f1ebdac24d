/** The package as somebody gets it: installed in an empty folder, served, played and built upon. */
import { type ExecFileOptions, execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DataFolder, Guest, Served } from './testing/served'

const root = fileURLToPath(new URL('..', import.meta.url))
const place = realpathSync(mkdtempSync(join(tmpdir(), 'crownlands-package-')))
const home = join(place, 'home')
const data = new DataFolder()

/** npm is a script on Windows. */
function run(command: string, args: readonly string[], options: ExecFileOptions = {}) {
  const settings = { cwd: home, encoding: 'utf8' as const, shell: process.platform === 'win32', ...options }
  return promisify(execFile)(command, args, settings)
}

beforeAll(async () => {
  mkdirSync(home)
  await run('npm', ['pack', '--workspace', 'crownlands', '--pack-destination', place], { cwd: root })
  const [tarball = ''] = readdirSync(place).filter((name) => name.endsWith('.tgz'))
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'somebody', private: true, type: 'module' }))
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', join(place, tarball)])
}, 900_000)

afterAll(async () => {
  await data.remove()
  await rm(place, { recursive: true, force: true, maxRetries: 5 })
}, 900_000)

it('holds nothing but what it needs', () => {
  const folder = join(home, 'node_modules/crownlands')
  expect(readdirSync(folder).toSorted()).toEqual([
    ...['CHANGELOG.md', 'LICENSE', 'NOTICE', 'README.md', 'bin', 'dist', 'lib', 'package.json', 'web'],
  ])
})

it('runs its command: help, rules, a simulation', async () => {
  const help = await run('npx', ['crownlands', '--help'])
  for (const command of ['serve', 'play', 'simulate', 'engine', 'worker']) expect(help.stdout).toContain(command)
  const { stdout } = await run('npx', ['crownlands', 'simulate', 'kingdoms', '--bots', 'random,random', '--games', '5'])
  expect(stdout).toContain('random')
})

it('serves the app, and a game is played to its end through the API', async () => {
  const command = join(home, 'node_modules/crownlands/bin/crownlands.js')
  const served = await Served.start(data.path, { LIMITS: 'off' }, { command })
  try {
    expect((await served.ask('/')).body).toContain('<!doctype html>')
    const guest = await Guest.come(served, 'Ada')
    const { code } = await guest.send<{ code: string }>('POST', '/tables', {
      game: 'gate',
      seats: [{ house: 'or' }],
      sit: 0,
    })
    await guest.send('POST', `/tables/${code}/start`, {})
    let { match } = await guest.get<Looked>(`/tables/${code}/look?seat=0`)
    for (let key = 0; match.outcome === undefined; key++) {
      const deed =
        match.legal.length === 0 ? { type: 'end-turn' } : { type: 'act', action: match.legal.at(-1), end: true }
      const command = { seat: 0, at: match.at, key: String(key), do: deed }
      match = (await guest.send<Looked>('POST', `/tables/${code}/commands`, command)).match
    }
    expect(match.outcome.scores).toHaveLength(1)
  } finally {
    await served.end()
  }
})

interface Looked {
  readonly match: {
    readonly at: string
    readonly legal: readonly unknown[]
    readonly outcome?: { readonly scores: readonly number[] }
  }
}

const TWENTY_LINES = `import { type Bot, GreedyBot } from 'crownlands/bots'
import { FastChance, type Glimpse, Match, StateGlimpse } from 'crownlands/core'
import { roomCalled } from 'crownlands/games'

class Last implements Bot<unknown, unknown> {
  choose(glimpse: Glimpse<unknown, unknown>): unknown {
    return glimpse.legal().at(-1)
  }
}

const room = roomCalled('kingdoms')
if (room === undefined) throw new Error('no such game')
const options = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }
const bots = [new Last(), new GreedyBot(room, new FastChance('greedy').at(0))]
let won = 0
for (let game = 0; game < 20; game++) {
  const match = new Match(room.game, { seats: 2, options, chance: { kind: 'fast', seed: String(game) } })
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0])
    match.act(seat, bots[seat]?.choose(new StateGlimpse(room.game, match.settledState(), seat)))
  if (match.outcome()?.winners.includes(0)) won++
}
declare const console: { log(text: string): void }
console.log(\`last wins \${won} of 20\`)
`

it('gives types and modules to a bot of twenty lines in TypeScript', async () => {
  writeFileSync(join(home, 'bot.ts'), TWENTY_LINES)
  writeFileSync(
    join(home, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        target: 'es2023',
        strict: true,
        skipLibCheck: false,
        outDir: 'out',
        types: [],
      },
      files: ['bot.ts'],
    }),
  )
  const tsc = join(root, 'node_modules/typescript7/bin/tsc')
  await run(process.execPath, [tsc, '-p', '.'], { shell: false })
  const { stdout } = await run(process.execPath, ['out/bot.js'], { shell: false })
  expect(stdout).toMatch(/^last wins \d+ of 20\n$/)
  // The types are there: what is wrong is found.
  writeFileSync(join(home, 'bot.ts'), TWENTY_LINES.replace("'kingdoms'", '42'))
  await expect(run(process.execPath, [tsc, '-p', '.'], { shell: false })).rejects.toThrow()
})
