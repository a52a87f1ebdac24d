/** The games, with the shapes of their data: all that a program needs to know. */

import type { Game } from '@crownlands/core/game'
import { isPlayable, type Manifest } from '@crownlands/core/manifest'
import { jsonSchema } from '@crownlands/core/schema'
import { GAMES } from '@crownlands/games/registry'
import { loadRules } from '@crownlands/table/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FixedAnswer } from './fixed-answer'
import { ApiProblem } from './problems'

export function gameRoutes(app: FastifyInstance): void {
  const all = FixedAnswer.json(() => ({ games: GAMES.filter(isPlayable).map(gameInfo) }))
  const one = new Map(GAMES.map((manifest) => [manifest.id, FixedAnswer.json(() => descriptionOf(manifest))]))
  app.get('/games', (request, reply) => all.send(request, reply))
  app.get('/games/:game', async (request: FastifyRequest<{ Params: { game: string } }>, reply) => {
    const answer = one.get(request.params.game)
    if (answer === undefined) throw unknownGame()
    return answer.send(request, reply)
  })
}

async function descriptionOf(manifest: Manifest) {
  const rules = await loadRules(manifest.id)
  if (rules === undefined) throw unknownGame()
  return { ...gameInfo(manifest), ...shapesOf(rules.game) }
}

function unknownGame(): ApiProblem {
  return new ApiProblem(404, 'unknown-game', 'Unknown game. GET /api/v1/games lists the games.')
}

function gameInfo({ id, words, seats, minutes }: Manifest) {
  return { id, title: words.en.title, seats, minutes }
}

function shapesOf({ rulesVersion, options, schemas }: Game) {
  const { action, view, event } = schemas
  return {
    rules: rulesVersion,
    options: jsonSchema(options),
    action: jsonSchema(action),
    view: jsonSchema(view),
    event: jsonSchema(event),
  }
}
