/** Passkeys: with one, a guest becomes an account that works on every device. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Place } from '../people/passkeys'
import type { Services } from '../services/services'
import { limited } from './limits'
import { deviceOf, personOf } from './me'
import { mustBeAPerson, setSessionCookie } from './people'
import { ApiProblem } from './problems'
import { type PasskeyBody, passkeySchema } from './schemas'
import { bodyShape } from './shape'

export function accountRoutes(app: FastifyInstance, services: Services, secure: boolean): void {
  const { config, sessions, passkeys, forgetPerson } = services
  const place = (request: FastifyRequest): Place => {
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
    if (!URL.canParse(origin)) throw new ApiProblem(400, 'bad-request', 'The host of the request is not a valid name.')
    return { origin, host: new URL(origin).hostname }
  }

  app.post('/me/passkeys/options', { config: limited('signIn') }, async (request) =>
    passkeys.registrationOptions(mustBeAPerson(request), place(request)),
  )
  app.post<{ Body: PasskeyBody }>('/me/passkeys', { schema: bodyShape(passkeySchema) }, async (request, reply) => {
    const player = mustBeAPerson(request)
    const { id, name, response } = request.body
    const made = await passkeys.register(player, place(request), {
      ...{ id, name },
      response: response as RegistrationResponseJSON,
    })
    if (made === 'taken')
      throw new ApiProblem(409, 'name-taken', 'Another account has your name. Change it first, then make a passkey.')
    forgetPerson(player.id)
    return reply.code(201).send({ ...personOf(player), kind: 'account' })
  })
  app.get('/me/passkeys', async (request) => ({ passkeys: await passkeys.list(mustBeAPerson(request).id) }))
  app.delete('/me/passkeys/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const removed = await passkeys.remove(mustBeAPerson(request).id, request.params.id)
    if (removed === 'last')
      throw new ApiProblem(409, 'last-passkey', 'This is your last passkey. Without it you could not sign in.')
    if (removed === 'none') throw new ApiProblem(404, 'no-such-passkey', 'You have no such passkey.')
    return reply.code(204).send()
  })
  app.post('/sign-in/options', { config: limited('signIn') }, async (request) => passkeys.signInOptions(place(request)))
  app.post<{ Body: PasskeyBody }>(
    '/sign-in',
    { schema: bodyShape(passkeySchema), config: limited('signIn') },
    async (request, reply) => {
      const { id, response } = request.body
      const playerId = await passkeys.signIn(place(request), { id, response: response as AuthenticationResponseJSON })
      setSessionCookie(reply, await sessions.begin(playerId, deviceOf(request)), secure)
      return reply.code(201).send(personOf(await sessions.player(playerId)))
    },
  )
}
