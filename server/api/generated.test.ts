/**
 * Requests by the thousand for every operation of the API's document while a game goes on: never a fault of the server, never a
 * hang, and the game as if nobody had. CROWNLANDS_REQUESTS says how many for each operation.
 */
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { isProblem, parseRecord, replay } from '@crownlands/core/record'
import { gameCalled } from '@crownlands/games/rooms'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyText, METHODS, type Operation, oddHeaders, operationsOf, pathOf } from '../testing/generated'
import { beginTable, layTable, moveOn, mustBe, openServer, type SetTable, type TestServer } from '../testing/server'
import { type Json, Visitor } from '../testing/visitors'
import { DESCRIBED } from './described'

const EACH = Number(process.env.CROWNLANDS_REQUESTS ?? 60)
const AT_ONCE = 16
const PATIENCE = 60_000

let server: TestServer
let document: Json

beforeAll(async () => {
  server = await openServer()
  document = (await new Visitor(server.node.url).get('/openapi.json')).body
})
afterAll(() => server.close())

it('the document is of OpenAPI 3.1 and describes every operation that there is, and no other', () => {
  expect(document.openapi).toBe('3.1.0')
  const described = operationsOf(document).map(({ method, path }) => `${method} ${path}`)
  // Whether online play is on is said by the house around the API.
  const words = Object.keys(DESCRIBED).filter((operation) => operation !== 'GET /status')
  expect(described.toSorted()).toEqual(words.toSorted())
  for (const methods of Object.values<Json>(document.paths))
    for (const operation of Object.values<Json>(methods)) expect(operation.summary).toBeTypeOf('string')
})

it('the document can be browsed, by a page that loads nothing from elsewhere', async () => {
  const visitor = new Visitor(server.node.url)
  for (const path of ['/docs', '/docs/']) {
    const { status, text, headers } = await visitor.get(path)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    const loaded = [...text.matchAll(/(?:src|href)="(\/api[^"]+)"/g)].map(([, url = '']) => url)
    expect(loaded).toHaveLength(3)
    for (const url of loaded) expect((await visitor.get(url)).status).toBe(200)
  }
})

it.each(['/openapi.json', '/games', '/games/kings-and-things', '/docs', '/docs/swagger-ui.js'])(
  '%s, which does not change, is sent only to those who do not have it',
  async (path) => {
    const visitor = new Visitor(server.node.url)
    const { status, headers, text } = await visitor.get(path)
    expect([status, text.length > 0]).toEqual([200, true])
    const again = await visitor.ask('GET', path, undefined, { 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
  },
)

interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** As it is: no client tidies it up. A stream is left when it begins. */
function ask(method: string, path: string, headers: Record<string, string>, body: string | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = new URL(server.node.url)
    const sent = request(
      { agent, host: url.hostname, port: url.port, method, path: `/api/v1${path}`, headers },
      (response: IncomingMessage) => {
        const { statusCode: status = 0 } = response
        const type = response.headers['content-type'] ?? ''
        if (type.startsWith('text/event-stream')) {
          response.destroy()
          resolve({ status, type, text: '' })
          return
        }
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve({ status, type, text: unpacked(response, parts) })).on('error', reject)
      },
    )
    sent.setTimeout(PATIENCE, () => sent.destroy(new Error(`${method} ${path} hangs`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

function unpacked({ headers }: IncomingMessage, parts: readonly Buffer[]): string {
  const bytes = Buffer.concat(parts)
  const encoding = bytes.length === 0 ? undefined : headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString()
}

/** Whoever plays at the table is not among them: strangers, a bot, nobody. */
async function makeStrangers(): Promise<readonly Visitor[]> {
  const stranger = await Visitor.called('Mallory', server.node.url)
  const bot = new Visitor(server.node.url)
  const { body } = await stranger.post('/me/bots', { name: `Bot ${Math.random()}` })
  bot.token = (await stranger.post(`/me/bots/${body.code}/tokens`, { name: 'x', scopes: ['play', 'read'] })).body.token
  return [stranger, bot, new Visitor(server.node.url), await Visitor.called('Trent', server.node.url)]
}

const TYPES = ['application/json', 'application/json', 'application/json', 'text/plain', 'multipart/form-data', '']

it('nothing that is sent breaks the server, keeps it waiting or touches a game that goes on', async () => {
  const chance = new FastChance('generated requests').at(0)
  const table = await beginTable(server.urls, { people: 2 })
  const others = await layTable(server.urls, { people: 1, bots: ['squire'] })
  let strangers = await makeStrangers()
  const codes = [table.code, others.code, '111111111111']
  const ajv = new Ajv({ strict: false, unicodeRegExp: true })
  const checks = new Map<string, ReturnType<Ajv['compile']>>()
  const play = playOn(table)
  const faults = new Map<string, string>()

  const attack = async (operation: Operation) => {
    const visitor = pick(strangers, chance)
    const path = pathOf(operation, codes, chance)
    const body = operation.method === 'GET' ? undefined : bodyText(operation.body, chance)
    const headers = {
      ...(visitor.cookie !== undefined && { cookie: visitor.cookie }),
      ...(visitor.token !== undefined && { authorization: `Bearer ${visitor.token}` }),
      ...(chance.below(20) === 0 && { authorization: pick(['Bearer x', 'Basic eDp4', 'Bearer ', '\t'], chance) }),
      ...(body !== undefined && {
        'content-type': pick(TYPES, chance),
        'content-length': String(Buffer.byteLength(body)),
      }),
      ...(chance.below(4) === 0 && oddHeaders(chance)),
    }
    const method = chance.below(20) === 0 ? pick(METHODS, chance) : operation.method
    const answer = await ask(method, path, headers, body).catch((error: Error) => error)
    const fault = answer instanceof Error ? answer.message : faultOf({ ...operation, method }, answer)
    if (fault === undefined || faults.has(`${operation.method} ${operation.path} ${fault}`)) return
    const shown = answer instanceof Error ? '' : `${answer.status} ${answer.text.slice(0, 300)}`
    faults.set(`${operation.method} ${operation.path} ${fault}`, `${path} ${body?.slice(0, 200)} -> ${shown}`)
  }

  const faultOf = (operation: Operation, { status, text, type }: Answer): string | undefined => {
    if (status >= 500) return `is answered with ${status}`
    if (/node_modules|\bat .*\.(ts|js):\d|\bselect .* from\b|syntax error/.test(text)) return 'tells how it is made'
    // Whoever asks for the head alone gets no words.
    if (operation.method === 'HEAD') return undefined
    if (status >= 400) return /^\{"problem":"[a-z-]+","message":"[^"]/.test(text) ? undefined : 'has no words for it'
    if (!type.startsWith('application/json')) return undefined
    const name = `${operation.method} ${operation.path}`
    const answers = document.paths[operation.path][operation.method.toLowerCase()]?.responses
    if (answers === undefined) return 'is answered though nobody said that it would be'
    const check = checks.get(name) ?? ajv.compile(answers[status]?.content?.['application/json']?.schema ?? false)
    checks.set(name, check)
    return check(JSON.parse(text)) ? undefined : `is not answered as described: ${ajv.errorsText(check.errors)}`
  }

  for (const operation of operationsOf(document)) {
    let left = EACH
    const worker = async () => {
      while (left-- > 0) await attack(operation)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    // Some have signed themselves out, or removed their bots.
    if (operation.path.startsWith('/me')) strangers = await makeStrangers()
  }

  const moves = await play.finish()
  expect(Object.fromEntries(faults)).toEqual({})
  const [host] = table.people as [Visitor]
  const { body } = mustBe(200, await host.get(`/tables/${table.code}`))
  expect(body.status).toBe('over')
  expect(body.mine).toEqual([0])
  const record = parseRecord((await host.get(`/tables/${table.code}/record`)).text)
  if (isProblem(record)) throw new Error(record.problem)
  expect(isProblem(replay(record, gameCalled))).toBe(false)
  expect(record.actions.map(({ seat }) => seat)).toEqual(moves)
}, 900_000)

/** Two people play, a move now and then, until they are told to come to an end. */
function playOn(table: SetTable): { finish(): Promise<readonly number[]> } {
  const moves: number[] = []
  let hurry = false
  const isOver = async () => (await (table.people[0] as Visitor).look(table.code)).outcome !== undefined
  const playing = (async () => {
    while (!(await isOver())) {
      moves.push(await moveOn(table))
      if (!hurry) await new Promise((resolve) => setTimeout(resolve, 300))
    }
  })()
  return {
    finish: async () => {
      hurry = true
      await playing
      return moves
    },
  }
}

it('whoever speaks no HTTP is answered with 400 and left', async () => {
  const { hostname, port } = new URL(server.node.url)
  for (const text of [
    '\u0000\u0001\u0002\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
  ]) {
    const heard = await new Promise<string>((resolve, reject) => {
      let all = ''
      const socket = connect(Number(port), hostname, () => socket.write(text))
      socket.setTimeout(PATIENCE, () => reject(new Error('it hangs')))
      socket.setEncoding('utf8').on('data', (part: string) => {
        all += part
      })
      socket.on('close', () => resolve(all)).on('error', reject)
    })
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect((await new Visitor(server.node.url).get('/games')).status).toBe(200)
})
