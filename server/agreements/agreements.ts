/**
 * What the people at a table agree on: to take the last turn back, to pause and go on, to let a bot play for somebody who is
 * gone, to end. Somebody asks, the others answer; one no is a no. T-L4: those who are gone are not asked, and a request lapses.
 */
import type { Seat } from '@crownlands/core/game'
import type { Agreement } from '@crownlands/table/online'
import { sql } from 'kysely'
import { noteSeen, settleGone } from '../absence/gone'
import type { Database } from '../database/database'
import { GONE_AFTER } from '../match/gone-after'
import { type Head, readHead, type SeatHead } from '../match/headers'
import { STAND_IN, type What } from '../match/incidents'
import { readPastFile } from '../match/match-file'
import { isHere } from '../match/status'
import { TableProblem } from '../match/table-problem'
import type { Player } from '../people/sessions'
import { markChanged, type TableChanges } from '../tables/changes'
import { happen } from '../tables/record-incident'
import type { RunningTables } from '../tables/running-tables'
import type { TableThreads } from '../threads/table-threads'

export interface AgreementNeeds {
  readonly running: Pick<RunningTables, 'dueOf'>
  readonly changes: TableChanges
  readonly pastThreads: TableThreads
}

/** No turn is longer, in actions: from a snapshot before that the whole turn is replayed. */
const LONGEST_TURN = 200

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
    return this.#needs.changes.make(code, async (db, seen) => {
      const { seat } = ownSeat(seen, player)
      await noteSeen(db, seen, seat)
      const head = await settleGone(this.#needs.running, db, seen)
      const about = what === 'take-back' || what === 'stand-in' ? named : 0
      // Two have let a bot play on at the same time.
      if (what === 'stand-in' && yes && head.seats[about]?.standIn !== undefined) return
      const open = head.questions.find((one) => one.what === what && one.about === about)
      await this.#mayBeAsked(db, head, what, about)
      if (open === undefined && !yes) throw new TableProblem('not-running', 'Nobody has asked for that.')
      if (what === 'take-back' && open === undefined && seat !== about)
        throw new TableProblem('not-your-seat', 'Only the player who made the turn can ask to undo it.')
      if (open !== undefined && open.no.length > 0)
        throw new TableProblem('not-allowed', 'A player has declined. Ask again after the next move, or later.')
      await note(db, head, what, about, seat, yes)
      await markChanged(db, head)
      await this.#carryOutAgreed(db, (await readHead(db, code)) ?? head)
    })
  }

  /** Nobody has asked: somebody has become gone or come back, or a request has lapsed. */
  async settle(code: string): Promise<void> {
    await this.#needs.changes.make(code, async (db, seen) => {
      const head = await settleGone(this.#needs.running, db, seen)
      if (await dropLapsed(db, head)) await markChanged(db, head)
      await this.#carryOutAgreed(db, (await readHead(db, code)) ?? head)
    })
  }

  /** What everybody who is asked has agreed on. Carried out, it makes all that was asked before void. */
  async #carryOutAgreed(db: Database, head: Head): Promise<void> {
    const agreed = head.questions.find(
      ({ what, about, yes, no }) => no.length === 0 && peopleAsked(head, what, about).every((one) => yes.includes(one)),
    )
    if (agreed !== undefined) await this.#carryOut(db, head, agreed.what, agreed.about)
  }

  /** Gives somebody else more time. */
  giveTime(code: string, player: Player, seat: Seat, seconds: number): Promise<Head> {
    return this.#needs.changes.make(code, async (db, head) => {
      const own = ownSeat(head, player)
      if (head.seats[seat] === undefined) throw new TableProblem('no-such-seat', `The table has no seat ${seat}.`)
      if (own.seat === seat) throw new TableProblem('not-your-seat', 'You cannot give time to yourself.')
      if (head.clock.type === 'none') throw new TableProblem('not-running', 'This table has no clock.')
      await this.#happen(db, head, seat, { type: 'more-time', seconds })
    })
  }

  async #mayBeAsked(db: Database, head: Head, what: Agreement, about: Seat): Promise<void> {
    const gone = head.seats[about]
    if (gone === undefined) throw new TableProblem('no-such-seat', `The table has no seat ${about}.`)
    switch (what) {
      case 'stand-in':
        // T-L2. Whoever has run out of time once may still come back, but nobody has to wait.
        if (gone.bot !== undefined || gone.standIn !== undefined || !isMissing(gone))
          throw new TableProblem('not-running', 'The player of that seat is not away.')
        return
      case 'pause':
        if (head.pausedAt !== undefined) throw new TableProblem('not-running', 'The game is already paused.')
        return
      case 'go-on':
        if (head.pausedAt === undefined) throw new TableProblem('not-running', 'The game is not paused.')
        return
      case 'take-back':
        if (head.rated) throw new TableProblem('not-allowed', 'Turns of a rated game cannot be undone (T-U7).')
        if (head.pausedAt !== undefined) throw new TableProblem('paused', 'The game is paused.')
        await this.#lastTurn(db, head, about)
        return
      case 'end':
        return
    }
  }

  async #carryOut(db: Database, head: Head, what: Agreement, about: Seat): Promise<void> {
    await db.deleteFrom('vote').where('match_id', '=', head.id).execute()
    switch (what) {
      case 'take-back':
        return this.#happen(db, head, about, { type: 'back', ...(await this.#lastTurn(db, head, about)) })
      case 'pause':
        return this.#happen(db, head, undefined, { type: 'paused' })
      case 'go-on':
        return this.#happen(db, head, undefined, { type: 'resumed' })
      case 'stand-in':
        return this.#happen(db, head, about, { type: 'stand-in', bot: STAND_IN })
      case 'end':
        return this.#happen(db, head, undefined, { type: 'ended' })
    }
  }

  /** T-U7: the turn that was ended last, if it may be taken back by agreement. */
  async #lastTurn(db: Database, head: Head, seat: Seat) {
    if (head.draft.length === 0) {
      const file = await readPastFile(db, head, head.actions, Math.max(0, head.actions - LONGEST_TURN))
      const turn = await this.#needs.pastThreads.call(head.code, 'lastTurn', file, seat)
      if (turn !== undefined) return turn
    }
    throw new TableProblem(
      'not-allowed',
      'That turn cannot be undone: another player has acted since, or something was drawn or revealed (T-U7).',
    )
  }

  async #happen(db: Database, head: Head, seat: Seat | undefined, what: What): Promise<void> {
    await happen(this.#needs.running, db, head, seat, what)
  }
}

async function note(db: Database, head: Head, what: Agreement, about: Seat, seat: Seat, yes: boolean): Promise<void> {
  const { id, n } = head
  // What was asked before something else happened is asked no more.
  await db.deleteFrom('vote').where('match_id', '=', id).where('n', '<>', n).execute()
  await dropLapsed(db, head)
  await db
    .insertInto('vote')
    .values({ match_id: id, what, about, seat, yes, n })
    .onConflict((conflict) => conflict.columns(['match_id', 'what', 'about', 'seat']).doUpdateSet({ yes }))
    .execute()
}

/** True when there were any. */
async function dropLapsed(db: Database, { id }: Head): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from vote using (
      select what, about from vote, match where match_id = ${id} and match.id = ${id}
      group by what, about, match.id having min(at) <= now() - ${GONE_AFTER}
    ) as lapsed
    where vote.match_id = ${id} and vote.what = lapsed.what and vote.about = lapsed.about`.execute(db)
  return numAffectedRows > 0
}

/**
 * T-L4: everybody who plays and does not count as gone. To go on after a pause needs those who are gone, too: their clocks run
 * again. Of one who is gone the others decide (T-L2), any of them where that was agreed on. Programs are not asked.
 */
function peopleAsked({ seats, whenGone }: Head, what: Agreement, about: Seat): readonly Seat[] {
  if (what === 'stand-in' && whenGone === 'bot') return []
  return seats
    .filter((one) => isHere(one) && one.player?.kind !== 'bot')
    .filter(
      (one) => (what === 'stand-in' ? one.seat !== about : true) && (what === 'go-on' || one.goneAt === undefined),
    )
    .map(({ seat }) => seat)
}

/** Nobody has to wait for them. */
function isMissing({ leftAt, missed, goneAt }: SeatHead): boolean {
  return leftAt !== undefined || missed > 0 || goneAt !== undefined
}

function ownSeat(head: Head, { id }: Player): SeatHead {
  const own = head.seats.find(({ playerId }) => playerId === id)
  if (own === undefined) throw new TableProblem('not-your-seat', 'You do not sit at this table.')
  if (head.status !== 'running') throw new TableProblem('not-running', 'No game is running at this table.')
  // Of a match that goes on without them those who are gone decide nothing.
  if (!isHere(own)) throw new TableProblem('not-your-seat', 'You are away from this table. Take your seat back first.')
  return own
}
