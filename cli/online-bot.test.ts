/** The bot of docs/examples in another language: two of it play each other over the API while the server is killed and comes back. */
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataFolder, freePort, Guest, Served } from './testing/served'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const BOT = join(root, 'docs/examples/online_bot.py')
const python = spawnSync('python3', ['-c', 'import sys; print(sys.version_info >= (3, 8))'], { encoding: 'utf8' })
const hasPython = python.status === 0 && python.stdout.trim() === 'True'

const folder = new DataFolder()
let served: Served

beforeAll(async () => {
  const { buildIfStale } = (await import(new URL('../tools/build.js', import.meta.url).href)) as {
    buildIfStale(): Promise<void>
  }
  await buildIfStale()
})
afterAll(async () => {
  await served?.end()
  await folder.remove()
})

describe.skipIf(!hasPython)(
  `the online bot in Python${hasPython ? '' : ' (skipped: there is no python3 of at least 3.8 on this machine)'}`,
  () => {
    it('signs in with a token, takes a seat, survives kill -9 of the server and plays to the end', async () => {
      const port = await freePort()
      const start = () => Served.start(folder.path, { port, LIMITS: 'off' })
      served = await start()
      let ada = await Guest.come(served, 'Ada')
      const { code } = await ada.send<{ code: string }>('POST', '/tables', {
        game: 'kingdoms',
        seats: [{ house: 'or' }, { house: 'azure' }],
      })
      const bots = await Promise.all(
        ['One', 'Two'].map(async (name) => {
          const bot = await ada.send<{ code: string }>('POST', '/me/bots', { name })
          const body = { name: 'test', scopes: ['play', 'read'] }
          const { token } = await ada.send<{ token: string }>('POST', `/me/bots/${bot.code}/tokens`, body)
          return token
        }),
      )
      const playing: Promise<{ readonly stdout: string }>[] = []
      for (const token of bots) {
        const env = { ...process.env, CROWNLANDS_TOKEN: token }
        playing.push(run('python3', [BOT, served.address, code, '--seed', 'x'], { env }))
        await until(async () => {
          const { seats } = await ada.get<{ seats: { ready: boolean }[] }>(`/tables/${code}`)
          return seats.filter(({ ready }) => ready).length === playing.length
        })
      }
      await ada.send('POST', `/tables/${code}/start`, {})
      const steps = async () => (await ada.get<{ match?: { actions: number } }>(`/tables/${code}/look`)).match?.actions
      await until(async () => ((await steps()) ?? 0) >= 10)
      await served.end('SIGKILL')
      served = await start()
      ada = ada.at(served)
      const said = (await Promise.all(playing)).map(({ stdout }) => stdout.trim().split('\n'))
      expect(said.map(([first]) => first)).toEqual(['sits on seat 0', 'sits on seat 1'])
      const { outcome, ...match } = (
        await ada.get<{ match: { outcome: object; actions: number } }>(`/tables/${code}/look`)
      ).match
      expect(match.actions).toBeGreaterThan(20)
      for (const [, last = ''] of said) expect(JSON.parse(last.replace('over: ', ''))).toEqual(outcome)
      await verify(await ada.get<object>(`/tables/${code}/record`))
    })
  },
)

async function verify(record: object): Promise<void> {
  const file = join(folder.path, 'record.json')
  writeFileSync(file, JSON.stringify(record))
  const { stdout } = await run(process.execPath, [join(root, 'cli/bin/crownlands.js'), 'verify', file])
  expect(stdout).toContain('The record holds: ')
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return
    await wait(100)
  }
  throw new Error('what was waited for did not happen')
}
