import { commitmentOf, fairSeed } from '@crownlands/core/fair'
import { isProblem, parseRecord, replay } from '@crownlands/core/record'
import { loadRules } from '@crownlands/table/rules'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { beginTable, layTable, mustBe, openHouse, type SetTable, type TestHouse } from '../testing/house'
import { type Json, Visitor } from '../testing/visitors'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse([{}, { role: 'web' }])
})
afterAll(() => house.close())

const TWO = [{ house: 'or' }, { house: 'azure' }]
/** A busy machine takes its time. */
const PATIENCE = 20_000
const OPEN = { game: 'kingdoms', seats: TWO, sit: 0 }

async function end({ code, people }: SetTable): Promise<void> {
  for (const visitor of people)
    mustBe(200, await visitor.post(`/tables/${code}/agreements`, { what: 'end', about: 0, yes: true }))
}

describe('a table', () => {
  it('is laid, listed, taken, left and begun', async () => {
    const host = await Visitor.called('Host', ...house.urls)
    const { body } = mustBe(201, await host.post('/tables', { ...OPEN, listed: true }))
    const guest = await Visitor.called('Guest', ...house.urls)
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
    const host = await Visitor.called('Host', ...house.urls)
    const { body } = mustBe(201, await host.post('/tables', OPEN))
    expect((await host.get('/tables')).body.tables.map(({ code }: Json) => code)).not.toContain(body.code)
    expect((await new Visitor(...house.urls).get(`/tables/${body.code}`)).status).toBe(200)
  })

  it('has places that two people who sit down at the same time do not share', async () => {
    for (let i = 0; i < 4; i++) {
      const host = await Visitor.called('Host', ...house.urls)
      const { body } = mustBe(201, await host.post('/tables', OPEN))
      const guests = await Promise.all(house.urls.map((url) => Visitor.called('Guest', url)))
      const answers = await Promise.all(guests.map((guest) => guest.put(`/tables/${body.code}/seats/1`)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  it('is changed by its host: who sits where, options and clock; and nobody else', async () => {
    const { code, people } = await layTable(house.urls)
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
    const host = await Visitor.called('Host', ...house.urls)
    const answer = await host.post('/tables', { ...OPEN, ...wrong })
    expect([answer.status, typeof answer.body.problem, typeof answer.body.message]).toEqual([
      status,
      'string',
      'string',
    ])
  })

  it('is one of at most twenty that somebody has under way', async () => {
    const host = await Visitor.called('Host', ...house.urls)
    for (let i = 0; i < 20; i++) mustBe(201, await host.post('/tables', OPEN))
    expect((await host.post('/tables', OPEN)).body.problem).toBe('too-many')
  })
})

describe('T-F2: the chance of a match', () => {
  it('was committed to before anybody spoke, is made of the words, and is proved by the record', async () => {
    const table = await layTable(house.urls)
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
    const words = [
      { seat: 0, word: 'castle aa55' },
      { seat: 1, word: 'dragon' },
    ]
    expect(record.fair?.words).toEqual(words)
    expect(commitmentOf(record.fair?.secret ?? '')).toBe(commitment)
    expect(record.chance.seed).toBe(fairSeed(record.fair?.secret ?? '', words))
    const { game } = (await loadRules('kingdoms')) ?? {}
    expect(isProblem(replay(record, () => game))).toBe(false)
  })
})

describe('another game', () => {
  it('is played by the same people, seats moved by one, when all are ready; whoever asks second finds it laid', async () => {
    const table = await beginTable(house.urls)
    const [one, other] = table.people as [Visitor, Visitor]
    expect((await one.post(`/tables/${table.code}/rematch`)).body.problem).toBe('not-over')
    await end(table)
    const [first, second] = await Promise.all(
      [one, other].map((visitor) => visitor.post(`/tables/${table.code}/rematch`)),
    )
    expect(first?.body.code).toBe(second?.body.code)
    const again = first?.body.code as string
    expect([first?.body.rematchOf, (await one.table(table.code)).rematch]).toEqual([table.code, again])
    expect(first?.body.seats.map(({ name }: Json) => name)).toEqual(['Guest 1', 'Guest 0'])
    const stranger = await Visitor.called('Stranger', ...house.urls)
    expect((await stranger.post(`/tables/${table.code}/rematch`)).status).toBe(403)
    mustBe(200, await one.put(`/tables/${again}/ready`, { ready: true }))
    expect((await one.table(again)).status).toBe('open')
    mustBe(200, await other.put(`/tables/${again}/ready`, { ready: true }))
    expect((await one.table(again)).status).toBe('running')
  })
})

describe('a table that does not replay', () => {
  it('is damaged, says so, and harms no other', async () => {
    const { code, people } = await beginTable(house.urls.slice(0, 1))
    const [me] = people as [Visitor]
    await house.database.pool.query(
      `with m as (update match set n = 1, actions = 1, table_rev = table_rev + 1 where code = $1 returning id)
       insert into match_log (match_id, n, seat, actions) select id, 0, 0, '[[0, {"type": "nonsense"}]]' from m`,
      [code],
    )
    expect((await me.get(`/tables/${code}/look?seat=0`)).body.problem).toBe('damaged')
    expect((await me.listen(code, 0)).status).toBe(409)
    await vi.waitFor(async () => expect((await me.table(code)).trouble).toBe('damaged'), PATIENCE)
    expect((await me.get('/me/tables')).body.tables).toMatchObject([{ code, trouble: 'damaged' }])
    await beginTable(house.urls.slice(0, 1))
    // What nobody can play people can still end.
    await end({ code, people })
    expect((await me.table(code)).status).toBe('ended')
  })

  it('is not tried by bots for ever', async () => {
    const { code } = await beginTable(house.urls.slice(0, 1), { people: 1, bots: ['squire'] })
    const { pool } = house.database
    await pool.query(
      `with m as (
        update match set n = 7, actions = 7, to_act = '{1}', table_rev = table_rev + 1 where code = $1 returning id
      )
      insert into match_due (match_id, n, at, why) select id, 7, now(), 'bot' from m
      on conflict (match_id) do update set n = 7, at = now(), why = 'bot'`,
      [code],
    )
    await house.node.jobs?.sweep()
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select 1 from match_due join match on id = match_id where code = $1', [code])
      expect(rows).toEqual([])
    }, PATIENCE)
  })

  it('whose log has a gap is damaged, too', async () => {
    const { code, people } = await beginTable(house.urls)
    await house.database.pool.query('update match set n = 3, actions = 3, table_rev = table_rev + 1 where code = $1', [
      code,
    ])
    expect((await (people[0] as Visitor).get(`/tables/${code}/look`)).body.problem).toBe('damaged')
  })
})
