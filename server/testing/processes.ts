/** Nodes and workers as processes, which are killed and started again. */
import { type ChildProcess, fork } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { ClientConfig } from 'pg'
import type { Built } from './built'

export class NodeProcess {
  readonly url: string
  readonly #files: Built
  readonly #environment: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  #output = ''

  static async start(
    files: Built,
    connection: ClientConfig,
    role: 'web' | 'worker',
    environment: Readonly<Record<string, string>> = {},
  ): Promise<NodeProcess> {
    const port = role === 'web' ? await freePort() : 0
    const node = new NodeProcess(files, port, {
      ...{
        CONNECTION: JSON.stringify({ ...connection, application_name: 'crownlands node' }),
        ROLE: role,
        PORT: String(port),
        LIMITS: 'off',
        LOG_LEVEL: 'error',
      },
      ...{ TABLE_THREADS: '1', BOT_THREADS: '1', CROWNLANDS_DATA: 'none', BOT_DELAY: '20' },
      ...environment,
    })
    await node.start()
    return node
  }

  private constructor(files: Built, port: number, environment: Readonly<Record<string, string>>) {
    this.#files = files
    this.#environment = environment
    this.url = `http://127.0.0.1:${port}`
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const child = fork(fileURLToPath(this.#files.node), [], {
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        this.#output = `${this.#output}${data}`.slice(-5000)
      })
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', (code) => reject(new Error(`a node ended with ${code}: ${this.#output}`)))
    })
  }

  /** With -9: it has no time for anything. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
