import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { beginTable, layTable, moveOn, mustBe, openServer, type SetTable, type TestServer } from '../testing/server'
import { type Json, type Line, Visitor } from '../testing/visitors'

let server: TestServer
beforeAll(async () => {
  server = await openServer([{}, { role: 'web' }])
})
afterAll(() => server.close())

const first = () => server.urls.slice(0, 1)
const actionsIn = (line: Line) => line.events.flatMap(({ data }) => (data.match ? [data.match.actions as number] : []))

describe('a stream', () => {
  it('begins with how the table stands and then tells step by step, with ids to go on from', async () => {
    const table = await beginTable(first())
    const [me] = table.people as [Visitor]
    const line = await me.listen(table.code, 0)
    const look = await line.until(({ event }) => event === 'look')
    expect(look.data.match.story.after).toBe(-1)
    await moveOn(table)
    const step = await line.until(({ event }) => event === 'step')
    expect([step.id.split('.').slice(0, 2), step.data.match.at, step.data.match.story.after]).toEqual([
      ['1', '0'],
      '1.0',
      0,
    ])
    expect(line.headers.get('cache-control')).toBe('no-store')
    expect(line.headers.get('x-accel-buffering')).toBe('no')
    expect(line.headers.get('content-encoding')).toBeNull()
    line.close()
  })

  it('goes on from the last event on any node, with all that was missed and nothing twice', async () => {
    const table = await beginTable(server.urls)
    const [me] = table.people as [Visitor]
    const line = await me.listen(table.code, 0)
    await line.until(({ event }) => event === 'look')
    await moveOn(table)
    const { id } = await line.until(({ event }) => event === 'step')
    line.close()
    for (let i = 0; i < 4; i++) await moveOn(table)
    for (const url of server.urls) {
      const again = new Visitor(url)
      again.cookie = me.cookie
      const resumed = await again.listen(table.code, 0, id)
      const { data } = await resumed.until(({ event }) => event === 'step')
      expect([data.match.actions, data.match.story.after, data.match.story.steps.length]).toEqual([5, 1, 4])
      expect(resumed.events.filter(({ event }) => event === 'table' || event === 'look')).toEqual([])
      resumed.close()
    }
  })

  it('with a cursor that makes no sense begins anew', async () => {
    const table = await beginTable(first())
    for (const after of ['99.0.0.0', 'nonsense', '-1.0.0.0', '0.0.0']) {
      const line = await (table.people[0] as Visitor).listen(table.code, 0, after)
      expect((await line.until(({ data }) => data.match !== undefined)).event).toBe('look')
      line.close()
    }
  })

  it('opened before the match hears who sits down, and then the match from its set-up on', async () => {
    const table = await layTable(first(), { people: 1, more: { seats: [{ house: 'or' }, { house: 'azure' }] } })
    const watcher = new Visitor(server.urls[1] as string)
    const line = await watcher.listen(table.code)
    const opened = await line.until(({ event }) => event === 'table')
    expect(opened.data.seats[1].taken).toBe(false)
    const other = await Visitor.called('Other', ...server.urls)
    mustBe(200, await other.put(`/tables/${table.code}/seats/1`))
    const sat = await line.until(({ data }) => data.seats?.[1].taken === true)
    line.close()
    mustBe(200, await (table.people[0] as Visitor).post(`/tables/${table.code}/start`))
    const resumed = await watcher.listen(table.code, undefined, sat.id)
    const { event, data } = await resumed.until(({ data: told }) => told.match !== undefined)
    expect([event, data.match.story.after]).toEqual(['look', -1])
    resumed.close()
  })

  it('on another node hears of a move by a hint, and of what no hint has told when it asks', async () => {
    const table = await beginTable(first())
    const watcher = new Visitor(server.urls[1] as string)
    const line = await watcher.listen(table.code)
    await line.until(({ event }) => event === 'look')
    await moveOn(table)
    await line.until(({ data }) => data.match?.actions === 1)
    // Somebody writes and dies before the hint is out.
    const { services } = server.nodes[0] as (typeof server.nodes)[number]
    const hints = services.batch.hint.bind(services.batch)
    services.batch.hint = () => undefined
    await moveOn(table)
    // Even a look by somebody else on that node, which then knows more than it has told, loses nothing.
    expect((await watcher.look(table.code)).actions).toBe(2)
    expect(actionsIn(line)).toEqual([0, 1])
    await (server.nodes[1] as (typeof server.nodes)[number]).services.nodes.askForMissed()
    await line.until(({ data }) => data.match?.actions === 2)
    services.batch.hint = hints
    line.close()
  })

  it('survives the loss of the listening connection', async () => {
    const table = await beginTable(first())
    const line = await new Visitor(server.urls[1] as string).listen(table.code)
    await line.until(({ event }) => event === 'look')
    await server.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
    await moveOn(table)
    await line.until(({ data }) => data.match?.actions === 1)
    line.close()
  })

  it('to a reader that does not read is cut off, and others take no harm', async () => {
    const table = await beginTable(first())
    const { streams } = server.node.services
    const line = await (table.people[0] as Visitor).listen(table.code, 0)
    await line.until(({ event }) => event === 'me')
    const { hostname, port } = new URL(server.node.url)
    const deaf = connect(Number(port), hostname)
    deaf.pause().on('error', () => undefined)
    deaf.write(`GET /api/v1/tables/${table.code}/events HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    const open = () => [...streams.of(table.code)].filter(({ playerId }) => playerId === undefined)
    await vi.waitFor(() => expect(open()).toHaveLength(1), 20_000)
    // What the system keeps for it is soon full, whatever that is.
    for (let i = 0; i < 4000 && open().length > 0; i++) {
      open()[0]?.send('chat', JSON.stringify('x'.repeat(16_000)))
      if (i % 8 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    expect(open()).toEqual([])
    await moveOn(table)
    await line.until(({ data }) => data.match?.actions === 1)
    line.close()
    deaf.destroy()
  })

  it('of a seat is only for its player, until the match is over', async () => {
    const table = await beginTable(first())
    const line = await (table.people[0] as Visitor).listen(table.code, 1)
    expect(line.status).toBe(403)
    expect((await new Visitor(...first()).listen(table.code, 1)).status).toBe(401)
    expect((await new Visitor(...first()).listen(table.code, 4)).status).toBe(404)
  })

  it('is told goodbye and ended when the node closes', async () => {
    const node = await server.open({ role: 'web' })
    const table = await beginTable(first())
    const somebody = await Visitor.called('Guest', node.url)
    const [line, all] = [await somebody.listen(table.code), await somebody.listenToAll()]
    await Promise.all([line, all].map((one) => one.until(({ event }) => event === 'me')))
    await node.close()
    for (const one of [line, all]) {
      await one.untilClosed()
      expect(one.events.at(-1)?.event).toBe('bye')
    }
  })
})

describe('presence', () => {
  it('is told whole at once after connecting, and on every node when somebody comes or goes', async () => {
    const table = await beginTable(first())
    const [one, other] = table.people as [Visitor, Visitor]
    const codes = (await one.table(table.code)).seats.map(({ player }: Json) => player.code) as readonly string[]
    const far = new Visitor(server.urls[1] as string)
    far.cookie = one.cookie
    const line = await far.listen(table.code, 0)
    expect((await line.until(({ event }) => event === 'presence')).data.here).toEqual([codes[0]])
    const theirs = await other.listen(table.code, 1)
    const twice = await other.listen(table.code, 1)
    expect((await theirs.until(({ event }) => event === 'presence')).data.here).toEqual(codes.toSorted())
    await line.until(({ data }) => data.here?.length === 2)
    twice.close()
    theirs.close()
    await line.until(
      ({ event, data }) =>
        event === 'presence' &&
        data.here.length === 1 &&
        line.events.some(({ data: d }) => d.here?.length === 2) &&
        line.events.findLastIndex(({ data: d }) => d.here?.length === 1) >
          line.events.findIndex(({ data: d }) => d.here?.length === 2),
    )
    line.close()
  })

  it('names spectators, who become players when they sit down', async () => {
    const table = await layTable(first(), { people: 1, more: { seats: [{ house: 'or' }, { house: 'azure' }] } })
    const [one] = table.people as [Visitor]
    const watcher = await Visitor.called('Cleo', ...first())
    const far = new Visitor(server.urls[1] as string)
    far.cookie = one.cookie
    const line = await far.listen(table.code)
    const theirs = await watcher.listen(table.code)
    const { data } = await line.until(({ data: { spectators } }) => spectators === 1)
    expect(data).toEqual({ here: [(await one.get('/me')).body.code], watching: ['Cleo'], spectators: 1 })
    mustBe(200, await watcher.put(`/tables/${table.code}/seats/1`))
    const seated = await line.until(({ data: { here } }) => here?.length === 2)
    expect(seated.data).toMatchObject({ watching: [], spectators: 0 })
    theirs.close()
    line.close()
  })
})

describe('chat', () => {
  it('is between the players; whoever watches reads and writes when the game is over', async () => {
    const table: SetTable = await beginTable(server.urls)
    const [one, other] = table.people as [Visitor, Visitor]
    const stranger = await Visitor.called('Stranger', ...first())
    const [mine, theirs] = [await other.listen(table.code, 1), await stranger.listen(table.code)]
    expect((await one.post(`/tables/${table.code}/chat`, { text: ' good luck ' })).body).toMatchObject({
      n: 1,
      seat: 0,
      text: 'good luck',
    })
    const { data, id } = await mine.until(({ event }) => event === 'chat')
    expect(data).toMatchObject([{ n: 1, name: 'Guest 0', text: 'good luck' }])
    expect((await stranger.post(`/tables/${table.code}/chat`, { text: 'hello' })).status).toBe(403)
    mine.close()
    mustBe(201, await one.post(`/tables/${table.code}/chat`, { text: 'still there?' }))
    const again = await other.listen(table.code, 1, id)
    expect((await again.until(({ event }) => event === 'chat')).data).toMatchObject([{ n: 2 }])
    again.close()
    expect(theirs.raw).not.toContain('good luck')
    for (const visitor of table.people)
      mustBe(200, await visitor.post(`/tables/${table.code}/agreements`, { what: 'end', about: 0, yes: true }))
    expect((await theirs.until(({ event }) => event === 'chat')).data).toHaveLength(2)
    mustBe(201, await stranger.post(`/tables/${table.code}/chat`, { text: 'well played' }))
    theirs.close()
  })

  it('is closed and opened by the host alone, and takes no line that cannot be shown', async () => {
    const table = await beginTable(first())
    const [host, other] = table.people as [Visitor, Visitor]
    expect((await other.put(`/tables/${table.code}/chat/closed`, { closed: true })).status).toBe(403)
    mustBe(200, await host.put(`/tables/${table.code}/chat/closed`, { closed: true }))
    expect((await other.post(`/tables/${table.code}/chat`, { text: 'hello' })).body.problem).toBe('chat-closed')
    mustBe(200, await host.put(`/tables/${table.code}/chat/closed`, { closed: false }))
    mustBe(201, await other.post(`/tables/${table.code}/chat`, { text: 'hello' }))
    for (const text of ['', '   ', 'a\0b', 'x'.repeat(301)])
      expect((await other.post(`/tables/${table.code}/chat`, { text })).status).toBe(400)
  })
})

describe('the tables that wait for somebody', () => {
  const waitingIn = (line: Line) => line.events.flatMap(({ event, data }) => (event === 'me' ? [data.waiting] : []))

  it('are told at once and whenever that changes, on every node, by one line for all of them', async () => {
    const table = await beginTable(first())
    const seat = (await (table.people[0] as Visitor).look(table.code)).toAct[0] as number
    const [mover, other] = [table.people[seat], table.people[1 - seat]] as [Visitor, Visitor]
    const far = new Visitor(server.urls[1] as string)
    far.cookie = other.cookie
    const [near, away] = [await mover.listenToAll(), await far.listenToAll()]
    expect((await near.until(({ event }) => event === 'me')).data).toEqual({ waiting: [table.code] })
    expect((await away.until(({ event }) => event === 'me')).data).toEqual({ waiting: [] })
    await moveOn(table, (legal) => legal.find(({ type }) => type === 'castle'))
    await near.until(({ data }) => data.waiting?.length === 0)
    await away.until(({ data }) => data.waiting?.[0] === table.code)
    expect((await far.get('/me/tables')).body.tables[0].myTurn).toBe(true)
    // While the game stands still nobody is waited for.
    for (const visitor of table.people)
      mustBe(200, await visitor.post(`/tables/${table.code}/agreements`, { what: 'pause', about: 0, yes: true }))
    await away.until(() => waitingIn(away).length === 3)
    expect(waitingIn(away)).toEqual([[], [table.code], []])
    near.close()
    away.close()
  })

  it('are told by the line of a table too, without that table, and only to somebody', async () => {
    const me = await Visitor.called('Guest', ...first())
    const codes: string[] = []
    for (let i = 0; i < 2; i++) {
      const { code } = mustBe(201, await me.post('/tables', { game: 'gate', seats: [{ house: 'or' }], sit: 0 })).body
      mustBe(200, await me.post(`/tables/${code}/start`))
      codes.push(code)
    }
    const line = await me.listen(codes[0] as string, 0)
    expect((await line.until(({ event }) => event === 'me')).data).toEqual({ waiting: [codes[1]] })
    line.close()
    expect((await new Visitor(...first()).get('/me/events')).status).toBe(401)
    const watcher = await new Visitor(...first()).listen(codes[0] as string)
    await watcher.until(({ event }) => event === 'presence')
    expect(waitingIn(watcher)).toEqual([])
    watcher.close()
  })

  it('are found when no hint has told of them', async () => {
    const table = await beginTable(first())
    const { services } = server.nodes[1] as (typeof server.nodes)[number]
    const far = new Visitor(server.urls[1] as string)
    const seat = (await (table.people[0] as Visitor).look(table.code)).toAct[0] as number
    far.cookie = (table.people[seat] as Visitor).cookie
    const line = await far.listenToAll()
    await line.until(({ data }) => data.waiting?.length === 1)
    await server.database.pool.query(`update match set status = 'ended', n = n + 1 where code = $1`, [table.code])
    await services.waiting.askAgain()
    await line.until(({ data }) => data.waiting?.length === 0)
    line.close()
  })
})
