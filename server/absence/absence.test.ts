import type { Seat } from '@crownlands/core/game'
import { isProblem, parseRecord, replay } from '@crownlands/core/record'
import { loadRules } from '@crownlands/table/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginTable, moveOn, mustBe, openServer, type SetTable, type TestServer } from '../testing/server'
import { type Json, Visitor } from '../testing/visitors'

let server: TestServer
beforeAll(async () => {
  server = await openServer([{}, { role: 'web' }])
  await server.database.stopClock()
})
afterAll(() => server.close())

const MINUTE = 60_000
const LIVE = { clock: { type: 'live', each: 60, plus: 5 } }
const DAYS = { clock: { type: 'days', per: 2 } }

const castle = (legal: readonly Json[]) => legal.find(({ type }) => type === 'castle')

/** Sets the clock forward and lets those look who look every second. */
async function pass(milliseconds: number): Promise<void> {
  await server.database.forward(milliseconds)
  await server.node.jobs?.sweep()
}

async function toActAt({ code, people }: SetTable): Promise<Seat> {
  return (await (people[0] as Visitor).look(code)).toAct[0]
}

async function clockOf({ code, people }: SetTable): Promise<Json> {
  return (await (people[0] as Visitor).get(`/tables/${code}/look`)).body.clock
}

/** The table as soon as it is so. */
async function untilTable({ code, people }: SetTable, wanted: (table: Json) => boolean): Promise<Json> {
  const line = await (people[0] as Visitor).listen(code)
  const { data } = await line.until(({ event, data: told }) => event === 'table' && wanted(told))
  line.close()
  return data
}

async function agree(table: SetTable, what: string, about: Seat, seats = table.people.keys()): Promise<void> {
  for (const seat of seats)
    mustBe(
      200,
      await (table.people[seat] as Visitor).post(`/tables/${table.code}/agreements`, { what, about, yes: true }),
    )
}

describe('a clock', () => {
  it('runs for whoever is to act, and gives more when the turn passes on', async () => {
    const table = await beginTable(server.urls, { more: LIVE })
    const seat = await toActAt(table)
    await server.database.forward(20_000)
    await moveOn(table, castle)
    const { left } = await clockOf(table)
    expect([left[seat], left[1 - seat]]).toEqual([45_000, 60_000])
  })

  it('of days gives the whole time anew for every turn', async () => {
    const table = await beginTable(server.urls, { more: DAYS })
    const seat = await toActAt(table)
    await server.database.forward(40 * 60 * MINUTE)
    await moveOn(table, castle)
    expect((await clockOf(table)).left[seat]).toBe(2 * 86_400_000)
  })

  it('gives nothing back for what is taken back, and nothing for half a turn', async () => {
    const table = await beginTable(server.urls, { more: LIVE })
    const seat = await toActAt(table)
    const me = table.people[seat] as Visitor
    mustBe(200, await me.command(table.code, seat, { type: 'act', action: { type: 'draw' } }))
    expect((await clockOf(table)).left[seat]).toBe(60_000)
  })

  it('that has run out lets a bot stand in, and whoever comes back has time again', async () => {
    const table = await beginTable(server.urls, { more: LIVE })
    const seat = await toActAt(table)
    const me = table.people[seat] as Visitor
    await pass(60_500)
    // Within a second of grace nobody is out of time.
    expect((await me.table(table.code)).seats[seat].standIn).toBeUndefined()
    await pass(2000)
    const after = await untilTable(table, ({ seats }) => seats[seat].standIn !== undefined)
    expect(after.seats[seat].standIn).toBe('steward')
    expect((await me.command(table.code, seat, { type: 'undo' })).body.message).toContain('take your seat back')
    // The bot plays.
    const line = await me.listen(table.code, seat)
    await line.until(({ data }) => data.match?.actions > 0)
    line.close()
    mustBe(200, await me.post(`/tables/${table.code}/return`))
    expect((await me.table(table.code)).seats[seat].standIn).toBeUndefined()
    // More, if the bot has ended the turn meanwhile.
    expect((await clockOf(table)).left[seat]).toBeGreaterThanOrEqual(60_000)
  })

  it('that has run out is told to everybody, those who watch too, with who plays on and who is back', async () => {
    const table = await beginTable(server.urls, { more: LIVE })
    const seat = await toActAt(table)
    const line = await new Visitor(...server.urls).listen(table.code)
    await pass(62_000)
    const { data } = await line.until(({ event, data: told }) => event === 'table' && told.incidents.length > 1)
    line.close()
    expect(data.incidents).toMatchObject([
      { what: 'time-out', seat, after: 0 },
      { what: 'stand-in', seat, after: 0 },
    ])
    const me = table.people[seat] as Visitor
    const { incidents } = mustBe(200, await me.post(`/tables/${table.code}/return`)).body
    expect(incidents.map(({ what }: Json) => what)).toEqual(['time-out', 'stand-in', 'returned'])
  })

  it('of which many run out is told of as far as anybody reads', async () => {
    const { code, people } = await beginTable(server.urls, { more: LIVE })
    const [me] = people as [Visitor]
    for (let i = 0; i < 18; i++) {
      mustBe(200, await me.post(`/tables/${code}/leave`))
      mustBe(200, await me.post(`/tables/${code}/return`))
    }
    const { incidents } = await me.table(code)
    expect([incidents.length, incidents.at(-1).what]).toEqual([50, 'returned'])
  })

  it('T-C1: that runs out ends the game where that was agreed on: whoever ran out comes last', async () => {
    const table = await beginTable(server.urls, { people: 3, more: { clock: { ...LIVE.clock, whenOut: 'end' } } })
    await moveOn(table, castle)
    const seat = await toActAt(table)
    const me = table.people[seat] as Visitor
    const watching = new Visitor(...server.urls)
    const line = await watching.listen(table.code)
    await pass(70_000)
    const others = [0, 1, 2].filter((one) => one !== seat)
    const outcome = { winners: others, scores: [50, 50, 50], ending: 'out-of-time', outOfTime: [seat] }
    const { data } = await line.until(({ data: told }) => told.match?.outcome !== undefined)
    line.close()
    expect(data.match).toMatchObject({ outcome, toAct: [], legal: [], actions: 1 })
    const after = await me.table(table.code)
    expect(after).toMatchObject({ status: 'over', incidents: [{ what: 'time-out', seat, after: 1 }] })
    expect(after.seats[seat].standIn).toBeUndefined()
    expect((await me.command(table.code, seat, { type: 'undo' })).body.message).toBe('The game is over.')
    // Nothing more happens, and everybody can prove how it ended.
    await pass(3_600_000)
    expect((await me.table(table.code)).incidents).toHaveLength(1)
    const record = parseRecord((await me.get(`/tables/${table.code}/record`)).text)
    if (isProblem(record)) throw new Error(record.problem)
    expect(record.end.outcome).toEqual(outcome)
    const { game } = (await loadRules('kingdoms')) ?? {}
    expect(isProblem(replay(record, () => game))).toBe(false)
    expect((await me.get('/me/tables')).body.tables).toMatchObject([{ code: table.code, outcome }])
  })

  it('that ends the game is not undone by a move at the same moment: one of both counts', async () => {
    const table = await beginTable(server.urls, { more: { clock: { ...LIVE.clock, whenOut: 'end' } } })
    const seat = await toActAt(table)
    const me = table.people[seat] as Visitor
    const { legal, at } = await me.look(table.code, seat)
    await server.database.forward(61_001)
    const [{ status }] = await Promise.all([
      me.command(table.code, seat, { type: 'act', action: legal[0], end: true }, { at }),
      server.node.services.absence.lookAtClocks(table.code, 0),
    ])
    const { status: now } = await me.table(table.code)
    expect([status === 200, now]).toEqual([status === 200, status === 200 ? 'running' : 'over'])
  })

  it('that runs out at the moment of the move: one of both counts, never half of each', async () => {
    for (let i = 0; i < 4; i++) {
      const table = await beginTable(server.urls, { more: LIVE })
      const seat = await toActAt(table)
      const me = table.people[seat] as Visitor
      const { legal, at } = await me.look(table.code, seat)
      await server.database.forward(61_001)
      const { services } = server.node
      const [{ status }] = await Promise.all([
        me.command(table.code, seat, { type: 'act', action: legal[0], end: true }, { at }),
        services.absence.lookAtClocks(table.code, 0),
      ])
      const { seats } = await me.table(table.code)
      expect(status === 200 ? seats[seat].standIn : [403, 409].includes(status) && seats[seat].standIn).toBe(
        status === 200 ? undefined : 'steward',
      )
    }
  })

  it('takes what was only tried out with whoever is gone: the bot begins anew and ends the turn', async () => {
    const table = await beginTable(server.urls, { more: LIVE })
    const seat = await toActAt(table)
    const me = table.people[seat] as Visitor
    const { body } = mustBe(
      200,
      await me.command(table.code, seat, { type: 'act', action: { type: 'castle', rank: 1, space: 3 } }),
    )
    expect(body.match.awaitsEnd).toBe(true)
    await pass(62_000)
    const line = await me.listen(table.code)
    await line.until(({ data }) => data.match?.toAct[0] === 1 - seat)
    line.close()
  })

  it('is given more by others, never by oneself', async () => {
    const table = await beginTable(server.urls, { more: LIVE })
    const [one] = table.people as [Visitor]
    mustBe(200, await one.post(`/tables/${table.code}/time`, { seat: 1, seconds: 30 }))
    expect((await clockOf(table)).left[1]).toBe(90_000)
    expect((await one.post(`/tables/${table.code}/time`, { seat: 0, seconds: 30 })).status).toBe(403)
    const untimed = await beginTable(server.urls)
    expect(
      (await (untimed.people[0] as Visitor).post(`/tables/${untimed.code}/time`, { seat: 1, seconds: 30 })).status,
    ).toBe(409)
  })

  it('stands still while all agree to pause, and nobody acts meanwhile', async () => {
    const table = await beginTable(server.urls, { more: LIVE })
    const seat = await toActAt(table)
    const me = table.people[seat] as Visitor
    await server.database.forward(10_000)
    await agree(table, 'pause', 0)
    await pass(3 * 86_400_000)
    expect((await me.table(table.code)).seats[seat].missed).toBeUndefined()
    expect((await me.command(table.code, seat, { type: 'act', action: { type: 'draw' } })).body.problem).toBe('paused')
    await agree(table, 'go-on', 0)
    expect((await clockOf(table)).left[seat]).toBe(50_000)
    await moveOn(table)
  })

  it('breaks nothing when nobody has looked for a month', async () => {
    const table = await beginTable(server.urls)
    await server.database.forward(29 * 86_400_000)
    await moveOn(table)
    mustBe(200, await (table.people[1] as Visitor).post(`/tables/${table.code}/leave`))
    const timed = await beginTable(server.urls, { more: DAYS })
    await server.database.forward(40 * 86_400_000)
    await moveOn(timed)
  })
})

describe('somebody who is gone', () => {
  it('by leaving is replaced at once where that was agreed on, and can take the seat back', async () => {
    const table = await beginTable(server.urls)
    const [, other] = table.people as [Visitor, Visitor]
    const { body } = mustBe(200, await other.post(`/tables/${table.code}/leave`))
    expect(body.seats[1]).toMatchObject({ standIn: 'steward', leftAt: expect.any(Number) })
    expect((await other.post(`/tables/${table.code}/return`)).body.seats[1].standIn).toBeUndefined()
  })

  it('twice out of time counts as left, and the others vote on what becomes of the seat', async () => {
    const table = await beginTable(server.urls, { people: 3, more: { ...LIVE, whenGone: 'vote' } })
    const seat = await toActAt(table)
    const others = [0, 1, 2].filter((one) => one !== seat)
    await pass(62_000)
    await untilTable(table, ({ seats }) => seats[seat].missed === 1)
    expect((await clockOf(table)).left[seat]).toBe(MINUTE)
    await pass(62_000)
    await untilTable(table, ({ seats }) => seats[seat].leftAt !== undefined)
    // Nothing happens any more by itself.
    await pass(10 * MINUTE)
    await pass(10 * MINUTE)
    const { rows } = await server.database.pool.query(
      `select what ->> 'type' as what from match_log join match on id = match_id where code = $1 order by match_log.n`,
      [table.code],
    )
    expect(rows.map(({ what }) => what)).toEqual(['time-out', 'time-out'])
    await agree(table, 'stand-in', seat, others[Symbol.iterator]() as ArrayIterator<number>)
    expect((await (table.people[0] as Visitor).table(table.code)).seats[seat].standIn).toBe('steward')
  })

  it('who acts in time again has missed nothing', async () => {
    const table = await beginTable(server.urls, { people: 2, more: { ...LIVE, whenGone: 'vote' } })
    const seat = await toActAt(table)
    await pass(62_000)
    await untilTable(table, ({ seats }) => seats[seat].missed === 1)
    await moveOn(table)
    expect((await (table.people[0] as Visitor).table(table.code)).seats[seat].missed).toBeUndefined()
  })

  it('is not waited for by a vote that nobody needs: one no is a no, and is not asked again before the next move', async () => {
    const table = await beginTable(server.urls, { people: 2 })
    const [one, other] = table.people as [Visitor, Visitor]
    const vote = (visitor: Visitor, yes: boolean) =>
      visitor.post(`/tables/${table.code}/agreements`, { what: 'end', about: 0, yes })
    expect((await vote(other, false)).status).toBe(409)
    mustBe(200, await vote(one, true))
    expect((await vote(other, false)).body.questions).toMatchObject([{ what: 'end', about: 0, yes: [0], no: [1] }])
    expect((await vote(one, true)).body.problem).toBe('not-allowed')
    await moveOn(table)
    expect((await vote(one, true)).body.questions).toMatchObject([{ what: 'end', about: 0, yes: [0], no: [] }])
  })

  it('decides nothing of what the others agree on before coming back', async () => {
    const table = await beginTable(server.urls, { people: 3, more: { whenGone: 'vote' } })
    const [, , gone] = table.people as [Visitor, Visitor, Visitor]
    mustBe(200, await gone.post(`/tables/${table.code}/leave`))
    const vote = { what: 'stand-in', about: 2, yes: false }
    const { status, body } = await gone.post(`/tables/${table.code}/agreements`, vote)
    expect([status, body.problem]).toEqual([403, 'not-your-seat'])
    await agree(table, 'stand-in', 2, [0, 1][Symbol.iterator]() as ArrayIterator<number>)
    expect((await gone.table(table.code)).seats[2].standIn).toBe('steward')
  })

  it('together on two nodes the last two votes carry it out', async () => {
    for (let i = 0; i < 4; i++) {
      const table = await beginTable(server.urls, { people: 2 })
      await Promise.all(
        table.people.map((visitor) =>
          visitor.post(`/tables/${table.code}/agreements`, { what: 'end', about: 0, yes: true }),
        ),
      )
      expect((await (table.people[0] as Visitor).table(table.code)).status).toBe('ended')
    }
  })
})

describe('T-U7: a turn that has ended', () => {
  const build = (space: number) => ({ type: 'act', action: { type: 'castle', rank: 1, space }, end: true })

  it('is taken back when all agree, nobody has acted since and nothing was revealed', async () => {
    const table = await beginTable(server.urls)
    const seat = await toActAt(table)
    const me = table.people[seat] as Visitor
    mustBe(200, await me.command(table.code, seat, build(3)))
    const line = await (table.people[1 - seat] as Visitor).listen(table.code, 1 - seat)
    await agree(table, 'take-back', seat, [seat, 1 - seat][Symbol.iterator]() as ArrayIterator<number>)
    const { data } = await line.until(({ data: told }) => told.match?.at === '2.0')
    line.close()
    expect([data.match.actions, data.match.toAct, data.match.story.steps.flat()]).toEqual([
      0,
      [seat],
      expect.anything(),
    ])
    expect((await me.look(table.code, seat)).legal).toContainEqual(build(3).action)
    mustBe(200, await me.command(table.code, seat, build(7)))
    expect((await me.look(table.code, seat)).actions).toBe(1)
    // The log has lost nothing, and the match is what counts.
    const { rows } = await server.database.pool.query(
      `select l.n, l.actions, l.what from match_log l join match on id = match_id where code = $1 order by l.n`,
      [table.code],
    )
    expect(rows.map(({ n, what }) => [n, what?.type])).toEqual([
      [0, undefined],
      [1, 'back'],
      [2, undefined],
    ])
  })

  it('is not asked for by others, not after a draw, nor when somebody has acted since', async () => {
    const table = await beginTable(server.urls)
    const seat = await toActAt(table)
    const [me, other] = [table.people[seat], table.people[1 - seat]] as [Visitor, Visitor]
    const ask = (visitor: Visitor, about: Seat) =>
      visitor.post(`/tables/${table.code}/agreements`, { what: 'take-back', about, yes: true })
    expect((await ask(me, seat)).body.problem).toBe('not-allowed')
    mustBe(200, await me.command(table.code, seat, build(3)))
    expect((await ask(other, seat)).body.problem).toBe('not-your-seat')
    mustBe(200, await other.command(table.code, 1 - seat, build(7)))
    expect((await ask(me, seat)).body.problem).toBe('not-allowed')
    mustBe(200, await me.command(table.code, seat, { type: 'act', action: { type: 'draw' } }))
    const { legal } = await me.look(table.code, seat)
    mustBe(200, await me.command(table.code, seat, { type: 'act', action: legal[0], end: true }))
    expect((await ask(other, 1 - seat)).body.problem).toBe('not-allowed')
  })
})
