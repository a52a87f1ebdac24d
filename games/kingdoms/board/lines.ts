/** Live totals: what every part of every row and column is worth as the board stands. */
import { COLUMNS, EMPTY, ROWS, type Space } from '../content'
import { explainLine, LINES, type Line } from '../rules/scoring'
import type { PartScore } from '../rules/state'

export interface LinePart extends PartScore {
  /** The space of the mountain that ends it (K-P2); undefined: it ends at the edge of the board. */
  readonly mountain: number | undefined
  /** Whether a tile with a number lies in it: else there is nothing to tell yet. */
  readonly counts: boolean
}

export interface LiveLine {
  readonly kind: Line['kind']
  /** Counted from 1. */
  readonly number: number
  readonly parts: readonly LinePart[]
  readonly full: boolean
}

/** Rows from the top, then columns from the left, as in the rules. */
export function liveLines(board: readonly Space[]): readonly LiveLine[] {
  return LINES.map((line) => ({
    kind: line.kind,
    number: line.number,
    parts: explainLine(board, line).map((part) => ({
      ...part,
      mountain: mountainAfter(board, line, part),
      counts: part.tiles.length > 0,
    })),
    full: line.spaces.every((space) => board[space] !== EMPTY),
  }))
}

function mountainAfter(board: readonly Space[], line: Line, { spaces }: PartScore): number | undefined {
  const next = line.spaces[line.spaces.indexOf(spaces.at(-1) ?? -1) + 1]
  return next !== undefined && board[next] === 'mountain' ? next : undefined
}

export function rowOf(space: number): number {
  return Math.floor(space / COLUMNS)
}

export function columnOf(space: number): number {
  return space % COLUMNS
}

export function rowLine(lines: readonly LiveLine[], row: number): LiveLine | undefined {
  return lines[row]
}

export function columnLine(lines: readonly LiveLine[], column: number): LiveLine | undefined {
  return lines[ROWS + column]
}

/** The part of a line that the space belongs to; a mountain belongs to none. */
export function partAt(line: LiveLine | undefined, space: number): LinePart | undefined {
  return line?.parts.find((part) => part.spaces.includes(space))
}

/** The last part of a line, when it reaches the edge: its total stands there. */
export function edgePart(line: LiveLine | undefined): LinePart | undefined {
  return line?.parts.find((part) => part.mountain === undefined)
}

/** The parts that a mountain ends: to its left and above it. */
export function partsEndedBy(lines: readonly LiveLine[], mountain: number): { left?: LinePart; above?: LinePart } {
  const left = rowLine(lines, rowOf(mountain))?.parts.find((part) => part.mountain === mountain)
  const above = columnLine(lines, columnOf(mountain))?.parts.find((part) => part.mountain === mountain)
  return { ...(left && { left }), ...(above && { above }) }
}

/** All spaces that share a part with this one: how far it reaches. */
export function reachOf(lines: readonly LiveLine[], space: number): ReadonlySet<number> {
  return new Set([
    ...(partAt(rowLine(lines, rowOf(space)), space)?.spaces ?? []),
    ...(partAt(columnLine(lines, columnOf(space)), space)?.spaces ?? []),
  ])
}

/** Whether two neighbours are in one part: a mountain cuts the thread between them. */
export function areLinked(board: readonly Space[], a: number, b: number): boolean {
  return board[a] !== 'mountain' && board[b] !== 'mountain'
}
