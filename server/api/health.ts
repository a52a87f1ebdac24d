/** For whoever runs the server: whether it is well, and what it counts. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashOf } from '../ids'
import type { Services } from '../services'
import { ApiProblem } from './problems'

export function healthRoutes(app: FastifyInstance, { config, pool, nodes, counts }: Services): void {
  const free = { config: { rateLimit: false as const } }
  app.get('/health', free, async () => ({ healthy: true }))
  app.get('/ready', free, async (_, reply) => {
    const answers = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (answers && nodes.isListening) return { ready: true }
    return reply.code(503).send({ ready: false, message: 'The database does not answer.' })
  })
  app.get('/metrics', free, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new ApiProblem(404, 'not-found', 'There is nothing here.')
    return reply.type(counts.registry.contentType).send(await counts.registry.metrics())
  })
}

/** With the token, or from this machine itself; what a proxy passes on is from elsewhere. */
function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  if (token !== undefined) return given !== undefined && timingSafeEqual(hashOf(given), hashOf(token))
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(ip) && headers['x-forwarded-for'] === undefined
}
