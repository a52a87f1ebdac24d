/** Who listens to which table on this node, and how much each has been told. */
import type { Viewer } from '@crownlands/core/game'
import type { Cursor } from '@crownlands/table/position'
import type { Reader, Telling } from '../threads/table-cache'

/** One line to somebody. */
export interface Line {
  readonly playerId: number | undefined
  readonly address: string
  /** The table that it is of; undefined: a line about one's own tables. */
  readonly code: string | undefined
  send(event: StreamEvent, text: string): void
  end(): void
}

/** A line to a reader of a table. What it was sent last is in the id of every event, so that any node can go on from there. */
export interface Stream extends Line {
  readonly code: string
  readonly viewer: Viewer
  at: Cursor | undefined
  chatN: number
  tableRev: number
}

export type StreamEvent = 'look' | 'step' | 'table' | 'chat' | 'presence' | 'me' | 'bye'

export class Streams {
  readonly #lines = new Set<Line>()
  readonly #byCode = new Map<string, Set<Stream>>()
  readonly #byPlayer = new Map<number, Set<Line>>()
  #farewell: string | undefined

  get count(): number {
    return this.#lines.size
  }

  codes(): readonly string[] {
    return [...this.#byCode.keys()]
  }

  of(code: string): ReadonlySet<Stream> {
    return this.#byCode.get(code) ?? NONE
  }

  linesOf(playerId: number): ReadonlySet<Line> {
    return this.#byPlayer.get(playerId) ?? NONE
  }

  /** A line to a reader of a table. */
  add(stream: Stream): void {
    put(this.#byCode, stream.code, stream)
    this.addLine(stream)
  }

  addLine(line: Line): void {
    this.#lines.add(line)
    if (line.playerId !== undefined) put(this.#byPlayer, line.playerId, line)
    if (this.#farewell !== undefined) bid(line, this.#farewell)
  }

  remove(line: Line): void {
    this.#lines.delete(line)
    if (line.code !== undefined) take(this.#byCode, line.code, line)
    if (line.playerId !== undefined) take(this.#byPlayer, line.playerId, line)
  }

  /** What the readers of a table have seen: each text is made once, however many want it. */
  readers(code: string): readonly Reader[] {
    const readers = new Map<string, Reader>()
    for (const { viewer, at } of this.of(code)) readers.set(`${viewer} ${at}`, { viewer, at })
    return [...readers.values()]
  }

  /** `around`: what belongs to every step beside the match. */
  tell(code: string, told: readonly Telling[], around: string): void {
    const texts = new Map(told.map((telling) => [`${telling.viewer} ${telling.from}`, telling]))
    for (const stream of this.of(code)) {
      const telling = texts.get(`${stream.viewer} ${stream.at}`)
      if (telling === undefined) continue
      const event = stream.at === undefined ? 'look' : 'step'
      stream.at = telling.at
      stream.send(event, stepData(telling.text, around))
    }
  }

  countAt(address: string): number {
    let count = 0
    for (const line of this.#lines) if (line.address === address) count++
    return count
  }

  /** Whoever is signed in no more comes back as somebody else, or not at all. */
  endOf(playerId: number): void {
    for (const line of [...this.linesOf(playerId)]) line.end()
  }

  /** Whoever comes after this is sent away at once. */
  endAll(farewell: string): void {
    this.#farewell = farewell
    for (const line of [...this.#lines]) bid(line, farewell)
  }
}

function bid(line: Line, farewell: string): void {
  line.send('bye', farewell)
  line.end()
}

function put<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const set = sets.get(key) ?? new Set()
  sets.set(key, set.add(value))
}

function take<K>(sets: Map<K, Set<Line>>, key: K, line: Line): void {
  const set = sets.get(key)
  set?.delete(line)
  if (set?.size === 0) sets.delete(key)
}

const NONE: ReadonlySet<never> = new Set()

/** Both are JSON already. */
export function stepData(match: string, around: string): string {
  return `{"match":${match},${around}}`
}
