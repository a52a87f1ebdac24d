/**
 * The whole server behind one port: the web app at once, online play as soon as there is a database. If there is none, the app
 * is served all the same, and whoever asks learns why online play is off.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { healthRoutes } from './api/health'
import { linkRoutes } from './api/links'
import { answerProblems, answerWrongAddress, nothingHere } from './api/problems'
import { createApp } from './app'
import type { BuiltFiles } from './built-files'
import type { Config } from './config'
import { type OpenDatabase, openDatabase } from './database/open'
import { DatabaseProblem } from './database/problem'
import { type JobRunner, prepareJobs, startJobs } from './jobs/runner'
import { close } from './listen'
import { makeLog } from './log'
import { openServices, type Services } from './services'
import { answer } from './static'

export interface HouseNeeds {
  readonly config: Config
  /** Undefined: nothing but the API, as in a process that only does jobs. */
  readonly files: BuiltFiles | undefined
  readonly threadFiles: { readonly table: URL; readonly bot: URL }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** How long after a database that does not answer it is tried again, in milliseconds. */
const AGAIN_MS = 5000
/** How long what is under way may take when the server ends, in milliseconds. */
const LAST_ANSWERS = 10_000
/** A line on which a request is under way and nothing moves for so many milliseconds is dead; streams have a pulse. */
const SILENCE = 60_000
/**
 * For so many milliseconds a line is kept open for the next request. Longer than proxies keep theirs (Caddy two minutes, nginx one),
 * or they would send a command into a line that is being closed, and could not know whether it was carried out.
 */
const KEPT_OPEN = 125_000

interface Online {
  readonly app: FastifyInstance
  readonly services: Services
  readonly jobs: JobRunner | undefined
  readonly database: OpenDatabase
}

export class House {
  readonly server: Server
  readonly #needs: HouseNeeds
  readonly #log
  readonly #offline: FastifyInstance
  #listener: Listener
  #online: Online | undefined
  #going: Promise<void> = Promise.resolve()
  #again: NodeJS.Timeout | undefined
  #closed = false
  /** Why online play is off; undefined while it is on. */
  trouble: string | undefined = 'The database is being started.'

  constructor(needs: HouseNeeds) {
    this.#needs = needs
    this.#log = makeLog(needs.config.logLevel)
    this.#offline = this.#offlineApp()
    this.#listener = listenerOf(this.#offline)
    this.server = createServer((request, response) => this.#listener(request, response)).setTimeout(SILENCE)
    // A line that is slow to ask is let go; streams are answers, and may last.
    this.server.headersTimeout = 10_000
    this.server.requestTimeout = 30_000
    this.server.keepAliveTimeout = KEPT_OPEN
  }

  get isClosed(): boolean {
    return this.#closed
  }

  /** Makes the app ready to be served by `server`: from then on it may listen. */
  async open(): Promise<void> {
    await this.#offline.ready()
  }

  /** Goes online when it can. Resolves when that has succeeded or failed for the first time. */
  goOnline(): Promise<void> {
    this.#going = this.#tryToGoOnline()
    return this.#going
  }

  async #tryToGoOnline(): Promise<void> {
    try {
      const online = await this.#connect()
      this.#online = online
      if (this.#closed) return
      this.#listener = listenerOf(online.app)
      this.trouble = undefined
    } catch (error) {
      // Everybody may read it: what else is known of an error is for the log.
      this.trouble = error instanceof DatabaseProblem ? error.message : 'The database does not answer.'
      this.#log.warn({ err: error }, 'online play is off')
      const isWorthAnotherTry = !(error instanceof DatabaseProblem)
      if (isWorthAnotherTry && !this.#closed) this.#again = setTimeout(() => void this.goOnline(), AGAIN_MS)
    }
  }

  async #connect(): Promise<Online> {
    const { config, threadFiles } = this.#needs
    const database = await openDatabase(config, (error) =>
      this.#log.warn({ err: error }, 'a line to the database was lost'),
    )
    const { connection, pool } = database
    try {
      await prepareJobs(pool)
      const services = await openServices({ config, connection, pool, log: this.#log, threadFiles })
      const jobs = config.role === 'web' ? undefined : await startJobs(services)
      const app = await this.#onlineApp(services)
      return { app, services, jobs, database }
    } catch (error) {
      await database.close()
      throw error
    }
  }

  async #onlineApp(services: Services): Promise<FastifyInstance> {
    const app = services.config.role === 'worker' ? workerApp(services) : await createApp(services)
    app.get('/api/v1/status', async () => ({ online: true }))
    this.#serveFiles(app)
    await app.ready()
    return app
  }

  #offlineApp(): FastifyInstance {
    const app = quietApp()
    app.get('/health', async () => ({ healthy: true }))
    app.get('/ready', async (_, reply) => reply.code(503).send({ ready: false, message: this.trouble }))
    app.get('/api/v1/status', async () => ({ online: false, message: this.trouble }))
    linkRoutes(app, { publicUrl: this.#needs.config.publicUrl, find: async () => 'away' })
    app.all('/api/*', async (_, reply) =>
      reply.code(503).header('retry-after', '5').send({ problem: 'offline', message: this.trouble }),
    )
    this.#serveFiles(app)
    return app
  }

  /** Whatever is not asked of the API is a file of the app. */
  #serveFiles(app: FastifyInstance): void {
    const { files } = this.#needs
    app.setNotFoundHandler((request, reply) => {
      if (files === undefined || request.url.startsWith('/api/')) return nothingHere(request, reply)
      reply.hijack()
      // A file has headers of its own: the API's are not for it, but that https stays https.
      for (const name of reply.raw.getHeaderNames())
        if (name !== 'strict-transport-security') reply.raw.removeHeader(name)
      answer(files, request.raw, reply.raw)
    })
  }

  /** Takes nobody new, says goodbye to streams, finishes what is under way, and lets go of the database. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#again)
    this.trouble = 'The server is ending.'
    // Whoever still has a line and asks for something new is told to come back.
    this.#listener = listenerOf(this.#offline)
    this.#online?.services.streams.endAll('{}')
    await close(this.server, LAST_ANSWERS)
    await this.#going
    await this.#offline.close()
    if (this.#online !== undefined) await goOffline(this.#online)
  }
}

/** Says how it is, and no more. */
function workerApp(services: Services): FastifyInstance {
  const app = quietApp()
  healthRoutes(app, services)
  return app
}

function quietApp(): FastifyInstance {
  const app = Fastify({ logger: false, frameworkErrors: answerWrongAddress })
  answerProblems(app)
  return app
}

function listenerOf(app: FastifyInstance): Listener {
  return (request, response) => app.routing(request, response)
}

async function goOffline({ app, services, jobs, database }: Online): Promise<void> {
  await jobs?.stop()
  await app.close()
  await services.close()
  await database.close()
}
