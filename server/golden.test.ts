import { readdirSync, readFileSync } from 'node:fs'
import { playGolden, readGolden } from '@crownlands/core/conformance/golden'
import { Match } from '@crownlands/core/match'
import { isProblem, type MatchRecord, parseRecord, replay } from '@crownlands/core/record'
import { loadRoom } from '@crownlands/games/load-room'
import { GAMES } from '@crownlands/games/registry'
import { loadRules } from '@crownlands/table/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginTable, mustBe, openServer, type SetTable, type TestServer } from './testing/server'
import type { Visitor } from './testing/visitors'

let server: TestServer
beforeAll(async () => {
  server = await openServer([{ role: 'web' }, { role: 'web' }], undefined, 'embedded')
})
afterAll(() => server.close())

// Several at once: most of the time a move waits for the disk.
describe.concurrent.each(GAMES.map(({ id }) => id))('the golden games of %s', (game) => {
  const folder = goldenOf(game)

  it.each(readdirSync(folder).map((file, i) => [file, i === 0 ? 2 : 1] as const))(
    '%s is played through HTTP at %i of two nodes, and its record verifies',
    { timeout: 600_000 },
    (file, nodes) => playThroughHttp(game, new URL(file, folder), nodes),
  )
})

it('a match that was begun with version 1 of Kings & Things goes on with it', { timeout: 600_000 }, () =>
  playThroughHttp('kings-and-things', new URL('../games-1/shared-victory.txt', goldenOf('kings-and-things')), 1),
)

function goldenOf(game: string): URL {
  return new URL(`../games/${game}/golden/games/`, import.meta.url)
}

async function playThroughHttp(game: string, file: URL, nodes: number): Promise<void> {
  const golden = await recordIn(game, file)
  // At two each reads what the other has written: more work, and one game of each kind shows it.
  const table = await beginTable(server.urls.slice(0, nodes), {
    game,
    people: golden.seats,
    more: { options: golden.options },
  })
  await dealAs(table, golden)
  let at = '0.0'
  let before: number | undefined
  for (const { seat, action } of golden.actions) {
    const visitor = table.people[seat] as Visitor
    if (seat !== before) at = `${Number.parseInt(at, 10)}.0`
    const deed = { type: 'act', action, end: true }
    const { match } = mustBe(200, await visitor.command(table.code, seat, deed, { at })).body
    at = match.at
    before = seat
  }
  if (golden.actions.length > 500) await checkSnapshots(table)
  const { text } = mustBe(200, await (table.people[0] as Visitor).get(`/tables/${table.code}/record`))
  const record = parseRecord(text)
  if (isProblem(record)) throw new Error(record.problem)
  expect(record.rules).toBe(golden.rules)
  expect(record.actions).toEqual(golden.actions)
  expect([record.end.outcome, record.end.digest]).toEqual([golden.end.outcome, golden.end.digest])
  const rules = await loadRules(game, record.rules)
  expect(replay(record, () => rules?.game)).not.toHaveProperty('problem')
}

/** A long match is snapshotted on its way; what was before is told the same without. */
async function checkSnapshots({ code, people }: SetTable): Promise<void> {
  const { pool } = server.database
  const of = 'from match_snapshot where match_id = (select id from match where code = $1)'
  expect((await pool.query(`select 1 ${of}`, [code])).rows.length).toBeGreaterThan(0)
  const back = async () => (await (people[0] as Visitor).get(`/tables/${code}/steps/505?seat=0`)).body.match
  const { story: _, since: __, ...before } = await back()
  await pool.query(`delete ${of}`, [code])
  expect(await back()).toMatchObject(before)
}

async function recordIn(game: string, file: URL): Promise<MatchRecord> {
  const golden = readGolden(readFileSync(file, 'utf8'))
  if ('problem' in golden) throw new Error(golden.problem)
  const rules = await loadRules(game, golden.rules)
  if (rules === undefined) throw new Error('no rules')
  const record = playGolden({ ...(await loadRoom(game)), game: rules.game }, golden)
  if ('problem' in record) throw new Error(record.problem)
  return record
}

/** Gives the match the chance and the rules of the golden game before anybody has acted. */
async function dealAs({ code }: SetTable, { game, rules, chance, options, seats }: MatchRecord): Promise<void> {
  const found = await loadRules(game, rules)
  if (found === undefined) throw new Error('no rules')
  const match = new Match(found.game, { seats, options, chance })
  await server.database.pool.query(
    `update match set chance = $2, seed = $3, to_act = $4, is_question = $5, rules = $6, table_rev = table_rev + 1 where code = $1`,
    [code, chance.kind, chance.seed, match.toAct(), match.isQuestion(), rules],
  )
}
