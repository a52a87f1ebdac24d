/**
 * T-L5: a way back to a seat for a guest who has lost the cookie. The host hands out a link that is good once and for a while;
 * whoever opens it takes the seat. A host could open it too, so everybody is told, the player who has the cookie after all can
 * take the seat back at any time, and accounts, who can sign in, are left alone.
 */
import type { Seat } from '@crownlands/core/game'
import { sql } from 'kysely'
import { hashOf, makeToken } from '../base/ids'
import { type Database, fromNow, NOW } from '../database/database'
import { type Head, readHead, type SeatHead } from '../match/headers'
import { updateSeat } from '../match/seats'
import { isHere } from '../match/status'
import { TableProblem } from '../match/table-problem'
import type { Player } from '../people/sessions'
import type { TableChanges } from '../tables/changes'
import { mustHaveOwnName } from '../tables/names-at-table'
import { happen } from '../tables/record-incident'
import type { RunningTables } from '../tables/running-tables'
import { isAway } from './gone'

const LINK_MINUTES = 60

export interface SeatLink {
  readonly token: string
  readonly minutes: number
}

export interface SeatLinksNeeds {
  readonly running: Pick<RunningTables, 'dueOf'>
  readonly changes: TableChanges
}

export class SeatLinks {
  readonly #needs: SeatLinksNeeds

  constructor(needs: SeatLinksNeeds) {
    this.#needs = needs
  }

  /** In place of the link made before. */
  async make(code: string, seat: Seat, player: Player): Promise<SeatLink> {
    const token = makeToken()
    await this.#needs.changes.make(code, async (db, head) => {
      mustRun(head)
      const lost = head.seats[seat]
      if (lost === undefined) throw new TableProblem('no-such-seat', `The table has no seat ${seat}.`)
      const guest = guestOf(head, lost, player)
      await mustBeAway(db, head, lost)
      await endLinks(db, head, seat)
      const link = { token_hash: hashOf(token), match_id: head.id, seat, player_id: guest }
      await db
        .insertInto('seat_link')
        .values({ ...link, expires_at: fromNow(LINK_MINUTES, 'minute') })
        .execute()
    })
    return { token, minutes: LINK_MINUTES }
  }

  /** Takes the seat that the link leads to. */
  take(code: string, token: string, player: Player): Promise<Head> {
    return this.#needs.changes.make(code, async (db, head) => {
      mustRun(head)
      if (player.kind === 'bot') throw new TableProblem('not-allowed', 'A program cannot take the seat of a person.')
      if (head.seats.some(({ playerId }) => playerId === player.id))
        throw new TableProblem('taken', 'You already sit at this table.')
      const link = await db
        .deleteFrom('seat_link')
        .where('token_hash', '=', hashOf(token))
        .where('match_id', '=', head.id)
        .where('expires_at', '>', NOW)
        .returning(['seat', 'player_id'])
        .executeTakeFirst()
      const lost = link && head.seats[link.seat]
      if (lost === undefined || lost.playerId !== link?.player_id)
        throw new TableProblem('no-such-link', 'This link was used or has expired. Ask the host for another.')
      await mustBeAway(db, head, lost)
      await mustHaveOwnName(db, without(head, lost), player)
      const handed = { handed_at: NOW, handed_from: sql<number>`coalesce(handed_from, player_id)` }
      await updateSeat(db, head, lost.seat)
        .set({ player_id: player.id, name: player.name, ...handed })
        .execute()
      if (head.hostId === lost.playerId)
        await db.updateTable('match').set({ host_id: player.id }).where('id', '=', head.id).execute()
      await tellAll(this.#needs.running, db, head, lost.seat)
    })
  }
}

/** The player whose seat it was has the cookie after all. False when none of the seats was theirs. */
export async function takeBack(
  running: Pick<RunningTables, 'dueOf'>,
  db: Database,
  head: Head,
  player: Player,
): Promise<boolean> {
  const lost = head.seats.find(({ handedFrom }) => handedFrom === player.id)
  if (lost === undefined || head.status !== 'running') return false
  await updateSeat(db, head, lost.seat)
    .set({ player_id: player.id, name: player.name, handed_at: null, handed_from: null })
    .execute()
  await endLinks(db, head, lost.seat)
  await tellAll(running, db, head, lost.seat)
  return true
}

async function endLinks(db: Database, { id }: Head, seat: Seat): Promise<void> {
  await db.deleteFrom('seat_link').where('match_id', '=', id).where('seat', '=', seat).execute()
}

/** It stands in the story of the table and in the record. */
async function tellAll(running: Pick<RunningTables, 'dueOf'>, db: Database, head: Head, seat: Seat): Promise<void> {
  await happen(running, db, (await readHead(db, head.code)) ?? head, seat, { type: 'handed' })
}

function mustRun({ status }: Head): void {
  if (status !== 'running') throw new TableProblem('not-running', 'No game is running at this table.')
}

/** The guest whose seat it is. The host may hand it out; the host's own seat any other player. */
function guestOf({ hostId, seats }: Head, lost: SeatHead, { id }: Player): number {
  const isHosts = lost.playerId !== undefined && lost.playerId === hostId
  const plays = seats.some((one) => one.playerId === id && isHere(one) && one.seat !== lost.seat)
  if (id !== hostId && !(isHosts && plays))
    throw new TableProblem('not-the-host', 'Only the host can make a link to a seat.')
  if (lost.player?.kind !== 'guest' || lost.playerId === undefined || lost.playerId === id)
    throw new TableProblem(
      'not-allowed',
      'Links are only for seats of other guests. People with an account sign in again.',
    )
  return lost.playerId
}

async function mustBeAway(db: Database, head: Head, lost: SeatHead): Promise<void> {
  if (!(await isAway(db, head, lost.seat)))
    throw new TableProblem('not-allowed', 'The player of that seat is not away.')
}

/** The table as it would be without whoever had the seat. */
function without(head: Head, lost: SeatHead): Head {
  return {
    ...head,
    hostId: head.hostId === lost.playerId ? undefined : head.hostId,
    seats: head.seats.filter(({ seat }) => seat !== lost.seat),
  }
}
