/** Tables before and around the match: laid, taken, left, filled and begun. */
import { commitmentOf, type FairWord, fairSeed, sealedWord } from '@crownlands/core/fair'
import type { Seat } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem } from '@crownlands/core/record'
import { explainProblem } from '@crownlands/core/text/record'
import type { House } from '@crownlands/kit/houses'
import { HOUSES } from '@crownlands/kit/houses'
import { HostError } from '@crownlands/table/host-error'
import type { Temperament } from '@crownlands/table/protocol'
import { loadRules } from '@crownlands/table/rules'
import { type Insertable, sql } from 'kysely'
import { type Database, fromNow, NOW } from '../database/database'
import type { Tables } from '../database/tables'
import { SWEEP_GRACE } from '../match/append'
import { USUAL_GONE_AFTER } from '../match/gone-after'
import { type Clock, type Head, readHead, type SeatHead } from '../match/headers'
import { wordsOf } from '../match/match-file'
import { updateSeat } from '../match/seats'
import { TableProblem } from '../match/table-problem'
import type { Player } from '../people/sessions'
import { markChanged, type TableChanges } from '../tables/changes'
import { mustHaveOwnName } from '../tables/names-at-table'
import type { RunningTables } from '../tables/running-tables'
import { changedSettings, type HostChange, noteChanges } from './host-changes'

/** How a table is laid. A seat is for a person unless it names a bot. */
export interface NewTable {
  readonly game: string
  readonly options: unknown
  readonly seats: readonly { readonly house: House; readonly bot?: Temperament | undefined }[]
  readonly listed: boolean
  readonly rated: boolean
  readonly clock: Clock
  readonly whenGone: 'bot' | 'vote'
  /** Where its creator comes from, as a keyed hash. */
  readonly origin: string | undefined
  /** In minutes; undefined: as usual for the clock. */
  readonly goneAfter?: number | undefined
  /** Where whoever lays it sits. */
  readonly sit: Seat | undefined
}

/** What of a table may be changed before the match. */
export interface Amended {
  readonly options?: unknown
  readonly listed?: boolean | undefined
  readonly clock?: Clock | undefined
  readonly whenGone?: NewTable['whenGone'] | undefined
  readonly goneAfter?: number | undefined
}

/** A player's part in the chance. */
export interface ChancePart {
  readonly word: string
  /** What the player's device adds to it. */
  readonly pepper: string
}

export interface LobbyNeeds {
  readonly db: Database
  readonly running: RunningTables
  readonly changes: TableChanges
  /** What nobody can guess. */
  makeCode(): string
  makeSecret(): Buffer
}

/** So many tables that are not over yet somebody may have laid. */
const MOST_TABLES = 20

export class Lobby {
  readonly #needs: LobbyNeeds

  constructor(needs: LobbyNeeds) {
    this.#needs = needs
  }

  async lay(table: NewTable, host: Player): Promise<Head> {
    const { db, running, makeCode } = this.#needs
    const plan = await checked(table)
    mustBeRated(table.rated, host)
    await this.#mayLayMore(host)
    const code = makeCode()
    const seats = table.seats.map(({ house, bot }, seat) => ({
      ...{ seat, house, bot },
      ...(seat === table.sit && { player_id: host.id, name: host.name }),
    }))
    await this.#insert(db, { ...table, ...plan, code, hostId: host.id, seats, rematchOf: undefined })
    return running.head(code)
  }

  /**
   * The same people once more: seats move by one, and everybody keeps their house. The first to ask creates the table. To ask
   * is to be ready, so nobody is asked twice, and the match begins when everybody has asked.
   */
  async rematch(code: string, player: Player, part: ChancePart | undefined): Promise<Head> {
    const { db: database, running, makeCode, changes } = this.#needs
    const old = await running.head(code)
    seatOfPlayer(old, player)
    if (old.status !== 'over' && old.status !== 'ended') throw new TableProblem('not-over', 'The game is not over yet.')
    if (old.rematch === undefined) {
      const seats = old.seats.map((_, seat) => {
        const { house, playerId, name, bot } = old.seats[(seat + 1) % old.seats.length] as SeatHead
        return { seat, house, bot, player_id: playerId, name }
      })
      await this.#insert(database, {
        ...old,
        code: makeCode(),
        hostId: player.id,
        seats,
        rematchOf: old.id,
        listed: false,
      })
      await changes.make(code, markChanged)
    }
    const { rematch } = await running.head(code)
    if (rematch === undefined) throw new TableProblem('no-such-table', 'There is no such table.')
    return changes.make(rematch, async (db, head) => {
      const own = head.seats.find(({ playerId }) => playerId === player.id)
      if (head.status !== 'open' || own === undefined || own.ready) return
      if (part !== undefined && own.word === undefined) await writeWord(db, head, own.seat, part)
      await this.#writeReady(db, head, own.seat, true)
      await markChanged(db, head)
    })
  }

  async #insert(db: Database, row: TableRow): Promise<void> {
    const secret = this.#needs.makeSecret()
    const { code, game, rules, listed, rated, origin } = row
    const match = {
      ...{ code, game, rules, listed, rated, origin, secret },
      host_id: row.hostId,
      options: JSON.stringify(row.options),
      clock: JSON.stringify(row.clock),
      when_gone: row.whenGone,
      commitment: commitmentOf(secret.toString('hex')),
      rematch_of: row.rematchOf,
      gone_after: row.goneAfter,
    }
    await db
      .with('m', (inner) =>
        inner
          .insertInto('match')
          .values(match)
          // Somebody else has created the rematch at the same time.
          .onConflict((conflict) => conflict.column('rematch_of').where('rematch_of', 'is not', null).doNothing())
          .returning('id'),
      )
      .insertInto('seat')
      .columns(['match_id', 'seat', 'house', 'bot', 'player_id', 'name'])
      .expression((eb) => {
        const seats = sql<SeatRow>`jsonb_to_recordset(${JSON.stringify(row.seats)}::jsonb)`
        return eb
          .selectFrom(['m', seats.as<'s'>(sql`s(seat smallint, house text, bot text, player_id bigint, name text)`)])
          .select(['m.id', 's.seat', 's.house', 's.bot', 's.player_id', sql<string>`coalesce(s.name, '')`.as('name')])
      })
      .execute()
  }

  async #mayLayMore({ id }: Player): Promise<void> {
    const tables = await this.#needs.db
      .selectFrom('match')
      .select('id')
      .where('host_id', '=', id)
      .where('status', 'in', ['open', 'running'])
      .execute()
    if (tables.length >= MOST_TABLES)
      throw new TableProblem(
        'too-many',
        `You have ${MOST_TABLES} running tables, the most that are allowed. End one first.`,
      )
  }

  /** The host changes what was laid, before the match. */
  amend(code: string, host: Player, amended: Amended): Promise<Head> {
    return this.#hostChange(code, host, async (db, head) => {
      const given = amended.options ?? head.options
      const { options } = await checkedOptions(head.game, head.rules, head.seats.length, given)
      const { listed = head.listed, clock = head.clock, whenGone = head.whenGone } = amended
      // What is usual for one clock is not for another.
      const goneAfter =
        amended.goneAfter ?? (clock.type === head.clock.type ? head.goneAfter : USUAL_GONE_AFTER[clock.type])
      const json = { options: JSON.stringify(options), clock: JSON.stringify(clock) }
      await db
        .updateTable('match')
        .set({ ...json, listed, when_gone: whenGone, gone_after: goneAfter })
        .where('id', '=', head.id)
        .execute()
      return changedSettings(head, { options, listed, clock, whenGone, goneAfter })
    })
  }

  /** Takes an empty seat; whoever had another changes to it. */
  sit(code: string, seat: Seat, player: Player): Promise<Head> {
    return this.#change(code, async (db, head) => {
      const wanted = seatIn(head, seat)
      if (wanted.playerId === player.id) return
      if (wanted.playerId !== undefined || wanted.bot !== undefined)
        throw new TableProblem('taken', `Seat ${seat} is taken.`)
      if (head.removed.some(({ id }) => id === player.id))
        throw new TableProblem(
          'removed',
          'The host has removed you from this table. Only the host can invite you again.',
        )
      mustBeRated(head.rated, player)
      await mustHaveOwnName(db, head, player)
      await empty(db, head, (one) => one.playerId === player.id)
      await updateSeat(db, head, seat).set({ player_id: player.id, name: player.name, ready: false }).execute()
      // It begins by itself when all are ready: with somebody else they had not agreed to play.
      const isNew = head.seats.every(({ playerId }) => playerId !== player.id)
      if (head.rematchOf !== undefined && isNew) await noteChanges(db, head, player, [{ type: 'joined', seat }])
    })
  }

  standUp(code: string, player: Player): Promise<Head> {
    return this.#change(code, (db, head) => empty(db, head, ({ playerId }) => playerId === player.id))
  }

  /** The host takes a bot off a seat, or a person, who can then sit down again only if the host invites them. */
  clear(code: string, seat: Seat, host: Player): Promise<Head> {
    return this.#hostChange(code, host, async (db, head) => {
      const { playerId, bot } = seatIn(head, seat)
      await empty(db, head, (one) => one.seat === seat)
      if (bot !== undefined) return [{ type: 'bot', seat, from: bot }]
      if (playerId === undefined) return []
      await db
        .insertInto('match_removed')
        .values({ match_id: head.id, player_id: playerId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return [{ type: 'removed', seat, about: playerId }]
    })
  }

  /** Whom the host has removed may sit down again. */
  inviteAgain(code: string, player: string, host: Player): Promise<Head> {
    return this.#change(code, async (db, head) => {
      mustHost(head, host)
      await db
        .deleteFrom('match_removed')
        .using('player')
        .where('match_id', '=', head.id)
        .whereRef('player_id', '=', 'player.id')
        .where('player.code', '=', player)
        .execute()
    })
  }

  /** Two change places; only the host can let them. */
  swap(code: string, one: Seat, other: Seat, host: Player): Promise<Head> {
    return this.#hostChange(code, host, async (db, head) => {
      const isTaken = [seatIn(head, one), seatIn(head, other)].some(
        ({ playerId, bot }) => playerId !== undefined || bot !== undefined,
      )
      for (const [from, to] of [
        [seatIn(head, one), other],
        [seatIn(head, other), one],
      ] as const) {
        const { playerId, name, bot, word, pepper } = from
        const moved = {
          player_id: playerId ?? null,
          name,
          bot: bot ?? null,
          word: word ?? null,
          pepper: pepper ?? null,
        }
        await updateSeat(db, head, to)
          .set({ ...moved, ready: false })
          .execute()
      }
      return one === other || !isTaken ? [] : [{ type: 'swapped', seats: [one, other] }]
    })
  }

  seatBot(code: string, seat: Seat, bot: Temperament, host: Player): Promise<Head> {
    return this.#hostChange(code, host, async (db, head) => {
      const { playerId, bot: from } = seatIn(head, seat)
      if (playerId !== undefined) throw new TableProblem('taken', `Seat ${seat} is taken.`)
      if (head.rated) throw new TableProblem('not-allowed', 'Only people with an account can play a rated game.')
      await updateSeat(db, head, seat).set({ bot, ready: false }).execute()
      return from === bot ? [] : [{ type: 'bot', seat, ...(from !== undefined && { from }), to: bot }]
    })
  }

  /** A word for the chance, and what the player's device adds to it. */
  speak(code: string, player: Player, part: ChancePart): Promise<Head> {
    return this.#change(code, (db, head) => writeWord(db, head, seatOfPlayer(head, player).seat, part))
  }

  setReady(code: string, player: Player, ready: boolean): Promise<Head> {
    return this.#needs.changes.make(code, async (db, head) => {
      const { seat } = seatOfPlayer(head, player)
      // A rematch begins by itself: whoever is ready a moment later wanted just that.
      if (ready && head.rematchOf !== undefined && head.status === 'running') return
      mustBeOpen(head)
      await this.#writeReady(db, head, seat, ready)
      await markChanged(db, head)
    })
  }

  /** A rematch begins when everybody is ready. */
  async #writeReady(db: Database, head: Head, seat: Seat, ready: boolean): Promise<void> {
    await updateSeat(db, head, seat).set({ ready }).execute()
    const others = head.seats.filter((one) => one.seat !== seat && one.bot === undefined)
    if (ready && head.rematchOf !== undefined && others.every((one) => one.playerId !== undefined && one.ready))
      await this.#begin(db, (await readHead(db, head.code)) ?? head)
  }

  /** Everybody sits: the words make the seed, and the match begins. */
  start(code: string, host: Player): Promise<Head> {
    return this.#change(code, async (db, head) => {
      mustHost(head, host)
      const free = head.seats.find(({ playerId, bot }) => playerId === undefined && bot === undefined)
      if (free !== undefined) throw new TableProblem('not-full', `Seat ${free.seat} is empty.`)
      if (head.rematchOf !== undefined && head.seats.some((one) => isAsked(one, host) && !one.ready))
        throw new TableProblem('not-full', 'Not all players have agreed to another game.')
      await this.#begin(db, head)
    })
  }

  async #begin(db: Database, head: Head): Promise<void> {
    const words = await sealWords(db, head)
    const seed = fairSeed(await secretOf(db, head), words)
    const { game, setup } = await checkedOptions(head.game, head.rules, head.seats.length, head.options, seed)
    const match = new Match(game, setup)
    const each = timeOf(head.clock)
    const began: Head = { ...head, status: 'running', toAct: match.toAct(), isQuestion: match.isQuestion() }
    const due = this.#needs.running.dueOf(began)
    const turn = { to_act: match.toAct(), is_question: match.isQuestion(), left_ms: head.seats.map(() => each) }
    await db
      .updateTable('match')
      .set({ status: 'running', seed, ...turn, turn_at: NOW, started_at: NOW })
      .where('id', '=', head.id)
      .execute()
    if (due === undefined) return
    const at = fromNow((due.after ?? each) + SWEEP_GRACE, 'millisecond')
    await db.insertInto('match_due').values({ match_id: head.id, n: 0, at, why: due.why }).execute()
  }

  /** What the host changes takes back the "ready" of the others, who can read what it was. */
  #hostChange(
    code: string,
    host: Player,
    work: (db: Database, head: Head) => Promise<readonly HostChange[]>,
  ): Promise<Head> {
    return this.#change(code, async (db, head) => {
      mustHost(head, host)
      await noteChanges(db, head, host, await work(db, head))
    })
  }

  /** Only while the table is open; everybody who listens hears of it. */
  #change(code: string, work: (db: Database, head: Head) => Promise<void>): Promise<Head> {
    return this.#needs.changes.make(code, async (db, head) => {
      mustBeOpen(head)
      await work(db, head)
      await markChanged(db, head)
    })
  }
}

type SeatRow = Pick<Insertable<Tables['seat']>, 'seat' | 'house' | 'bot' | 'player_id' | 'name'>

interface TableRow
  extends Pick<Head, 'code' | 'game' | 'rules' | 'listed' | 'rated' | 'options' | 'clock' | 'whenGone' | 'origin'> {
  readonly hostId: number
  readonly seats: readonly SeatRow[]
  readonly rematchOf: number | undefined
  readonly goneAfter?: number | undefined
}

function mustBeOpen({ status }: Head): void {
  if (status !== 'open') throw new TableProblem('begun', 'The game has already begun.')
}

async function writeWord(db: Database, { id }: Head, seat: Seat, { word, pepper }: ChancePart): Promise<void> {
  await updateSeat(db, { id }, seat).set({ word, pepper }).execute()
}

/** From the beginning on there are only their digests: whoever is deleted leaves no words in records. */
async function sealWords(db: Database, head: Head): Promise<readonly FairWord[]> {
  const words = wordsOf(head).map(({ seat, word }) => ({ seat, word: sealedWord(word) }))
  for (const { seat, word } of words) await writeWord(db, head, seat, { word, pepper: '' })
  return words
}

/** Only here, and only to begin a match. */
async function secretOf(db: Database, { id }: Head): Promise<string> {
  const { secret } = await db.selectFrom('match').select('secret').where('id', '=', id).executeTakeFirstOrThrow()
  return secret.toString('hex')
}

async function empty(db: Database, head: Head, which: (seat: SeatHead) => boolean): Promise<void> {
  const seats = head.seats.filter(which).map(({ seat }) => seat)
  for (const seat of seats)
    await updateSeat(db, head, seat)
      .set({ player_id: null, name: '', bot: null, ready: false, word: null, pepper: null })
      .execute()
}

async function checked(table: NewTable) {
  const { game, setup } = await checkedOptions(table.game, undefined, table.seats.length, table.options)
  if (new Set(table.seats.map(({ house }) => house)).size < table.seats.length)
    throw new HostError('wrong-plan', `Two seats have the same house; there are ${HOUSES.join(', ')}.`)
  if (table.sit !== undefined && (table.seats[table.sit] === undefined || table.seats[table.sit]?.bot !== undefined))
    throw new HostError('wrong-plan', 'You cannot sit where a bot sits, or where there is no seat.')
  if (table.rated && table.seats.some(({ bot }) => bot !== undefined))
    throw new HostError('wrong-plan', 'Only people with an account can play a rated game.')
  return { game: game.id, rules: game.rulesVersion, options: setup.options }
}

async function checkedOptions(id: string, rules: number | undefined, seats: number, options: unknown, seed = '') {
  const found = await loadRules(id, rules)
  if (found === undefined)
    throw rules === undefined
      ? new HostError('unknown-game', `There is no game called "${id}" here.`)
      : new HostError('other-rules', 'This server does not have these rules.')
  const setup = checkSetup(found.game, { seats, options, chance: { kind: 'keyed', seed } })
  if (isProblem(setup)) throw new HostError('wrong-plan', explainProblem(setup, 'en'))
  return { game: found.game, setup, options: setup.options }
}

/** In milliseconds, at the start. */
function timeOf(clock: Clock): number {
  switch (clock.type) {
    case 'none':
      return 0
    case 'live':
      return clock.each * 1000
    case 'days':
      return clock.per * 86_400_000
  }
}

/** A person other than the host. */
function isAsked({ playerId, bot }: SeatHead, host: Player): boolean {
  return bot === undefined && playerId !== host.id
}

function mustBeRated(rated: boolean, { kind }: Player): void {
  if (rated && kind !== 'account')
    throw new TableProblem('not-allowed', 'Only people with an account can play a rated game. Create a passkey first.')
}

function seatIn(head: Head, seat: Seat): SeatHead {
  const found = head.seats[seat]
  if (found === undefined) throw new TableProblem('no-such-seat', `The table has no seat ${seat}.`)
  return found
}

function seatOfPlayer(head: Head, { id }: Player): SeatHead {
  const found = head.seats.find(({ playerId }) => playerId === id)
  if (found === undefined) throw new TableProblem('not-your-seat', 'You do not sit at this table.')
  return found
}

function mustHost(head: Head, { id }: Player): void {
  if (head.hostId !== id) throw new TableProblem('not-the-host', 'Only the host can do that.')
}
