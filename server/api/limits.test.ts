import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeCode } from '../base/ids'
import { beginTable, mustBe, openServer, type SetTable, type TestServer } from '../testing/server'
import { Visitor } from '../testing/visitors'

let server: TestServer
let table: SetTable
beforeAll(async () => {
  server = await openServer([{ role: 'web', environment: { LIMITS: 'on', METRICS_TOKEN: 'sesame' } }])
  table = await beginTable(server.urls)
})
afterAll(() => server.close())

const player = () => table.people[0] as Visitor

describe('too much', () => {
  it('of hints is answered with when to come back, and others are not held to it', async () => {
    const { toAct } = await player().look(table.code)
    const [idle, other] = [1 - toAct[0], toAct[0] as number]
    const ask = (seat: number) => (table.people[seat] as Visitor).post(`/tables/${table.code}/hint`, { seat })
    const answers = await Promise.all(Array.from({ length: 9 }, () => ask(idle)))
    const refused = answers.filter(({ status }) => status === 429)
    expect([refused.length, refused[0]?.body.problem]).toEqual([3, 'too-much'])
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(other)).status).toBe(200)
  })

  it('of chat, and of new guests from one address', async () => {
    const said = await Promise.all(
      Array.from({ length: 7 }, () => player().post(`/tables/${table.code}/chat`, { text: 'hello' })),
    )
    expect(said.filter(({ status }) => status === 429)).toHaveLength(2)
    const guests = await Promise.all(
      Array.from({ length: 12 }, () => new Visitor(...server.urls).post('/me', { name: 'A' })),
    )
    expect(guests.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2)
  })

  it('is counted by the address that the own proxy names, whatever else was said before', async () => {
    const { url } = await server.open({ role: 'web', environment: { LIMITS: 'on', TRUST_PROXY: 'yes' } })
    const ask = (from: string) => new Visitor(url).ask('POST', '/me', { name: 'A' }, { 'x-forwarded-for': from })
    const spoofed = await Promise.all(Array.from({ length: 12 }, (_, i) => ask(`203.0.113.${i}, 198.51.100.7`)))
    expect(spoofed.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await ask('198.51.100.8')).status).toBe(201)
  })

  it('is a seventh line of one person', async () => {
    const lines = []
    for (let i = 0; i < 7; i++) lines.push(await player().listen(table.code, 0))
    expect(lines.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429])
    for (const line of lines) line.close()
  })

  it('at once in one body is 413, and what is no JSON 415 or 400', async () => {
    const path = `/tables/${table.code}/check`
    const large = JSON.stringify({ seat: 0, do: { type: 'act', action: 'x'.repeat(20_000) } })
    expect((await player().ask('POST', path, large)).body.problem).toBe('too-large')
    expect((await player().ask('POST', path, 'x', { 'content-type': 'text/plain' })).body.problem).toBe('not-json')
    for (const body of ['{', '[]', '{"seat":0}', '{"__proto__":1}', 'null', '{"seat":0,"do":{"type":"fly"}}'])
      expect((await player().ask('POST', path, body)).status, body).toBe(400)
  })

  it('of nesting is 400, whatever is asked, and disturbs nobody else', async () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    const deed = `{"type":"act","action":${deep(7000)}}`
    const { toAct } = await player().look(table.code)
    const me = table.people[toAct[0]] as Visitor
    const attempts = [
      ['POST', `/tables/${table.code}/commands`, `{"seat":${toAct[0]},"at":"0.0","key":"deep","do":${deed}}`],
      ['POST', `/tables/${table.code}/check`, `{"seat":${toAct[0]},"do":${deed}}`],
      ['POST', '/tables', `{"game":"kingdoms","seats":[{"house":"red"}],"options":${deep(7000)}}`],
    ] as const
    const [looks, answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => player().get(`/tables/${table.code}/look`))),
      Promise.all(attempts.map(([method, path, body]) => me.ask(method, path, body))),
    ])
    expect(answers.map(({ status, body }) => [status, body.problem])).toEqual(attempts.map(() => [400, 'too-deep']))
    expect(looks.map(({ status }) => status)).toEqual(looks.map(() => 200))
    const shallow = { seat: toAct[0], do: { type: 'act', action: JSON.parse(deep(60)) } }
    expect((await me.post(`/tables/${table.code}/check`, shallow)).status).toBe(200)
  })
})

describe('guesses', () => {
  /** A server that nobody has asked for anything, and how many statements it gives the database meanwhile. */
  async function counted(environment: Readonly<Record<string, string>> = {}) {
    const node = await server.open({ role: 'web', environment: { LIMITS: 'on', TRUST_PROXY: 'yes', ...environment } })
    const query = vi.spyOn(node.services.pool, 'connect')
    const from = (address: string) => ({ 'x-forwarded-for': address })
    return { url: node.url, statements: () => query.mock.calls.length, from }
  }

  it('of tokens and cookies are refused before the database is asked; who is known plays on', async () => {
    const { url, statements, from } = await counted()
    const known = new Visitor(url)
    known.cookie = player().cookie
    const address = from('198.51.100.7')
    mustBe(200, await known.ask('GET', '/me', undefined, address))
    const before = statements()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        new Visitor(url).ask('GET', '/me', undefined, {
          ...address,
          ...(i % 2 === 0 ? { authorization: `Bearer clb_${i}` } : { cookie: `crownlands=${i}` }),
        }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(130)
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    expect(statements() - before).toBeLessThanOrEqual(100)
    mustBe(200, await known.ask('GET', '/me', undefined, address))
    expect(
      (await new Visitor(url).ask('GET', '/me', undefined, { ...from('198.51.100.8'), cookie: 'crownlands=x' })).status,
    ).toBe(401)
  })

  it('of the same token or table are looked up once', async () => {
    const { url, statements } = await counted()
    const code = makeCode()
    const before = statements()
    for (let i = 0; i < 20; i++) {
      const bot = await new Visitor(url).ask('GET', '/me', undefined, { authorization: 'Bearer clb_wrong' })
      expect([bot.status, bot.body.problem]).toEqual([401, 'unknown-token'])
      expect((await new Visitor(url).get(`/tables/${code}/look`)).body.problem).toBe('no-such-table')
      expect((await fetch(`${url}/t/${code}`)).status).toBe(404)
    }
    expect(statements() - before).toBe(2)
  })

  it('of tables are refused, and tables that are known stay open to everybody', async () => {
    const { url, statements } = await counted()
    const stranger = new Visitor(url)
    mustBe(200, await stranger.get(`/tables/${table.code}`))
    const before = statements()
    const answers = await Promise.all(Array.from({ length: 300 }, () => stranger.get(`/tables/${makeCode()}`)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(200)
    expect(statements() - before).toBeLessThanOrEqual(100)
    mustBe(200, await stranger.get(`/tables/${table.code}`))
  })

  it('are all counted as requests of an address, what has no route too', async () => {
    const { url } = await counted()
    const stranger = new Visitor(url)
    const answers = await Promise.all(Array.from({ length: 1400 }, () => stranger.get('/nothing')))
    expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(1200)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })
})

describe('whatever comes in', () => {
  it.each([
    '/tables/%00',
    '/tables/%00/look',
    '/tables/nonsense/events',
    `/tables/${'x'.repeat(200)}`,
    '/tables?game=%00',
    '/tables?status=over',
    '/tables?game=a&game=b',
    '/players/%00',
    '/ratings/kingdoms?seats=x',
    '/nothing',
  ])('%s is answered with a problem in plain words', async (path) => {
    const { status, body } = await player().get(path)
    expect([status >= 400 && status < 500, typeof body.message]).toEqual([true, 'string'])
  })

  it.each(['seat=x', 'seat=0&seat=1', 'after=x', 'seat=0&after=1e9'])(
    'a look with %s is answered with a problem',
    async (query) => {
      const { status } = await player().get(`/tables/${table.code}/look?${query}`)
      expect([400, 403, 404]).toContain(status)
    },
  )

  it.each(['after=x', 'to=-3', 'after=0&to=99999', 'after=NaN'])(
    'a story with %s is answered with a problem',
    async (query) => {
      const { status } = await player().get(`/tables/${table.code}/story?${query}`)
      expect([400, 404]).toContain(status)
    },
  )

  it('half a character is not stored, and the head of a line alone is not kept waiting for', async () => {
    expect((await player().put('/me/muted', '{"players":["\\ud800"]}')).status).toBe(400)
    for (const path of ['/me/events', `/tables/${table.code}/events`])
      expect((await player().ask('HEAD', path)).status).toBe(404)
  })

  it('half a body hangs nobody', async () => {
    const url = new URL(`${server.urls[0]}/api/v1/tables/${table.code}/check`)
    const asked = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 500 },
    })
    asked.on('error', () => undefined)
    asked.write('{"seat":')
    asked.destroy()
    mustBe(200, await player().get(`/tables/${table.code}`))
  })
})

describe('whoever runs the server', () => {
  it('sees that it is well', async () => {
    for (const [path, body] of [
      ['/health', { healthy: true }],
      ['/ready', { ready: true }],
    ] as const) {
      const response = await fetch(`${server.urls[0]}${path}`)
      expect([response.status, await response.json()]).toEqual([200, body])
    }
  })

  it('reads its figures with the token alone', async () => {
    const figures = `${server.urls[0]}/metrics`
    expect((await fetch(figures)).status).toBe(404)
    expect((await fetch(figures, { headers: { authorization: 'Bearer wrong' } })).status).toBe(404)
    const answered = await fetch(figures, { headers: { authorization: 'Bearer sesame' } })
    expect([answered.status, await answered.text()]).toEqual([
      200,
      expect.stringContaining('crownlands_commands_total'),
    ])
  })

  it('sends headers that keep pages of others out', async () => {
    const { headers } = await player().get(`/tables/${table.code}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
