import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestNode } from '../testing/nodes'
import { beginTable, moveOn, mustBe, openServer, type SetTable, type TestServer } from '../testing/server'
import { type Json, type Line, Visitor } from '../testing/visitors'

let server: TestServer
beforeAll(async () => {
  server = await openServer([{}, { role: 'web' }])
  await server.database.stopClock()
})
afterAll(() => server.close())

/** Half of what it takes. */
const HALF = 30_000
const SOON = { goneAfter: 1 }

async function beat(nodes: readonly TestNode[] = server.nodes): Promise<void> {
  await Promise.all(nodes.map(({ services }) => services.presence.beat()))
  await Promise.all(nodes.map(({ services }) => services.attendance?.now() ?? Promise.resolve()))
}

/** Time passes while nodes say now and then who is connected to them. */
async function pass(milliseconds: number, nodes: readonly TestNode[] = server.nodes): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 50_000) {
    await server.database.forward(Math.min(left, 50_000))
    await beat(nodes)
  }
}

interface Present extends SetTable {
  readonly lines: readonly Line[]
}

/** A table at which everybody has a page open; each on a node of their own. */
async function presentTable(more: Json = SOON, people = 2, bots: readonly string[] = []): Promise<Present> {
  const table = await beginTable(server.urls, { people, bots, more })
  const lines = await Promise.all(table.people.map((visitor, seat) => openPage(visitor, table.code, seat)))
  return { ...table, lines }
}

/** Once it is known to the server, too. */
async function openPage(visitor: Visitor, code: string, seat?: number): Promise<Line> {
  const [line, me] = await Promise.all([visitor.listen(code, seat), visitor.get('/me')])
  await line.until(({ event, data }) => event === 'presence' && data.here.includes(me.body.code))
  return line
}

/** Once the server has noticed. */
async function closePage({ code, people }: SetTable, seat: number, line: Line): Promise<void> {
  const own = (await (people[seat] as Visitor).table(code)).seats[seat].player.code
  line.close()
  for (const { services } of server.nodes)
    while ((await services.presence.at(code)).here.includes(own)) await services.presence.beat()
}

/** As soon as the player of the seat counts as gone, or does not any more. */
async function untilSeat(table: SetTable, seat: number, wanted: (seat: Json) => boolean): Promise<Json> {
  for (;;) {
    const found = (await seatsOf(table))[seat]
    if (wanted(found)) return found
    await pass(5000)
  }
}

const isGone = ({ goneAt }: Json) => goneAt !== undefined
const isBack = ({ goneAt }: Json) => goneAt === undefined

/** The second player; the seat afterwards. */
async function comeBack(table: SetTable): Promise<Json> {
  await openPage(table.people[1] as Visitor, table.code, 1)
  return untilSeat(table, 1, isBack)
}

function seatsOf({ code, people }: SetTable): Promise<readonly Json[]> {
  return (people[0] as Visitor).table(code).then(({ seats }) => seats)
}

function ask({ code, people }: SetTable, seat: number, what: string, about = 0, yes = true) {
  return (people[seat] as Visitor).post(`/tables/${code}/agreements`, { what, about, yes })
}

describe('T-L1: a player counts as gone', () => {
  it('after the minutes of the table without a page or an action, which everybody at the table is told', async () => {
    const table = await presentTable()
    await closePage(table, 1, table.lines[1] as Line)
    await pass(1.5 * HALF)
    expect((await seatsOf(table))[1].goneAt).toBeUndefined()
    await pass(HALF)
    await untilSeat(table, 1, isGone)
    const { data } = await (table.lines[0] as Line).until(
      ({ event, data: told }) => event === 'table' && told.seats[1].goneAt !== undefined,
    )
    expect(data.seats.map(({ goneAt }: Json) => goneAt !== undefined)).toEqual([false, true])
    expect((await seatsOf(table))[1].standIn).toBeUndefined()
  })

  it('no more after coming back, and not for a short time away', async () => {
    const table = await presentTable()
    await closePage(table, 1, table.lines[1] as Line)
    await pass(1.5 * HALF)
    const again = await openPage(table.people[1] as Visitor, table.code, 1)
    await closePage(table, 1, again)
    await pass(HALF)
    expect((await seatsOf(table))[1].goneAt).toBeUndefined()
    await pass(1.5 * HALF)
    await untilSeat(table, 1, isGone)
    await comeBack(table)
  })

  it('not while acting, with or without a page', async () => {
    const table = await presentTable()
    const { toAct } = await (table.people[0] as Visitor).look(table.code)
    const seat: number = toAct[0]
    await closePage(table, seat, table.lines[seat] as Line)
    await pass(1.5 * HALF)
    await moveOn(table)
    await pass(HALF)
    expect((await seatsOf(table))[seat].goneAt).toBeUndefined()
    await pass(HALF)
    await untilSeat(table, seat, isGone)
  })

  it('when the node of their page was killed', async () => {
    const table = await presentTable()
    const [first, second] = server.nodes as [TestNode, TestNode]
    const isHere = async (node: TestNode) => [...node.services.streams.of(table.code)].length > 0
    expect([await isHere(first), await isHere(second)]).toEqual([true, true])
    // The other says nothing any more.
    await pass(2.5 * HALF, [first])
    expect((await seatsOf(table)).filter(isGone)).toHaveLength(1)
    // It was only slow.
    for (const seat of [0, 1]) await untilSeat(table, seat, isBack)
  })

  it('not because the server was away: everybody has all of the minutes to come back', async () => {
    const table = await presentTable()
    await closePage(table, 1, table.lines[1] as Line)
    await pass(HALF)
    await server.database.forward(120 * HALF)
    await beat()
    expect((await seatsOf(table))[1].goneAt).toBeUndefined()
    expect((await ask(table, 0, 'stand-in', 1)).status).toBe(409)
    await pass(1.5 * HALF)
    expect((await seatsOf(table))[1].goneAt).toBeUndefined()
    await pass(HALF)
    await untilSeat(table, 1, isGone)
  })

  it('never as a program, of which a connection says nothing', async () => {
    const ada = await Visitor.called('Ada', ...server.urls)
    const { code: bot } = (await ada.post('/me/bots', { name: `Robot ${Math.random()}`.slice(0, 20) })).body
    const program = new Visitor(...server.urls)
    program.token = (await ada.post(`/me/bots/${bot}/tokens`, { name: 'x', scopes: ['play'] })).body.token
    const seats = [{ house: 'or' }, { house: 'azure' }]
    const { code } = (await ada.post('/tables', { game: 'kingdoms', seats, sit: 0, ...SOON })).body
    mustBe(200, await program.put(`/tables/${code}/seats/1`))
    mustBe(200, await ada.post(`/tables/${code}/start`))
    await openPage(ada, code, 0)
    await pass(5 * HALF)
    expect((await ada.table(code)).seats[1].goneAt).toBeUndefined()
    // Nor is it waited for.
    expect((await ada.post(`/tables/${code}/agreements`, { what: 'end', about: 0, yes: true })).body.status).toBe(
      'ended',
    )
  })

  it('sooner where people sit together than where they take days, unless the table says otherwise', async () => {
    const goneAfter = async (more: Json) => {
      const table = await beginTable(server.urls, { more })
      return (await (table.people[0] as Visitor).table(table.code)).goneAfter
    }
    const [live, none, days] = [
      await goneAfter({ clock: { type: 'live', each: 60, plus: 5 } }),
      await goneAfter({}),
      await goneAfter({ clock: { type: 'days', per: 2 } }),
    ]
    expect(live < none && none < days).toBe(true)
    expect(await goneAfter({ goneAfter: 7 })).toBe(7)
    const ada = await Visitor.called('Ada', ...server.urls)
    const seats = [{ house: 'or' }, { house: 'azure' }]
    for (const wrong of [0, 1.5, 20_161, '5'])
      expect((await ada.post('/tables', { game: 'kingdoms', seats, goneAfter: wrong })).status).toBe(400)
  })
})

async function goneTable(more: Json, people = 2): Promise<Present> {
  const table = await presentTable({ ...SOON, ...more }, people)
  await closePage(table, 1, table.lines[1] as Line)
  await pass(2.5 * HALF)
  await untilSeat(table, 1, isGone)
  return table
}

describe('T-L2: for a player who is gone', () => {
  it('any of the others lets a bot play on at once, where that was agreed on', async () => {
    const table = await goneTable({ whenGone: 'bot' }, 3)
    const { body } = mustBe(200, await ask(table, 0, 'stand-in', 1))
    expect(body.seats[1].standIn).toBe('steward')
    // Another has pressed at the same time.
    mustBe(200, await ask(table, 2, 'stand-in', 1))
  })

  it('the others who are there decide together, where that was agreed on', async () => {
    const table = await goneTable({ whenGone: 'vote' }, 4)
    await closePage(table, 3, table.lines[3] as Line)
    await pass(2.5 * HALF)
    await untilSeat(table, 3, isGone)
    expect(mustBe(200, await ask(table, 0, 'stand-in', 1)).body.seats[1].standIn).toBeUndefined()
    expect(mustBe(200, await ask(table, 2, 'stand-in', 1)).body.seats[1].standIn).toBe('steward')
  })

  it('nobody decides anything before the minutes are over', async () => {
    const table = await presentTable()
    await closePage(table, 1, table.lines[1] as Line)
    await pass(HALF)
    expect((await ask(table, 0, 'stand-in', 1)).status).toBe(409)
  })
})

describe('T-L3: a player who comes back', () => {
  it('gets the seat back from the bot, which plays no more', async () => {
    const table = await goneTable({ whenGone: 'bot' })
    mustBe(200, await ask(table, 0, 'stand-in', 1))
    expect((await comeBack(table)).standIn).toBeUndefined()
    const { code } = table
    const { rows } = await server.database.pool.query(
      `select what ->> 'type' as what from match_log join match on id = match_id
       where code = $1 and what is not null order by match_log.n`,
      [code],
    )
    expect(rows.map(({ what }) => what)).toEqual(['stand-in', 'returned'])
    await moveOn(table)
  })

  it('after leaving takes the seat back by saying so', async () => {
    const table = await presentTable()
    mustBe(200, await (table.people[1] as Visitor).post(`/tables/${table.code}/leave`))
    await closePage(table, 1, table.lines[1] as Line)
    await openPage(table.people[1] as Visitor, table.code, 1)
    await pass(HALF)
    expect((await seatsOf(table))[1].standIn).toBe('steward')
  })
})

describe('T-L4: a request', () => {
  it('asks only those who are not gone', async () => {
    const table = await goneTable({}, 3)
    expect(mustBe(200, await ask(table, 0, 'end')).body.status).toBe('running')
    expect(mustBe(200, await ask(table, 2, 'end')).body.status).toBe('ended')
  })

  it('is carried out as soon as those who have not answered are gone', async () => {
    const table = await presentTable()
    await closePage(table, 1, table.lines[1] as Line)
    await pass(HALF)
    expect(mustBe(200, await ask(table, 0, 'end')).body.status).toBe('running')
    await pass(1.5 * HALF)
    expect((await (table.people[0] as Visitor).table(table.code)).status).toBe('ended')
  })

  it('lapses when nobody answers for as long as it takes to be gone, and can be made again', async () => {
    const table = await presentTable()
    const asked = mustBe(200, await ask(table, 0, 'end')).body.questions
    expect(asked).toEqual([{ what: 'end', about: 0, yes: [0], no: [], until: expect.any(Number) }])
    const { revision } = { revision: (table.lines[0] as Line).events.length }
    await pass(2.5 * HALF)
    const { data } = await (table.lines[0] as Line).until(
      (event) =>
        event.event === 'table' &&
        (table.lines[0] as Line).events.indexOf(event) >= revision &&
        event.data.questions.length === 0,
    )
    expect(data.status).toBe('running')
    expect((await ask(table, 1, 'end', 0, false)).status).toBe(409)
    expect(mustBe(200, await ask(table, 0, 'end')).body.questions).toHaveLength(1)
    expect(mustBe(200, await ask(table, 1, 'end')).body.status).toBe('ended')
  })

  it('to go on after a pause asks those who are gone, too: their clocks would run', async () => {
    const table = await presentTable()
    mustBe(200, await ask(table, 0, 'pause'))
    mustBe(200, await ask(table, 1, 'pause'))
    await closePage(table, 1, table.lines[1] as Line)
    await pass(2.5 * HALF)
    expect(mustBe(200, await ask(table, 0, 'go-on')).body.pausedAt).toBeDefined()
    mustBe(200, await ask(table, 0, 'stand-in', 1))
    expect(mustBe(200, await ask(table, 0, 'go-on')).body.pausedAt).toBeUndefined()
  })
})
