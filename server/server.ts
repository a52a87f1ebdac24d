/**
 * The whole server behind one port: the web app at once, online play as soon as there is a database. If there is none, the app
 * is served all the same, and whoever asks learns why online play is off.
 */
import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { OfflineReason } from '@crownlands/table/online'
import Fastify, { type FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { healthRoutes } from './api/health'
import { linkRoutes } from './api/links'
import { answerProblems, answerWrongAddress, nothingHere } from './api/problems'
import { createApp } from './app'
import { waitAfter } from './base/backoff'
import { Components } from './base/components'
import type { Config } from './base/config'
import { makeLog } from './base/log'
import { openDatabase } from './database/open'
import { DatabaseProblem, isFinal, OFFLINE, offlineReason } from './database/problem'
import type { BuiltFiles } from './http/built-files'
import { type ConnectionLimits, Connections } from './http/connections'
import { close } from './http/listen'
import { isFromThisMachine, reachOf } from './http/reach'
import { answer } from './http/static'
import { prepareJobs, startJobs } from './jobs/runner'
import { openServices, type Services } from './services/services'

export interface ServerNeeds {
  readonly config: Config
  /** Undefined: nothing but the API, as in a process that only does jobs. */
  readonly files: BuiltFiles | undefined
  readonly threadFiles: { readonly table: URL; readonly bot: URL }
  /** Unless it is given, what is logged goes to the standard output. */
  readonly log?: DestinationStream
}

interface OfflineStatus {
  readonly reason: OfflineReason
  readonly message: string
  /** How many attempts have failed. */
  readonly attempts: number
  /** In seconds, if an attempt is to follow. */
  readonly retryAfter?: number
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** How long after a failure the database is tried again, in milliseconds. */
const RETRY = { first: 1000, longest: 30_000 }
/** Whoever waits for the first result is told after so many milliseconds that there is none yet. */
const FIRST_RESULT = 30_000
/** How long what is under way may take when the server ends, in milliseconds. */
const LAST_ANSWERS = 10_000

interface Online {
  readonly app: FastifyInstance
  readonly services: Services
  /** Closes everything: jobs first, the database last. */
  readonly components: Components
}

export class Server {
  readonly http: HttpServer
  readonly #connections: Connections
  readonly #needs: ServerNeeds
  readonly #log
  readonly #offline: FastifyInstance
  #listener: Listener
  #online: Online | undefined
  #going: Promise<void> = Promise.resolve()
  #again: NodeJS.Timeout | undefined
  readonly #closing = new AbortController()
  #failures = 0
  /** When the next attempt begins, by our clock; undefined while one is under way, or when there is none. */
  #againAt: number | undefined
  /** Why online play is off; undefined while it is on. */
  #reason: OfflineReason | undefined = 'starting'
  /** The same for the operator, with what is known beyond that. */
  trouble: string | undefined = OFFLINE.starting

  constructor(needs: ServerNeeds) {
    this.#needs = needs
    this.#log = makeLog(needs.config.logLevel, needs.log)
    this.#offline = this.#offlineApp()
    this.#listener = listenerOf(this.#offline)
    this.#connections = new Connections(
      (request, response) => this.#listener(request, response),
      connectionLimits(needs.config),
    )
    this.http = this.#connections.server
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted
  }

  /** Whether an attempt follows by itself. */
  get triesAgain(): boolean {
    return this.#reason !== undefined && !isFinal(this.#reason)
  }

  /** Makes the app ready to be served by `http`: from then on it may listen. */
  async open(): Promise<void> {
    await this.#offline.ready()
  }

  /** Goes online when it can. Resolves when that has succeeded or failed for the first time, or takes long. */
  async goOnline(): Promise<void> {
    this.#going = this.#tryToGoOnline()
    const first = await Promise.race([this.#going, wait(FIRST_RESULT, 'late' as const, { ref: false })])
    if (first === 'late') this.#log.warn({ reason: this.#reason }, `online play is off: ${OFFLINE.starting}`)
  }

  async #tryToGoOnline(): Promise<void> {
    this.#againAt = undefined
    try {
      const online = await this.#connect()
      this.#online = online
      if (this.isClosed) return
      this.#listener = listenerOf(online.app)
      this.#reason = undefined
      this.trouble = undefined
    } catch (error) {
      if (!this.isClosed) this.#tryAgain(error)
    }
  }

  #tryAgain(error: unknown): void {
    const reason = offlineReason(error)
    this.#reason = reason
    this.trouble = error instanceof DatabaseProblem ? error.message : OFFLINE[reason]
    const attempt = ++this.#failures
    const retryInMs = isFinal(reason) ? undefined : Math.round(waitAfter(attempt, RETRY))
    this.#log.warn({ err: error, reason, attempt, retryInMs }, `online play is off: ${OFFLINE[reason]}`)
    if (retryInMs === undefined) return
    this.#againAt = Date.now() + retryInMs
    this.#again = setTimeout(() => {
      this.#going = this.#tryToGoOnline()
    }, retryInMs)
  }

  /** What everybody may know. */
  #offlineStatus(): OfflineStatus {
    const reason = this.#reason ?? 'starting'
    const status = { reason, message: OFFLINE[reason], attempts: this.#failures }
    if (this.#againAt === undefined) return status
    return { ...status, retryAfter: Math.max(1, Math.ceil((this.#againAt - Date.now()) / 1000)) }
  }

  async #connect(): Promise<Online> {
    const { config, threadFiles } = this.#needs
    const onLost = (error: Error) => this.#log.warn({ err: error }, 'a line to the database was lost')
    const components = new Components()
    try {
      const database = components.add(await openDatabase(config, onLost, this.#closing.signal))
      const { connection, pool } = database
      await prepareJobs(pool)
      const services = components.add(
        await openServices({
          ...{ config, connection, pool, log: this.#log, threadFiles },
          connections: this.#connections,
        }),
      )
      const app = await this.#onlineApp(services)
      components.add({ close: () => app.close() })
      if (config.role !== 'web') components.add(await startJobs(services))
      return { app, services, components }
    } catch (error) {
      await components.close()
      throw error
    }
  }

  async #onlineApp(services: Services): Promise<FastifyInstance> {
    const app = services.config.role === 'worker' ? workerApp(services) : await createApp(services)
    app.get('/api/v1/status', async ({ headers, socket }) => ({
      online: true,
      ...(this.#tellsReach(headers, socket.remoteAddress) && { reach: reachOf(this.http.address()) }),
    }))
    this.#serveFiles(app)
    await app.ready()
    return app
  }

  #tellsReach(headers: IncomingHttpHeaders, remoteAddress: string | undefined): boolean {
    const { publicUrl, trustProxy } = this.#needs.config
    return publicUrl === undefined && trustProxy === 0 && isFromThisMachine(headers, remoteAddress)
  }

  #offlineApp(): FastifyInstance {
    const app = quietApp()
    app.get('/health', async () => ({ healthy: true }))
    app.get('/ready', async (_, reply) => reply.code(503).send({ ready: false, ...this.#offlineStatus() }))
    app.get('/api/v1/status', async () => ({ online: false, ...this.#offlineStatus() }))
    linkRoutes(app, { publicUrl: this.#needs.config.publicUrl, find: async () => 'away' })
    app.all('/api/*', async (_, reply) => {
      const { message, retryAfter = 5 } = this.#offlineStatus()
      return reply.code(503).header('retry-after', String(retryAfter)).send({ problem: 'offline', message })
    })
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
    this.#closing.abort()
    clearTimeout(this.#again)
    this.#againAt = undefined
    this.#reason = 'ending'
    this.trouble = OFFLINE.ending
    // Whoever still has a line and asks for something new is told to come back.
    this.#listener = listenerOf(this.#offline)
    this.#online?.services.streams.endAll('{}')
    await close(this.http, LAST_ANSWERS)
    await this.#going
    await this.#offline.close()
    await this.#online?.components.close()
  }
}

/** All connections of a proxy come from its address: it has to limit those of its clients. */
function connectionLimits({ trustProxy, connectionsPerAddress, connectionsInTotal }: Config): ConnectionLimits {
  return { perAddress: trustProxy > 0 ? undefined : connectionsPerAddress, total: connectionsInTotal }
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
