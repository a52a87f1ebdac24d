/**
 * What the people at a table agree on: to take the last turn back, to pause and go on, to let a bot play for somebody who is
 * gone, to end. Somebody asks, everybody else who plays answers; one no is a no, and nobody is asked twice.
 */
import type { Seat } from '@crownlands/core/game'
import type { Agreement } from '@crownlands/table/online'
import type { Database } from '../database/pool'
import type { Player } from '../people/sessions'
import { withIncident } from './absence'
import { markChanged, type TableChanges } from './changes'
import { type Head, readHead, type SeatHead } from './heads'
import { STAND_IN, type What, writeIncident } from './incidents'
import type { LastTurns } from './last-turns'
import { TableProblem } from './problem'
import type { RunningTables } from './running'
import { isHere } from './status'

export interface AgreementNeeds {
  readonly running: Pick<RunningTables, 'dueOf'>
  readonly changes: TableChanges
  readonly lastTurns: LastTurns
}

export interface Vote {
  readonly what: Agreement
  /** Whom it is about: whoever is gone. Who wants the turn back is known by the turn; the rest is about nobody. */
  readonly about: Seat
  readonly yes: boolean
}

export class Agreements {
  readonly #needs: AgreementNeeds

  constructor(needs: AgreementNeeds) {
    this.#needs = needs
  }

  /** Asks the others, or answers. Who asks says yes by it. */
  answer(code: string, player: Player, { what, about: named, yes }: Vote): Promise<Head> {
    return this.#needs.changes.make(code, async (db, head) => {
      const { seat } = ownSeat(head, player)
      const about = what === 'take-back' || what === 'stand-in' ? named : 0
      const open = head.questions.find((one) => one.what === what && one.about === about)
      await this.#mayBeAsked(db, head, what, about)
      if (open === undefined && !yes) throw new TableProblem('not-running', 'Nobody has asked for that.')
      if (what === 'take-back' && open === undefined && seat !== about)
        throw new TableProblem('not-your-seat', 'Only whoever made the turn can ask for it back.')
      if (open !== undefined && open.no.length > 0)
        throw new TableProblem('not-allowed', 'Somebody has said no. It can be asked for again after the next move.')
      await note(db, head, what, about, seat, yes)
      await markChanged(db, head)
      const now = (await readHead(db, code)) ?? head
      const said = now.questions.find((one) => one.what === what && one.about === about)
      if (peopleAsked(now, what, about).every((one) => said?.yes.includes(one) === true))
        await this.#carryOut(db, now, what, about)
    })
  }

  /** Gives somebody else more time. */
  giveTime(code: string, player: Player, seat: Seat, seconds: number): Promise<Head> {
    return this.#needs.changes.make(code, async (db, head) => {
      const own = ownSeat(head, player)
      if (head.seats[seat] === undefined) throw new TableProblem('no-such-seat', `The table has no seat ${seat}.`)
      if (own.seat === seat) throw new TableProblem('not-your-seat', 'Only others can give you time.')
      if (head.clock.type === 'none') throw new TableProblem('not-running', 'No clock runs here.')
      await this.#write(db, head, seat, { type: 'more-time', seconds })
    })
  }

  async #mayBeAsked(db: Database, head: Head, what: Agreement, about: Seat): Promise<void> {
    const gone = head.seats[about]
    if (gone === undefined) throw new TableProblem('no-such-seat', `The table has no seat ${about}.`)
    switch (what) {
      case 'stand-in':
        // Whoever has run out of time once may still come back, but nobody has to wait.
        if (gone.bot !== undefined || gone.standIn !== undefined || (gone.leftAt === undefined && gone.missed === 0))
          throw new TableProblem('not-running', 'Nobody is gone from that seat.')
        return
      case 'pause':
        if (head.pausedAt !== undefined) throw new TableProblem('not-running', 'The game stands still already.')
        return
      case 'go-on':
        if (head.pausedAt === undefined) throw new TableProblem('not-running', 'The game goes on already.')
        return
      case 'take-back':
        if (head.rated) throw new TableProblem('not-allowed', 'In a rated game nothing is taken back (T-U7).')
        if (head.pausedAt !== undefined) throw new TableProblem('paused', 'The game stands still.')
        await this.#lastTurn(db, head, about)
        return
      case 'end':
        return
    }
  }

  async #carryOut(db: Database, head: Head, what: Agreement, about: Seat): Promise<void> {
    await db.query('delete from vote where match_id = $1', [head.id])
    switch (what) {
      case 'take-back':
        return this.#write(db, head, about, { type: 'back', ...(await this.#lastTurn(db, head, about)) })
      case 'pause':
        return this.#write(db, head, undefined, { type: 'paused' })
      case 'go-on':
        return this.#write(db, head, undefined, { type: 'resumed' })
      case 'stand-in':
        return this.#write(db, head, about, { type: 'stand-in', bot: STAND_IN })
      case 'end':
        return this.#write(db, head, undefined, { type: 'ended' })
    }
  }

  async #lastTurn(db: Database, head: Head, seat: Seat) {
    const turn = await this.#needs.lastTurns.of(db, head, seat)
    if (turn !== undefined) return turn
    throw new TableProblem(
      'not-allowed',
      'That turn cannot be taken back: somebody has acted since, or something was drawn or revealed (T-U7).',
    )
  }

  async #write(db: Database, head: Head, seat: Seat | undefined, what: What): Promise<void> {
    const due = this.#needs.running.dueOf(withIncident(head, seat, what))
    if (!(await writeIncident(db, head, seat, what, due)))
      throw new TableProblem('busy', 'Something else happened first. Look again.')
  }
}

async function note(
  db: Database,
  { id, n }: Head,
  what: Agreement,
  about: Seat,
  seat: Seat,
  yes: boolean,
): Promise<void> {
  // What was asked before something else happened is asked no more.
  await db.query('delete from vote where match_id = $1 and n <> $2', [id, n])
  await db.query(
    `insert into vote (match_id, what, about, seat, yes, n) values ($1, $2, $3, $4, $5, $6)
     on conflict (match_id, what, about, seat) do update set yes = excluded.yes`,
    [id, what, about, seat, yes, n],
  )
}

/** Everybody who plays and is there; of one who is gone the others decide. */
function peopleAsked({ seats }: Head, what: Agreement, about: Seat): readonly Seat[] {
  return seats.filter((one) => isHere(one) && (what !== 'stand-in' || one.seat !== about)).map(({ seat }) => seat)
}

function ownSeat(head: Head, { id }: Player): SeatHead {
  const own = head.seats.find(({ playerId }) => playerId === id)
  if (own === undefined) throw new TableProblem('not-your-seat', 'You do not sit at this table.')
  if (head.status !== 'running') throw new TableProblem('not-running', 'No game is under way here.')
  // Of a match that goes on without them those who are gone decide nothing.
  if (!isHere(own)) throw new TableProblem('not-your-seat', 'You are gone from this table: take your seat back first.')
  return own
}
