/** A position as numbers, read back into what the rules know. */
import { COUNTERS, KINDS, PIECES, type Piece, TILES, type Tile, tilesOfSeat } from '../../content'
import { type Lying, SPACES, spaceAt, spaceCell } from '../../rules/grid'
import { insertTile, tileOf } from '../../rules/pieces'
import { type Elsewhere, FREE, PHASES, type Player, type Space, type State, type View } from '../../rules/state'
import { EMPTY, LOCATION } from './pieces'
import type { Position } from './position'

/** `laid` are the locations that were laid since the view was seen, `played` the tiles of this turn. */
export function stateOf(position: Position, view: View, laid: readonly Lying[], played: readonly Tile[]): State {
  const locations = [...view.locations, ...laid]
  const lying = locations.at(-1)
  if (lying === undefined) throw new TypeError('there is no location')
  const spaces: Space[] = []
  for (let space = 0; space < SPACES; space++) {
    const piece = position.cells[spaceCell(lying, space)] as number
    spaces.push(piece === EMPTY ? FREE : pieceOf(piece))
  }
  const players = Array.from({ length: position.seats }, (_, seat) => playerOf(position, seat))
  const elsewhere = elsewhereOf(position, lying)
  return {
    options: view.options,
    locations,
    spaces,
    elsewhere,
    players,
    discarded: discardedOf(players, spaces, elsewhere),
    turn: position.turn,
    phase: PHASES[position.phase] ?? 'over',
    played: played.slice(),
    lastScoring:
      position.scored === 0
        ? undefined
        : { vp: [...position.won.subarray(0, position.seats)], ranks: [...position.ranks.subarray(0, position.seats)] },
  }
}

function pieceOf(number: number): Piece {
  return PIECES[number - 1] as Piece
}

function elsewhereOf({ cells }: Position, lying: Lying): Elsewhere[] {
  const elsewhere: Elsewhere[] = []
  cells.forEach((piece, cell) => {
    if (piece !== EMPTY && piece !== LOCATION && spaceAt(lying, cell) < 0) {
      elsewhere.push({ cell, piece: pieceOf(piece) })
    }
  })
  return elsewhere
}

function playerOf(position: Position, seat: number): Player {
  const from = position.firstColour(seat) * KINDS
  const until = from + position.coloursOfSeat() * KINDS
  const list = (counts: Int32Array): Tile[] =>
    TILES.slice(from, until).flatMap((tile, i) => Array<Tile>(counts[from + i] ?? 0).fill(tile))
  return {
    vp: position.vp[seat] as number,
    hand: list(position.hand),
    stack: list(position.stack),
    counters: COUNTERS.filter((_, i) => (((position.counters[seat] as number) >> i) & 1) === 1),
  }
}

/** KG-H1: whatever is nowhere else. */
function discardedOf(players: readonly Player[], spaces: readonly Space[], elsewhere: readonly Elsewhere[]): Tile[] {
  const left = players.flatMap((_, seat) => tilesOfSeat(seat, players.length))
  const gone: Tile[] = []
  const seen: Tile[] = [
    ...players.flatMap(({ hand, stack }) => [...hand, ...stack]),
    ...spaces.flatMap((space) => (space === FREE ? [] : [tileOf(space)])),
    ...elsewhere.map(({ piece }) => tileOf(piece)),
  ]
  for (const tile of left) {
    const at = seen.indexOf(tile)
    if (at < 0) insertTile(gone, tile)
    else seen.splice(at, 1)
  }
  return gone
}
