/** What can be read off a tile or a piece, and how lists of them are kept in order. Read by character: it is asked all the time. */
import type { Seat } from '@crownlands/core/game'
import {
  BARRACKS,
  COLOUR_LETTERS,
  COUNTER_LETTERS,
  COUNTERS,
  type ColourLetter,
  type Counter,
  GUILDMASTER_BONUS,
  PIECES,
  type Piece,
  type Tile,
  VALUE_TILES,
  VALUES,
  type ValueTile,
} from '../content'

const ZERO = '0'.charCodeAt(0)
const DRAGON = 'D'.charCodeAt(0)
const [KING = 0, BISHOP = 0, , GUILDMASTER = 0] = COUNTER_LETTERS.map((letter) => letter.charCodeAt(0))

/** By the character code of its letter. */
const COLOUR_NUMBER = new Uint8Array(128)
COLOUR_LETTERS.forEach((letter, number) => {
  COLOUR_NUMBER[letter.charCodeAt(0)] = number
})

/** Counted from 0 in the order of COLOURS. */
export function colourNumber(piece: Piece | Tile): number {
  return COLOUR_NUMBER[piece.charCodeAt(0)] ?? 0
}

export function colourOf(piece: Piece | Tile): ColourLetter {
  return COLOUR_LETTERS[colourNumber(piece)] ?? 'y'
}

/** KG-S2: with two players a seat has two colours. */
export function ownerOfColour(number: number, seats: number): Seat {
  return seats === 2 ? number >> 1 : number
}

export function ownerOf(piece: Piece | Tile, seats: number): Seat {
  return ownerOfColour(colourNumber(piece), seats)
}

export function isDragon(tile: Tile): tile is Exclude<Tile, ValueTile> {
  return tile.charCodeAt(1) === DRAGON
}

/** The printed value; of a dragon, which has none, a number above all values. */
export function printedValue(piece: Piece | Tile): number {
  return piece.charCodeAt(1) - ZERO
}

/** KG-T6, KG-X6 */
export function effectiveValue(piece: Piece): number {
  return printedValue(piece) + (piece.charCodeAt(2) === GUILDMASTER ? GUILDMASTER_BONUS : 0)
}

export function isBarracks(piece: Piece): boolean {
  return printedValue(piece) === BARRACKS
}

/** KG-X1: a counter protects its tile. */
export function isProtected(piece: Piece): boolean {
  return piece.length > 2
}

export function hasKing(piece: Piece): boolean {
  return piece.charCodeAt(2) === KING
}

export function hasBishop(piece: Piece): boolean {
  return piece.charCodeAt(2) === BISHOP
}

export function counterOn(piece: Piece): Counter | undefined {
  return COUNTERS[COUNTER_LETTERS.findIndex((letter) => letter === piece[2])]
}

export function tileOf(piece: Piece): ValueTile {
  return VALUE_TILES[valueTileNumber(piece)] as ValueTile
}

export function withCounter(tile: ValueTile, counter: Counter | undefined): Piece {
  if (counter === undefined) return tile
  return PIECES[valueTileNumber(tile) * (COUNTERS.length + 1) + 1 + COUNTERS.indexOf(counter)] as Piece
}

function valueTileNumber(piece: Piece): number {
  return colourNumber(piece) * VALUES.length + printedValue(piece)
}

/** Where a tile stands in the order of TILES. */
function orderOf(tile: Tile): number {
  return colourNumber(tile) * 128 + tile.charCodeAt(1)
}

export function byTileOrder(a: Tile, b: Tile): number {
  return orderOf(a) - orderOf(b)
}

export function insertTile(tiles: Tile[], tile: Tile): void {
  const order = orderOf(tile)
  let i = tiles.length
  for (; i > 0 && orderOf(tiles[i - 1] as Tile) > order; i--) tiles[i] = tiles[i - 1] as Tile
  tiles[i] = tile
}

export function insertCounter(counters: Counter[], counter: Counter): void {
  counters.push(counter)
  counters.sort((a, b) => COUNTERS.indexOf(a) - COUNTERS.indexOf(b))
}
