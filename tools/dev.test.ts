/** `npm run dev` in a copy of this repository: pages and server follow the sources, and nothing is left running. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyRepository } from './repository-copy'

/** In milliseconds: on a busy machine. */
const PATIENCE = 300_000

let copy = ''
let port = 0
let dev: ChildProcessByStdio<null, Readable, Readable>
let said = ''

beforeAll(async () => {
  copy = copyRepository()
  port = await freePort()
  dev = spawn(process.execPath, ['tools/dev.js', '--port', String(port)], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: undefined },
  })
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  await until(() => said.includes('is ready'))
}, PATIENCE)

afterAll(() => {
  dev.kill('SIGKILL')
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    if (dev.exitCode !== null) throw new Error(`npm run dev has ended:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function get(path: string): Promise<string> {
  return (await fetch(`http://localhost:${port}${path}`)).text()
}

function change(file: string, from: string, to: string): void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
}

it('serves pages and API at one address, and prints it', { timeout: PATIENCE }, async () => {
  expect(said).toContain(`http://localhost:${port}/`)
  expect(await get('/')).toContain('/main.tsx')
  expect(await get('/api/v1/openapi.json')).toContain('"openapi"')
})

it('serves a page as it is after a change', { timeout: PATIENCE }, async () => {
  expect(await get('/text/en.ts')).toContain('Read the rules')
  change('web/text/en.ts', 'Read the rules', 'Read every rule')
  await until(async () => (await get('/text/en.ts')).includes('Read every rule'))
})

it('restarts the server with a change, and keeps the last one while a change does not build', {
  timeout: PATIENCE,
}, async () => {
  change('server/api/openapi.ts', "version: '1.0.0'", "version: '1.0.0-changed'")
  await until(() => said.includes('has restarted'))
  expect(await get('/api/v1/openapi.json')).toContain('1.0.0-changed')
  change('server/api/openapi.ts', "version: '1.0.0-changed'", "version: '1.0.0-changed")
  await until(() => said.includes('Unterminated string'))
  expect(await get('/api/v1/openapi.json')).toContain('1.0.0-changed')
})

it('ends with Ctrl+C, and the port is free again', { timeout: PATIENCE }, async () => {
  const ended = new Promise<string | null>((resolve) => dev.on('exit', (_, signal) => resolve(signal)))
  dev.kill('SIGINT')
  expect(await ended).toBe('SIGINT')
  await expect(get('/')).rejects.toThrow()
})
