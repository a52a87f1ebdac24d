/** Starts servers and databases as processes, for measurements. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Tools and tests run in the root of the repository. */
const command = resolve('cli/bin/crownlands.js')

export class Cluster {
  readonly url: string
  readonly pid: number
  readonly #child: ChildProcess

  private constructor(url: string, child: ChildProcess) {
    this.url = url
    this.#child = child
    this.pid = child.pid ?? 0
  }

  /** PostgreSQL refuses to be root. */
  static async start(bin: string): Promise<Cluster> {
    const isRoot = process.getuid?.() === 0
    const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {}
    const data = mkdtempSync(join(tmpdir(), 'crownlands-pg-'))
    if (isRoot) execFileSync('chown', ['nobody', data])
    const cluster = join(data, 'cluster')
    spawnSync(join(bin, 'initdb'), ['-D', cluster, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--no-locale'], {
      ...nobody,
      cwd: '/',
    })
    const port = await freePort()
    const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'shared_buffers=64MB', 'jit=off']
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', cluster, '-p', String(port), '-k', data, ...settings.flatMap((one) => ['-c', one])],
      { ...nobody, cwd: '/', stdio: 'ignore' },
    )
    const started = new Cluster(`postgres://bench@127.0.0.1:${port}/postgres`, child)
    await until(() => spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0)
    return started
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGINT')
    await ended
  }
}

/** The server collects garbage on SIGUSR2. */
export const TIDY = ['--expose-gc', '--import', `data:text/javascript,process.on('SIGUSR2', () => gc())`]

/** A fresh server for every round, as a process of its own. */
export async function serve(
  environment: Readonly<Record<string, string>>,
  node: readonly string[] = [],
): Promise<{ child: ChildProcess; address: string }> {
  const port = await freePort()
  const child = spawn(process.execPath, [...node, command, 'serve', '--port', String(port)], {
    env: { ...process.env, LIMITS: 'off', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${address}/ready`).catch(() => undefined))?.status === 200)
  return { child, address }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('a server did not start')
}
