import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginTable, moveOn, mustBe, openServer, type TestServer } from '../testing/server'
import { type Json, Visitor } from '../testing/visitors'

let server: TestServer
beforeAll(async () => {
  server = await openServer([{}])
  await server.database.stopClock()
})
afterAll(() => server.close())

/** Nobody has a page open, and a moment has passed. */
async function quietTable(more: Json = {}, people = 2) {
  const table = await beginTable(server.urls, { people, more })
  await later(90_000)
  return table
}

async function later(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 50_000) {
    await server.database.forward(Math.min(left, 50_000))
    await server.node.services.presence.beat()
    await server.node.services.attendance?.now()
  }
}

const link = (code: string, host: Visitor, seat = 1) => host.post(`/tables/${code}/seats/${seat}/link`)
const take = (code: string, who: Visitor, token: string) => who.post(`/tables/${code}/seat-link`, { token })

async function handed() {
  const table = await quietTable()
  const [host, lost] = table.people as [Visitor, Visitor]
  const { token } = mustBe(201, await link(table.code, host)).body
  // The same person in another browser, with the same name.
  const back = await Visitor.called('Guest 1', ...server.urls)
  const { body } = mustBe(200, await take(table.code, back, token))
  return { ...table, host, lost, back, token, info: body }
}

describe('T-L5: a link to a seat', () => {
  it('brings back a guest who has lost the cookie: the seat is theirs, and everybody can see how', async () => {
    const { code, host, back, info } = await handed()
    expect(info.mine).toEqual([1])
    const { seats, incidents } = await host.table(code)
    expect(seats[1]).toMatchObject({ name: 'Guest 1', handed: { from: 'Guest 1', at: expect.any(Number) } })
    expect(incidents).toMatchObject([{ what: 'handed', seat: 1 }])
    await moveOn({ code, people: [host, back] })
    for (const visitor of [host, back])
      mustBe(200, await visitor.post(`/tables/${code}/agreements`, { what: 'end', about: 0, yes: true }))
    expect((await host.get(`/tables/${code}/record`)).body.incidents).toMatchObject([{ what: 'handed', seat: 1 }])
  })

  it('is good once, for an hour, at its table', async () => {
    const { code, token } = await handed()
    const stranger = await Visitor.called('Stranger', ...server.urls)
    expect((await take(code, stranger, token)).body.problem).toBe('no-such-link')
    const other = await quietTable()
    const made = mustBe(201, await link(other.code, other.people[0] as Visitor)).body
    expect((await take(code, stranger, made.token)).body.problem).toBe('no-such-link')
    // Another takes the place of the one before.
    const anew = mustBe(201, await link(other.code, other.people[0] as Visitor)).body
    expect((await take(other.code, stranger, made.token)).body.problem).toBe('no-such-link')
    await later(61 * 60_000)
    expect((await take(other.code, stranger, anew.token)).body.problem).toBe('no-such-link')
    const { rows } = await server.database.pool.query('select token_hash from seat_link')
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true)
  })

  it('shows the old holder nothing more: the stream ends, and the seat can be taken back at any time', async () => {
    const { code, host, lost, back } = await handed()
    expect((await lost.get(`/tables/${code}/look?seat=1`)).status).toBe(403)
    expect((await lost.table(code)).lost).toEqual([1])
    const line = await back.listen(code, 1)
    await line.until(({ event }) => event === 'look')
    expect(mustBe(200, await lost.post(`/tables/${code}/return`)).body).toMatchObject({ mine: [1], lost: [] })
    await expect(line.until(() => false)).rejects.toThrow()
    expect(line.closed).toBe(true)
    expect((await back.get(`/tables/${code}/look?seat=1`)).status).toBe(403)
    expect((await host.table(code)).incidents.map(({ what }: Json) => what)).toEqual(['handed', 'handed'])
  })

  it('is not made while the player is here, nor by others than the host', async () => {
    const { code, people } = await beginTable(server.urls, { people: 3 })
    const [host, one, other] = people as [Visitor, Visitor, Visitor]
    expect((await link(code, host)).body.problem).toBe('not-allowed')
    await later(90_000)
    const line = await one.listen(code, 1)
    await line.until(({ event }) => event === 'presence')
    await server.node.services.presence.beat()
    expect((await link(code, host)).body.problem).toBe('not-allowed')
    expect((await link(code, one, 2)).body.problem).toBe('not-the-host')
    expect((await link(code, host, 0)).body.problem).toBe('not-allowed')
    expect((await link(code, await Visitor.called('Stranger', ...server.urls), 2)).body.problem).toBe('not-the-host')
    // A link made before is worth nothing once the player is back.
    const { token } = mustBe(201, await link(code, host, 2)).body
    const back = await other.listen(code, 2)
    await back.until(({ event }) => event === 'presence')
    await server.node.services.presence.beat()
    const stranger = await Visitor.called('Stranger', ...server.urls)
    expect((await take(code, stranger, token)).body.problem).toBe('not-allowed')
    line.close()
    back.close()
  })

  it('to the host’s own seat any other player makes, and whoever takes it is the host', async () => {
    const { code, people } = await quietTable()
    const [host, one] = people as [Visitor, Visitor]
    const { token } = mustBe(201, await link(code, one, 0)).body
    const back = await Visitor.called('Guest 0', ...server.urls)
    expect(mustBe(200, await take(code, back, token)).body).toMatchObject({ mine: [0], isHost: true })
    expect((await host.table(code)).isHost).toBe(false)
  })

  it('is not for the seats of accounts and programs, nor for whoever sits there already', async () => {
    const { code, people } = await quietTable({}, 3)
    const [host, one] = people as [Visitor, Visitor]
    const { token } = mustBe(201, await link(code, host, 2)).body
    expect((await take(code, one, token)).body.problem).toBe('taken')
    const kind = (of: string) =>
      server.database.pool.query(
        `update player set kind = $2 where id = (select player_id from seat join match on id = match_id
         where code = $1 and seat = 1)`,
        [code, of],
      )
    for (const of of ['account', 'bot']) {
      await kind(of)
      expect((await link(code, host, 1)).body.problem).toBe('not-allowed')
    }
  })
})
