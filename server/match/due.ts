/**
 * Tables that somebody should look after at some time: it is a bot's turn, or a clock runs out. Several processes may look at
 * once: each row is claimed, and nothing is done if something has happened since.
 */
import type { Pool } from 'pg'
import type { Share } from '../base/fair-pool'
import { Repeated } from '../base/repeated'
import { originOf } from './status'

export interface BotTurn {
  readonly code: string
  /** How much had happened when it was the bot's turn. */
  readonly n: number
}

/** What is being looked after is left alone by others for so long. */
const HELD_SECONDS = 5
/** A turn that nobody holds may be claimed so long before somebody looks for it: as soon as it is announced. */
const EARLY_SECONDS = 3

/** Whether the turn is ours to play: it is a bot's, nothing has happened since, and nobody else is playing it. */
export async function claimDue(pool: Pool, code: string, n: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'claim-due',
    text: `update match_due set at = now() + interval '${HELD_SECONDS} seconds'
      where n = $2 and why = 'bot' and at <= now() + interval '${EARLY_SECONDS} seconds'
        and match_id = (select id from match where code = $1)`,
    values: [code, n],
  })
  return rowCount === 1
}

/** It is still being played. */
export async function holdDue(pool: Pool, code: string, n: number): Promise<void> {
  await pool.query(
    `update match_due set at = now() + interval '${HELD_SECONDS} seconds'
     where n = $2 and match_id = (select id from match where code = $1)`,
    [code, n],
  )
}

/** Nobody can do anything. */
export async function dropDue(pool: Pool, code: string, n: number): Promise<void> {
  await pool.query('delete from match_due where n = $2 and match_id = (select id from match where code = $1)', [
    ...[code, n],
  ])
}

/** No bot had anything to do: whoever is to act has the time that is left. */
export async function armClock(pool: Pool, code: string, n: number): Promise<void> {
  await pool.query(
    `with m as (select * from match where code = $1 and n = $2), gone as (
      delete from match_due using m where match_id = m.id and m.clock ->> 'type' = 'none'
    )
    update match_due set why = 'clock', at = m.turn_at + interval '1 second'
      + (select min(m.left_ms[s + 1]) from unnest(m.to_act) s) * interval '1 millisecond'
    from m where match_id = m.id and m.clock ->> 'type' <> 'none'`,
    [code, n],
  )
}

/** So many clocks at the same time. */
const CLOCKS = 8

/** Whoever takes one has it for a while: if nothing comes of it, somebody tries again. */
const TAKE_CLOCKS = `update match_due set at = now() + interval '${HELD_SECONDS} seconds'
  where match_id in (select match_id from match_due where at <= now() and why = 'clock' order by at limit ${CLOCKS}
    for update skip locked)
  returning (select code from match where id = match_id) as code, n`

/** Only those that are to be played now are claimed. */
const OVERDUE_BOTS = `select m.code, d.n, m.host_id, m.origin, exists (
    select from seat s join player p on p.id = s.player_id
    where s.match_id = m.id and s.bot is null and s.stand_in is null and s.left_at is null and p.kind <> 'bot') as has_people
  from match_due d join match m on m.id = d.match_id where d.at <= now() and d.why = 'bot' order by d.at limit 500`

export interface SweepNeeds {
  readonly pool: Pool
  /** In milliseconds. */
  readonly every: number
  onTrouble(error: unknown): void
}

/** Clocks are looked at here and not by jobs: nothing else can delay them. */
export function sweepClocks(needs: SweepNeeds & { onClock(code: string, n: number): Promise<void> }): Repeated {
  const { pool, every, onClock, onTrouble } = needs
  const sweep = async () => {
    for (let taken = CLOCKS; taken === CLOCKS; ) {
      const { rows } = await pool.query<{ code: string; n: number }>({ name: 'due-clocks', text: TAKE_CLOCKS })
      await Promise.all(rows.map(({ code, n }) => onClock(code, n)))
      taken = rows.length
    }
  }
  return new Repeated(every, sweep, onTrouble)
}

/** Turns of bots that were lost with a process, or that nobody has come to yet. */
export function sweepBots(needs: SweepNeeds & { onTurn(turn: BotTurn, share: Share): void }): Repeated {
  const { pool, every, onTurn, onTrouble } = needs
  const sweep = async () => {
    const { rows } = await pool.query<OverdueBot>({ name: 'due-bots', text: OVERDUE_BOTS })
    for (const { code, n, host_id, origin, has_people } of rows)
      onTurn({ code, n }, { table: code, origin: originOf(code, origin, host_id), hasPeople: has_people })
  }
  return new Repeated(every, sweep, onTrouble)
}

interface OverdueBot extends BotTurn {
  readonly host_id: number | null
  readonly origin: string | null
  readonly has_people: boolean
}
