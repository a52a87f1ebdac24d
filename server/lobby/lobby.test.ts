import { createHash } from 'node:crypto'
import { commitmentOf, fairSeed } from '@crownlands/core/fair'
import { isProblem, parseRecord, replay } from '@crownlands/core/record'
import { HOUSES } from '@crownlands/kit/houses'
import { loadRules } from '@crownlands/table/rules'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { beginTable, layTable, mustBe, openServer, type SetTable, type TestServer } from '../testing/server'
import { type Answered, type Json, Visitor } from '../testing/visitors'

let server: TestServer
beforeAll(async () => {
  server = await openServer([{}, { role: 'web' }])
})
afterAll(() => server.close())

const TWO = [{ house: 'or' }, { house: 'azure' }]
/** A busy machine takes its time. */
const PATIENCE = 20_000
const OPEN = { game: 'kingdoms', seats: TWO, sit: 0 }

/** All agree; a move of a bot in between makes void what was said before. */
async function end({ code, people }: SetTable): Promise<void> {
  for (;;)
    for (const visitor of people) {
      const vote = { what: 'end', about: 0, yes: true }
      if (mustBe(200, await visitor.post(`/tables/${code}/agreements`, vote)).body.status === 'ended') return
    }
}

describe('a table', () => {
  it('is laid, listed, taken, left and begun', async () => {
    const host = await Visitor.called('Host', ...server.urls)
    const { body } = mustBe(201, await host.post('/tables', { ...OPEN, listed: true }))
    const guest = await Visitor.called('Guest', ...server.urls)
    const listed = (await guest.get('/tables?game=kingdoms')).body.tables as readonly Json[]
    expect(listed.map(({ code }) => code)).toContain(body.code)
    expect((await host.post(`/tables/${body.code}/start`)).body.problem).toBe('not-full')
    mustBe(200, await guest.put(`/tables/${body.code}/seats/1`))
    expect((await guest.put(`/tables/${body.code}/seats/0`)).body.problem).toBe('taken')
    mustBe(200, await guest.ask('DELETE', `/tables/${body.code}/seats/1`))
    mustBe(200, await host.put(`/tables/${body.code}/seats/1/bot`, { bot: 'squire' }))
    expect((await guest.put(`/tables/${body.code}/seats/1`)).status).toBe(409)
    expect((await guest.post(`/tables/${body.code}/start`)).body.problem).toBe('not-the-host')
    expect((await host.post(`/tables/${body.code}/start`)).body.status).toBe('running')
    expect((await guest.put(`/tables/${body.code}/seats/1`)).body.problem).toBe('begun')
    expect((await guest.get('/tables?status=running')).body.tables.map(({ code }: Json) => code)).toContain(body.code)
  })

  it('that is not listed is found by its code alone', async () => {
    const host = await Visitor.called('Host', ...server.urls)
    const { body } = mustBe(201, await host.post('/tables', OPEN))
    expect((await host.get('/tables')).body.tables.map(({ code }: Json) => code)).not.toContain(body.code)
    expect((await new Visitor(...server.urls).get(`/tables/${body.code}`)).status).toBe(200)
  })

  it('has places that two people who sit down at the same time do not share', async () => {
    for (let i = 0; i < 4; i++) {
      const host = await Visitor.called('Host', ...server.urls)
      const { body } = mustBe(201, await host.post('/tables', OPEN))
      const guests = await Promise.all(server.urls.map((url) => Visitor.called('Guest', url)))
      const answers = await Promise.all(guests.map((guest) => guest.put(`/tables/${body.code}/seats/1`)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  it('is changed by its host: who sits where, options and clock; and nobody else', async () => {
    const { code, people } = await layTable(server.urls)
    const [host, guest] = people as [Visitor, Visitor]
    const swapped = mustBe(200, await host.post(`/tables/${code}/swap`, { one: 0, other: 1 })).body
    expect(swapped.seats.map(({ name }: Json) => name)).toEqual(['Guest 1', 'Guest 0'])
    const clock = { type: 'live', each: 300, plus: 3 }
    expect(
      mustBe(200, await host.ask('PATCH', `/tables/${code}`, { clock, options: { noLuck: true } })).body,
    ).toMatchObject({
      ...{ clock, options: { noLuck: true } },
    })
    expect((await host.ask('PATCH', `/tables/${code}`, { options: { nonsense: 1 } })).status).toBe(422)
    for (const asked of [
      guest.post(`/tables/${code}/swap`, { one: 0, other: 1 }),
      guest.ask('PATCH', `/tables/${code}`, { listed: true }),
      guest.ask('DELETE', `/tables/${code}/seats/1`),
    ])
      expect((await asked).body.problem).toBe('not-the-host')
    expect(mustBe(200, await host.ask('DELETE', `/tables/${code}/seats/0`)).body.seats[0].taken).toBe(false)
  })

  it.each<[string, number, Json]>([
    ['an unknown game', 422, { game: 'chess' }],
    ['one seat too many', 400, { seats: [...TWO, ...TWO, ...TWO] }],
    ['a house that is there twice', 422, { seats: [TWO[0], TWO[0]] }],
    ['a bot on the own seat', 422, { seats: [{ house: 'or', bot: 'squire' }, TWO[1]] }],
    ['options that the game has not', 422, { options: { dragons: 7 } }],
    ['a clock that stands', 400, { clock: { type: 'live', each: 0, plus: 0 } }],
    ['something more', 400, { more: true }],
    ['ratings for a guest', 409, { rated: true }],
  ])('is not laid with %s', async (_, status, wrong) => {
    const host = await Visitor.called('Host', ...server.urls)
    const answer = await host.post('/tables', { ...OPEN, ...wrong })
    expect([answer.status, typeof answer.body.problem, typeof answer.body.message]).toEqual([
      status,
      'string',
      'string',
    ])
  })

  it('is one of at most twenty that somebody has under way', async () => {
    const host = await Visitor.called('Host', ...server.urls)
    for (let i = 0; i < 20; i++) mustBe(201, await host.post('/tables', OPEN))
    expect((await host.post('/tables', OPEN)).body.problem).toBe('too-many')
  })
})

describe('T-F2: the chance of a match', () => {
  it('was committed to before anybody spoke, is made of the words, and is proved by the record', async () => {
    const table = await layTable(server.urls)
    const [one, other] = table.people as [Visitor, Visitor]
    const { commitment } = await one.table(table.code)
    mustBe(200, await one.put(`/tables/${table.code}/word`, { word: 'castle', pepper: 'aa55' }))
    const { body } = mustBe(200, await other.put(`/tables/${table.code}/word`, { word: 'dragon' }))
    expect(body.seats.map(({ hasWord }: Json) => hasWord)).toEqual([true, true])
    // Nobody is told another's word before the match begins.
    expect(JSON.stringify(body)).not.toContain('castle')
    mustBe(200, await one.post(`/tables/${table.code}/start`))
    expect((await other.put(`/tables/${table.code}/word`, { word: 'too late' })).body.problem).toBe('begun')
    expect((await one.get(`/tables/${table.code}/record`)).body.problem).toBe('not-over')
    await end(table)
    const record = parseRecord((await one.get(`/tables/${table.code}/record`)).text)
    if (isProblem(record)) throw new Error(record.problem)
    // Worked out as anybody can; the words themselves are not kept.
    const words = ['castle aa55', 'dragon'].map((word, seat) => ({
      seat,
      word: `sha256:${createHash('sha256').update(`crownlands word\n${word}`).digest('hex')}`,
    }))
    expect(record.fair?.words).toEqual(words)
    expect(commitmentOf(record.fair?.secret ?? '')).toBe(commitment)
    expect(record.chance.seed).toBe(fairSeed(record.fair?.secret ?? '', words))
    const { game } = (await loadRules('kingdoms')) ?? {}
    expect(isProblem(replay(record, () => game))).toBe(false)
  })
})

describe('whoever is ready', () => {
  it('is asked again when the host changes anything, and everybody can read what it was, those too who were away', async () => {
    const seats = [...TWO, { house: 'gules' }, { house: 'vert' }]
    const { code, people } = await layTable(server.urls, { people: 3, more: { seats } })
    const [host, guest, away] = people as [Visitor, Visitor, Visitor]
    const ready = async () => (await guest.table(code)).seats.map(({ ready: is }: Json) => is)
    const live = { type: 'live', each: 300, plus: 3 }
    const patch = (body: Json) => host.ask('PATCH', `/tables/${code}`, body)
    const steps: readonly (readonly [() => Promise<Answered>, Json | undefined])[] = [
      [() => patch({ clock: live, goneAfter: 15 }), { type: 'clock', from: { type: 'none' }, to: live }],
      [() => patch({ clock: live }), undefined],
      [() => patch({ goneAfter: 5 }), { type: 'gone-after', from: 15, to: 5 }],
      [() => patch({ options: { noLuck: true } }), { type: 'options', to: { noLuck: true } }],
      [() => patch({ whenGone: 'vote' }), { type: 'when-gone', from: 'bot', to: 'vote' }],
      [() => patch({ listed: true }), { type: 'listed', from: false, to: true }],
      [() => host.put(`/tables/${code}/seats/3/bot`, { bot: 'squire' }), { type: 'bot', seat: 3, to: 'squire' }],
      [() => host.put(`/tables/${code}/seats/3/bot`, { bot: 'squire' }), undefined],
      [
        () => host.put(`/tables/${code}/seats/3/bot`, { bot: 'steward' }),
        { type: 'bot', from: 'squire', to: 'steward' },
      ],
      [() => host.post(`/tables/${code}/swap`, { one: 0, other: 3 }), { type: 'swapped', seats: [0, 3] }],
      [() => host.post(`/tables/${code}/swap`, { one: 0, other: 3 }), { type: 'swapped', seats: [0, 3] }],
      [() => host.ask('DELETE', `/tables/${code}/seats/3`), { type: 'bot', seat: 3, from: 'steward' }],
      [() => host.ask('DELETE', `/tables/${code}/seats/3`), undefined],
      [() => host.ask('DELETE', `/tables/${code}/seats/2`), { type: 'removed', seat: 2, about: 'Guest 2' }],
    ]
    const expected: Json[] = []
    for (const [change, told] of steps) {
      mustBe(200, await host.put(`/tables/${code}/ready`, { ready: true }))
      mustBe(200, await guest.put(`/tables/${code}/ready`, { ready: true }))
      mustBe(200, await change())
      if (told !== undefined) expected.push({ ...told, by: 'Guest 0', at: expect.any(Number) })
      expect([told, await ready()]).toEqual([
        told,
        [told === undefined || told.type !== 'swapped', told === undefined, false, false],
      ])
    }
    expect((await away.table(code)).changes).toMatchObject(expected)
    // A list says less.
    const listed = (await away.get('/tables?game=kingdoms')).body.tables.find((one: Json) => one.code === code)
    expect([listed.clock, listed.changes]).toEqual([live, undefined])
    // A deleted host leaves what was changed, but no name.
    mustBe(204, await host.ask('DELETE', '/me'))
    const { changes } = await guest.table(code)
    expect([changes.length, JSON.stringify(changes).includes('Guest 0')]).toEqual([expected.length, false])
  })

  it('reads the last twenty changes', async () => {
    const { code, people } = await layTable(server.urls)
    const [host] = people as [Visitor]
    for (let i = 0; i < 23; i++)
      mustBe(200, await host.ask('PATCH', `/tables/${code}`, { clock: { type: 'days', per: 1 + (i % 14) } }))
    const { changes } = await host.table(code)
    expect([changes.length, changes.at(-1).to.per, changes[0].to.per]).toEqual([20, 9, 4])
  })

  it('for a rematch is asked again when somebody else takes a seat there', async () => {
    const table = await beginTable(server.urls)
    const [one, other] = table.people as [Visitor, Visitor]
    await end(table)
    const { code } = mustBe(201, await one.post(`/tables/${table.code}/rematch`)).body
    mustBe(200, await other.ask('DELETE', `/tables/${code}/seats/0`))
    const stranger = await Visitor.called('Stranger', ...server.urls)
    const { body } = mustBe(200, await stranger.put(`/tables/${code}/seats/0`))
    expect(body.seats.map(({ ready }: Json) => ready)).toEqual([false, false])
    expect(body.changes).toMatchObject([{ type: 'joined', seat: 0, by: 'Stranger' }])
    mustBe(200, await stranger.put(`/tables/${code}/ready`, { ready: true }))
    expect((await one.table(code)).status).toBe('open')
  })
})

describe('whoever was removed', () => {
  it('cannot sit down there again, unless the host invites them', async () => {
    const { code, people } = await layTable(server.urls, {
      more: { seats: [...TWO, { house: 'gules' }] },
    })
    const [host, guest] = people as [Visitor, Visitor]
    const { code: guestCode } = (await guest.get('/me')).body
    mustBe(200, await host.ask('DELETE', `/tables/${code}/seats/1`))
    for (const seat of [1, 2]) {
      const answer = await guest.put(`/tables/${code}/seats/${seat}`)
      expect([answer.status, answer.body.problem]).toEqual([403, 'removed'])
    }
    expect(await guest.table(code)).toMatchObject({ isRemoved: true })
    expect((await guest.table(code)).removed).toBeUndefined()
    expect(await host.table(code)).toMatchObject({ removed: [{ code: guestCode, name: 'Guest 1' }] })
    expect((await guest.ask('DELETE', `/tables/${code}/removed/${guestCode}`)).body.problem).toBe('not-the-host')
    mustBe(200, await host.ask('DELETE', `/tables/${code}/removed/${guestCode}`))
    mustBe(200, await guest.put(`/tables/${code}/seats/1`))
    // Whoever gets up by themselves comes back as they like.
    mustBe(200, await guest.ask('DELETE', `/tables/${code}/seats/1`))
    mustBe(200, await guest.put(`/tables/${code}/seats/2`))
  })
})

describe('at a table', () => {
  /** A node that has not heard of a new name believes the old one for a moment. */
  let one: readonly string[]
  beforeAll(() => {
    one = server.urls.slice(0, 1)
  })

  it('nobody sits down under a name that looks like that of the host or of somebody who sits there', async () => {
    const { code, people } = await layTable(one, {
      more: { seats: [...TWO, { house: 'gules' }, { house: 'vert' }], sit: undefined },
    })
    const [, guest] = people as [Visitor, Visitor]
    // "Guest 0" laid the table and does not sit; "Guest 1" sits.
    for (const name of ['Guest 0', 'guest O', 'Guеst l']) {
      const imitator = await Visitor.called(name, ...one)
      const answer = await imitator.put(`/tables/${code}/seats/2`)
      expect([name, answer.status, answer.body.problem]).toEqual([name, 409, 'same-name'])
      mustBe(200, await imitator.ask('PATCH', '/me', { name: `${name} the second` }))
      mustBe(200, await imitator.put(`/tables/${code}/seats/2`))
      mustBe(200, await imitator.ask('DELETE', `/tables/${code}/seats/2`))
    }
    // One's own name is in nobody's way.
    mustBe(200, await guest.put(`/tables/${code}/seats/3`))
  })

  it('whoever takes another name speaks under the one they sat down with', async () => {
    const table = await beginTable(one)
    const [host, other] = table.people as [Visitor, Visitor]
    mustBe(200, await other.ask('PATCH', '/me', { name: 'Guest 0' }))
    expect(mustBe(201, await other.post(`/tables/${table.code}/chat`, { text: 'hello' })).body.name).toBe('Guest 1')
    await end(table)
    const watcher = await Visitor.called('Guest O', ...one)
    expect((await watcher.post(`/tables/${table.code}/chat`, { text: 'I am the host' })).body.problem).toBe('same-name')
    mustBe(200, await watcher.ask('PATCH', '/me', { name: 'Watcher' }))
    mustBe(201, await watcher.post(`/tables/${table.code}/chat`, { text: 'well played' }))
    mustBe(201, await host.post(`/tables/${table.code}/chat`, { text: 'thank you' }))
  })
})

describe('another game', () => {
  it('is played by the same people: seats move by one, and everybody keeps their house', async () => {
    const table = await beginTable(server.urls, { people: 3, bots: ['squire'] })
    const [one] = table.people as [Visitor]
    expect((await one.post(`/tables/${table.code}/rematch`)).body.problem).toBe('not-over')
    await end(table)
    const { body } = mustBe(201, await one.post(`/tables/${table.code}/rematch`))
    expect([body.rematchOf, (await one.table(table.code)).rematch]).toEqual([table.code, body.code])
    expect(body.seats.map(({ name, house: of, bot }: Json) => [name || bot, of])).toEqual([
      ['Guest 1', HOUSES[1]],
      ['Guest 2', HOUSES[2]],
      ['squire', HOUSES[3]],
      ['Guest 0', HOUSES[0]],
    ])
    const stranger = await Visitor.called('Stranger', ...server.urls)
    expect((await stranger.post(`/tables/${table.code}/rematch`)).status).toBe(403)
  })

  it('asks everybody once: it begins when the last has asked for it or is ready, with the words that came along', async () => {
    const table = await beginTable(server.urls, { people: 3 })
    const [one, two, three] = table.people as [Visitor, Visitor, Visitor]
    await end(table)
    const asked = await Promise.all([
      one.post(`/tables/${table.code}/rematch`, { word: 'heron', pepper: 'aa' }),
      two.post(`/tables/${table.code}/rematch`),
    ])
    const again = asked[0].body.code as string
    expect(asked[1].body.code).toBe(again)
    const { status, seats } = await one.table(again)
    expect([status, seats.map(({ name, ready, hasWord }: Json) => [name, ready, hasWord])]).toEqual([
      'open',
      [
        ['Guest 1', true, false],
        ['Guest 2', false, false],
        ['Guest 0', true, true],
      ],
    ])
    mustBe(200, await three.put(`/tables/${again}/ready`, { ready: true }))
    expect((await one.table(again)).status).toBe('running')
    // Whoever asks once more, or is ready a moment later, finds it begun.
    expect(mustBe(201, await two.post(`/tables/${table.code}/rematch`)).body).toMatchObject({ code: again })
    expect(mustBe(200, await one.put(`/tables/${again}/ready`, { ready: true })).body.status).toBe('running')
    expect((await one.put(`/tables/${again}/ready`, { ready: false })).body.problem).toBe('begun')
  })

  it('is not entered against their will by those who have got up from it', async () => {
    const table = await beginTable(server.urls)
    const [one, other] = table.people as [Visitor, Visitor]
    await end(table)
    const { code } = mustBe(201, await one.post(`/tables/${table.code}/rematch`)).body
    mustBe(200, await other.ask('DELETE', `/tables/${code}/seats/0`))
    expect(mustBe(201, await other.post(`/tables/${table.code}/rematch`)).body.mine).toEqual([])
    expect((await one.table(code)).status).toBe('open')
  })
})

describe('a table that does not replay', () => {
  it('is damaged, says so, and harms no other', async () => {
    const { code, people } = await beginTable(server.urls.slice(0, 1))
    const [me] = people as [Visitor]
    await server.database.pool.query(
      `with m as (update match set n = 1, actions = 1, table_rev = table_rev + 1 where code = $1 returning id)
       insert into match_log (match_id, n, seat, actions) select id, 0, 0, '[[0, {"type": "nonsense"}]]' from m`,
      [code],
    )
    expect((await me.get(`/tables/${code}/look?seat=0`)).body.problem).toBe('damaged')
    expect((await me.listen(code, 0)).status).toBe(409)
    await vi.waitFor(async () => expect((await me.table(code)).trouble).toBe('damaged'), PATIENCE)
    expect((await me.get('/me/tables')).body.tables).toMatchObject([{ code, trouble: 'damaged' }])
    await beginTable(server.urls.slice(0, 1))
    // What nobody can play people can still end.
    await end({ code, people })
    expect((await me.table(code)).status).toBe('ended')
  })

  it('is not tried by bots for ever', async () => {
    const { code } = await beginTable(server.urls.slice(0, 1), { people: 1, bots: ['squire'] })
    const { pool } = server.database
    await pool.query(
      `with m as (
        update match set n = 7, actions = 7, to_act = '{1}', table_rev = table_rev + 1 where code = $1 returning id
      )
      insert into match_due (match_id, n, at, why) select id, 7, now(), 'bot' from m
      on conflict (match_id) do update set n = 7, at = now(), why = 'bot'`,
      [code],
    )
    await server.node.jobs?.sweep()
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select 1 from match_due join match on id = match_id where code = $1', [code])
      expect(rows).toEqual([])
    }, PATIENCE)
  })

  it('whose log has a gap is damaged, too', async () => {
    const { code, people } = await beginTable(server.urls)
    await server.database.pool.query('update match set n = 3, actions = 3, table_rev = table_rev + 1 where code = $1', [
      code,
    ])
    expect((await (people[0] as Visitor).get(`/tables/${code}/look`)).body.problem).toBe('damaged')
  })
})
