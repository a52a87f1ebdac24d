import type { Seat } from '@crownlands/core/game'
import { HOUSES } from '@crownlands/kit/houses'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginTable, moveOn, mustBe, openServer, type SetTable, type TestServer } from '../testing/server'
import { pause } from '../testing/stubborn-players'
import { Visitor } from '../testing/visitors'

let server: TestServer
beforeAll(async () => {
  server = await openServer([{ environment: { TRUST_PROXY: 'yes' }, outside: { botDelay: () => 400 } }])
})
afterAll(() => server.close())

/** How long the bot takes to answer each of so many moves, in milliseconds; the median. */
async function answerTime(table: SetTable, moves: number): Promise<number> {
  const [me] = table.people as [Visitor]
  const times: number[] = []
  const isTurnOf = async (seat: Seat) => (await me.look(table.code)).toAct.includes(seat)
  while (times.length < moves) {
    while (!(await isTurnOf(0))) await pause(10)
    const asked = performance.now()
    while (await isTurnOf(0)) await moveOn(table)
    while (!(await isTurnOf(0))) await pause(10)
    times.push(performance.now() - asked)
  }
  return times.sort((a, b) => a - b)[Math.floor(moves / 2)] ?? 0
}

it('a person’s bot answers within twice its usual time while a stranger has forty tables of strong bots', async () => {
  const table = await beginTable(server.urls, { people: 1, bots: ['squire'] })
  await answerTime(table, 1)
  const usual = await answerTime(table, 5)
  const stranger = await Visitor.called('Stranger', ...server.urls)
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const codes: string[] = []
  for (let i = 0; i < 40; i++) {
    // So many as the limits allow one player.
    if (i % 20 === 0) Object.assign(stranger, await Visitor.called(`Stranger ${i}`, ...server.urls))
    const seats = HOUSES.slice(0, 4).map((colour) => ({ house: colour, bot: 'chancellor' }))
    const { body } = mustBe(201, await stranger.ask('POST', '/tables', { game: 'kings-gate', seats }, from))
    mustBe(200, await stranger.post(`/tables/${body.code}/start`))
    codes.push(body.code)
  }
  const moved = async () => {
    const looks = await Promise.all(codes.map((code) => stranger.look(code)))
    return looks.reduce((sum, { actions }) => sum + actions, 0)
  }
  while ((await moved()) === 0) await pause(50)
  const busy = await answerTime(table, 5)
  expect(busy).toBeLessThan(2 * usual)
  // They are not shut out either.
  expect(await moved()).toBeGreaterThan(0)
  const { rows } = await server.database.pool.query(
    'select count(distinct origin) as origins, count(*) as tables from match',
  )
  expect(rows).toEqual([{ origins: 2, tables: 41 }])
})
