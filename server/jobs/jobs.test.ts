import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHead } from '../match/headers'
import { ranksOf, rateMatch, rerated } from '../people/ratings'
import { beginTable, moveOn, mustBe, openServer, type SetTable, type TestServer } from '../testing/server'
import { pause } from '../testing/stubborn-players'
import type { Json, Visitor } from '../testing/visitors'
import { CLEAN_UP } from './clean-up'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const DAY = 86_400_000

async function cleanUp(): Promise<void> {
  for (const part of CLEAN_UP.values()) await part(server.node.services)
}

async function end({ code, people }: SetTable): Promise<void> {
  for (const visitor of people)
    mustBe(200, await visitor.post(`/tables/${code}/agreements`, { what: 'end', about: 0, yes: true }))
}

describe('a bot’s turn', () => {
  it('that was lost with a node is found by those who look every second, and played once', async () => {
    const web = await server.open({ role: 'web' })
    web.services.batch.botTurn = () => undefined
    const table = await beginTable([web.url], { people: 1, bots: ['squire', 'squire', 'squire'] })
    const [me] = table.people as [Visitor]
    while ((await me.look(table.code)).toAct[0] === 0) await moveOn(table)
    const before = (await me.look(table.code)).actions
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await me.look(table.code)).actions).toBe(before)
    await server.node.jobs?.sweep()
    expect((await me.look(table.code)).actions).toBe(before)
    await server.database.forward(3000)
    await Promise.all([server.node.jobs?.sweep(), server.node.jobs?.sweep()])
    const line = await me.listen(table.code, 0)
    await line.until(({ data }) => data.match?.toAct[0] === 0)
    line.close()
    const { rows } = await server.database.pool.query(
      `select count(*) as rows, count(distinct l.n) as places from match_log l join match on id = match_id where code = $1`,
      [table.code],
    )
    expect(rows[0].rows).toBe(rows[0].places)
  })
})

describe('connections that are lost at the moment jobs are reported as done', () => {
  /** So many reports wait for each other; then their connections are ended, all at once. */
  async function cutting(reports: number): Promise<void> {
    const { pool } = server.database
    // Before any connection is lost: a request that meets one of them is answered with 503.
    const { code } = await beginTable(server.urls)
    // A sequence goes on whatever is rolled back.
    await pool.query(`create sequence testing.reports;
      create function testing.hold() returns trigger language plpgsql as
        'begin if nextval(''testing.reports'') <= ${reports} then perform pg_sleep(60); end if; return null; end';
      create trigger hold before delete on graphile_worker._private_jobs execute function testing.hold()`)
    const again = async () =>
      (await pool.query(`select last_value > ${reports} as again from testing.reports`)).rows[0].again
    const worked = addJobs(code, again)
    const held = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    while ((await pool.query(`select ${held}`)).rows.length < reports) await pause(20)
    await pool.query(`select pg_terminate_backend(pid) ${held}`)
    await worked
    expect(await again()).toBe(true)
    await pool.query(`drop trigger hold on graphile_worker._private_jobs;
      drop function testing.hold; drop sequence testing.reports`)
  }

  /** Jobs that find nothing to do, until one is reported that came later. */
  async function addJobs(code: string, isEnough: () => Promise<boolean>): Promise<void> {
    for (let i = 0; !(await isEnough()); i++) {
      server.node.services.batch.job({ task: 'rate-match', payload: { code }, key: `rate:${code}:${i}` })
      await pause(50)
    }
  }

  it('one at a time end no more than that: the next job is carried out', () => cutting(1))

  it('at the same time neither', () => cutting(3))
})

describe('cleaning up', () => {
  it('ends what nobody has looked after for thirty days, and removes tables that never began', async () => {
    const table = await beginTable(server.urls)
    const [me] = table.people as [Visitor]
    const waiting = mustBe(
      201,
      await me.post('/tables', { game: 'kingdoms', seats: [{ house: 'or' }, { house: 'azure' }] }),
    ).body
    await server.database.forward(29 * DAY)
    await cleanUp()
    expect([(await me.table(table.code)).status, (await me.get(`/tables/${waiting.code}`)).status]).toEqual([
      'running',
      404,
    ])
    await server.database.forward(2 * DAY)
    await cleanUp()
    expect((await me.table(table.code)).status).toBe('ended')
  })

  it('packs a match that is over into its record, from which all is told as before', async () => {
    const table = await beginTable(server.urls)
    const [me] = table.people as [Visitor]
    for (let i = 0; i < 6; i++) await moveOn(table)
    await end(table)
    const asked = ['record', 'story', 'steps/3', 'steps/6?seat=1', 'look?seat=1']
    const ask = async () =>
      (await Promise.all(asked.map((path) => me.get(`/tables/${table.code}/${path}`)))).map(without)
    const before = await ask()
    await server.database.forward(8 * DAY)
    await cleanUp()
    const { rows } = await server.database.pool.query(
      `select (select count(*) from match_log where match_id = id) as log,
        (select count(*) from match_record where match_id = id) as records from match where code = $1`,
      [table.code],
    )
    expect(rows).toEqual([{ log: 0, records: 1 }])
    expect(await ask()).toEqual(before)
    // A node that has never seen it opens it from the record.
    const other = await server.open({ role: 'web' })
    const look = await fetch(`${other.url}/api/v1/tables/${table.code}/look`)
    expect(look.status).toBe(200)
  })
})

/** The clock goes on. */
function without({ status, text }: { readonly status: number; readonly text: string }): Json {
  return [status, text.replace(/"clock":\{[^}]*\}/, '')]
}

describe('ratings', () => {
  const outcome = { winners: [1], scores: [10, 30, 20], ending: 'end' }

  it('rank by victory, then by score; equal is equal, and whoever has left is last', () => {
    expect(ranksOf(outcome, [false, false, false])).toEqual([3, 1, 2])
    expect(ranksOf(outcome, [false, true, false])).toEqual([2, 3, 1])
    expect(ranksOf({ ...outcome, winners: [0, 1], scores: [30, 30, 20] }, [false, false, false])).toEqual([1, 1, 3])
    // Whoever ran out of time, where that ended the match (T-C1).
    expect(ranksOf({ ...outcome, winners: [2], outOfTime: [1] }, [false, false, false]).at(1)).toBe(3)
  })

  it('go up for whoever was better than expected', async () => {
    const [one, other] = await rerated(
      [
        { mu: 25, sigma: 8 },
        { mu: 25, sigma: 8 },
      ],
      [2, 1],
    )
    expect([(one?.mu ?? 0) < 25, (other?.mu ?? 0) > 25, (one?.sigma ?? 0) < 8]).toEqual([true, true, true])
  })

  it('count a match once, however often it is rated, and only one that was played to its end', async () => {
    const { db, pool } = server.database
    const table = await beginTable(server.urls)
    await pool.query(
      `update player set kind = 'account', name = name || id where id in
      (select player_id from seat join match on id = match_id where code = $1)`,
      [table.code],
    )
    await pool.query(`update match set rated = true where code = $1`, [table.code])
    const rated = async () => {
      const head = await readHead(db, table.code)
      if (head === undefined) throw new Error('no table')
      await Promise.all([rateMatch(db, head), rateMatch(db, head)])
      const { rows } = await pool.query(
        `select games, mu > 25 as up from rating join seat using (player_id) join match on id = match_id
         where code = $1 order by seat.seat`,
        [table.code],
      )
      return rows
    }
    expect(await rated()).toEqual([])
    await pool.query(`update match set status = 'over', outcome = $2 where code = $1`, [
      ...[table.code, JSON.stringify({ winners: [1], scores: [5, 9], ending: 'end' })],
    ])
    expect(await rated()).toEqual([
      { games: 1, up: false },
      { games: 1, up: true },
    ])
    expect(await rated()).toEqual([
      { games: 1, up: false },
      { games: 1, up: true },
    ])
    const [me] = table.people as [Visitor]
    const { ratings } = (await me.get('/ratings/kingdoms?seats=2')).body
    expect(ratings.map(({ games }: Json) => games)).toEqual([1, 1])
    const course = (await me.get('/me/ratings')).body.ratings
    expect(course).toMatchObject([{ game: 'kingdoms', seats: 2, games: 1 }])
    expect(course[0].course).toEqual([course[0].rating])
    const { name } = ratings[0]
    expect((await me.get(`/players/${encodeURIComponent(name)}`)).body).toMatchObject({
      name,
      ratings: [{ game: 'kingdoms' }],
    })
  })
})
