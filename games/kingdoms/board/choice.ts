/** What a seat can pick, where it can go, and what a click means: worked out from the legal actions alone. */
import type { Seat } from '@crownlands/core/game'
import { castleOf, EMPTY, RANKS, type Rank, type Space, type Tile } from '../content'
import type { Action, View } from '../rules/state'

/** Something that can be held over the board. */
export type Piece =
  | { readonly kind: 'castle'; readonly rank: Rank }
  | { readonly kind: 'start' }
  /** Drawn or taken: it must be placed next (K-T2). */
  | { readonly kind: 'drawn' }

export type Meaning =
  | { readonly does: 'act'; readonly action: Action }
  /** Not possible: the table says why. */
  | { readonly does: 'try'; readonly action: Action }
  | { readonly does: 'pick'; readonly piece: Piece }
  | { readonly does: 'unpick' }
  /** A space was meant, but nothing is picked to go there: show what could be. */
  | { readonly does: 'point-out' }
  | { readonly does: 'nothing' }

/** What the board knows when something is clicked. */
export interface Choice {
  readonly view: View
  /** Undefined: nobody here may act. */
  readonly seat: Seat | undefined
  readonly legal: readonly Action[]
  readonly picked: Piece | undefined
}

export function samePiece(a: Piece | undefined, b: Piece | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return a.kind === 'castle' && b.kind === 'castle' ? a.rank === b.rank : a.kind === b.kind
}

export function actionFor(piece: Piece, space: number): Action {
  switch (piece.kind) {
    case 'castle':
      return { type: 'castle', rank: piece.rank, space }
    case 'start':
      return { type: 'start', space }
    case 'drawn':
      return { type: 'place', space }
  }
}

/** Whether the action puts this piece on the board. */
export function isFor(action: Action | undefined, piece: Piece): boolean {
  switch (action?.type) {
    case 'castle':
      return piece.kind === 'castle' && action.rank === piece.rank
    case 'start':
      return piece.kind === 'start'
    case 'place':
      return piece.kind === 'drawn'
    default:
      return false
  }
}

const ALL_PIECES: readonly Piece[] = [
  { kind: 'drawn' },
  ...RANKS.map((rank) => ({ kind: 'castle', rank }) as const),
  { kind: 'start' },
]

export function pickable(legal: readonly Action[]): readonly Piece[] {
  return ALL_PIECES.filter((piece) => legal.some((action) => isFor(action, piece)))
}

/** The piece held now: a drawn tile holds itself; another stays picked only while it can be placed. */
export function currentPick(picked: Piece | undefined, legal: readonly Action[]): Piece | undefined {
  const pieces = pickable(legal)
  return pieces.find((piece) => piece.kind === 'drawn') ?? pieces.find((piece) => samePiece(piece, picked))
}

const NOWHERE: ReadonlySet<number> = new Set()

export function targetsOf(legal: readonly Action[], piece: Piece | undefined): ReadonlySet<number> {
  if (piece === undefined) return NOWHERE
  return new Set(legal.flatMap((action) => ('space' in action && isFor(action, piece) ? [action.space] : [])))
}

export function canDraw(legal: readonly Action[]): boolean {
  return legal.some((action) => action.type === 'draw')
}

/** K-V1: the kinds of tiles that may be taken. */
export function takeable(legal: readonly Action[]): ReadonlySet<Tile> {
  return new Set(legal.flatMap((action) => (action.type === 'take' ? [action.tile] : [])))
}

/** What the piece looks like on the board; undefined when it is not there to be seen. */
export function faceOf(piece: Piece, view: View, seat: Seat): Exclude<Space, typeof EMPTY> | undefined {
  switch (piece.kind) {
    case 'castle':
      return castleOf(seat, piece.rank)
    case 'drawn':
      return view.drawn
    case 'start': {
      const tile = view.players[seat]?.startingTile ?? 'none'
      return tile === 'hidden' || tile === 'none' ? undefined : tile
    }
  }
}

/** What an action puts on the board; undefined when it puts nothing there. */
export function pieceOf(action: Action, view: View, seat: Seat | undefined): ReturnType<typeof faceOf> {
  const piece = ALL_PIECES.find((one) => isFor(action, one))
  return piece === undefined || seat === undefined ? undefined : faceOf(piece, view, seat)
}

const NOTHING: Meaning = { does: 'nothing' }

export function clickPiece(piece: Piece, { view, seat, legal, picked }: Choice): Meaning {
  if (seat === undefined) return NOTHING
  if (pickable(legal).some((one) => samePiece(one, piece))) {
    // A drawn tile cannot be put back (K-T2).
    if (piece.kind === 'drawn') return NOTHING
    return samePiece(piece, picked) ? { does: 'unpick' } : { does: 'pick', piece }
  }
  // Any space will do to be told why the piece cannot be placed: an empty one, so that the space is not the reason.
  return { does: 'try', action: actionFor(piece, Math.max(0, view.board.indexOf(EMPTY))) }
}

export function clickSupply({ seat, legal }: Choice): Meaning {
  if (seat === undefined) return NOTHING
  return { does: canDraw(legal) ? 'act' : 'try', action: { type: 'draw' } }
}

/** K-V1 */
export function clickOpenTile(tile: Tile, { seat, legal }: Choice): Meaning {
  if (seat === undefined) return NOTHING
  return { does: takeable(legal).has(tile) ? 'act' : 'try', action: { type: 'take', tile } }
}

export function clickSpace(space: number, { view, seat, legal, picked }: Choice): Meaning {
  if (seat === undefined) return NOTHING
  if (picked !== undefined) {
    const does = targetsOf(legal, picked).has(space) ? 'act' : 'try'
    return { does, action: actionFor(picked, space) }
  }
  return view.board[space] === EMPTY && legal.length > 0 ? { does: 'point-out' } : NOTHING
}
