/**
 * Tables that somebody should look after at some time: it is a bot's turn, or a clock runs out. Several processes may look at
 * once: each row is claimed, and nothing is done if something has happened since.
 */
import { sql } from 'kysely'
import type { Share } from '../base/fair-pool'
import { Repeated } from '../base/repeated'
import { type Database, fromNow, NOW, Prepared } from '../database/database'
import { originOf } from './status'

export interface BotTurn {
  readonly code: string
  /** How much had happened when it was the bot's turn. */
  readonly n: number
}

/** How long nobody else takes what is being looked after. */
const HELD_SECONDS = 5
/** How long before its time a turn may be claimed that nobody holds: as soon as it is announced. */
const EARLY_SECONDS = 3
const HELD = fromNow(sql.lit(HELD_SECONDS), 'second')

const ofMatch = (db: Database, code: string) => db.selectFrom('match').select('id').where('code', '=', code)

const CLAIM = new Prepared('claim-due', ({ code, n }: BotTurn, db) =>
  db
    .updateTable('match_due')
    .set({ at: HELD })
    .where('n', '=', n)
    .where('why', '=', sql.lit('bot'))
    .where('at', '<=', fromNow(sql.lit(EARLY_SECONDS), 'second'))
    .where('match_id', '=', ofMatch(db, code))
    .returning('n'),
)

/** Whether this process may play the turn: it is a bot's, nothing has happened since, and nobody else is playing it. */
export async function claimDue(db: Database, turn: BotTurn): Promise<boolean> {
  return (await CLAIM.run(db, turn)).length === 1
}

/** It is still being played. */
export async function holdDue(db: Database, { code, n }: BotTurn): Promise<void> {
  await db
    .updateTable('match_due')
    .set({ at: HELD })
    .where('n', '=', n)
    .where('match_id', '=', ofMatch(db, code))
    .execute()
}

/** Nobody can do anything. */
export async function dropDue(db: Database, { code, n }: BotTurn): Promise<void> {
  await db.deleteFrom('match_due').where('n', '=', n).where('match_id', '=', ofMatch(db, code)).execute()
}

/** No bot had anything to do: those who are to act have the time that is left. */
export async function armClock(db: Database, { code, n }: BotTurn): Promise<void> {
  await sql`
    with m as (select id, clock, turn_at, to_act, left_ms from match where code = ${code} and n = ${n}), gone as (
      delete from match_due using m where match_id = m.id and m.clock ->> 'type' = 'none'
    )
    update match_due set why = 'clock', at = m.turn_at + interval '1 second'
      + (select min(m.left_ms[s + 1]) from unnest(m.to_act) s) * interval '1 millisecond'
    from m where match_id = m.id and m.clock ->> 'type' <> 'none'`.execute(db)
}

/** How many clocks are taken at once. */
const CLOCKS = 8

/** A process that takes one holds it for a while: if nothing comes of it, another tries. */
const TAKE_CLOCKS = new Prepared('due-clocks', (_: object, db) =>
  db
    .updateTable('match_due')
    .from('match')
    .set({ at: HELD })
    .whereRef('match.id', '=', 'match_due.match_id')
    .where('match_due.match_id', 'in', (eb) =>
      eb
        .selectFrom('match_due')
        .select('match_id')
        .where('at', '<=', NOW)
        .where('why', '=', sql.lit('clock'))
        .orderBy('at')
        .limit(sql.lit(CLOCKS))
        .forUpdate()
        .skipLocked(),
    )
    .returning(['match.code', 'match_due.n']),
)

/** Only those that are to be played now are claimed. */
const OVERDUE_BOTS = new Prepared('due-bots', (_: object, db) =>
  db
    .selectFrom('match_due as d')
    .innerJoin('match as m', 'm.id', 'd.match_id')
    .select((eb) => [
      ...(['m.code', 'd.n', 'm.host_id', 'm.origin'] as const),
      eb
        .exists(
          eb
            .selectFrom('seat as s')
            .innerJoin('player as p', 'p.id', 's.player_id')
            .select('p.id')
            .whereRef('s.match_id', '=', 'm.id')
            .where('s.bot', 'is', null)
            .where('s.stand_in', 'is', null)
            .where('s.left_at', 'is', null)
            .where('p.kind', '<>', sql.lit('bot')),
        )
        .as('has_people'),
    ])
    .where('d.at', '<=', NOW)
    .where('d.why', '=', sql.lit('bot'))
    .orderBy('d.at')
    .limit(sql.lit(500)),
)

export interface SweepNeeds {
  readonly db: Database
  /** In milliseconds. */
  readonly every: number
  onTrouble(error: unknown): void
}

/** Clocks are looked at here and not by jobs: nothing else can delay them. */
export function sweepClocks(needs: SweepNeeds & { onClock(code: string, n: number): Promise<void> }): Repeated {
  const { db, every, onClock, onTrouble } = needs
  const sweep = async () => {
    for (let taken = CLOCKS; taken === CLOCKS; ) {
      const rows = await TAKE_CLOCKS.run(db, {})
      await Promise.all(rows.map(({ code, n }) => onClock(code, n)))
      taken = rows.length
    }
  }
  return new Repeated(every, sweep, onTrouble)
}

/** Turns of bots that were lost with a process, or that nobody has come to yet. */
export function sweepBots(needs: SweepNeeds & { onTurn(turn: BotTurn, share: Share): void }): Repeated {
  const { db, every, onTurn, onTrouble } = needs
  const sweep = async () => {
    const rows = await OVERDUE_BOTS.run(db, {})
    for (const { code, n, host_id, origin, has_people } of rows)
      onTurn({ code, n }, { table: code, origin: originOf(code, origin, host_id), hasPeople: has_people === true })
  }
  return new Repeated(every, sweep, onTrouble)
}
