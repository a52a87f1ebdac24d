/**
 * The tables that wait for somebody, told to whoever has a line open here: `me` events. Every change of a table says whom it
 * waits for; what was lost on the way is found when it is asked for now and then.
 */
import { sql } from 'kysely'
import { Repeated } from '../base/repeated'
import { type Database, Prepared } from '../database/database'
import type { Waits } from './hints'
import type { Line, Streams } from './streams'

export interface WaitingNeeds {
  readonly db: Database
  readonly streams: Streams
  /** How often it is asked for what no change has told, in milliseconds. */
  readonly every: number
  onTrouble(error: unknown): void
}

interface Known {
  /** By code: whether the table waits, and as of when. Undefined until it was read. */
  tables: Map<string, { readonly isWaiting: boolean; readonly version: number }> | undefined
  /** Something has changed since it was last asked for. */
  hasChanged: boolean
}

const WAITING = new Prepared('waiting', ({ playerIds }: { playerIds: readonly number[] }, db) =>
  db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'match_id')
    .select(['player_id', 'code', sql<number>`n + table_rev`.as('version')])
    .where(sql<boolean>`player_id = any(${playerIds}::bigint[])`)
    .where('status', '=', sql.lit('running'))
    .where('paused_at', 'is', null)
    .where(sql<boolean>`seat = any(to_act)`)
    .where('bot', 'is', null)
    .where('stand_in', 'is', null)
    .where('left_at', 'is', null)
    .$narrowType<{ player_id: number }>(),
)

export class Waiting {
  readonly #needs: WaitingNeeds
  readonly #repair: Repeated
  /** By player: only those who have a line open here. */
  readonly #known = new Map<number, Known>()
  readonly #told = new WeakMap<Line, string>()

  constructor(needs: WaitingNeeds) {
    this.#needs = needs
    this.#repair = new Repeated(needs.every, () => this.#readAgain(), needs.onTrouble)
  }

  /** Whoever has opened a line is told at once. */
  async enter(line: Line): Promise<void> {
    const { playerId } = line
    if (playerId === undefined) return
    if (!this.#known.has(playerId)) await this.#read([playerId])
    this.#tell(playerId)
    // The line may have been closed meanwhile.
    this.leave(line)
  }

  /** A line is closed; others of the same person may be open. */
  leave({ playerId }: Line): void {
    if (playerId !== undefined && this.#needs.streams.linesOf(playerId).size === 0) this.#known.delete(playerId)
  }

  /** A table has gone on, here or elsewhere. */
  note(code: string, { version, people }: Waits): void {
    for (const [playerId, isWaiting] of people) {
      const known = this.#known.get(playerId)
      if (known === undefined) continue
      known.hasChanged = true
      const before = known.tables?.get(code)
      if (known.tables === undefined || (before?.version ?? -1) >= version) continue
      known.tables.set(code, { isWaiting, version })
      if ((before?.isWaiting ?? false) !== isWaiting) this.#tell(playerId)
    }
  }

  /** Finds what was lost on the way. */
  askAgain(): Promise<void> {
    return this.#repair.now()
  }

  async #readAgain(): Promise<void> {
    const everybody = [...this.#known.keys()]
    if (everybody.length === 0) return
    await this.#read(everybody)
    for (const playerId of everybody) this.#tell(playerId)
  }

  /** What changes meanwhile is newer than what is read: whoever was not read before is read once more. */
  async #read(playerIds: readonly number[]): Promise<void> {
    for (const playerId of playerIds)
      this.#known.set(playerId, { tables: this.#known.get(playerId)?.tables, hasChanged: false })
    const rows = await WAITING.run(this.#needs.db, { playerIds })
    const unread: number[] = []
    const read = new Set<Known>()
    for (const playerId of playerIds) {
      const known = this.#known.get(playerId)
      if (known === undefined) continue
      if (!known.hasChanged) {
        known.tables = new Map()
        read.add(known)
      } else if (known.tables === undefined) unread.push(playerId)
    }
    for (const { player_id, code, version } of rows) {
      const known = this.#known.get(player_id)
      if (known !== undefined && read.has(known)) known.tables?.set(code, { isWaiting: true, version })
    }
    if (unread.length > 0) await this.#read(unread)
  }

  /** The whole list, without the table that the line is of: there everybody sees whose turn it is. */
  #tell(playerId: number): void {
    const tables = this.#known.get(playerId)?.tables
    if (tables === undefined) return
    const codes = [...tables].flatMap(([code, { isWaiting }]) => (isWaiting ? [code] : [])).toSorted()
    for (const line of this.#needs.streams.linesOf(playerId)) {
      const text = JSON.stringify({ waiting: codes.filter((code) => code !== line.code) })
      if (this.#told.get(line) === text) continue
      this.#told.set(line, text)
      line.send('me', text)
    }
  }

  close(): Promise<void> {
    return this.#repair.stop()
  }
}
