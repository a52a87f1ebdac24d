/** The games that are played here, with the shapes of what goes back and forth in them: all that a program needs to know. */
import type { Game } from '@crownlands/core/game'
import { isPlayable, type Manifest } from '@crownlands/core/manifest'
import { GAMES, manifestOf } from '@crownlands/games/registry'
import { loadRules } from '@crownlands/table/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from './problems'

export function gameRoutes(app: FastifyInstance): void {
  app.get('/games', async () => ({ games: GAMES.filter(isPlayable).map(gameInfo) }))
  app.get('/games/:game', async (request: FastifyRequest<{ Params: { game: string } }>) => {
    const manifest = manifestOf(request.params.game)
    const rules = manifest && (await loadRules(manifest.id))
    if (manifest === undefined || rules === undefined)
      throw new ApiProblem(404, 'unknown-game', 'There is no such game here. GET /api/v1/games names them.')
    return { ...gameInfo(manifest), ...shapesOf(rules.game) }
  })
}

function gameInfo({ id, words, seats, minutes }: Manifest) {
  return { id, title: words.en.title, seats, minutes }
}

function shapesOf({ rulesVersion, options, schemas }: Game) {
  const { action, view, event } = schemas
  return { rules: rulesVersion, options: options.json, action: action.json, view: view.json, event: event.json }
}
