/** A long match of Kings & Things, made at random and stored as if people had played it. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { Match } from '@crownlands/core/match'
import type { RecordedAction } from '@crownlands/core/record'
import { setupOf } from '@crownlands/table/open-table'
import { loadRules } from '@crownlands/table/rules'
import { writeSnapshot } from '@crownlands/table/storage/stored-table'
import type { Pool } from 'pg'
import { databaseOn } from '../database/database'
import { readHead } from '../match/headers'
import { planOf } from '../match/match-file'

const SNAPSHOT_EVERY = 500

/**
 * Plays at a table that has just begun, up to so many actions; how many it became. With the same seed it is always the same
 * match.
 */
export async function playAtRandom(pool: Pool, code: string, seed: string, most: number): Promise<number> {
  const head = await readHead(databaseOn(pool), code)
  const rules = head && (await loadRules(head.game, head.rules))
  if (head === undefined || rules === undefined) throw new Error('the table has not begun')
  const { game } = rules
  const start = { plan: planOf(head), chance: { kind: 'keyed' as const, seed } }
  const match = new Match(game, { ...setupOf(game, start), turns: 'final' })
  const choice = new FastChance(seed).at(0)
  const actions: RecordedAction[] = []
  for (let seat = match.toAct()[0]; seat !== undefined && actions.length < most; seat = match.toAct()[0]) {
    const action = game.randomAction?.(match.trueState(), seat, choice) ?? pick(match.legalActions(seat), choice)
    if (match.act(seat, action) !== undefined) throw new Error('the rules refuse what they offer')
    actions.push({ seat, action })
    if (actions.length % SNAPSHOT_EVERY !== 0) continue
    // Of the last moment when no turn was open.
    const snapshot = writeSnapshot(match.snapshot())
    await pool.query('insert into match_snapshot (match_id, steps, n, snapshot) values ($1, $2, $2, $3)', [
      ...[head.id, snapshot.steps, JSON.stringify(snapshot)],
    ])
  }
  await pool.query(
    `insert into match_log (match_id, n, seat, actions)
     select $1, place - 1, (action ->> 'seat')::smallint, json_build_array(json_build_array(action -> 'seat', action -> 'action'))
     from json_array_elements($2::json) with ordinality as played (action, place)`,
    [head.id, JSON.stringify(actions)],
  )
  const outcome = match.outcome()
  await pool.query(
    `update match set chance = 'keyed', seed = $6, n = $2, actions = $2, to_act = $3, is_question = $4, outcome = $5, table_rev = table_rev + 1,
       status = case when $5::jsonb is null then 'running' else 'over' end,
       ended_at = case when $5::jsonb is null then null else now() end
     where id = $1`,
    [
      head.id,
      actions.length,
      match.toAct(),
      match.isQuestion(),
      outcome === undefined ? null : JSON.stringify(outcome),
      seed,
    ],
  )
  return actions.length
}
