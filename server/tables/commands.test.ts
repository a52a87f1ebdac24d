import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { beginTable, moveOn, mustBe, openServer, type TestServer } from '../testing/server'
import type { Json, Visitor } from '../testing/visitors'

let server: TestServer
beforeAll(async () => {
  server = await openServer([{}, { role: 'web' }])
})
afterAll(() => server.close())

/** A table of Kingdoms, whose turn it is, and the castle that this seat may build. */
async function turn(urls: readonly string[] = server.urls.slice(0, 1)) {
  const table = await beginTable(urls)
  const { toAct } = await (table.people[0] as Visitor).look(table.code)
  const seat = toAct[0] as number
  const me = table.people[seat] as Visitor
  const other = table.people[1 - seat] as Visitor
  return { table, code: table.code, seat, me, other, look: await me.look(table.code, seat) }
}

type Turn = Awaited<ReturnType<typeof turn>>

const castle = (space: number) => ({ type: 'castle', rank: 1, space })
const act = (action: Json, end?: boolean) => ({ type: 'act', action, ...(end !== undefined && { end }) })

describe('a command', () => {
  it('is stored before it is answered, and the next look shows it', async () => {
    const { code, seat, me, look } = await turn()
    expect(look.at).toBe('0.0')
    const { status, body } = await me.command(code, seat, act(castle(3), true), { at: look.at })
    expect([status, body.match.at, body.match.actions]).toEqual([200, '1.0', 1])
    const { rows } = await server.database.pool.query(
      'select l.n, l.seat, l.actions from match_log l join match on id = match_id where code = $1',
      [code],
    )
    expect(rows).toEqual([{ n: 0, seat, actions: [[seat, castle(3)]] }])
  })

  it('with the same key is carried out once, and answered as then', async () => {
    const { code, seat, me } = await turn()
    const go = () => me.command(code, seat, act(castle(3), true), { at: '0.0', key: 'the same' })
    const first = mustBe(200, await go())
    const second = mustBe(200, await go())
    expect(second.body).toEqual(first.body)
    expect((await me.look(code, seat)).actions).toBe(1)
  })

  it('that is stored is answered as done, whatever breaks after that', async () => {
    const { code, seat, me } = await turn()
    vi.spyOn(server.node.services.broadcaster, 'step').mockImplementationOnce(() => {
      throw new Error('a stream broke')
    })
    const { body } = mustBe(200, await me.command(code, seat, act(castle(3), true), { at: '0.0' }))
    expect([body.match.at, (await me.look(code, seat)).at]).toEqual(['1.0', '1.0'])
  })

  it('that was carried out and cannot be shown has an outcome that is not known', async () => {
    const { code, seat, me } = await turn()
    const go = () => me.command(code, seat, act(castle(3)), { at: '0.0', key: 'the same' })
    mustBe(200, await go())
    vi.spyOn(server.node.services.running, 'head').mockRejectedValueOnce(new TypeError('broken'))
    const { status, body, headers } = await go()
    expect([status, body.problem, headers.get('retry-after')]).toEqual([503, 'unknown-outcome', '1'])
    expect(body.message).toMatch(/outcome is unknown.*same key/)
    mustBe(200, await go())
  })

  it('on which the server breaks has an outcome that is not known; a reading call has none', async () => {
    const { code, seat, me } = await turn()
    const breaking = () =>
      vi
        .spyOn(server.node.services.running, 'do')
        .mockImplementationOnce(async () => Promise.reject(new TypeError('broken')))
    breaking()
    const command = await me.command(code, seat, act(castle(3), true), { at: '0.0' })
    expect([command.status, command.body.problem]).toEqual([500, 'broken'])
    expect(command.body.message).toMatch(/outcome is unknown.*same key/)
    vi.spyOn(server.node.services.absence, 'leave').mockRejectedValueOnce(new TypeError('broken'))
    expect((await me.post(`/tables/${code}/leave`)).body.message).toMatch(/outcome is unknown.*read the state before/)
    vi.spyOn(server.node.services.running, 'look').mockRejectedValueOnce(new TypeError('broken'))
    expect((await me.get(`/tables/${code}/look`)).body.message).toBe('Internal error.')
  })

  it('that ended the match, sent again because its answer was lost, is answered as then', async () => {
    const { code, people } = await beginTable(server.urls, { game: 'gate', people: 1 })
    const [me] = people as [Visitor]
    for (let i = 0; ; i++) {
      const { at, awaitsEnd, legal } = await me.look(code, 0)
      const deed = awaitsEnd ? { type: 'end-turn' } : act(legal.at(-1), true)
      const { body } = mustBe(200, await me.command(code, 0, deed, { at, key: `key ${i}` }))
      if (body.match.outcome === undefined) continue
      const again = mustBe(200, await me.command(code, 0, deed, { at, key: `key ${i}` }))
      expect(again.body).toEqual(body)
      expect((await me.command(code, 0, deed, { at, key: 'another' })).body.problem).toBe('not-running')
      return
    }
  })

  it('with the same key at the same time on two nodes is carried out once', async () => {
    const { code, seat, me } = await turn(server.urls)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => me.command(code, seat, act(castle(3), true), { at: '0.0', key: 'the same' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await me.look(code, seat)).actions).toBe(1)
  })

  it('under a key that another seat, or the table itself, uses is a command of its own', async () => {
    const { table, code } = await turn()
    for (const key of ['bot:0', 'bot:1', 'bot:1', 'bot:2', 'bot:3']) {
      const { toAct } = await (table.people[0] as Visitor).look(code)
      const visitor = table.people[toAct[0]] as Visitor
      const { legal, actions } = await visitor.look(code, toAct[0])
      const { body } = mustBe(200, await visitor.command(code, toAct[0], act(legal[0], true), { key }))
      expect(body.match.actions).toBe(actions + 1)
    }
  })

  it('for what has changed meanwhile is answered with how the table stands, and nothing is done', async () => {
    const { table, code, seat, me } = await turn()
    await moveOn(table)
    const { status, body } = await me.command(code, seat, act(castle(7), true), { at: '0.0' })
    expect([status, body.problem, body.match.at]).toEqual([409, 'changed', '1.0'])
    expect((await me.look(code)).actions).toBe(1)
  })

  it('against the rules is refused with its clause, and nothing is done', async () => {
    const { code, seat, me, other } = await turn()
    const { status, body } = await me.command(code, seat, act(castle(99)))
    expect([status, body.problem, body.refusal.clause]).toEqual([422, 'refused', expect.stringMatching(/^[A-Z]+-/)])
    const notMine = await other.command(code, 1 - seat, act(castle(3)))
    expect([notMine.status, notMine.body.refusal.clause]).toEqual([422, 'T-A1'])
    expect((await me.look(code)).at).toBe('0.0')
  })

  it('for the seat of another is not carried out, nor by somebody who does not play', async () => {
    const { code, seat, me, other } = await turn()
    expect((await other.command(code, seat, act(castle(3)), { at: '0.0' })).body.problem).toBe('not-your-seat')
    expect((await me.command(code, 7, act(castle(3)), { at: '0.0' })).body.problem).toBe('no-such-seat')
    const stranger = await beginTable(server.urls)
    expect((await (stranger.people[0] as Visitor).command(code, seat, act(castle(3)), { at: '0.0' })).status).toBe(403)
    expect((await me.command('1111111111ab', seat, act(castle(3)), { at: '0.0' })).status).toBe(404)
  })

  it('on one node is seen on the other, however quickly they take turns', async () => {
    const { table, code } = await turn(server.urls)
    for (let i = 1; i <= 10; i++) {
      await moveOn(table)
      for (const visitor of table.people) expect((await visitor.look(code)).actions).toBe(i)
    }
  })

  it('is found in the database when the answer was lost, and a wrong one leaves no trace in the thread', async () => {
    const { code, seat, me, look } = await turn()
    // Somebody else is first, unseen by this node: what it tried must be forgotten.
    const { services } = server.node
    await server.database.pool.query(
      `insert into match_log (match_id, n, seat, actions, key) select id, 100, $2, '[]', $3 from match where code = $1`,
      [code, seat, `${seat}:taken`],
    )
    const taken = await me.command(code, seat, act(castle(3), true), { at: look.at, key: 'taken' })
    expect([taken.status, taken.body.match.actions]).toEqual([200, 0])
    await server.database.pool.query('delete from match_log where n = 100')
    const { body } = mustBe(200, await me.command(code, seat, act(castle(7), true), { at: look.at }))
    expect(JSON.stringify(body.match.view)).toBe(JSON.stringify((await me.look(code, seat)).view))
    expect(services.streams.count).toBe(0)
  })
})

describe('a turn that is open', () => {
  it('T-U4: is there on another node, and nobody else hears of it', async () => {
    const { code, seat, me, other, look } = await turn(server.urls)
    const line = await other.listen(code, 1 - seat)
    const own = await me.listen(code, seat)
    await Promise.all([line, own].map((one) => one.until(({ event }) => event === 'look')))
    const { body } = mustBe(200, await me.command(code, seat, act(castle(3)), { at: look.at }))
    expect([body.match.at, body.match.awaitsEnd, body.match.canUndo]).toEqual(['0.1', true, true])
    await own.until(({ data }) => data.match?.at === '0.1')
    expect((await me.look(code, seat)).at).toBe('0.1')
    expect((await me.look(code, seat)).at).toBe('0.1')
    expect((await other.look(code, 1 - seat)).at).toBe('0.0')
    mustBe(200, await me.command(code, seat, { type: 'end-turn' }))
    await line.until(({ data }) => data.match?.at === '1.0')
    expect(line.events.filter(({ event }) => event === 'step')).toHaveLength(1)
    line.close()
    own.close()
  })

  it('T-U1: is taken back step by step or whole, and a key sent again changes nothing', async () => {
    const { code, seat, me } = await turn(server.urls)
    mustBe(200, await me.command(code, seat, act(castle(3)), { at: '0.0', key: 'build' }))
    const undone = mustBe(200, await me.command(code, seat, { type: 'undo' }, { at: '0.1', key: 'back' }))
    expect([undone.body.match.at, undone.body.match.canUndo]).toEqual(['0.2', false])
    const again = mustBe(200, await me.command(code, seat, act(castle(3)), { at: '0.0', key: 'build' }))
    expect(again.body.match.at).toBe('0.2')
    mustBe(200, await me.command(code, seat, act(castle(7)), { at: '0.2' }))
    const whole = mustBe(200, await me.command(code, seat, { type: 'undo-turn' }))
    expect(whole.body.match.at).toBe('0.4')
    expect((await me.command(code, seat, { type: 'undo' })).body.refusal.clause).toBe('T-U1')
    expect((await me.command(code, seat, act(castle(3)), { at: '0.1' })).status).toBe(409)
  })

  it('T-U2: becomes final with what is revealed', async () => {
    const { code, seat, me } = await turn()
    const { body } = mustBe(200, await me.command(code, seat, act({ type: 'draw' })))
    expect([body.match.at, body.match.canUndo]).toEqual(['1.0', false])
    expect((await me.command(code, seat, { type: 'undo' })).body.refusal.clause).toBe('T-U2')
  })
})

describe('tables that somebody else holds in the database', () => {
  it('let no other wait: its moves are stored, theirs have an unknown outcome, and the same key does it later', async () => {
    const { connection, pool } = server.database
    const node = await server.open({ role: 'web', connection: { ...connection, statement_timeout: 500 } })
    const turns = await Promise.all(Array.from({ length: 8 }, () => turn([node.url])))
    const [held, others] = [turns.slice(0, 3), turns.slice(3)]
    const send = ({ code, seat, me, look }: Turn) =>
      me.command(code, seat, act(castle(3), true), { at: look.at, key: 'the same' })
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from match where code = any($1) for update', [held.map(({ code }) => code)])
    const late = held.map(send)
    const stored = await Promise.all(others.map(send))
    expect(stored.map(({ status }) => status)).toEqual(others.map(() => 200))
    for (const { status, body } of await Promise.all(late))
      expect([status, body.problem]).toEqual([503, 'unknown-outcome'])
    await holder.query('rollback')
    holder.release()
    for (const one of turns) mustBe(200, await send(one))
    for (const { code, me } of turns) expect((await me.look(code)).actions).toBe(1)
    await node.close()
  })
})

describe('moves at many tables at the same time', () => {
  it('are all stored, each once, whatever the others are', async () => {
    const turns = await Promise.all(Array.from({ length: 24 }, () => turn()))
    const { pool } = server.database
    // What the database refuses for one of them is nothing to the others.
    const [taken] = turns as [Turn]
    await pool.query(
      `insert into match_log (match_id, n, seat, actions, key) select id, 7, 0, '[]', $2 from match where code = $1`,
      [taken.code, `${taken.seat}:mine`],
    )
    const answers = await Promise.all(
      turns.map(({ code, seat, me, look }) =>
        me.command(code, seat, act(castle(3), true), { at: look.at, key: 'mine' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(turns.map(() => 200))
    const looks = await Promise.all(turns.map(({ code, me }) => me.look(code)))
    expect(looks.map(({ actions }) => actions)).toEqual(turns.map((one) => (one === taken ? 0 : 1)))
  })
})
