/** When somebody does not act: time that runs out, people who leave, bots that stand in for them, and coming back. */
import type { Seat } from '@crownlands/core/game'
import type { Database } from '../database/pool'
import type { Player } from '../people/sessions'
import type { TableChanges } from './changes'
import { type Head, readHead, type SeatHead } from './heads'
import { MOST_MISSED, STAND_IN, type What, writeIncident } from './incidents'
import { TableProblem } from './problem'
import type { RunningTables } from './running'
import { isHere } from './status'

export interface AbsenceNeeds {
  readonly running: Pick<RunningTables, 'dueOf'>
  readonly changes: TableChanges
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
      let now = head
      for (const seat of await outOfTime(db, head)) {
        now = await this.#write(db, now, seat, { type: 'time-out' })
        now = await this.#standInIfAgreed(db, now, seat)
      }
    })
  }

  /** Gets up in the middle of a match. */
  leave(code: string, player: Player): Promise<Head> {
    return this.#needs.changes.make(code, async (db, head) => {
      const { seat, standIn, leftAt } = ownSeat(head, player)
      if (standIn !== undefined || leftAt !== undefined) return
      await this.#standInIfAgreed(db, await this.#write(db, head, seat, { type: 'left' }), seat)
    })
  }

  /** Takes the seat back from whoever stood in. */
  comeBack(code: string, player: Player): Promise<Head> {
    return this.#needs.changes.make(code, async (db, head) => {
      const { seat, standIn, leftAt } = ownSeat(head, player)
      if (standIn === undefined && leftAt === undefined) return
      await this.#write(db, head, seat, { type: 'returned' })
    })
  }

  /** Nobody has looked after the match for so long that nobody will. */
  async endForgotten(code: string, days: number): Promise<void> {
    await this.#needs.changes.make(code, async (db, head) => {
      const since = head.turnAt?.getTime() ?? head.now.getTime()
      if (head.status !== 'running' || head.now.getTime() - since < days * 86_400_000) return
      await this.#write(db, head, undefined, { type: 'ended' })
    })
  }

  /** What was agreed on when the table was laid: a bot at once, or what the others vote for. */
  async #standInIfAgreed(db: Database, head: Head, seat: Seat): Promise<Head> {
    return head.whenGone === 'bot' || !someoneElsePlays(head, seat)
      ? this.#write(db, head, seat, { type: 'stand-in', bot: STAND_IN })
      : head
  }

  /** The head after it. */
  async #write(db: Database, head: Head, seat: Seat | undefined, what: What): Promise<Head> {
    const due = this.#needs.running.dueOf(withIncident(head, seat, what))
    if (!(await writeIncident(db, head, seat, what, due)))
      throw new TableProblem('busy', 'Something else happened first. Look again.')
    return (await readHead(db, head.code)) ?? head
  }
}

/** Those who are to act and have no time left. */
async function outOfTime(db: Database, { id, seats }: Head): Promise<readonly Seat[]> {
  const { rows } = await db.query<{ seat: Seat }>(
    `select s as seat from match, unnest(to_act) s where id = $1 and paused_at is null
      and left_ms[s + 1] - extract(epoch from now() - turn_at) * 1000 <= -$2::int`,
    [id, GRACE_MS],
  )
  return rows.map(({ seat }) => seat).filter((seat) => isHere(seats[seat]))
}

/** How the table is after it: whether a bot is to act now, or a clock runs, hangs on that. */
export function withIncident(head: Head, seat: Seat | undefined, what: What): Head {
  const seats = head.seats.map((one) => (one.seat === seat ? { ...one, ...seatAfter(one, what) } : one))
  switch (what.type) {
    case 'ended':
      return { ...head, status: 'ended' }
    case 'paused':
      return { ...head, pausedAt: head.now }
    case 'resumed':
      return { ...head, pausedAt: undefined }
    case 'back':
      return { ...head, toAct: what.toAct, isQuestion: what.isQuestion }
    case 'time-out':
    case 'left':
    case 'stand-in':
    case 'returned':
    case 'more-time':
      return { ...head, seats }
  }
}

function seatAfter({ missed }: SeatHead, what: What): Partial<SeatHead> {
  switch (what.type) {
    case 'stand-in':
      return { standIn: what.bot }
    case 'returned':
      return { standIn: undefined, leftAt: undefined, missed: 0 }
    case 'left':
      return { leftAt: new Date(0) }
    case 'time-out':
      return missed + 1 >= MOST_MISSED ? { leftAt: new Date(0) } : {}
    case 'back':
    case 'more-time':
    case 'paused':
    case 'resumed':
    case 'ended':
      return {}
  }
}

function someoneElsePlays({ seats }: Head, seat: Seat): boolean {
  return seats.some((one) => one.seat !== seat && isHere(one))
}

function ownSeat(head: Head, { id }: Player): SeatHead {
  const own = head.seats.find(({ playerId }) => playerId === id)
  if (own === undefined) throw new TableProblem('not-your-seat', 'You do not sit at this table.')
  if (head.status !== 'running') throw new TableProblem('not-running', 'No game is under way here.')
  return own
}
