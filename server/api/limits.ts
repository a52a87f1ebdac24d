/** Rate limits, checked before anything is looked up or read. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Asker, LimitName, Limits } from '../limits/limits'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that this route counts against, besides that of requests. */
    readonly limit?: LimitName
  }
}

export function limitRequests(app: FastifyInstance, limits: Limits): void {
  // Files of the app are in memory, and a page loads dozens at once.
  app.addHook('onRequest', async (request) => {
    if (/^\/(api|t)\//.test(request.url)) limits.take('requests', { address: request.ip })
  })
  // The player is known here, and the body has not been read.
  app.addHook('preParsing', async (request) => {
    const { limit } = request.routeOptions.config
    if (limit !== undefined) limits.take(limit, askerOf(request))
  })
}

export function askerOf({ ip, player }: FastifyRequest): Asker {
  return { address: ip, playerId: player?.id }
}

/** For the `config` of a route. */
export function limited(limit: LimitName): { readonly limit: LimitName } {
  return { limit }
}
