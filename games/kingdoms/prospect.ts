/** What everybody would get if a board were scored as it stands. */
import { EMPTY, type Space } from './content'
import { addGains, LINES, type Line } from './score'
import type { View } from './state'

/** `board` is the view's or one that it could become; what is paid in the view is not paid again. */
export function gainsNow(view: View, board: readonly Space[]): number[] {
  const gains = view.players.map(() => 0)
  addGains(board, openLines(view), gains)
  return gains
}

/** The lines that are still to be paid: with Score As You Go a full one is paid once and for all (K-V3). */
function openLines(view: View): readonly Line[] {
  if (!view.options.scoreAsYouGo) return LINES
  return LINES.filter((line) => line.spaces.some((space) => view.board[space] === EMPTY))
}
