import { fairnessOf, fairSeed, isInFair } from '@crownlands/core/fair'
import { isProblem, parseRecord } from '@crownlands/core/record'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Job } from '../live/after-batch'
import { noticeTurn } from '../tables/turn-notice'
import { beginTable, layTable, mustBe, openServer, type TestServer } from '../testing/server'
import { type Json, Visitor } from '../testing/visitors'

let server: TestServer
const log: string[] = []
const notices: string[] = []
/** Devices by this name are known no more to whoever carries notices. */
const GONE = 'thrown-away'
beforeAll(async () => {
  const sender = async ({ endpoint }: { readonly endpoint: string }, payload: string) => {
    if (endpoint.includes(GONE)) return 410
    notices.push(payload)
    return 201
  }
  const plan = { outside: { sender }, log: { write: (line: string) => void log.push(line) } }
  server = await openServer([plan, { ...plan, role: 'web' }])
})
afterAll(() => server.close())

describe('a guest', () => {
  it('is somebody on every node by a cookie that no script can read', async () => {
    const visitor = new Visitor(...server.urls)
    expect((await visitor.get('/me')).body.problem).toBe('nobody')
    const { headers, body } = mustBe(201, await visitor.post('/me', { name: '  Ada   Lovelace ' }))
    expect(body).toMatchObject({ name: 'Ada Lovelace', kind: 'guest' })
    expect(headers.get('set-cookie')).toMatch(/^crownlands=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
    for (let i = 0; i < 2; i++) expect((await visitor.get('/me')).body.name).toBe('Ada Lovelace')
    expect((await visitor.post('/me', { name: 'Twice' })).status).toBe(409)
    expect(mustBe(200, await visitor.ask('PATCH', '/me', { name: 'Ada' })).body.name).toBe('Ada')
    await eventually(async () => (await visitor.get('/me')).body.name === 'Ada')
  })

  it.each(['', '   ', 'x'.repeat(25), 'a\u202eb', 'a\0b', 7, null])('cannot be called %j', async (name) => {
    expect([400, 422]).toContain((await new Visitor(...server.urls).post('/me', { name })).status)
  })

  it('changes nothing from the page of another site', async () => {
    const visitor = await Visitor.called('Ada', ...server.urls)
    const foreign = await visitor.ask('PATCH', '/me', { name: 'Eve' }, { origin: 'https://evil.example' })
    expect([foreign.status, foreign.body.problem]).toEqual([403, 'foreign-origin'])
  })

  it('comes to another device by a link that is good once, for ten minutes', async () => {
    const visitor = await Visitor.called('Ada', ...server.urls)
    const { token } = mustBe(201, await visitor.post('/me/links')).body
    const phone = new Visitor(...server.urls)
    expect(mustBe(201, await phone.post('/me/links/taken', { token })).body.name).toBe('Ada')
    expect((await phone.get('/me')).body.code).toBe((await visitor.get('/me')).body.code)
    expect((await new Visitor(...server.urls).post('/me/links/taken', { token })).status).toBe(404)
    const late = mustBe(201, await visitor.post('/me/links')).body.token
    await server.database.forward(11 * 60_000)
    expect((await new Visitor(...server.urls).post('/me/links/taken', { token: late })).status).toBe(404)
  })

  it('ends a session elsewhere, and no node believes in it any more', async () => {
    const visitor = await Visitor.called('Ada', ...server.urls)
    const phone = new Visitor(...server.urls)
    const { token } = mustBe(201, await visitor.post('/me/links')).body
    mustBe(201, await phone.post('/me/links/taken', { token }))
    for (let i = 0; i < 2; i++) mustBe(200, await phone.get('/me'))
    const { sessions } = (await visitor.get('/me/sessions')).body
    expect(sessions.map(({ current }: Json) => current).toSorted()).toEqual([false, true])
    const other = sessions.find(({ current }: Json) => !current)
    mustBe(204, await visitor.ask('DELETE', `/me/sessions/${other.id}`))
    await eventually(async () => {
      const answers = [await phone.get('/me'), await phone.get('/me')]
      return answers.every(({ status }) => status === 401)
    })
    mustBe(200, await visitor.get('/me'))
    expect((await visitor.ask('DELETE', '/me/sessions/nonsense')).status).toBe(404)
    mustBe(204, await visitor.ask('DELETE', '/me/session'))
  })
})

describe('a link to another device', () => {
  it.each<[string, (sessions: readonly Json[]) => string]>([
    ['all other devices are', () => '/me/sessions'],
    [
      'the device that may have made it is',
      (sessions) => `/me/sessions/${sessions.find(({ current }) => !current)?.id}`,
    ],
  ])('is good no more when %s signed out', async (_, path) => {
    const owner = await Visitor.called('Ada', ...server.urls)
    const thief = new Visitor(...server.urls)
    const { token } = mustBe(201, await owner.post('/me/links')).body
    mustBe(201, await thief.post('/me/links/taken', { token }))
    const kept = mustBe(201, await thief.post('/me/links')).body.token
    const { sessions } = (await owner.get('/me/sessions')).body
    mustBe(204, await owner.ask('DELETE', path(sessions)))
    const answer = await new Visitor(...server.urls).post('/me/links/taken', { token: kept })
    expect([answer.status, answer.body.problem]).toEqual([404, 'no-such-link'])
  })

  it('is good after one has signed out here', async () => {
    const laptop = await Visitor.called('Ada', ...server.urls)
    const { token } = mustBe(201, await laptop.post('/me/links')).body
    mustBe(204, await laptop.ask('DELETE', '/me/session'))
    mustBe(201, await new Visitor(...server.urls).post('/me/links/taken', { token }))
  })
})

describe('a bot player', () => {
  it('plays with its token, reads with one that is for reading, and is nobody when its token is gone', async () => {
    const owner = await Visitor.called('Owner', ...server.urls)
    const { code } = mustBe(201, await owner.post('/me/bots', { name: `Bot ${Date.now()}` })).body
    const made = mustBe(
      201,
      await owner.post(`/me/bots/${code}/tokens`, { name: 'mine', scopes: ['play', 'read'] }),
    ).body
    expect(made.token).toMatch(/^clb_[\w-]{43}$/)
    const reading = mustBe(201, await owner.post(`/me/bots/${code}/tokens`, { name: 'eyes', scopes: ['read'] })).body
    const [bot, eyes] = [new Visitor(...server.urls), new Visitor(...server.urls)]
    bot.token = made.token
    eyes.token = reading.token
    expect((await bot.get('/me')).body).toMatchObject({ kind: 'bot', code })
    const table = await layTable(server.urls, { people: 1, more: { seats: [{ house: 'or' }, { house: 'azure' }] } })
    expect((await eyes.put(`/tables/${table.code}/seats/1`)).body.problem).toBe('read-only')
    mustBe(200, await bot.put(`/tables/${table.code}/seats/1`))
    expect((await eyes.table(table.code)).seats[1].player).toEqual({ code, kind: 'bot' })
    expect((await bot.post('/me/bots', { name: 'Mine' })).status).toBe(403)
    const { tokens } = (await owner.get(`/me/bots/${code}/tokens`)).body
    expect(JSON.stringify(tokens)).not.toContain(made.token)
    mustBe(204, await owner.ask('DELETE', `/me/bots/${code}/tokens/${made.id}`))
    await eventually(async () => (await bot.get('/me')).status === 401 && (await bot.get('/me')).status === 401)
    const stranger = await Visitor.called('Stranger', ...server.urls)
    expect((await stranger.get(`/me/bots/${code}/tokens`)).status).toBe(404)
    expect((await stranger.ask('DELETE', `/me/bots/${code}`)).status).toBe(404)
    // Nobody waits for a bot that is no more.
    const [host] = table.people as [Visitor]
    mustBe(200, await host.post(`/tables/${table.code}/start`))
    mustBe(204, await owner.ask('DELETE', `/me/bots/${code}`))
    expect((await host.table(table.code)).seats[1]).toMatchObject({ standIn: 'steward', leftAt: expect.any(Number) })
  })
})

describe('a notice', () => {
  it('comes once a turn to whoever is away, and names game and table alone', async () => {
    const { code, people } = await beginTable(server.urls)
    const { toAct } = await (people[0] as Visitor).look(code)
    const [seat] = toAct
    const visitor = people[seat] as Visitor
    const subscription = { endpoint: `https://push.example.org/${code}`, keys: { p256dh: 'p', auth: 'a' } }
    mustBe(204, await visitor.put('/me/push', subscription))
    const { services } = server.node
    const line = await visitor.listen(code, seat)
    await line.until(({ event }) => event === 'presence')
    await noticeTurn(services, { code, n: 0, seat })
    expect(notices).toEqual([])
    line.close()
    await eventually(async () => (await services.presence.at(code)).here.length === 0)
    await noticeTurn(services, { code, n: 0, seat })
    expect(notices.map((notice) => JSON.parse(notice))).toEqual([
      { tag: code, game: 'kingdoms', titles: { en: 'Kingdoms', fr: 'Kingdoms' }, code },
    ])
    // Somebody has acted since: another notice was asked for by that.
    await noticeTurn(services, { code, n: 7, seat })
    expect(notices).toHaveLength(1)
    expect(mustBe(200, await visitor.get('/me/push')).body.publicKey).toMatch(/^[\w-]{80,}$/)
  })

  it('is asked for when a turn begins, for a minute later, and once more at half of the time that is left', async () => {
    const clock = { type: 'days', per: 2 }
    const { code, people } = await layTable(server.urls.slice(0, 1), { more: { clock } })
    for (const [seat, visitor] of people.entries())
      mustBe(
        204,
        await visitor.put('/me/push', {
          endpoint: `https://push.example.org/${code}/${seat}`,
          keys: { p256dh: 'p', auth: 'a' },
        }),
      )
    await server.database.stopClock()
    const { services } = server.node
    const asked: Job[] = []
    const asking = vi.spyOn(services.batch, 'job').mockImplementation((one) => void asked.push(one))
    const before = notices.length
    try {
      mustBe(200, await (people[0] as Visitor).post(`/tables/${code}/start`))
      await eventually(async () => asked.length > 0)
      const [seat] = (await (people[0] as Visitor).look(code)).toAct
      const payload = { code, n: 0, seat }
      const job = { task: 'turn-notice', queue: expect.stringMatching(/^notices [01]$/) }
      expect(asked).toEqual([{ ...job, payload, key: `notice:${code}:0:${seat}`, after: 60_000 }])
      await server.database.forward(60_000)
      await noticeTurn(services, payload)
      const DAY = 86_400_000
      const again = { ...payload, again: true }
      expect(asked.slice(1)).toEqual([
        { ...job, payload: again, key: `notice:${code}:0:${seat}:again`, after: DAY - 30_000 },
      ])
      await server.database.forward(DAY - 30_000)
      await noticeTurn(services, again)
      expect([notices.length - before, asked.length]).toEqual([2, 2])
    } finally {
      asking.mockRestore()
    }
  })

  it('is sent no more to a device that is gone, nor by somebody with too many of them', async () => {
    const { code, people } = await beginTable(server.urls.slice(0, 1))
    const seat = (await (people[0] as Visitor).look(code)).toAct[0] as number
    const visitor = people[seat] as Visitor
    const subscribe = (device: string) =>
      visitor.put('/me/push', { endpoint: `https://push.example.org/${device}`, keys: { p256dh: 'p', auth: 'a' } })
    for (let i = 0; i < 20; i++) mustBe(204, await subscribe(`${GONE}/${code}/${i}`))
    expect((await subscribe('one more')).body.problem).toBe('too-many')
    mustBe(204, await subscribe(`${GONE}/${code}/7`))
    const { services } = server.node
    await noticeTurn(services, { code, n: 0, seat })
    const { rows } = await server.database.pool.query('select 1 from push_subscription where endpoint like $1', [
      `%${GONE}/${code}/%`,
    ])
    expect(rows).toEqual([])
    mustBe(204, await subscribe('one more'))
  })

  it.each([
    'http://push.example.org/x',
    'https://10.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://a.internal/x',
    'nonsense',
  ])('is not sent to %s', async (endpoint) => {
    const visitor = await Visitor.called('Ada', ...server.urls)
    expect((await visitor.put('/me/push', { endpoint, keys: { p256dh: 'p', auth: 'a' } })).status).toBe(422)
  })
})

describe('whoever leaves', () => {
  it('takes everything along that is known of them, and nothing of others', async () => {
    const { code, people } = await beginTable(server.urls)
    const [me, other] = people as [Visitor, Visitor]
    mustBe(201, await me.post(`/tables/${code}/chat`, { text: 'good luck' }))
    mustBe(201, await other.post(`/tables/${code}/chat`, { text: 'and you' }))
    const { body } = mustBe(200, await me.get('/me/export'))
    expect(body.tables.map((table: Json) => table.code)).toEqual([code])
    expect(body.said).toMatchObject([{ table: code, text: 'good luck' }])
    expect(body.sessions).toHaveLength(1)
    expect((await new Visitor(...server.urls).get('/me/export')).status).toBe(401)
  })

  it('is forgotten: nobody knows the cookie, the name is gone from the table, and a bot plays on', async () => {
    const { code, people } = await beginTable(server.urls)
    const [me, other] = people as [Visitor, Visitor]
    const { name } = (await me.get('/me')).body
    mustBe(201, await me.post('/me/bots', { name: `${name} helper` }))
    mustBe(201, await me.post(`/tables/${code}/chat`, { text: 'I was never here' }))
    const line = await other.listen(code, 1)
    await line.until(({ event }) => event === 'look')
    mustBe(204, await me.ask('DELETE', '/me'))
    // Those who look at the table are told at once.
    await line.until(({ event, data }) => event === 'table' && data.seats[0].former === true)
    line.close()
    expect((await me.get('/me')).body.problem).toBe('nobody')
    const table = mustBe(200, await other.get(`/tables/${code}`)).body
    expect(table.status).toBe('running')
    expect(table.seats[0]).toMatchObject({ name: 'Former player', former: true, standIn: 'steward' })
    const { rows } = await server.database.pool.query(
      `select name from player where name like $1 union all select text from chat_line where text like '%never here%'`,
      [`${name} helper`],
    )
    expect(rows).toEqual([])
  })
})

describe('the words for the chance', () => {
  it('are gone from the database and the record, which still proves the seed; nobody else’s part changes', async () => {
    const { code, people } = await layTable(server.urls)
    const [me, other] = people as [Visitor, Visitor]
    const [mine, theirs] = ['my grandmother’s name', 'heron']
    mustBe(200, await me.put(`/tables/${code}/word`, { word: mine, pepper: 'aa55' }))
    mustBe(200, await other.put(`/tables/${code}/word`, { word: theirs }))
    const { commitment } = mustBe(200, await me.post(`/tables/${code}/start`)).body
    for (const one of people)
      mustBe(200, await one.post(`/tables/${code}/agreements`, { what: 'end', about: 0, yes: true }))
    const before = parseRecord((await other.get(`/tables/${code}/record`)).text)
    mustBe(204, await me.ask('DELETE', '/me'))
    const { text } = mustBe(200, await other.get(`/tables/${code}/record`))
    const record = parseRecord(text)
    if (isProblem(record)) throw new Error(record.problem)
    expect(record).toEqual(before)
    expect(text).not.toContain(mine)
    expect(fairnessOf(record, commitment)).toBe('holds')
    expect([isInFair(record.fair, 0, `${mine} aa55`), isInFair(record.fair, 1, theirs)]).toEqual([true, true])
    const { rows } = await server.database.pool.query('select word from seat where word in ($1, $2)', [mine, theirs])
    expect(rows).toEqual([])
  })

  it('of a match that was begun before they were sealed stay, and prove it as ever', async () => {
    const { code, people } = await layTable(server.urls)
    const [me, other] = people as [Visitor, Visitor]
    mustBe(200, await me.put(`/tables/${code}/word`, { word: 'old', pepper: '7f' }))
    mustBe(200, await me.post(`/tables/${code}/start`))
    // As a node of the version before has begun it.
    const { rows } = await server.database.pool.query<{ secret: Buffer }>('select secret from match where code = $1', [
      code,
    ])
    const seed = fairSeed(rows[0]?.secret.toString('hex') ?? '', [{ seat: 0, word: 'old 7f' }])
    await server.database.pool.query(
      `with m as (update match set seed = $2, table_rev = table_rev + 1 where code = $1 returning id)
       update seat set word = 'old', pepper = '7f' from m where match_id = m.id and seat = 0`,
      [code, seed],
    )
    mustBe(204, await me.ask('DELETE', '/me'))
    mustBe(200, await other.post(`/tables/${code}/agreements`, { what: 'end', about: 0, yes: true }))
    const record = parseRecord(mustBe(200, await other.get(`/tables/${code}/record`)).text)
    if (isProblem(record)) throw new Error(record.problem)
    expect([fairnessOf(record), record.fair?.words]).toEqual(['holds', [{ seat: 0, word: 'old 7f' }]])
  })
})

describe('what is written down', () => {
  it('holds no address, cookie, token, word or code of a table', async () => {
    const table = await layTable(server.urls)
    const [visitor] = table.people as [Visitor]
    mustBe(200, await visitor.put(`/tables/${table.code}/word`, { word: 'abracadabra' }))
    mustBe(201, await visitor.post(`/tables/${table.code}/chat`, { text: 'hocus pocus' }))
    const { token } = mustBe(201, await visitor.post('/me/links')).body
    await visitor.ask('POST', `/tables/${table.code}/commands`, '{"seat": 0, "at": "\\u0000"}')
    const text = log.join('')
    expect(text).toContain('"route":"/api/v1/tables/:code/word"')
    for (const secret of [table.code, 'abracadabra', 'hocus', token, visitor.cookie?.split('=')[1] ?? ''])
      expect(text).not.toContain(secret)
  })
})

/** Hints travel for a few milliseconds. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it never was so')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
