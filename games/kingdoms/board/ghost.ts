/** What placing a piece would change, before it is final: totals of parts, and everybody's gold if scored now. */
import { EMPTY, type Space } from '../content'
import { addGains, LINES, type Line } from '../score'
import type { View } from '../state'
import { type LinePart, type LiveLine, liveLines } from './lines'

export interface Ghost {
  readonly space: number
  readonly piece: Exclude<Space, typeof EMPTY>
  readonly board: readonly Space[]
  readonly lines: readonly LiveLine[]
  /** The parts that are new or have another base. */
  readonly parts: readonly LinePart[]
  /** Everybody's gold if all open lines were scored after the placement. */
  readonly gold: readonly number[]
  /** What of that the placement brings or costs each seat. */
  readonly change: readonly number[]
}

export function ghostOf(view: View, piece: Ghost['piece'], space: number): Ghost {
  const board = view.board.with(space, piece)
  const open = openLines(view)
  const before = gainsOf(view.board, open, view.players.length)
  const after = gainsOf(board, open, view.players.length)
  const lines = liveLines(board)
  return {
    space,
    piece,
    board,
    lines,
    parts: changedParts(liveLines(view.board), lines),
    gold: view.players.map(({ gold }, seat) => gold + (after[seat] ?? 0)),
    change: after.map((gold, seat) => gold - (before[seat] ?? 0)),
  }
}

/** The lines that are still to be paid: with Score As You Go a full one is paid once and for all (K-V3). */
function openLines(view: View): readonly Line[] {
  if (!view.options.scoreAsYouGo) return LINES
  return LINES.filter((line) => line.spaces.some((space) => view.board[space] === EMPTY))
}

function gainsOf(board: readonly Space[], lines: readonly Line[], seats: number): number[] {
  const gains = Array.from({ length: seats }, () => 0)
  addGains(board, lines, gains)
  return gains
}

function changedParts(before: readonly LiveLine[], after: readonly LiveLine[]): LinePart[] {
  const key = (part: LinePart) => `${part.spaces.join()}:${part.base}`
  return after.flatMap((line, i) => {
    const old = new Set(before[i]?.parts.map(key))
    return line.parts.filter((part) => !old.has(key(part)))
  })
}
