/** When somebody does not act: time that runs out, people who leave, bots that stand in for them, and coming back. */
import type { Seat } from '@crownlands/core/game'
import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { Clock, Head, SeatHead } from '../match/headers'
import { STAND_IN, type What } from '../match/incidents'
import { readPastFile } from '../match/match-file'
import { isHere } from '../match/status'
import { TableProblem } from '../match/table-problem'
import type { Player } from '../people/sessions'
import type { TableChanges } from '../tables/changes'
import { happen } from '../tables/record-incident'
import type { RunningTables } from '../tables/running-tables'
import type { TableThreads } from '../threads/table-threads'
import { takeBack } from './seat-links'

export interface AbsenceNeeds {
  readonly running: Pick<RunningTables, 'dueOf'>
  readonly changes: TableChanges
  readonly pastThreads: TableThreads
}

/** Out of time by less than this is in time: lines are slow. In milliseconds. */
const GRACE_MS = 1000

export class Absence {
  readonly #needs: AbsenceNeeds

  constructor(needs: AbsenceNeeds) {
    this.#needs = needs
  }

  /** Looks at the clocks of those who are to act; nothing happens if something else did since. */
  async lookAtClocks(code: string, n: number): Promise<void> {
    await this.#needs.changes.make(code, async (db, head) => {
      if (head.n !== n || head.status !== 'running' || head.clock.type === 'none') return
      const seats = await outOfTime(db, head)
      let now = head
      for (const seat of seats) {
        now = await this.#happen(db, now, seat, { type: 'time-out' })
        if (!endsOnTime(head.clock)) now = await this.#standInIfAgreed(db, now, seat)
      }
      if (seats.length > 0 && endsOnTime(head.clock)) {
        const file = await readPastFile(db, head, head.actions)
        const outcome = await this.#needs.pastThreads.call(code, 'onTime', file, seats)
        await this.#happen(db, now, undefined, { type: 'out-of-time', outcome })
      }
    })
  }

  /** Gets up in the middle of a match. */
  leave(code: string, player: Player): Promise<Head> {
    return this.#needs.changes.make(code, async (db, head) => {
      const { seat, standIn, leftAt } = ownSeat(head, player)
      if (standIn !== undefined || leftAt !== undefined) return
      await this.#standInIfAgreed(db, await this.#happen(db, head, seat, { type: 'left' }), seat)
    })
  }

  /** Takes the seat back from whoever stood in, or took it by a link. */
  comeBack(code: string, player: Player): Promise<Head> {
    return this.#needs.changes.make(code, async (db, head) => {
      if (await takeBack(this.#needs.running, db, head, player)) return
      const { seat, standIn, leftAt } = ownSeat(head, player)
      if (standIn === undefined && leftAt === undefined) return
      await this.#happen(db, head, seat, { type: 'returned' })
    })
  }

  /** Nobody has looked after the match for so long that nobody will. */
  async endForgotten(code: string, days: number): Promise<void> {
    await this.#needs.changes.make(code, async (db, head) => {
      const since = head.turnAt?.getTime() ?? head.now.getTime()
      if (head.status !== 'running' || head.now.getTime() - since < days * 86_400_000) return
      await this.#happen(db, head, undefined, { type: 'ended' })
    })
  }

  /** What was agreed on when the table was laid: a bot at once, or what the others vote for. */
  async #standInIfAgreed(db: Database, head: Head, seat: Seat): Promise<Head> {
    return head.whenGone === 'bot' || !someoneElsePlays(head, seat)
      ? this.#happen(db, head, seat, { type: 'stand-in', bot: STAND_IN })
      : head
  }

  #happen(db: Database, head: Head, seat: Seat | undefined, what: What): Promise<Head> {
    return happen(this.#needs.running, db, head, seat, what)
  }
}

function endsOnTime(clock: Clock): boolean {
  return clock.type === 'live' && clock.whenOut === 'end'
}

/** Those who are to act and have no time left. */
async function outOfTime(db: Database, { id, seats }: Head): Promise<readonly Seat[]> {
  const { rows } = await sql<{ seat: Seat }>`
    select s as seat from match, unnest(to_act) s where id = ${id} and paused_at is null
      and left_ms[s + 1] - extract(epoch from now() - turn_at) * 1000 <= ${-GRACE_MS}::int`.execute(db)
  return rows.map(({ seat }) => seat).filter((seat) => isHere(seats[seat]))
}

function someoneElsePlays({ seats }: Head, seat: Seat): boolean {
  return seats.some((one) => one.seat !== seat && isHere(one))
}

function ownSeat(head: Head, { id }: Player): SeatHead {
  const own = head.seats.find(({ playerId }) => playerId === id)
  if (own === undefined) throw new TableProblem('not-your-seat', 'You do not sit at this table.')
  if (head.status !== 'running') throw new TableProblem('not-running', 'No game is running at this table.')
  return own
}
