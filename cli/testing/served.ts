/** A server as a process of its own, with a data folder of its own, as tests want it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const COMMAND = join(root, 'cli/bin/crownlands.js')

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Not below a private home: whoever runs the embedded database must reach it. */
export class DataFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'crownlands-data-'))

  /** The number of the database's process, while it runs. */
  database(): number | undefined {
    try {
      const pid = Number.parseInt(readFileSync(join(this.path, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
      process.kill(pid, 0)
      return pid
    } catch {
      return undefined
    }
  }

  async remove(): Promise<void> {
    const pid = this.database()
    if (pid !== undefined) process.kill(pid, 'SIGINT')
    for (let tries = 0; tries < 200 && this.database() !== undefined; tries++) await wait(50)
    rmSync(this.path, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Environment = Readonly<Record<string, string>>

export class Served {
  readonly address: string
  readonly child: ChildProcess
  readonly said = { stdout: '', stderr: '' }
  readonly exited: Promise<number | NodeJS.Signals | null>

  private constructor(
    command: string,
    args: readonly string[],
    port: number,
    folder: string,
    environment: Environment,
  ) {
    this.address = `http://localhost:${port}`
    const env = { ...process.env, CROWNLANDS_DATA: folder, ...environment }
    this.child = spawn(process.execPath, [command, 'serve', '--port', String(port), ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.exited = new Promise((resolve) => this.child.on('exit', (code, signal) => resolve(signal ?? code)))
    for (const name of ['stdout', 'stderr'] as const)
      this.child[name]?.setEncoding('utf8').on('data', (data: string) => {
        this.said[name] += data
      })
  }

  /** Resolves when it says that it is ready, or has ended. */
  static async start(
    folder: string,
    { port, ...environment }: { readonly port?: number; readonly [variable: string]: string | number | undefined } = {},
    { command = COMMAND, args = [] }: { readonly command?: string; readonly args?: readonly string[] } = {},
  ): Promise<Served> {
    const texts = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]))
    const served = new Served(command, args, port ?? (await freePort()), folder, texts)
    let ended = false
    void served.exited.then(() => {
      ended = true
    })
    while (!ended && !served.said.stdout.includes('is ready')) await wait(20)
    return served
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.child.kill(signal)
    await this.exited
  }

  async ask(path: string, init?: RequestInit): Promise<{ readonly status: number; readonly body: unknown }> {
    const response = await fetch(`${this.address}${path}`, init)
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
}

/** Somebody who is known by a cookie. */
export class Guest {
  readonly #served: Served
  readonly cookie: string

  private constructor(served: Served, cookie: string) {
    this.#served = served
    this.cookie = cookie
  }

  static async come(served: Served, name: string): Promise<Guest> {
    const response = await fetch(`${served.address}/api/v1/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    return new Guest(served, response.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }

  /** The same person at a server that was started again. */
  at(served: Served): Guest {
    return new Guest(served, this.cookie)
  }

  async get<T>(path: string): Promise<T> {
    return (await this.#served.ask(`/api/v1${path}`, { headers: { cookie: this.cookie } })).body as T
  }

  async send<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T> {
    const headers = { cookie: this.cookie, 'content-type': 'application/json' }
    return (await this.#served.ask(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) })).body as T
  }
}
