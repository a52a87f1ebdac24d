/** What placing a piece would change, before it is final: totals of parts, and everybody's gold if scored now. */
import type { EMPTY, Space } from '../content'
import { gainsNow } from '../rules/scoring'
import type { View } from '../rules/state'
import { type LinePart, type LiveLine, liveLines } from './lines'

export interface Preview {
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

export function previewOf(view: View, piece: Preview['piece'], space: number): Preview {
  const board = view.board.with(space, piece)
  const [before, after] = [gainsNow(view, view.board), gainsNow(view, board)]
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

function changedParts(before: readonly LiveLine[], after: readonly LiveLine[]): LinePart[] {
  const key = (part: LinePart) => `${part.spaces.join()}:${part.base}`
  return after.flatMap((line, i) => {
    const old = new Set(before[i]?.parts.map(key))
    return line.parts.filter((part) => !old.has(key(part)))
  })
}
