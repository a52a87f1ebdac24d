/** Public ratings of accounts, by game and number of seats. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bestOf, ratingsOf } from '../people/ratings'
import type { Services } from '../services/services'
import { wholeNumber } from './parameters'
import { ApiProblem } from './problems'

export function rankingRoutes(app: FastifyInstance, { db, sessions }: Services): void {
  app.get('/players/:name', async (request: FastifyRequest<{ Params: { name: string } }>) => {
    const player = await sessions.byName(request.params.name)
    if (player === undefined) throw new ApiProblem(404, 'no-such-player', 'No account has this name.')
    const { code, name, kind } = player
    return { code, name, kind, ratings: await ratingsOf(db, player.id) }
  })
  app.get(
    '/ratings/:game',
    async (request: FastifyRequest<{ Params: { game: string }; Querystring: { seats?: string } }>) => {
      const seats = wholeNumber(request.query.seats ?? '2')
      return { ratings: await bestOf(db, request.params.game, seats) }
    },
  )
}
