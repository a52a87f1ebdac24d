/**
 * Tells those who listen here what they have not been told: moves, seats, chat. Always within the queue of the table, so that
 * everything comes in order and nothing twice; what was told is noted, so that a hint of what everybody knows is let be.
 */
import type { ChatLine } from '@crownlands/table/online'
import { printMark } from '@crownlands/table/position'
import type { Head } from '../match/headers'
import { isOver } from '../match/status'
import { tableInfo } from '../match/table-info'
import type { Reader, Telling } from '../threads/table-cache'
import type { Stream, Streams } from './streams'

/** Reads lines of chat. */
type LinesAfter = (head: Head, after: number) => Promise<readonly ChatLine[]>

export class Broadcaster {
  readonly streams: Streams
  readonly #linesAfter: LinesAfter
  /** By table: how it stood when all who listen had been told everything. */
  readonly #marks = new Map<string, string>()

  constructor(streams: Streams, linesAfter: LinesAfter) {
    this.streams = streams
    this.#linesAfter = linesAfter
  }

  readers(code: string): readonly Reader[] {
    return this.streams.readers(code)
  }

  /** How the table stood when all was told; undefined when that is not known. */
  known(code: string): string | undefined {
    return this.#marks.get(code)
  }

  /** Nobody may be listening any more. */
  forget(code: string): void {
    if (this.streams.of(code).size === 0) this.#marks.delete(code)
  }

  /** The match has gone on here. What came from elsewhere before and was not told yet is still to be told. */
  step(before: Head, after: Head, told: readonly Telling[], around: string): void {
    this.streams.tell(after.code, told, around)
    if (this.#marks.get(after.code) === printMark(before)) this.#marks.set(after.code, printMark(after))
  }

  /** All that anybody who listens here does not know of the table. */
  async news(head: Head, told: readonly Telling[], around: string): Promise<void> {
    const { code } = head
    for (const stream of this.streams.of(code)) tellTable(stream, head)
    this.streams.tell(code, told, around)
    await this.#tellLines(head)
    if (this.streams.of(code).size > 0) this.#marks.set(code, printMark(head))
  }

  async #tellLines(head: Head): Promise<void> {
    const behind = [...this.streams.of(head.code)].filter(
      (stream) => stream.chatN < head.chatN && mayRead(head, stream),
    )
    if (behind.length === 0) return
    const lines = await this.#linesAfter(head, Math.min(...behind.map(({ chatN }) => chatN)))
    for (const stream of behind) {
      const missed = lines.filter(({ n }) => n > stream.chatN)
      stream.chatN = head.chatN
      if (missed.length > 0) stream.send('chat', JSON.stringify(missed))
    }
  }
}

function tellTable(stream: Stream, head: Head): void {
  if (stream.tableRev === head.tableRev) return
  stream.tableRev = head.tableRev
  stream.send('table', JSON.stringify(tableInfo(head, stream.playerId)))
}

/** Whoever only watches reads along when the game is over: what players say may tell of what they know. */
export function mayRead(head: Head, { playerId }: Pick<Stream, 'playerId'>): boolean {
  return isOver(head) || (playerId !== undefined && head.seats.some((seat) => seat.playerId === playerId))
}
