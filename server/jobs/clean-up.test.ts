import { parseCrontab } from 'graphile-worker'
import type { QueryResult } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../database/database'
import { fillDatabase } from '../testing/crowd'
import { beginTable, moveOn, mustBe, openServer, type TestServer } from '../testing/server'
import type { Visitor } from '../testing/visitors'
import { CLEAN_UP, CLEAN_UP_CRONTAB, DELETIONS, DUE, deleteAll } from './clean-up'
import { dueMatches } from './set-aside'

const CROWD = { matches: 4000, expiredGuests: 1200 }

let server: TestServer
const logged: { readonly level: number; readonly msg: string; readonly task?: string; readonly match?: number }[] = []
beforeAll(async () => {
  server = await openServer([{ log: { write: (line) => void logged.push(JSON.parse(line)) } }])
  await fillDatabase(server.database.pool, CROWD)
})
afterAll(() => server.close())

const ask = (text: string, values: unknown[] = []): Promise<QueryResult> => server.database.pool.query(text, values)
const run = (part: string) => CLEAN_UP.get(`clean-up-${part}`)?.(server.node.services)
const count = async (from: string) => Number((await ask(`select count(*) from ${from}`)).rows[0].count)
const EXPIRED = `player where code like 'expired %'`

describe('in a large database', () => {
  it('every reference to a player or a match can be followed back by an index', async () => {
    const { rows } = await ask(`
      select conrelid::regclass || '.' || attname as column from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid in ('player'::regclass, 'match'::regclass) and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = attnum
          and coalesce(pg_get_expr(indpred, indrelid), '') in ('', '(' || attname || ' IS NOT NULL)'))`)
    expect(rows).toEqual([])
  })

  it.each([
    ['sessions', 'session_expires', (db: Database) => DELETIONS.sessions(db, 10)],
    ['guests', 'player_guest_seen', (db: Database) => DELETIONS.guests(db, 10)],
    ['open tables', 'match_open_created', (db: Database) => DELETIONS['open-tables'](db, 10)],
    ['matches to end', 'match_running', (db: Database) => dueMatches(db, 'end', DUE.end, 0)],
    ['matches to rate', 'match_unrated', (db: Database) => dueMatches(db, 'rate', DUE.rate, 0)],
    ['matches to pack', 'match_unpacked', (db: Database) => dueMatches(db, 'pack', DUE.pack, 0)],
  ])('finds %s by the index %s', async (_, index, query) => {
    const { sql, parameters } = query(server.database.db).compile()
    const { rows } = await ask(`explain ${sql}`, [...parameters])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan on (match|player)\b/)
  })
})

describe('the parts of the clean-up', () => {
  it('are jobs that run once an hour, one after the other', () => {
    const items = parseCrontab(CLEAN_UP_CRONTAB)
    expect(items.map(({ task }) => task)).toEqual([...CLEAN_UP.keys()])
    for (const { options } of items) expect(options).toMatchObject({ queueName: 'clean-up', maxAttempts: 1 })
  })

  it('fail alone, and each says so: the others do their work', async () => {
    const OLD = `match where status = 'open' and created_at < now() - interval '7 days'`
    await ask(`update match set created_at = now() - interval '8 days' where status = 'open';
      create function testing.refuse() returns trigger language plpgsql as
        $$ begin raise exception 'not now'; end $$;
      create trigger refuse before delete on match for each statement execute function testing.refuse()`)
    for (const task of CLEAN_UP.keys())
      await ask('select graphile_worker.add_job($1, queue_name => $2, max_attempts => 1)', [task, 'clean-up'])
    await vi.waitFor(async () => expect(await count('graphile_worker.jobs where attempts < max_attempts')).toBe(0), {
      timeout: 60_000,
      interval: 100,
    })
    expect(await count(EXPIRED)).toBe(0)
    const failed = logged.filter(({ msg }) => msg === 'a job failed')
    expect(failed.map(({ task }) => task)).toEqual(['clean-up-open-tables'])
    await ask('drop trigger refuse on match; drop function testing.refuse')
    expect(await count(OLD)).toBeGreaterThan(0)
    await run('open-tables')
    expect(await count(OLD)).toBe(0)
  })
})

describe('a deletion that takes too long', () => {
  /** Of so many rows, with a limit that so many at once are beyond. */
  function slowDeletion(rows: number, most: number) {
    const state = { left: rows, asked: [] as number[] }
    const deleteSome = async (limit: number) => {
      state.asked.push(limit)
      if (limit > most)
        throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
      const deleted = Math.min(state.left, limit)
      state.left -= deleted
      return deleted
    }
    return { state, deleteSome }
  }

  it('goes on in smaller batches', async () => {
    const { state, deleteSome } = slowDeletion(12, 20)
    await deleteAll(deleteSome)
    expect(state).toEqual({ left: 0, asked: [500, 50, 5, 5, 5] })
  })

  it('fails when a single row is too much', async () => {
    await expect(deleteAll(slowDeletion(1, 0).deleteSome)).rejects.toThrow('statement timeout')
  })
})

describe('a match that cannot be packed or rated', () => {
  it('is set aside and reported once, and does not stand in the way of others, however many there are', async () => {
    const table = await beginTable([server.node.url])
    const [me] = table.people as [Visitor]
    await moveOn(table)
    for (const visitor of table.people)
      mustBe(200, await visitor.post(`/tables/${table.code}/agreements`, { what: 'end', about: 0, yes: true }))
    await ask(`update match set ended_at = now() - interval '10 days' where code = $1`, [table.code])
    // What is stored of these does not add up, and their outcome is none.
    await ask(`update match set packed = false, rating_done = false, actions = 5, outcome = '{}',
        ended_at = now() - interval '20 days' where id in (
      select match_id from seat join match on id = match_id where status = 'over' and rated
        group by match_id having count(player_id) = 2 order by match_id limit 100)`)
    await ask(`delete from match_record where match_id in (select id from match where not packed);
      delete from rating_change where match_id in (select id from match where not rating_done)`)
    for (let i = 0; i < 2; i++) {
      await run('rate')
      await run('pack')
    }
    expect(
      await count('match_record join match on id = match_id where code = $1'.replace('$1', `'${table.code}'`)),
    ).toBe(1)
    const { rows } = await ask(
      'select work, count(*)::int, min(error) as error from set_aside group by work order by work',
    )
    expect(rows).toMatchObject([
      { work: 'pack', count: 100, error: 'The stored table is damaged.' },
      { work: 'rate', count: 100 },
    ])
    expect(logged.filter(({ msg }) => msg === 'a match was set aside')).toHaveLength(200)
    expect((await me.get(`/tables/${table.code}/record`)).status).toBe(200)
  })
})
