import { fileURLToPath } from 'node:url'
import { KeyedChance } from '@crownlands/core/chance-keyed'
import { fairSeed } from '@crownlands/core/fair'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildFiles } from '../testing/built'
import { beginTable, mustBe, openServer, type TestServer } from '../testing/server'
import { toyRules } from '../testing/toy-rules'
import { type Json, Visitor } from '../testing/visitors'

vi.mock('@crownlands/table/rules', async (importOriginal) => {
  const real = await importOriginal<typeof import('@crownlands/table/rules')>()
  const loadRules: typeof real.loadRules = async (id, version) =>
    (await toyRules(id, version)) ?? real.loadRules(id, version)
  return { loadRules }
})

let server: TestServer
let secret: Buffer = Buffer.alloc(32)
const logged: string[] = []
const loggedAs = (msg: string) => logged.map((line) => JSON.parse(line) as Json).filter((entry) => entry.msg === msg)
beforeAll(async () => {
  const log = { write: (line: string) => void logged.push(line) }
  const outside = { limits: { rules: 2000, replay: 2000, bot: 500 }, makeSecret: () => secret }
  server = await openServer(
    [
      { outside, log },
      { role: 'web', outside, log },
    ],
    buildFiles(fileURLToPath(new URL('../testing/toy-registry.ts', import.meta.url))),
  )
})
afterAll(() => server.close())

const act = (action: Json) => ({ type: 'act', action })
const TOGETHER = { options: { bidding: 'together', replenish: false } }

describe('seats that decide at the same time', () => {
  it('on two nodes both decide at the same instant, whoever is first, and neither is dropped', async () => {
    for (let i = 0; i < 5; i++) {
      const { code, people } = await beginTable(server.urls, { game: 'sealed-bids', people: 3, more: TOGETHER })
      const looks = await Promise.all(people.map((visitor, seat) => visitor.look(code, seat)))
      expect(looks[0].toAct).toEqual([0, 1, 2])
      const answers = await Promise.all(
        people.map((visitor, seat) => visitor.command(code, seat, act(looks[seat].legal[0]), { at: looks[seat].at })),
      )
      expect(answers.map(({ status, text }) => (status === 200 ? status : text))).toEqual([200, 200, 200])
      expect((await (people[0] as Visitor).look(code)).actions).toBe(3)
    }
  })

  it('are not taken to have seen what came after a decision of their own', async () => {
    const { code, people } = await beginTable(server.urls, { game: 'sealed-bids', people: 2, more: TOGETHER })
    const [one, other] = people as [Visitor, Visitor]
    const { legal } = await one.look(code, 0)
    mustBe(200, await one.command(code, 0, act(legal[0]), { at: '0.0' }))
    expect((await one.command(code, 0, act(legal[1]), { at: '0.0' })).status).toBe(409)
    const theirs = await other.look(code, 1)
    mustBe(200, await other.command(code, 1, act(theirs.legal[0]), { at: '0.0' }))
    // Now whoever bid most builds: what was seen before the bids were shown is old.
    const { toAct } = await one.look(code)
    expect(
      (await (people[toAct[0]] as Visitor).command(code, toAct[0], act({ type: 'done' }), { at: '0.0' })).status,
    ).toBe(409)
  })
})

describe('rules that do not come to an end', () => {
  it('are ended, the table says so and goes on, and others in the same thread take no harm', async () => {
    const { code, people } = await beginTable(server.urls.slice(0, 1), { game: 'endless', people: 2, more: TOGETHER })
    const beside = await beginTable(server.urls.slice(0, 1), { game: 'sealed-bids', people: 2, more: TOGETHER })
    for (const [seat, visitor] of people.entries())
      mustBe(200, await visitor.command(code, seat, act((await visitor.look(code, seat)).legal[0])))
    const { toAct } = await (people[0] as Visitor).look(code)
    const builder = people[toAct[0]] as Visitor
    const hanging = builder.command(code, toAct[0], act({ type: 'gamble' }))
    const meanwhile = (beside.people[0] as Visitor).look(beside.code, 0)
    const { status, body, headers } = await hanging
    expect([status, body.problem, headers.get('retry-after')]).toEqual([503, 'trouble', '1'])
    expect((await meanwhile).actions).toBe(0)
    expect((await builder.table(code)).trouble).toBe('rules')
    mustBe(200, await builder.command(code, toAct[0], act({ type: 'build' })))
    expect(server.node.services.counts.registry.getSingleMetric('crownlands_table_threads_ended_total')).toBeDefined()
  })
})

describe('a bot that does not come to an end', () => {
  it('is ended, the table says so, and anything is played in its place, so that the match can be finished', async () => {
    const { code, people } = await beginTable(server.urls.slice(0, 1), {
      game: 'endless',
      people: 1,
      bots: ['steward'],
      more: TOGETHER,
    })
    const [me] = people as [Visitor]
    const line = await me.listen(code, 0)
    await line.until(({ data }) => data.match?.actions === 1, 60_000)
    await line.until(({ data }) => data.trouble === 'bot')
    line.close()
  })
})

describe('a bot that breaks', () => {
  it('is replaced, and the log says where it broke, but not what it knew', async () => {
    const { code, people } = await beginTable(server.urls.slice(0, 1), {
      ...{ game: 'clumsy', people: 1, bots: ['steward'], more: TOGETHER },
    })
    const line = await (people[0] as Visitor).listen(code, 0)
    await line.until(({ data }) => data.match?.actions === 1)
    line.close()
    const failed = loggedAs('a bot failed').find(({ game }) => game === 'clumsy')
    expect(failed).toMatchObject({ level: 50, temperament: 'steward' })
    expect(failed.err.message).toBe('nothing to do with …')
    expect(failed.err.stack).toContain('breakDown')
    expect(failed.err.stack).not.toContain('towers')
  })
})

describe('a table whose stored actions break the rules', () => {
  it('is in trouble, and the log says once where they broke', async () => {
    const { code, people } = await beginTable(server.urls.slice(0, 1), {
      game: 'sealed-bids',
      people: 2,
      more: TOGETHER,
    })
    const [one] = people as [Visitor]
    mustBe(200, await one.command(code, 0, act((await one.look(code, 0)).legal[0])))
    await server.database.pool.query(
      `update match_log set actions = '[[0, null]]' where match_id = (select id from match where code = $1)`,
      [code],
    )
    // A node that has not seen it opens it as it is stored.
    const far = new Visitor(server.urls[1] as string)
    far.cookie = one.cookie
    for (let i = 0; i < 2; i++) expect((await far.get(`/tables/${code}/look?seat=0`)).body.problem).toBe('damaged')
    await vi.waitFor(() => expect(loggedAs('a table is in trouble').map(({ game }) => game)).toContain('sealed-bids'))
    const broken = loggedAs('a table is in trouble').filter(({ game }) => game === 'sealed-bids')
    expect(broken).toMatchObject([{ level: 50, trouble: 'damaged' }])
    expect(broken[0].err.cause.stack).toContain('replay')
  })
})

describe('questions out of turn', () => {
  it('T-Q2: who plays against bots alone is not asked where there is nothing to choose', async () => {
    secret = await secretWith((hand) => hand.every((card) => card % 2 === 1))
    const { code, people } = await beginTable(server.urls.slice(0, 1), {
      ...{ game: 'toy', people: 1, bots: ['squire', 'squire'] },
    })
    const [me] = people as [Visitor]
    let look = await settled(me, code)
    for (let turns = 0; look.outcome === undefined && turns < 60; turns++) {
      const deed = look.awaitsEnd ? { type: 'end-turn' } : act(look.legal.at(-1))
      // A bot may have answered the same question first.
      expect([200, 409]).toContain((await me.command(code, 0, deed, { at: look.at })).status)
      look = await settled(me, code)
    }
    const { actions } = JSON.parse((await me.get(`/tables/${code}/record`)).text)
    const { rows } = await server.database.pool.query(
      `select count(*) as passed from match_log l join match on id = match_id where code = $1 and l.seat = 0 and key like 'bot:%'`,
      [code],
    )
    expect(actions.length).toBeGreaterThan(10)
    expect(rows[0].passed).toBeGreaterThan(0)
  })
})

/** A secret that deals seat 0 such a hand: without an even card nobody can doubt. */
async function secretWith(wanted: (hand: readonly number[]) => boolean): Promise<Buffer> {
  const rules = await toyRules('toy')
  for (let i = 0; i < 256; i++) {
    const candidate = Buffer.alloc(32, i)
    const chance = new KeyedChance(fairSeed(candidate.toString('hex'), [])).at(0)
    const dealt = rules?.game.setup({ standing: 'ask' }, 3, chance) as { readonly hands: number[][] } | undefined
    if (wanted(dealt?.hands[0] ?? [])) return candidate
  }
  throw new Error('no such secret')
}

/** How the table stands when the person is really asked, or the match is over. */
async function settled(me: Visitor, code: string): Promise<Json> {
  const line = await me.listen(code, 0)
  const { data } = await line.until(
    ({ data }) =>
      data.match !== undefined &&
      (data.match.outcome !== undefined ||
        (data.match.toAct.includes(0) && (!data.match.isQuestion || data.match.legal.length > 1))),
  )
  line.close()
  const now = await me.look(code, 0)
  return now.at === data.match.at ? now : settled(me, code)
}
