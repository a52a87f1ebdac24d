/**
 * Who is at a table now: whoever has a line open to it, on any node. Nothing in it outlives a crash: a node that does not say
 * so any more has gone, and whoever was on it.
 */
import type { Pool } from 'pg'
import type { Stream, Streams } from './streams'

const FRESH_SECONDS = 30

export interface PresenceNeeds {
  readonly pool: Pool
  readonly streams: Streams
  readonly node: string
  /** How often it is said, in milliseconds. */
  readonly every: number
  onTrouble(error: unknown): void
}

export class Presence {
  readonly #needs: PresenceNeeds
  readonly #timer: NodeJS.Timeout
  /** The list that each of those who listen here has, from the moment on at which they are on it themselves. */
  readonly #told = new WeakMap<Stream, string>()
  /** Lists are numbered when they are asked for; by table: the last that was told. A later answer may be older. */
  readonly #last = new Map<string, number>()
  #asked = 0
  /** Other nodes are to hear of it. */
  onChange: (code: string) => void = () => undefined

  constructor(needs: PresenceNeeds) {
    this.#needs = needs
    this.#timer = setInterval(() => void this.beat(), needs.every)
  }

  /** Somebody's first line to the table on this node. */
  async enter(matchId: number, stream: Stream): Promise<void> {
    const { code, playerId } = stream
    if (playerId !== undefined && this.#linesOf(stream) === 1) {
      await this.#needs.pool.query(
        `insert into presence (match_id, player_id, node) values ($1, $2, $3)
         on conflict (match_id, player_id, node) do update set seen_at = now()`,
        [matchId, playerId, this.#needs.node],
      )
      this.onChange(code)
    }
    this.#told.set(stream, '')
    await this.tell(code)
  }

  /** The stream is closed; others of the same person may be open. */
  async leave(matchId: number, stream: Stream): Promise<void> {
    const { code, playerId } = stream
    if (playerId !== undefined && this.#linesOf(stream) === 0) {
      await this.#needs.pool.query('delete from presence where match_id = $1 and player_id = $2 and node = $3', [
        ...[matchId, playerId, this.#needs.node],
      ])
      this.onChange(code)
    }
    await this.tell(code)
  }

  #linesOf({ code, playerId }: Stream): number {
    return [...this.#needs.streams.of(code)].filter((one) => one.playerId === playerId).length
  }

  /** The codes of those who are there, and the names of those among them who only watch. */
  async at(code: string): Promise<{ readonly here: readonly string[]; readonly watching: readonly string[] }> {
    const { rows } = await this.#needs.pool.query<{ code: string; name: string; sits: boolean }>({
      name: 'present',
      text: `select distinct player.code, player.name, seat.player_id is not null as sits from presence
        join match on match.id = presence.match_id join player on player.id = presence.player_id
        left join seat on seat.match_id = match.id and seat.player_id = player.id
        where match.code = $1 and presence.seen_at > now() - interval '${FRESH_SECONDS} seconds' order by player.code`,
      values: [code],
    })
    return { here: rows.map((row) => row.code), watching: rows.filter(({ sits }) => !sits).map(({ name }) => name) }
  }

  /** Whether somebody has a line open to the table, on any node. */
  async isHere(matchId: number, playerId: number): Promise<boolean> {
    const { rows } = await this.#needs.pool.query(
      `select 1 from presence where match_id = $1 and player_id = $2
        and seen_at > now() - interval '${FRESH_SECONDS} seconds'`,
      [matchId, playerId],
    )
    return rows.length > 0
  }

  /** Those who listen here get the whole list, if it is another than they have. */
  async tell(code: string): Promise<void> {
    const { streams, onTrouble } = this.#needs
    if (streams.of(code).size === 0) {
      this.#last.delete(code)
      return
    }
    try {
      const number = ++this.#asked
      const list = JSON.stringify(await this.at(code))
      if (streams.of(code).size === 0 || (this.#last.get(code) ?? 0) > number) return
      this.#last.set(code, number)
      for (const stream of streams.of(code)) this.#tellOne(stream, list)
    } catch (error) {
      onTrouble(error)
    }
  }

  #tellOne(stream: Stream, list: string): void {
    const before = this.#told.get(stream)
    if (before === undefined || before === list) return
    this.#told.set(stream, list)
    stream.send('presence', list)
  }

  async beat(): Promise<void> {
    const { pool, streams, node, onTrouble } = this.#needs
    try {
      await pool.query('update presence set seen_at = now() where node = $1', [node])
      await pool.query(`delete from presence where seen_at < now() - interval '5 minutes'`)
      for (const code of streams.codes()) await this.tell(code)
    } catch (error) {
      onTrouble(error)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#needs.pool
      .query('delete from presence where node = $1', [this.#needs.node])
      .catch(this.#needs.onTrouble)
  }
}
