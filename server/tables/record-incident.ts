/** What happens at a table beside the rules: written if the match is as it was seen, with who is to act after it. */
import type { Seat } from '@crownlands/core/game'
import type { Database } from '../database/database'
import { type Head, readHead, type SeatHead } from '../match/headers'
import { MOST_MISSED, type What, writeIncident } from '../match/incidents'
import { TableProblem } from '../match/table-problem'
import type { RunningTables } from './running-tables'

/** Writes what happens beside the rules. The head after it. */
export async function happen(
  running: Pick<RunningTables, 'dueOf'>,
  db: Database,
  head: Head,
  seat: Seat | undefined,
  what: What,
): Promise<Head> {
  const due = running.dueOf(withIncident(head, seat, what))
  if (!(await writeIncident(db, head, seat, what, due)))
    throw new TableProblem('busy', 'The table has changed meanwhile. Read its state and try again.')
  return (await readHead(db, head.code)) ?? head
}

/** How the table is after it: whether a bot is to act now, or a clock runs, hangs on that. */
function withIncident(head: Head, seat: Seat | undefined, what: What): Head {
  const seats = head.seats.map((one) => (one.seat === seat ? { ...one, ...seatAfter(one, what) } : one))
  switch (what.type) {
    case 'ended':
      return { ...head, status: 'ended' }
    case 'out-of-time':
      return { ...head, status: 'over' }
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
    case 'handed':
    case 'more-time':
      return { ...head, seats }
  }
}

function seatAfter({ missed }: SeatHead, what: What): Partial<SeatHead> {
  switch (what.type) {
    case 'stand-in':
      return { standIn: what.bot }
    case 'returned':
    case 'handed':
      return { standIn: undefined, leftAt: undefined, goneAt: undefined, missed: 0 }
    case 'left':
      return { leftAt: new Date(0) }
    case 'time-out':
      return missed + 1 >= MOST_MISSED ? { leftAt: new Date(0) } : {}
    case 'back':
    case 'more-time':
    case 'paused':
    case 'resumed':
    case 'ended':
    case 'out-of-time':
      return {}
  }
}
