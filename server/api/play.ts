/** Playing at a table: commands, state, story, hints, and what happens around the match. */
import type { Viewer } from '@crownlands/core/game'
import type { Deed } from '@crownlands/table/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../limits/networks'
import { openStream, whenClosed } from '../live/sse'
import type { Stream } from '../live/streams'
import type { Head } from '../match/headers'
import { isOver } from '../match/status'
import { tableInfo } from '../match/table-info'
import type { Services } from '../services/services'
import { limited } from './limits'
import { beginLine, mayListen, removeWhenClosed } from './lines'
import { type CodeRequest, cursor, given, type SeatRequest, seatNumber, wholeNumber } from './parameters'
import { mustBeSomebody } from './people'
import { ApiProblem, refused } from './problems'
import {
  type AgreementBody,
  agreementSchema,
  type CheckBody,
  type CommandBody,
  checkSchema,
  closedSchema,
  commandSchema,
  hintSchema,
  lineSchema,
  linkSchema,
  type TimeBody,
  timeSchema,
} from './schemas'
import { sendFile } from './send-file'
import { bodyShape } from './shape'

/** A move is small. */
const COMMAND_LIMIT = 16 * 1024

type ViewerRequest = FastifyRequest<{
  Params: { code: string }
  Querystring: Record<string, unknown>
}>

export function playRoutes(app: FastifyInstance, services: Services): void {
  const { running, changes, past, bots, chat, absence, agreements, presence, waiting, counts, log, seatLinks } =
    services

  app.post(
    '/tables/:code/commands',
    { schema: bodyShape(commandSchema), bodyLimit: COMMAND_LIMIT, config: limited('commands') },
    async (request: CodeRequest, reply) => {
      const player = mustBeSomebody(request)
      const { seat, at, key, do: deed } = request.body as CommandBody
      const end = deed.type === 'act' && deed.end === true
      const answer = await running
        .do(request.params.code, player.id, { seat, at, key, deed: deedOf(deed), end })
        .catch((error: unknown) => {
          counts.commands.inc({ result: 'failed' })
          throw error
        })
      counts.commands.inc({ result: Object.keys(answer)[0] ?? '' })
      if ('refusal' in answer) return refused(reply, answer.refusal)
      reply.type('application/json')
      if ('step' in answer) return reply.send(`{"match":${answer.step}}`)
      const message = 'The table has changed meanwhile; nothing was done. `match` is its current state.'
      return reply
        .code(409)
        .send(`{"problem":"changed","message":${JSON.stringify(message)},"match":${answer.changed}}`)
    },
  )
  app.post(
    '/tables/:code/check',
    { schema: bodyShape(checkSchema), bodyLimit: COMMAND_LIMIT },
    async (request: CodeRequest) => {
      const player = mustBeSomebody(request)
      const { seat, do: deed } = request.body as CheckBody
      const refusal = await running.check(request.params.code, player.id, seat, deedOf(deed))
      return refusal === undefined ? {} : { refusal }
    },
  )
  app.post(
    '/tables/:code/hint',
    { schema: bodyShape(hintSchema), config: limited('hints') },
    async (request: CodeRequest) => {
      const player = mustBeSomebody(request)
      const { seat } = request.body as { readonly seat: number }
      const { rated } = await running.head(request.params.code)
      if (rated) throw new ApiProblem(403, 'rated', 'Hints are not available in a rated game.')
      const { question, share } = await running.question(request.params.code, player.id, seat)
      const hint = question && (await bots.hint(question, share))
      return hint === undefined ? {} : { hint }
    },
  )

  app.get('/tables/:code/look', async (request: ViewerRequest, reply) => {
    const { viewer } = await admitted(request)
    const { data } = await running.look(request.params.code, viewer, cursor(given(request.query, 'after')))
    return reply.type('application/json').send(data)
  })
  app.get(
    '/tables/:code/steps/:step',
    async (request: FastifyRequest<{ Params: { code: string; step: string } }>, reply) => {
      const { viewer, head } = await admitted(request as unknown as ViewerRequest)
      const file = await past.lookBack(head, viewer, wholeNumber(request.params.step), request.ip)
      return sendFile(request, reply, file, keptOf(head))
    },
  )
  app.get('/tables/:code/story', async (request: ViewerRequest, reply) => {
    const { viewer, head } = await admitted(request)
    const after = given(request.query, 'after')
    const to = given(request.query, 'to')
    const file = await past.story(
      head,
      viewer,
      after === undefined || after === '-1' ? -1 : wholeNumber(after),
      to === undefined ? head.actions : wholeNumber(to),
      request.ip,
    )
    return sendFile(request, reply, file, keptOf(head))
  })
  app.get('/tables/:code/record', async (request: CodeRequest, reply) => {
    const { code } = request.params
    const head = await running.head(code)
    const file = await past.record(head, request.ip)
    reply.header('content-disposition', `attachment; filename="crownlands-${code}.json"`)
    return sendFile(request, reply, file, keptOf(head))
  })

  app.get('/tables/:code/events', { exposeHeadRoute: false }, async (request: ViewerRequest, reply) => {
    const { viewer, head } = await admitted(request)
    const { code } = request.params
    mayListen(services, request)
    const known = { code, viewer, playerId: request.player?.id, address: networkOf(request.ip) }
    const after = headerOf(request, 'last-event-id') ?? given(request.query, 'after')
    const { raw } = reply
    let stream: Stream | undefined
    await running.listen(code, () => {
      if (!beginLine(reply)) return undefined
      const opened = openStream(raw, known, after ?? '', counts)
      stream = opened
      removeWhenClosed(services, reply, opened)
      whenClosed(raw, () => {
        services.broadcaster.forget(code)
        void presence.leave(head.id, opened).catch((error: unknown) => log.warn({ err: error }))
      })
      return opened
    })
    if (stream === undefined) return
    await presence.enter(head.id, stream).catch((error: unknown) => log.warn({ err: error }, 'presence is not kept'))
    // T-L3: a player who counted as gone is back.
    if (head.seats.some(({ goneAt, playerId }) => goneAt !== undefined && playerId === known.playerId))
      await agreements.settle(code).catch((error: unknown) => log.warn({ err: error }, 'a player is not back'))
    await waiting.enter(stream).catch((error: unknown) => log.warn({ err: error }, 'what waits is not told'))
  })

  app.post(
    '/tables/:code/chat',
    { schema: bodyShape(lineSchema), config: limited('chat') },
    async (request: CodeRequest, reply) => {
      const player = mustBeSomebody(request)
      const { text } = request.body as { readonly text: string }
      const head = await running.head(request.params.code)
      const line = await chat.say(head, player, text.trim())
      running.tellNews(head.code)
      return reply.code(201).send(line)
    },
  )
  app.put('/tables/:code/chat/closed', { schema: bodyShape(closedSchema) }, async (request: CodeRequest) => {
    const player = mustBeSomebody(request)
    const { closed } = request.body as { readonly closed: boolean }
    const head = await changes.make(request.params.code, (db, before) => chat.setClosed(db, before, player, closed))
    return tableInfo(head, player.id)
  })

  app.post('/tables/:code/leave', async (request: CodeRequest) => {
    const player = mustBeSomebody(request)
    return tableInfo(await absence.leave(request.params.code, player), player.id)
  })
  app.post('/tables/:code/seats/:seat/link', { config: limited('signIn') }, async (request: SeatRequest, reply) => {
    const player = mustBeSomebody(request)
    const { code, seat } = request.params
    return reply.code(201).send(await seatLinks.make(code, seatNumber(seat), player))
  })
  app.post(
    '/tables/:code/seat-link',
    { schema: bodyShape(linkSchema), config: limited('signIn') },
    async (request: CodeRequest) => {
      const player = mustBeSomebody(request)
      const { token } = request.body as { readonly token: string }
      return tableInfo(await seatLinks.take(request.params.code, token, player), player.id)
    },
  )
  app.post('/tables/:code/return', async (request: CodeRequest) => {
    const player = mustBeSomebody(request)
    return tableInfo(await absence.comeBack(request.params.code, player), player.id)
  })
  app.post('/tables/:code/agreements', { schema: bodyShape(agreementSchema) }, async (request: CodeRequest) => {
    const player = mustBeSomebody(request)
    const { what, about, yes } = request.body as AgreementBody
    return tableInfo(await agreements.answer(request.params.code, player, { what, about, yes }), player.id)
  })
  app.post('/tables/:code/time', { schema: bodyShape(timeSchema) }, async (request: CodeRequest) => {
    const player = mustBeSomebody(request)
    const { seat, seconds } = request.body as TimeBody
    return tableInfo(await agreements.giveTime(request.params.code, player, seat, seconds), player.id)
  })

  /** The viewer: the caller's own seat, or a spectator. After the match everybody may view every seat. */
  async function admitted(request: ViewerRequest): Promise<{ readonly viewer: Viewer; readonly head: Head }> {
    const seat = given(request.query, 'seat')
    const head = await running.head(request.params.code)
    if (seat === undefined) return { viewer: 'spectator', head }
    const number = seatNumber(seat)
    if (head.seats[number] === undefined) throw new ApiProblem(404, 'no-such-seat', `The table has no seat ${number}.`)
    if (isOver(head) || head.seats[number].playerId === mustBeSomebody(request).id) return { viewer: number, head }
    throw new ApiProblem(403, 'not-your-seat', `Seat ${number} is not yours.`)
  }
}

/** While a match runs, its past depends on the viewer and may be undone, so it is not cached. Afterwards it is final. */
function keptOf(head: Head): string | undefined {
  return isOver(head) ? 'private, no-cache' : undefined
}

function deedOf(deed: CommandBody['do']): Deed {
  return deed.type === 'act' ? { type: 'act', action: deed.action } : deed
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}
