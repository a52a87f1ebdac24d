/** Errors as answers: a status, a name for programs and a sentence for people. Never a stack, never SQL. */
import type { Refusal } from '@crownlands/core/game'
import { isObject } from '@crownlands/core/json'
import { type HostProblem, hostProblem } from '@crownlands/table/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/away'
import { TooMuch } from '../limits/limits'
import { type ProblemName, TableProblem } from '../match/table-problem'
import { PasskeyProblem } from '../people/passkeys'
import { Runaway } from '../threads/table-threads'

/** An unsuccessful answer. */
export class ApiProblem extends Error {
  readonly status: number
  readonly problem: string

  constructor(status: number, problem: string, message: string) {
    super(message)
    this.status = status
    this.problem = problem
  }
}

const TABLE_STATUS: Readonly<Record<ProblemName, number>> = {
  'no-such-table': 404,
  'no-such-seat': 404,
  'no-such-step': 404,
  'no-such-link': 404,
  'not-your-seat': 403,
  'not-the-host': 403,
  'not-running': 409,
  'not-over': 409,
  paused: 409,
  'not-allowed': 409,
  'too-many': 409,
  begun: 409,
  taken: 409,
  'same-name': 409,
  removed: 403,
  'not-full': 409,
  'chat-closed': 409,
  busy: 409,
  'unknown-outcome': 503,
}

const HOST_STATUS: Readonly<Partial<Record<HostProblem, number>>> = {
  'no-such-table': 404,
  'no-such-seat': 404,
  'no-such-step': 404,
  'wrong-plan': 422,
  'unknown-game': 422,
  'other-rules': 409,
  damaged: 409,
}

interface Answer {
  readonly status: number
  readonly problem: string
  readonly message: string
}

export function refused(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(422).send({ problem: 'refused', message: `Against the rules: ${refusal.clause}.`, refusal })
}

export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, problem, message: known } = answerTo(error)
    const message = status >= 500 && problem !== 'unknown-outcome' ? `${known}${unknownOutcome(request)}` : known
    if (status >= 500) request.log.error({ err: error }, 'failed')
    if (error instanceof TooMuch) reply.header('retry-after', String(error.retryAfter))
    if (status === 503) reply.header('retry-after', '1')
    return reply.code(status).send({ problem, message })
  })
}

/** The advice after an error of the server: with a key the request can safely be repeated. */
function unknownOutcome({ method, body }: FastifyRequest): string {
  if (method === 'GET' || method === 'HEAD') return ''
  return isObject(body) && 'key' in body
    ? ' The outcome is unknown: send the same request again with the same key.'
    : ' The outcome is unknown: read the state before you try again.'
}

export function nothingHere(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ problem: 'not-found', message: 'There is nothing here.' })
}

/** An invalid address, found before routing. */
export function answerWrongAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void nothingHere(request, reply)
}

function answerTo(error: FastifyError): Answer {
  const { message } = error
  if (error instanceof ApiProblem) return { status: error.status, problem: error.problem, message }
  if (error instanceof TableProblem) return { status: TABLE_STATUS[error.problem], problem: error.problem, message }
  if (error instanceof TooMuch) return { status: 429, problem: 'too-much', message }
  if (error instanceof PasskeyProblem) return { status: 422, problem: 'passkey', message }
  if (error instanceof Runaway) return { status: 503, problem: 'trouble', message }
  const host = hostProblem(error)
  if (host !== undefined) return { status: HOST_STATUS[host] ?? 500, problem: host, message }
  // The database may answer again soon. The outcome of the request is unknown.
  if (isDatabaseAway(error)) return { status: 503, problem: 'database-away', message: 'The database does not answer.' }
  const status = error.statusCode ?? 500
  if (status < 500) return { status, problem: PROBLEM_BY_STATUS[status] ?? 'bad-request', message }
  return { status: 500, problem: 'broken', message: 'Internal error.' }
}

const PROBLEM_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'bad-request',
  413: 'too-large',
  415: 'not-json',
  429: 'too-much',
}
