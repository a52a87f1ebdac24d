/**
 * Who is at a table now: everybody with an open event stream to it, on any node. Players are listed; of spectators there is a
 * count and a few names, so that a message stays small however many come. A node that stops refreshing its rows is considered
 * gone, with everybody on it.
 *
 * All database work of a node runs in rounds, one at a time: a round writes the arrivals and departures since the last one and
 * reads the tables that changed, each in one statement.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { PresenceInfo } from '@crownlands/table/online'
import { type RawBuilder, sql } from 'kysely'
import { type Database, fromNow, NOW, Prepared } from '../database/database'
import type { Stream, Streams } from './streams'

const FRESH_SECONDS = 30
/** So many spectators are named: those who have been known longest, so that newcomers do not change the list. */
const MOST_NAMES = 20
/** Between two rounds, in milliseconds. Newcomers wait at most that long for their first message. */
const ROUND_MS = 200
/** A stream gets at most one message in so many milliseconds, except the first. */
const MESSAGE_MS = 1000
/** What one table's presence may cost a node, in bytes per millisecond; beyond it messages come less often. */
const BYTES_PER_MS = 80

export interface PresenceNeeds {
  readonly db: Database
  readonly streams: Streams
  readonly node: string
  /** How often rows are refreshed, in milliseconds. */
  readonly every: number
  /** Somebody has come to the table or gone, on this node: other nodes must hear of it. */
  onChange(code: string): void
  onTrouble(error: unknown): void
}

interface Visit {
  readonly code: string
  readonly matchId: number
  readonly playerId: number
}

/** What the streams of a table on this node have been sent. */
interface Room {
  /** The newest message; undefined until it was read. */
  message: string | undefined
  /** No further message goes out before. */
  nextAt: number
  timer: NodeJS.Timeout | undefined
}

interface Sent {
  readonly message: string
  readonly at: number
}

interface Changes {
  readonly node: string
  readonly matchIds: readonly number[]
  readonly playerIds: readonly number[]
  readonly areHere: readonly boolean[]
}

const WRITE = new Prepared(
  'visits',
  ({ node, matchIds, playerIds, areHere }: Changes) => sql`
  with change as (
    select * from unnest(${matchIds}::bigint[], ${playerIds}::bigint[], ${areHere}::boolean[])
      as change (match_id, player_id, is_here)
  ), gone as (
    delete from presence using change where presence.match_id = change.match_id
      and presence.player_id = change.player_id and presence.node = ${node} and not is_here
  ), seen as (
    update seat set seen_at = now() from change where seat.match_id = change.match_id
      and seat.player_id = change.player_id and not is_here
  )
  insert into presence (match_id, player_id, node) select match_id, player_id, ${node} from change where is_here
  on conflict (match_id, player_id, node) do update set seen_at = now()`,
)

/** Deletes presences. Those who had a seat were seen then, and are counted as gone from then on (T-L1). */
function leaveSeen(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with left_behind as (delete from presence where ${which} returning match_id, player_id, seen_at),
    seen as (select match_id, player_id, max(seen_at) as at from left_behind group by match_id, player_id)
    update seat set seen_at = greatest(seat.seen_at, seen.at) from seen
      where seat.match_id = seen.match_id and seat.player_id = seen.player_id`
}

const FRESH = fromNow(sql.lit(-FRESH_SECONDS), 'second')

interface Row {
  readonly code: string
  readonly here: readonly string[] | null
  readonly spectators: number
  readonly watching: readonly string[] | null
}

const READ = new Prepared(
  'present',
  ({ codes }: { codes: readonly string[] }) => sql<Row>`
  with here as (
    select distinct match.id, match.code, presence.player_id
    from match join presence on presence.match_id = match.id
    where match.code = any(${codes}::text[]) and presence.seen_at > ${FRESH}
  )
  select here.code,
    array_agg(player.code order by player.code) filter (where sits) as here,
    count(*) filter (where not sits)::int as spectators,
    (array_agg(player.name order by player.id) filter (where not sits))[1:${sql.lit(MOST_NAMES)}] as watching
  from here join player on player.id = here.player_id,
    lateral (select exists (select from seat where match_id = here.id and seat.player_id = here.player_id) as sits) as seated
  group by here.code`,
)

const NOBODY: PresenceInfo = { here: [], watching: [], spectators: 0 }

export class Presence {
  readonly #needs: PresenceNeeds
  readonly #timer: NodeJS.Timeout
  readonly #rooms = new Map<string, Room>()
  /** Only streams that have entered are sent anything; undefined: they wait for their first message. */
  readonly #sent = new WeakMap<Stream, Sent | undefined>()
  /** Everybody with a stream on this node, by match and player. */
  readonly #here = new Map<string, Visit>()
  readonly #unwritten = new Map<string, Visit>()
  readonly #unread = new Set<string>()
  #mustRefresh = false
  /** The round that has not begun yet. */
  #next: Promise<void> | undefined
  #running: Promise<void> = Promise.resolve()
  /** The last round, and the time that must pass after it. */
  #last: Promise<void> = Promise.resolve()
  #closed = false

  constructor(needs: PresenceNeeds) {
    this.#needs = needs
    this.#timer = setInterval(() => void this.beat(), needs.every)
  }

  /** Resolves when the stream has been sent who is there. */
  async enter(matchId: number, stream: Stream): Promise<void> {
    const { code, playerId } = stream
    // It was closed meanwhile, and `leave` was first.
    if (!this.#needs.streams.of(code).has(stream)) return
    this.#sent.set(stream, undefined)
    if (playerId !== undefined) this.#arrive({ code, matchId, playerId })
    const room = this.#roomOf(code)
    if (room.message === undefined || this.#unread.has(code)) await this.changed(code)
    else this.#send(stream, room.message)
  }

  /** The stream is closed; others of the same person may be open. */
  async leave(matchId: number, { code, playerId }: Stream): Promise<void> {
    const { streams } = this.#needs
    if (streams.of(code).size === 0) this.#forget(code)
    if (playerId === undefined || [...streams.linesOf(playerId)].some((line) => line.code === code)) return
    const key = keyOf(matchId, playerId)
    if (!this.#here.delete(key)) return
    this.#unwritten.set(key, { code, matchId, playerId })
    await this.changed(code)
  }

  #arrive(visit: Visit): void {
    const key = keyOf(visit.matchId, visit.playerId)
    if (this.#here.has(key)) return
    this.#here.set(key, visit)
    this.#unwritten.set(key, visit)
    this.#unread.add(visit.code)
  }

  #roomOf(code: string): Room {
    const room = this.#rooms.get(code) ?? { message: undefined, nextAt: 0, timer: undefined }
    this.#rooms.set(code, room)
    return room
  }

  #forget(code: string): void {
    clearTimeout(this.#rooms.get(code)?.timer)
    this.#rooms.delete(code)
  }

  /** Somebody has come to the table or gone, here or on another node. */
  changed(code: string): Promise<void> {
    this.#unread.add(code)
    return this.#soon()
  }

  /** Refreshes this node's rows, and finds out what no hint has told. */
  beat(): Promise<void> {
    this.#mustRefresh = true
    for (const code of this.#rooms.keys()) this.#unread.add(code)
    return this.#soon()
  }

  async at(code: string): Promise<PresenceInfo> {
    return (await this.#read([code])).get(code) ?? NOBODY
  }

  /** Whether somebody has a stream open to the table, on any node. */
  async isHere(matchId: number, playerId: number): Promise<boolean> {
    const row = await this.#needs.db
      .selectFrom('presence')
      .select('node')
      .where('match_id', '=', matchId)
      .where('player_id', '=', playerId)
      .where('seen_at', '>', FRESH)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Everything until then goes into the same round, which begins when the one before has ended and some time has passed. */
  #soon(): Promise<void> {
    this.#next ??= this.#last.then(() => {
      this.#next = undefined
      if (this.#closed) return
      this.#running = this.#round()
      this.#last = this.#running.then(() => sleep(ROUND_MS, undefined, { ref: false }))
      return this.#running
    })
    return this.#next
  }

  /** What fails is done in the round of the next beat, or sooner if something changes. */
  async #round(): Promise<void> {
    const visits = [...this.#unwritten]
    this.#unwritten.clear()
    try {
      await this.#write(visits.map(([, visit]) => visit))
      if (this.#mustRefresh) await this.#refresh()
      this.#mustRefresh = false
    } catch (error) {
      for (const [key, visit] of visits) if (!this.#unwritten.has(key)) this.#unwritten.set(key, visit)
      this.#needs.onTrouble(error)
    }
    const codes = [...this.#unread].filter((code) => this.#rooms.has(code))
    this.#unread.clear()
    if (codes.length === 0) return
    try {
      const present = await this.#read(codes)
      for (const code of codes) this.#show(code, present.get(code) ?? NOBODY)
    } catch (error) {
      for (const code of codes) this.#unread.add(code)
      this.#needs.onTrouble(error)
    }
  }

  async #write(visits: readonly Visit[]): Promise<void> {
    if (visits.length === 0) return
    const { db, node } = this.#needs
    await WRITE.run(db, {
      node,
      matchIds: visits.map(({ matchId }) => matchId),
      playerIds: visits.map(({ playerId }) => playerId),
      areHere: visits.map(({ matchId, playerId }) => this.#here.has(keyOf(matchId, playerId))),
    })
    for (const code of new Set(visits.map((visit) => visit.code))) {
      // Whoever came while the round before was writing was noted too late to be written by it, but not to be read.
      this.#unread.add(code)
      this.#needs.onChange(code)
    }
  }

  async #refresh(): Promise<void> {
    const { db, node } = this.#needs
    const refreshing = db.updateTable('presence').set({ seen_at: NOW }).where('node', '=', node)
    const { numUpdatedRows } = await refreshing.executeTakeFirstOrThrow()
    await leaveSeen(sql`seen_at < now() - interval '5 minutes'`).execute(db)
    // After a crash of the database the table is empty.
    if (numUpdatedRows !== BigInt(this.#here.size)) await this.#writeAnew()
  }

  async #writeAnew(): Promise<void> {
    const { db: database, node } = this.#needs
    const visits = [...this.#here.values()]
    const matchIds = visits.map(({ matchId }) => matchId)
    const playerIds = visits.map(({ playerId }) => playerId)
    await database.transaction().execute(async (db) => {
      await db.deleteFrom('presence').where('node', '=', node).execute()
      await sql`
        insert into presence (match_id, player_id, node)
        select *, ${node} from unnest(${matchIds}::bigint[], ${playerIds}::bigint[])`.execute(db)
    })
  }

  async #read(codes: readonly string[]): Promise<ReadonlyMap<string, PresenceInfo>> {
    const rows = await READ.run(this.#needs.db, { codes })
    return new Map(
      rows.map(({ code, here, spectators, watching }) => [
        code,
        { here: here ?? [], watching: watching ?? [], spectators },
      ]),
    )
  }

  #show(code: string, present: PresenceInfo): void {
    const room = this.#rooms.get(code)
    if (room === undefined) return
    room.message = JSON.stringify(present)
    this.#deliver(code, room)
  }

  /** Newcomers get it at once; the others when they have had nothing for a while. */
  #deliver(code: string, room: Room): void {
    const { message } = room
    if (message === undefined) return
    const now = performance.now()
    const isDue = now >= room.nextAt
    let bytes = 0
    let isBehind = false
    for (const stream of this.#needs.streams.of(code)) {
      if (!this.#sent.has(stream)) continue
      const sent = this.#sent.get(stream)
      if (sent?.message === message) continue
      if (sent === undefined) this.#send(stream, message)
      else if (isDue && now >= sent.at + MESSAGE_MS) bytes += this.#send(stream, message)
      else isBehind = true
    }
    if (isDue && (bytes > 0 || isBehind)) room.nextAt = now + Math.max(MESSAGE_MS, bytes / BYTES_PER_MS)
    if (!isBehind) return
    room.timer ??= setTimeout(() => {
      room.timer = undefined
      this.#deliver(code, room)
    }, room.nextAt - now)
  }

  #send(stream: Stream, message: string): number {
    this.#sent.set(stream, { message, at: performance.now() })
    stream.send('presence', message)
    return Buffer.byteLength(message)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    for (const code of this.#rooms.keys()) this.#forget(code)
    await this.#running
    const { db, node, onTrouble } = this.#needs
    await leaveSeen(sql`node = ${node}`).execute(db).catch(onTrouble)
  }
}

function keyOf(matchId: number, playerId: number): string {
  return `${matchId} ${playerId}`
}
