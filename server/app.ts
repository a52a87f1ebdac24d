/** The server as people and programs reach it: HTTP. */
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './api/accounts'
import { gameRoutes } from './api/games'
import { healthRoutes } from './api/health'
import { boundJson } from './api/json-body'
import { limitRequests } from './api/limits'
import { linkRoutes } from './api/links'
import { meRoutes } from './api/me'
import { describeApi } from './api/openapi'
import { knowPeople } from './api/people'
import { playRoutes } from './api/play'
import { ApiProblem, answerProblems, answerWrongAddress, nothingHere } from './api/problems'
import { rankingRoutes } from './api/rankings'
import { guardByShapes } from './api/shape'
import { tableRoutes } from './api/tables'
import { isStorable } from './base/ids'
import { readHead } from './match/headers'
import type { Services } from './services/services'

const BODY_LIMIT = 64 * 1024
/** Links stay on http where the server is reached by it: in a home network there is no https to upgrade to. */
const PAGE_POLICY = { defaultSrc: ["'none'"], upgradeInsecureRequests: null }
/** What is packed before it is sent, in bytes. */
const LARGE = 4096

export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config, sessions, streams, log, limits, knownTables } = services
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // What Fastify would write has the address in it, and with it the key to a table.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, proxies) => proxies < config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: answerWrongAddress,
  })
  const secure = config.publicUrl?.startsWith('https:') === true
  app.removeContentTypeParser('text/plain')
  boundJson(app)
  await app.register(cookie)
  await app.register(helmet, { contentSecurityPolicy: { directives: PAGE_POLICY }, hsts: secure })
  // Looks with a long story; a step is sent as it is.
  await app.register(compress, { threshold: LARGE, customTypes: /^application\/json/, encodings: ['br', 'gzip'] })
  limitRequests(app, limits)
  guardByShapes(app)
  answerProblems(app)
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { id, method, routeOptions, player } = request
    request.log.info({
      id,
      method,
      route: routeOptions.url,
      status: statusCode,
      ms: Math.round(elapsedTime),
      player: player?.id,
    })
  })
  await describeApi(app)
  healthRoutes(app, services)
  const find = async (code: string, address: string) =>
    (await knownTables.has(code, address)) ? readHead(services.db, code) : undefined
  linkRoutes(app, { publicUrl: config.publicUrl, find })
  await app.register(
    async (api) => {
      knowPeople(api, { sessions, secure, origin: config.publicUrl })
      // Gone while it was looked up who asks: such a connection has no address to be limited by, and nobody to answer.
      api.addHook('onRequest', async ({ raw }, reply) => (raw.socket.destroyed ? reply.hijack() : undefined))
      api.addHook('onRequest', async ({ params, ip }) => {
        const { code, ...others } = params as Readonly<Record<string, string>>
        if (code !== undefined) await knownTables.mustHave(code, ip)
        // Nothing that could not be stored has ever been.
        if (!Object.values(others).every(isStorable)) throw new ApiProblem(404, 'not-found', 'There is nothing here.')
      })
      api.addHook('onSend', async (_, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      })
      api.setNotFoundHandler(nothingHere)
      gameRoutes(api)
      meRoutes(api, services, secure)
      accountRoutes(api, services, secure)
      rankingRoutes(api, services)
      tableRoutes(api, services)
      playRoutes(api, services)
    },
    { prefix: '/api/v1' },
  )
  app.addHook('preClose', async () => streams.endAll('{}'))
  return app
}
