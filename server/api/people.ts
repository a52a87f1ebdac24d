/** Identifies the caller by cookie or token. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Player, Sessions } from '../people/sessions'
import { ApiProblem } from './problems'

declare module 'fastify' {
  interface FastifyRequest {
    player: Player | undefined
  }
}

/** Browsers accept a name with `__Host-` only over https. */
export function cookieName(secure: boolean): string {
  return secure ? '__Host-crownlands' : 'crownlands'
}

const COOKIE_SECONDS = 180 * 86_400

export interface PeopleNeeds {
  readonly sessions: Sessions
  /** Whether people reach the server by https. */
  readonly secure: boolean
  /** The origins of our own pages; undefined: that of the request. */
  readonly origin: string | undefined
}

export function knowPeople(app: FastifyInstance, { sessions, secure, origin }: PeopleNeeds): void {
  const cookie = cookieName(secure)
  app.decorateRequest('player', undefined)
  app.addHook('onRequest', async (request) => {
    const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
    if (bearer !== undefined) {
      request.player = await sessions.byApiToken(bearer, request.ip)
      if (request.player === undefined) throw new ApiProblem(401, 'unknown-token', 'Unknown token.')
      if (!isReading(request) && request.player.scopes?.includes('play') !== true)
        throw new ApiProblem(403, 'read-only', 'This token can only read.')
      return
    }
    const token = request.cookies[cookie]
    if (token === undefined || token.length > 200) return
    // Other sites can make a browser send requests with the cookie, so only our own pages may change something.
    if (!isReading(request) && !isOurOwn(request, origin))
      throw new ApiProblem(
        403,
        'foreign-origin',
        'The request came from another site. Only pages of this server may do that.',
      )
    request.player = await sessions.bySession(token, request.ip)
  })
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isOurOwn({ headers, host }: FastifyRequest, origin: string | undefined): boolean {
  const from = headers.origin
  if (from === undefined) return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
  return origin === undefined ? URL.canParse(from) && new URL(from).host === host : from === origin
}

export function mustBeSomebody({ player }: FastifyRequest): Player {
  if (player === undefined) throw new ApiProblem(401, 'nobody', 'No identity. Create one first: POST /api/v1/me.')
  return player
}

/** A bot has no bots, sessions or passkeys. */
export function mustBeAPerson(request: FastifyRequest): Player {
  const player = mustBeSomebody(request)
  if (player.kind === 'bot') throw new ApiProblem(403, 'people-only', 'Only people can do that.')
  return player
}

export function sessionToken({ cookies }: FastifyRequest, secure: boolean): string | undefined {
  return cookies[cookieName(secure)]
}

export function dropSessionCookie(reply: CookieReply, secure: boolean): void {
  reply.clearCookie(cookieName(secure), { path: '/' })
}

export function setSessionCookie(reply: CookieReply, token: string, secure: boolean): void {
  reply.setCookie(cookieName(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_SECONDS,
  })
}

interface CookieReply {
  setCookie(name: string, value: string, options: object): unknown
  clearCookie(name: string, options: object): unknown
}
