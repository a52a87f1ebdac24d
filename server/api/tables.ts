/** Tables before the match: create, list, take a seat, begin. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isStorable } from '../base/ids'
import type { Lobby } from '../lobby/lobby'
import { readHeads, selectHeaders } from '../match/headers'
import { briefInfo, tableInfo } from '../match/table-info'
import type { Services } from '../services/services'
import { limited } from './limits'
import { type CodeRequest, given, type SeatRequest, seatNumber } from './parameters'
import { mustBeSomebody } from './people'
import { ApiProblem } from './problems'
import {
  type AmendedBody,
  amendedSchema,
  botSchema,
  type NewTableBody,
  newTableSchema,
  type RematchBody,
  readySchema,
  rematchSchema,
  type SwapBody,
  swapSchema,
  wordSchema,
} from './schemas'
import { bodyShape } from './shape'

type RemovedRequest = FastifyRequest<{ Params: { code: string; player: string } }>

export function tableRoutes(app: FastifyInstance, { db, running, lobby, origins }: Services): void {
  app.post<{ Body: NewTableBody }>(
    '/tables',
    { schema: bodyShape(newTableSchema), config: limited('tables') },
    async (request, reply) => {
      const player = mustBeSomebody(request)
      const { options = {}, sit, ...table } = request.body
      const origin = await origins.of(request.ip)
      const head = await lobby.lay({ ...table, options, sit, origin }, player)
      return reply.code(201).send(tableInfo(head, player.id))
    },
  )
  /** Tables that wait for players, or running ones that can be watched. */
  app.get<{ Querystring: Record<string, unknown> }>('/tables', async ({ query, player }) => {
    const game = given(query, 'game')
    const status = given(query, 'status') ?? 'open'
    if ((status !== 'open' && status !== 'running') || (game !== undefined && !isStorable(game)))
      throw new ApiProblem(400, 'bad-request', 'Unknown status. Use "open" or "running".')
    const listed = selectHeaders(db).where('status', '=', status).where('listed', '=', true)
    const wanted = game === undefined ? listed : listed.where('game', '=', game)
    const tables = await readHeads(wanted.orderBy('created_at', 'desc').limit(100))
    return { tables: tables.map((head) => briefInfo(head, player?.id)) }
  })
  app.get('/tables/:code', async (request: CodeRequest) =>
    tableInfo(await running.head(request.params.code), request.player?.id),
  )
  app.patch('/tables/:code', { schema: bodyShape(amendedSchema) }, async (request: CodeRequest) => {
    const player = mustBeSomebody(request)
    return tableInfo(await lobby.amend(request.params.code, player, request.body as AmendedBody), player.id)
  })
  app.post('/tables/:code/swap', { schema: bodyShape(swapSchema) }, async (request: CodeRequest) => {
    const player = mustBeSomebody(request)
    const { one, other } = request.body as SwapBody
    return tableInfo(await lobby.swap(request.params.code, one, other, player), player.id)
  })
  app.post('/tables/:code/rematch', { schema: bodyShape(rematchSchema) }, async (request: CodeRequest, reply) => {
    const player = mustBeSomebody(request)
    const { word, pepper = '' } = (request.body ?? {}) as RematchBody
    const part = word === undefined ? undefined : { word, pepper }
    return reply.code(201).send(tableInfo(await lobby.rematch(request.params.code, player, part), player.id))
  })

  app.put('/tables/:code/seats/:seat', async (request: SeatRequest) => {
    const player = mustBeSomebody(request)
    return tableInfo(await lobby.sit(request.params.code, seatNumber(request.params.seat), player), player.id)
  })
  app.delete('/tables/:code/seats/:seat', async (request: SeatRequest) => {
    const player = mustBeSomebody(request)
    const { code } = request.params
    const seat = seatNumber(request.params.seat)
    const own = (await running.head(code)).seats[seat]?.playerId === player.id
    return tableInfo(await (own ? lobby.standUp(code, player) : lobby.clear(code, seat, player)), player.id)
  })
  app.delete('/tables/:code/removed/:player', async (request: RemovedRequest) => {
    const host = mustBeSomebody(request)
    const { code, player } = request.params
    return tableInfo(await lobby.inviteAgain(code, player, host), host.id)
  })
  app.put('/tables/:code/seats/:seat/bot', { schema: bodyShape(botSchema) }, async (request: SeatRequest) => {
    const player = mustBeSomebody(request)
    const { bot } = request.body as { readonly bot: Parameters<Lobby['seatBot']>[2] }
    const { code, seat } = request.params
    return tableInfo(await lobby.seatBot(code, seatNumber(seat), bot, player), player.id)
  })
  app.put('/tables/:code/word', { schema: bodyShape(wordSchema) }, async (request: CodeRequest) => {
    const player = mustBeSomebody(request)
    const { word, pepper = '' } = request.body as { readonly word: string; readonly pepper?: string }
    return tableInfo(await lobby.speak(request.params.code, player, { word, pepper }), player.id)
  })
  app.put('/tables/:code/ready', { schema: bodyShape(readySchema) }, async (request: CodeRequest) => {
    const player = mustBeSomebody(request)
    const { ready } = request.body as { readonly ready: boolean }
    return tableInfo(await lobby.setReady(request.params.code, player, ready), player.id)
  })
  app.post('/tables/:code/start', async (request: CodeRequest) => {
    const player = mustBeSomebody(request)
    return tableInfo(await lobby.start(request.params.code, player), player.id)
  })
}
