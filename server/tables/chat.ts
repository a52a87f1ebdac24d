/** What people say at a table: plain text, a few lines at a time. Spectators read along, and speak when the game is over. */
import type { ChatLine } from '@crownlands/table/online'
import { sql } from 'kysely'
import { type Database, Prepared } from '../database/database'
import type { Head } from '../match/headers'
import { isOver } from '../match/status'
import { TableProblem } from '../match/table-problem'
import { lookAlike } from '../names/names'
import type { Player } from '../people/sessions'
import { CHANGED } from './changes'

const MOST_LINES = 1000
/** Of a long talk a new reader gets the end. */
const TAIL = 100

export class Chat {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async say(head: Head, player: Player, text: string): Promise<ChatLine> {
    const seat = head.seats.find(({ playerId }) => playerId === player.id)
    if (seat === undefined && !isOver(head))
      throw new TableProblem('not-your-seat', 'Spectators may write when the game is over.')
    // Nobody speaks under the name of somebody else at the table.
    if (seat === undefined && head.seats.some(({ name }) => lookAlike(name, player.name)))
      throw new TableProblem('same-name', 'Somebody at this table has your name, or one that looks like it.')
    const name = seat?.name ?? player.name
    const { rows } = await sql<{ n: number; at: Date }>`
      with m as (
        update match set chat_n = chat_n + 1 where id = ${head.id} and chat_n < ${MOST_LINES} and not chat_closed
        returning id, chat_n
      )
      insert into chat_line (match_id, n, player_id, name, text)
      select id, chat_n, ${player.id}, ${name}, ${text} from m returning n, at`.execute(this.#db)
    const [row] = rows
    if (row === undefined) throw new TableProblem('chat-closed', 'The chat is closed.')
    return lineOf(head, { ...row, player_id: player.id, by: player.code, name, text })
  }

  /** The host may close it, and open it again. */
  async setClosed(db: Database, head: Head, player: Player, closed: boolean): Promise<void> {
    if (head.hostId !== player.id) throw new TableProblem('not-the-host', 'Only the host can do that.')
    await db
      .updateTable('match')
      .set({ ...CHANGED, chat_closed: closed })
      .where('id', '=', head.id)
      .execute()
  }

  async linesAfter(head: Head, after: number): Promise<readonly ChatLine[]> {
    const rows = await LINES.run(this.#db, { id: head.id, after: Math.max(after, head.chatN - TAIL) })
    return rows.map((row) => lineOf(head, row))
  }
}

const LINES = new Prepared('chat', ({ id, after }: { id: number; after: number }, db) =>
  db
    .selectFrom('chat_line')
    .leftJoin('player', 'player.id', 'player_id')
    .select(['n', 'player_id', 'player.code as by', 'chat_line.name', 'text', 'at'])
    .where('match_id', '=', id)
    .where('n', '>', after)
    .orderBy('n'),
)

interface StoredLine {
  readonly n: number
  readonly player_id: number | null
  readonly by: string | null
  readonly name: string
  readonly text: string
  readonly at: Date
}

function lineOf({ seats }: Head, { n, player_id, by, name, text, at }: StoredLine): ChatLine {
  const seat = seats.find(({ playerId }) => playerId !== undefined && playerId === player_id)?.seat
  return { n, name, ...(by !== null && { by }), ...(seat !== undefined && { seat }), text, at: at.getTime() }
}
