/** The caller's identity and data: name, sessions, passkeys, bots, notifications, tables. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { networkOf } from '../limits/networks'
import { openLine } from '../live/sse'
import { type HeaderQuery, readHeads, selectHeaders } from '../match/headers'
import { myTable } from '../match/table-info'
import { forget, saidBy } from '../people/deletion'
import { isPublicEndpoint } from '../people/push'
import { coursesOf, ratingsOf } from '../people/ratings'
import type { Player } from '../people/sessions'
import type { Services } from '../services/services'
import { limited } from './limits'
import { beginLine, mayListen, removeWhenClosed } from './lines'
import { nameFrom, nameTaken } from './names'
import { dropSessionCookie, mustBeAPerson, mustBeSomebody, sessionToken, setSessionCookie } from './people'
import { ApiProblem } from './problems'
import {
  endpointSchema,
  guestSchema,
  linkSchema,
  type MuteBody,
  muteSchema,
  type NewTokenBody,
  newBotSchema,
  newTokenSchema,
  subscriptionSchema,
} from './schemas'
import { bodyShape } from './shape'

type IdRequest = FastifyRequest<{ Params: { id: string } }>
type BotRequest = FastifyRequest<{ Params: { bot: string; id?: string } }>

export function meRoutes(app: FastifyInstance, services: Services, secure: boolean): void {
  const { db, sessions, devices, botPlayers, push, forgetPerson, streams, waiting, counts, log } = services
  const { lobby, absence, passkeys, running } = services

  app.post<{ Body: { name: string } }>(
    '/me',
    { schema: bodyShape(guestSchema), config: limited('guests') },
    async (request, reply) => {
      if (request.player !== undefined)
        throw new ApiProblem(409, 'known', 'You already have an identity. Change its name with PATCH /api/v1/me.')
      const made = await sessions.makeGuest(nameFrom(request.body.name), deviceOf(request))
      if (made === 'taken') throw nameTaken()
      const { player, token } = made
      setSessionCookie(reply, token, secure)
      return reply.code(201).send(personOf(player))
    },
  )
  app.get('/me', async (request) => {
    const player = mustBeSomebody(request)
    return { ...personOf(player), muted: await sessions.muted(player.id), notices: push !== undefined }
  })
  app.patch<{ Body: { name: string } }>('/me', { schema: bodyShape(guestSchema) }, async (request) => {
    const player = mustBeAPerson(request)
    const name = nameFrom(request.body.name)
    if ((await sessions.rename(player.id, name)) === 'taken') throw nameTaken()
    forgetPerson(player.id)
    return personOf({ ...player, name })
  })
  /** Exports everything stored about the caller. */
  app.get('/me/export', async (request, reply) => {
    const player = mustBeAPerson(request)
    const tables = await readHeads(tablesOf(player).orderBy('id'))
    return reply.header('content-disposition', 'attachment; filename="crownlands.json"').send({
      ...personOf(player),
      muted: await sessions.muted(player.id),
      sessions: await devices.list(player.id, sessionToken(request, secure)),
      passkeys: await passkeys.list(player.id),
      bots: await botPlayers.list(player.id),
      ratings: await ratingsOf(db, player.id),
      tables: tables.map((head) => myTable(head, player.id)),
      said: await saidBy(db, player),
    })
  })
  /** Leaves every table and deletes the caller's data. */
  app.delete('/me', async (request, reply) => {
    const player = mustBeAPerson(request)
    for (const bot of await botPlayers.all(player.id)) {
      await getUpEverywhere(bot)
      forgetPerson(bot.id)
    }
    await getUpEverywhere(player)
    for (const code of await forget(db, player)) running.tellNews(code)
    forgetPerson(player.id)
    dropSessionCookie(reply, secure)
    return reply.code(204).send()
  })
  app.get('/me/ratings', async (request) => {
    const player = mustBeSomebody(request)
    return { ratings: await coursesOf(db, player.id) }
  })
  app.get('/me/tables', async (request) => {
    const player = mustBeSomebody(request)
    const newest = tablesOf(player)
      .orderBy(sql`status = 'running'`, 'desc')
      .orderBy(sql`coalesce(turn_at, created_at)`, 'desc')
    const heads = await readHeads(newest.limit(100))
    return { tables: heads.map((head) => myTable(head, player.id)), now: heads[0]?.now.getTime() ?? Date.now() }
  })
  /** One stream for all tables of the caller, for pages that show no table. */
  app.get('/me/events', { exposeHeadRoute: false }, async (request, reply) => {
    const player = mustBeSomebody(request)
    mayListen(services, request)
    if (!beginLine(reply)) return
    const line = openLine(reply.raw, { code: undefined, playerId: player.id, address: networkOf(request.ip) }, counts)
    removeWhenClosed(services, reply, line)
    streams.addLine(line)
    await waiting.enter(line).catch((error: unknown) => log.warn({ err: error }, 'what waits is not told'))
  })
  app.put<{ Body: MuteBody }>('/me/muted', { schema: bodyShape(muteSchema) }, async (request) => {
    const player = mustBeSomebody(request)
    await sessions.mute(player.id, request.body.players)
    return { muted: request.body.players }
  })

  app.get('/me/sessions', async (request) => {
    const player = mustBeAPerson(request)
    return { sessions: await devices.list(player.id, sessionToken(request, secure)) }
  })
  /** Signs out on one device. */
  app.delete('/me/sessions/:id', async (request: IdRequest, reply) => {
    const player = mustBeAPerson(request)
    if (!(await devices.end(player.id, request.params.id)))
      throw new ApiProblem(404, 'no-such-session', 'There is no such session.')
    forgetPerson(player.id)
    return reply.code(204).send()
  })
  /** Signs out on this device. */
  app.delete('/me/session', async (request, reply) => {
    const player = mustBeAPerson(request)
    const token = sessionToken(request, secure)
    if (token !== undefined) await devices.endOwn(player.id, token)
    forgetPerson(player.id)
    dropSessionCookie(reply, secure)
    return reply.code(204).send()
  })
  /** Signs out on all other devices. Unused links to devices expire. */
  app.delete('/me/sessions', async (request, reply) => {
    const player = mustBeAPerson(request)
    await devices.endAllBut(player.id, sessionToken(request, secure))
    forgetPerson(player.id)
    return reply.code(204).send()
  })
  app.post('/me/links', { config: limited('signIn') }, async (request, reply) =>
    reply.code(201).send(await devices.makeLink(mustBeAPerson(request).id)),
  )
  app.post<{ Body: { token: string } }>(
    '/me/links/taken',
    { schema: bodyShape(linkSchema), config: limited('signIn') },
    async (request, reply) => {
      const playerId = await devices.takeLink(request.body.token)
      if (playerId === undefined)
        throw new ApiProblem(404, 'no-such-link', 'This link was used or has expired. Make another.')
      setSessionCookie(reply, await sessions.begin(playerId, deviceOf(request)), secure)
      return reply.code(201).send(personOf(await sessions.player(playerId)))
    },
  )

  app.get('/me/bots', async (request) => ({ bots: await botPlayers.list(mustBeAPerson(request).id) }))
  app.post<{ Body: { name: string } }>('/me/bots', { schema: bodyShape(newBotSchema) }, async (request, reply) => {
    const made = await botPlayers.make(mustBeAPerson(request).id, nameFrom(request.body.name))
    if (made === 'taken') throw nameTaken()
    if (made === 'too-many')
      throw new ApiProblem(409, 'too-many', 'You have the most bots that are allowed. Delete one first.')
    return reply.code(201).send(made)
  })
  app.delete('/me/bots/:bot', async (request: BotRequest, reply) => {
    const owner = mustBeAPerson(request)
    const id = await botPlayers.idOf(owner.id, request.params.bot)
    if (id === undefined) throw noSuchBot()
    await getUpEverywhere(await sessions.player(id))
    await botPlayers.remove(owner.id, request.params.bot)
    forgetPerson(id)
    return reply.code(204).send()
  })
  app.get('/me/bots/:bot/tokens', async (request: BotRequest) => {
    const tokens = await botPlayers.tokens(mustBeAPerson(request).id, request.params.bot)
    if (tokens === undefined) throw noSuchBot()
    return { tokens }
  })
  app.post('/me/bots/:bot/tokens', { schema: bodyShape(newTokenSchema) }, async (request: BotRequest, reply) => {
    const { name, scopes } = request.body as NewTokenBody
    const made = await botPlayers.makeToken(mustBeAPerson(request).id, request.params.bot, name, scopes)
    if (made === 'no-such-bot') throw noSuchBot()
    if (made === 'too-many')
      throw new ApiProblem(409, 'too-many', 'This bot has the most tokens that are allowed. Delete one first.')
    return reply.code(201).send(made)
  })
  app.delete('/me/bots/:bot/tokens/:id', async (request: BotRequest, reply) => {
    const { bot, id = '' } = request.params
    const botId = await botPlayers.endToken(mustBeAPerson(request).id, bot, id)
    if (botId === undefined) throw new ApiProblem(404, 'no-such-token', 'There is no such token.')
    forgetPerson(botId)
    return reply.code(204).send()
  })

  function tablesOf({ id }: Player): HeaderQuery {
    return selectHeaders(db).where('id', 'in', db.selectFrom('seat').select('match_id').where('player_id', '=', id))
  }

  /** Other players must not wait for a deleted player. */
  async function getUpEverywhere(player: Player): Promise<void> {
    for (const { code, status } of await readHeads(tablesOf(player).where('status', 'in', ['open', 'running'])))
      await (status === 'open' ? lobby.standUp(code, player) : absence.leave(code, player))
  }

  /** The key that a browser needs for notifications. */
  app.get('/me/push', async () => {
    if (push === undefined) throw noNotices()
    return { publicKey: (await push.keys()).publicKey }
  })
  app.put('/me/push', { schema: bodyShape(subscriptionSchema) }, async (request, reply) => {
    const player = mustBeAPerson(request)
    if (push === undefined) throw noNotices()
    const subscription = request.body as Parameters<typeof push.subscribe>[1]
    if (!isPublicEndpoint(subscription.endpoint))
      throw new ApiProblem(422, 'wrong-endpoint', 'The notification service must have a public address and use https.')
    if ((await push.subscribe(player.id, subscription)) === 'too-many')
      throw new ApiProblem(
        409,
        'too-many',
        'You have the most devices with notifications that are allowed. Remove one first.',
      )
    return reply.code(204).send()
  })
  app.delete('/me/push', { schema: bodyShape(endpointSchema) }, async (request, reply) => {
    const player = mustBeAPerson(request)
    await push?.unsubscribe(player.id, (request.body as { readonly endpoint: string }).endpoint)
    return reply.code(204).send()
  })
}

export function personOf({ code, name, kind }: Player): object {
  return { code, name, kind }
}

/** The browser's description of itself, for the list of sessions. */
export function deviceOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200)
}

function noSuchBot(): ApiProblem {
  return new ApiProblem(404, 'no-such-bot', 'You have no such bot.')
}

function noNotices(): ApiProblem {
  return new ApiProblem(404, 'no-notices', 'This server sends no notifications.')
}
