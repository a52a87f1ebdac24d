/** How much is too much: by player where one is known, else by address. Each node counts for itself. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from './problems'

interface Limit {
  readonly max: number
  readonly timeWindow: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND

const LIMITS = {
  /** Ten a second, thirty at once. */
  commands: { max: 30, timeWindow: 3 * SECOND },
  hints: { max: 6, timeWindow: MINUTE },
  tables: { max: 10, timeWindow: 60 * MINUTE },
  chat: { max: 5, timeWindow: 10 * SECOND },
  /** Also for new guests. */
  signIn: { max: 10, timeWindow: MINUTE },
} as const satisfies Readonly<Record<string, Limit>>

/** Whatever else an address asks for. */
const ANYTHING: Limit = { max: 1200, timeWindow: MINUTE }

export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    ...ANYTHING,
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: { readonly ttl: number }) =>
      new ApiProblem(
        429,
        'too-much',
        `That is too much at once. Try again in ${Math.max(1, Math.ceil(ttl / 1000))} s.`,
      ),
  })
}

/** For the `config` of a route that somebody does. */
export function limited(what: keyof typeof LIMITS) {
  const { max, timeWindow } = LIMITS[what]
  const keyGenerator = ({ player, ip }: FastifyRequest) => `${what} ${player === undefined ? ip : player.id}`
  return { rateLimit: { max, timeWindow, hook: 'preHandler' as const, keyGenerator } }
}
