/** Why an action is worth choosing: what it brings and costs if the board were scored as it stands. */
import { castleOf, type EMPTY, type Space, type Tile } from '../content'
import { gainsNow } from '../rules/scoring'
import type { Action, View } from '../rules/state'

export interface Why {
  /** More than nothing, or left out. */
  readonly brings?: number
  /** What all rivals lose together; left out unless it is more than the action brings. */
  readonly costs?: number
  /** Castles stay in hand until the land shows where they pay. */
  readonly keeps?: 'castles'
  /** A hazard goes where it costs its player nothing. */
  readonly harms?: 'nobody'
}

/** Of the first action of a line, which must be legal; of a tile that is taken, where it is meant to go. */
export function whyOf(view: View, line: readonly Action[]): Why | undefined {
  const [action, next] = line
  const seat = view.viewer
  if (action === undefined || seat === 'spectator') return undefined
  if (action.type === 'draw')
    return view.players[seat]?.castles.some((count) => count > 0) ? { keeps: 'castles' } : undefined
  const placing = action.type === 'take' ? next : action
  const piece = action.type === 'take' ? action.tile : pieceOf(action, view, seat)
  if (placing === undefined || piece === undefined || !('space' in placing)) return undefined
  const before = gainsNow(view, view.board)
  const change = gainsNow(view, view.board.with(placing.space, piece)).map((gold, one) => gold - (before[one] ?? 0))
  const brings = change[seat] ?? 0
  const costs = brings - change.reduce((sum, gold) => sum + gold, 0)
  if (brings <= 0 && costs <= 0) return brings === 0 && Number(piece) < 0 ? { harms: 'nobody' } : undefined
  return { ...(brings > 0 && { brings }), ...(costs > Math.max(brings, 0) && { costs }) }
}

function pieceOf(action: Action, view: View, seat: number): Exclude<Space, typeof EMPTY> | undefined {
  switch (action.type) {
    case 'castle':
      return castleOf(seat, action.rank)
    case 'place':
      return view.drawn
    case 'start':
      return knownTile(view.players[seat]?.startingTile)
    case 'draw':
    case 'take':
      return undefined
  }
}

function knownTile(tile: Tile | 'hidden' | 'none' | undefined): Tile | undefined {
  return tile === 'hidden' || tile === 'none' ? undefined : tile
}
