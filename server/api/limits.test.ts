import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginTable, mustBe, openHouse, type SetTable, type TestHouse } from '../testing/house'
import { Visitor } from '../testing/visitors'

let house: TestHouse
let table: SetTable
beforeAll(async () => {
  house = await openHouse([{ role: 'web', environment: { LIMITS: 'on', METRICS_TOKEN: 'sesame' } }])
  table = await beginTable(house.urls)
})
afterAll(() => house.close())

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
      Array.from({ length: 12 }, () => new Visitor(...house.urls).post('/me', { name: 'A' })),
    )
    expect(guests.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2)
  })

  it('is counted by the address that the own proxy names, whatever else was said before', async () => {
    const { url } = await house.open({ role: 'web', environment: { LIMITS: 'on', TRUST_PROXY: 'yes' } })
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
    const url = new URL(`${house.urls[0]}/api/v1/tables/${table.code}/check`)
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
      const response = await fetch(`${house.urls[0]}${path}`)
      expect([response.status, await response.json()]).toEqual([200, body])
    }
  })

  it('reads its figures with the token alone', async () => {
    const figures = `${house.urls[0]}/metrics`
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
