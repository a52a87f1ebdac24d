/** Who may ask for how much, before anything is looked up or read. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Asker, LimitName, Limits } from '../limits/limits'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request of this route counts as, besides a request. */
    readonly limit?: LimitName
  }
}

export function limitRequests(app: FastifyInstance, limits: Limits): void {
  // Files of the app come from memory: a page loads dozens at once.
  app.addHook('onRequest', async (request) => {
    if (/^\/(api|t)\//.test(request.url)) limits.take('requests', { address: request.ip })
  })
  // Here the player is known, and the body is not read yet.
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
