/** A run in which things break under load, and what must hold afterwards. */
import type { Seat } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { type RecordedAction, writeRecord } from '@crownlands/core/record'
import { loadRules } from '@crownlands/table/rules'
import type { Pool } from 'pg'
import { beginTable, type SetTable } from './server'
import { Follower, pause, StubbornPlayer } from './stubborn-players'
import type { Visitor } from './visitors'

export interface FaultRun {
  readonly pool: Pool
  readonly urls: readonly string[]
  readonly tables: number
  /** Breaks things; the run ends when it does. `goOn` resolves when play has gone on since the last of them. */
  breakThings(goOn: () => Promise<void>): Promise<void>
}

export interface FaultResult {
  readonly promised: number
  readonly unknown: number
  readonly matches: number
  /** Sentences: what does not hold. */
  readonly faults: readonly string[]
}

/** So long everybody may take to hear how it stands once nothing breaks any more, in milliseconds. */
const PATIENCE = 60_000
/** So many moves between two faults are play that goes on. */
const ENOUGH = 3

/** At every place of a table one match is played after the other, so that there is load until the end. */
export async function runWithFaults({ pool, urls, tables, breakThings }: FaultRun): Promise<FaultResult> {
  let over = false
  const players: StubbornPlayer[] = []
  const followers: Follower[] = []
  const playSeat = async ({ code, people }: SetTable, seat: Seat, choose: (count: number) => number) => {
    const visitor = people[seat] as Visitor
    const follower = new Follower(visitor, code, seat)
    const listening = follower.run()
    const player = new StubbornPlayer(visitor, choose)
    players.push(player)
    followers.push(follower)
    while (!over && (await player.move(code, seat))) await pause(20)
    return { follower, listening }
  }
  const atPlace = async (place: number) => {
    for (let match = 0; !over; match++) {
      const planned = (place + match) % 2 === 0 ? { people: 2 } : { people: 1, bots: ['squire'] }
      const table = await insistOn(() => beginTable(urls, planned))
      const seats = await Promise.all(
        table.people.map((_, seat) => playSeat(table, seat, choosing(match * 100 + place * 7 + seat))),
      )
      const last = await lastCursor(pool, table.code)
      await Promise.all(seats.map(({ follower }) => follower.isToldOf(last, PATIENCE)))
      for (const { follower } of seats) follower.end()
      await Promise.all(seats.map(({ listening }) => listening))
    }
  }
  const promisedSoFar = () => players.reduce((sum, { promised }) => sum + promised.length, 0)
  const goOn = async () => {
    const before = promisedSoFar()
    for (const end = Date.now() + PATIENCE; promisedSoFar() < before + ENOUGH; await pause(10))
      if (Date.now() > end) throw new Error('nobody could play on')
  }
  const broken = breakThings(goOn).finally(() => {
    over = true
  })
  await Promise.all([broken, ...Array.from({ length: tables }, (_, place) => atPlace(place))])
  const faults: string[] = []
  for (const follower of followers) faults.push(...(await faultsOf(pool, follower)))
  for (const player of players) faults.push(...(await lostPromises(pool, player)))
  return {
    promised: promisedSoFar(),
    unknown: players.reduce((sum, { unknown }) => sum + unknown, 0),
    matches: new Set(followers.map(({ code }) => code)).size,
    faults,
  }
}

/** The cursor of how it stands when no bot has anything to do any more. */
async function lastCursor(pool: Pool, code: string): Promise<string> {
  for (const end = Date.now() + PATIENCE; ; await pause(50)) {
    const { rows } = await insistOn(() =>
      pool.query<{ n: number; rests: boolean }>(
        `select n, status = 'over' or exists (
           select 1 from seat where match_id = id and player_id is not null and seat = any(to_act)) as rests
         from match where code = $1`,
        [code],
      ),
    )
    if (rows[0]?.rests) return `${rows[0].n}.0`
    if (Date.now() > end) throw new Error(`no bot plays on at ${code}`)
  }
}

/** Until it succeeds: whoever is asked may be gone for a moment. */
async function insistOn<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE; ; await pause(50)) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

async function lostPromises(pool: Pool, { promised }: StubbornPlayer): Promise<readonly string[]> {
  const faults: string[] = []
  for (const { code, seat, key } of promised) {
    const { rows } = await pool.query(
      'select 1 from match_log join match on id = match_id where code = $1 and seat = $2 and key = $3',
      [code, seat, `${seat}:${key}`],
    )
    if (rows.length !== 1) faults.push(`${code}: what was promised to seat ${seat} is there ${rows.length} times`)
  }
  return faults
}

/** The log without gaps, played again, is what the follower was told in the end. */
async function faultsOf(pool: Pool, follower: Follower): Promise<readonly string[]> {
  const { code, seat } = follower
  const faults: string[] = []
  const { rows: heads } = await pool.query('select * from match where code = $1', [code])
  const [head] = heads
  const { rows } = await pool.query<{ n: number; actions: [Seat, unknown][] | null }>(
    'select n, actions from match_log where match_id = $1 order by n',
    [head.id],
  )
  const actions: RecordedAction[] = []
  for (const row of rows) {
    if (row.n !== actions.length) faults.push(`${code}: the log has a gap at ${actions.length}`)
    for (const [by, action] of row.actions ?? []) actions.push({ seat: by, action })
  }
  if (head.n !== actions.length) faults.push(`${code}: the head says ${head.n}, the log has ${actions.length}`)
  const rules = await loadRules(head.game, head.rules)
  if (rules === undefined) return [`${code}: no rules`]
  const chance = { kind: 'keyed', seed: head.seed } as const
  const { rows: seats } = await pool.query('select 1 from seat where match_id = $1', [head.id])
  const match = new Match(rules.game, { seats: seats.length, options: head.options, chance })
  for (const { seat: by, action } of actions)
    if (match.act(by, action) !== undefined) faults.push(`${code}: the log does not replay`)
  if (follower.at !== `${head.n}.0`) faults.push(`${code}: seat ${seat} was told up to ${follower.at} of ${head.n}`)
  else if (JSON.stringify(follower.view) !== JSON.stringify(match.view(seat)))
    faults.push(`${code}: seat ${seat} sees another position`)
  if (JSON.stringify(follower.story) !== JSON.stringify(match.tell(seat, -1)))
    faults.push(`${code}: seat ${seat} was told another story`)
  if (writeRecord(match).actions.length !== actions.length) faults.push(`${code}: the end of the log is not final`)
  return faults
}

/** The same choices in every run. */
export function choosing(seed: number): (count: number) => number {
  let state = seed + 1
  return (count) => {
    state = (state * 48_271) % 2_147_483_647
    return state % count
  }
}
