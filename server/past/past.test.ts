import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { playAtRandom } from '../testing/long-match'
import { beginTable, mustBe, openServer, type TestServer } from '../testing/server'
import { Visitor } from '../testing/visitors'

const ACTIONS = 1200
const SEED = '03'.repeat(32)

let server: TestServer
beforeAll(async () => {
  server = await openServer([{ environment: { LIMITS: 'on', TRUST_PROXY: 'yes' } }])
})
afterAll(() => server.close())

/** A table of Kings & Things with a long past. */
async function longTable() {
  const table = await beginTable(server.urls, { game: 'kings-and-things', people: 4 })
  expect(await playAtRandom(server.database.pool, table.code, SEED, ACTIONS)).toBe(ACTIONS)
  return table
}

it('the past is not read where tables are played, and its excess is refused with a time to come back', async () => {
  const { code } = await longTable()
  const other = await beginTable(server.urls)
  const { past } = server.node.services
  const reader = new Visitor(...server.urls)
  const asked = Array.from({ length: 30 }, (_, i) =>
    reader.ask('GET', `/tables/${code}/steps/${25 * i}`, undefined, { 'x-forwarded-for': '203.0.113.7' }),
  )
  await vi.waitFor(() => expect(past.waiting).toBeGreaterThan(10))
  // Answered while most of what was asked before still waits.
  await (other.people[0] as Visitor).look(other.code, 0)
  expect(past.waiting).toBeGreaterThan(10)
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(10)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200).length).toBe(30 - refused.length)
})

it('the past of a match that is over may be kept and asked after; while it goes on it may not', async () => {
  const { code, people } = await longTable()
  const [one] = people as [Visitor]
  const paths = ['/steps/30', '/story?to=600', '/record'].map((path) => `/tables/${code}${path}`)
  for (const path of paths.slice(0, 2)) {
    const { headers } = mustBe(200, await one.get(path))
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
  }
  mustBe(409, await one.get(`/tables/${code}/record`))
  for (const visitor of people)
    mustBe(200, await visitor.post(`/tables/${code}/agreements`, { what: 'end', about: 0, yes: true }))
  for (const path of paths) {
    const { headers } = mustBe(200, await one.get(path))
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const again = await one.ask('GET', path, undefined, { 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
  }
  const steps = await Promise.all([24, 25, 49, ACTIONS].map((step) => one.get(`/tables/${code}/steps/${step}`)))
  expect(steps.map(({ body }) => [body.match.actions, body.match.at])).toEqual(
    [24, 25, 49, ACTIONS].map((step) => [step, `${step}.0`]),
  )
  // A snapshot that cannot be read is only a cache.
  const { pool } = server.database
  await pool.query(
    `update match_snapshot set snapshot = '{}' where match_id = (select id from match where code = $1)`,
    [code],
  )
  const from = { 'x-forwarded-for': '203.0.113.9' }
  mustBe(200, await one.ask('GET', `/tables/${code}/steps/700`, undefined, from))
})
