/** For operators: health and metrics. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashOf } from '../base/ids'
import { OFFLINE } from '../database/problem'
import { isLoopback } from '../http/reach'
import type { Services } from '../services/services'
import { ApiProblem } from './problems'

/** How long a result of the database check is reused, in milliseconds. Anybody may ask for readiness at any rate. */
const TRUST_MS = 500

export function healthRoutes(app: FastifyInstance, { config, pool, nodes, counts }: Services): void {
  let answer: Promise<boolean> | undefined
  const answers = () => {
    if (answer !== undefined) return answer
    answer = pool.query('select 1').then(
      () => true,
      () => false,
    )
    setTimeout(() => {
      answer = undefined
    }, TRUST_MS).unref()
    return answer
  }
  app.get('/health', async () => ({ healthy: true }))
  app.get('/ready', async (_, reply) => {
    if ((await answers()) && nodes.isListening) return { ready: true }
    return reply.code(503).send({ ready: false, reason: 'unreachable', message: OFFLINE.unreachable })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new ApiProblem(404, 'not-found', 'There is nothing here.')
    return reply.type(counts.registry.contentType).send(await counts.registry.metrics())
  })
}

/** Allowed with the token, or from this machine. A request through a proxy is not from this machine. */
function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  if (token !== undefined) return given !== undefined && timingSafeEqual(hashOf(given), hashOf(token))
  return isLoopback(ip) && headers['x-forwarded-for'] === undefined
}
