/** Tiles, pieces and steps of a turn as small numbers, and what can be read off them. */
import {
  BARRACKS,
  COLOUR_LETTERS,
  COUNTERS,
  KINDS,
  PIECES,
  TILES,
  type Tile,
  VALUES,
  type ValueTile,
} from '../../content'
import { CELLS, type Cell, ORIENTATIONS, type Orientation, SPACES, spaceCell, stepOf } from '../../rules/grid'
import { colourNumber, counterOn, effectiveValue, isDragon, printedValue } from '../../rules/pieces'
import type { Action } from '../../rules/state'

// Tiles: their place in TILES -------------------------------------------------------------------------

export const DRAGON_KIND = KINDS - 1

export function tileNumber(tile: Tile): number {
  return colourNumber(tile) * KINDS + (isDragon(tile) ? DRAGON_KIND : printedValue(tile))
}

// Pieces: their place in PIECES, counted from 1 -------------------------------------------------------

/** What a cell holds besides pieces. */
export const EMPTY = 0
/** Part of a location. */
export const LOCATION = 255

/** A counter on a tile: its place in COUNTERS, counted from 1. */
export const [KING, BISHOP, WIZARD, GUILDMASTER, MERCHANT, SORCERESS] = [1, 2, 3, 4, 5, 6] as const

const WAYS_TO_LIE = COUNTERS.length + 1

function byPiece(read: (piece: (typeof PIECES)[number]) => number): Uint8Array {
  return Uint8Array.from([0, ...PIECES.map(read)])
}

export const colourOfPiece = byPiece(colourNumber)
export const printedOfPiece = byPiece(printedValue)
export const effectiveOfPiece = byPiece(effectiveValue)
export const counterOfPiece = byPiece((piece) => {
  const counter = counterOn(piece)
  return counter === undefined ? 0 : COUNTERS.indexOf(counter) + 1
})
/** KG-T6, KG-T7: whether it can be covered or burnt at all. */
export const exposedPiece = byPiece((piece) =>
  counterOn(piece) === undefined && printedValue(piece) !== BARRACKS ? 1 : 0,
)

export function pieceNumber(colour: number, value: number, counter: number): number {
  return 1 + (colour * VALUES.length + value) * WAYS_TO_LIE + counter
}

// The ten spaces --------------------------------------------------------------------------------------

/** By way of lying, 0 across and 1 upright: from the cell of a location to its spaces and to its other cell. */
const AROUND = ORIENTATIONS.map((orientation) =>
  Int32Array.from({ length: SPACES }, (_, space) => spaceCell({ cell: 0, orientation }, space)),
)
export const OTHER_CELL: readonly number[] = ORIENTATIONS.map(stepOf)

export function spacesOf(way: number): Int32Array {
  return AROUND[way] as Int32Array
}

// Steps of a turn -------------------------------------------------------------------------------------

const CELL_BITS = 12
const CELL_MASK = CELLS - 1
const COUNTER_BITS = 3
const TYPE_SHIFT = 2 * CELL_BITS
export const [PLACE, BURN, MOVE, LAY] = [0, 1, 2, 3] as const
/** Where a dragon is played that burns nothing. */
export const NOWHERE: Cell = 0

export function placeStep(tile: number, cell: Cell, counter: number): number {
  return (PLACE << TYPE_SHIFT) | (tile << (CELL_BITS + COUNTER_BITS)) | (counter << CELL_BITS) | cell
}

export function burnStep(tile: number, cell: Cell): number {
  return (BURN << TYPE_SHIFT) | (tile << (CELL_BITS + COUNTER_BITS)) | cell
}

export function moveStep(from: Cell, to: Cell): number {
  return (MOVE << TYPE_SHIFT) | (from << CELL_BITS) | to
}

export function layStep(cell: Cell, way: number): number {
  return (LAY << TYPE_SHIFT) | (way << CELL_BITS) | cell
}

export function typeOfStep(step: number): number {
  return step >> TYPE_SHIFT
}

/** Where a tile is placed or burnt, or moves to, or a location is laid. */
export function cellOfStep(step: number): Cell {
  return step & CELL_MASK
}

/** Of a tile that moves: from where. */
export function fromOfStep(step: number): Cell {
  return (step >> CELL_BITS) & CELL_MASK
}

export function wayOfStep(step: number): number {
  return (step >> CELL_BITS) & 1
}

export function orientationOfStep(step: number): Orientation {
  return ORIENTATIONS[wayOfStep(step)] as Orientation
}

export function counterOfStep(step: number): number {
  return (step >> CELL_BITS) & ((1 << COUNTER_BITS) - 1)
}

export function tileOfStep(step: number): number {
  return (step >> (CELL_BITS + COUNTER_BITS)) & ((1 << (TYPE_SHIFT - CELL_BITS - COUNTER_BITS)) - 1)
}

export function actionOf(step: number): Action {
  const cell = cellOfStep(step)
  switch (typeOfStep(step)) {
    case PLACE: {
      const counter = COUNTERS[counterOfStep(step) - 1]
      const tile = TILES[tileOfStep(step)] as ValueTile
      return { type: 'tile', tile, cell, ...(counter !== undefined && { counter }) }
    }
    case BURN: {
      const tile: Tile = `${COLOUR_LETTERS[Math.floor(tileOfStep(step) / KINDS)] ?? 'y'}D`
      return { type: 'dragon', tile, ...(cell !== NOWHERE && { cell }) }
    }
    case MOVE:
      return { type: 'sorceress', from: fromOfStep(step), to: cell }
    default:
      return { type: 'location', cell, orientation: orientationOfStep(step) }
  }
}

/** The other way round; undefined for the word that the turn is over. */
export function stepFor(action: Action): number | undefined {
  switch (action.type) {
    case 'tile': {
      const counter = action.counter === undefined ? 0 : COUNTERS.indexOf(action.counter) + 1
      return placeStep(tileNumber(action.tile), action.cell, counter)
    }
    case 'dragon':
      return burnStep(tileNumber(action.tile), action.cell ?? NOWHERE)
    case 'sorceress':
      return moveStep(action.from, action.to)
    case 'location':
      return layStep(action.cell, ORIENTATIONS.indexOf(action.orientation))
    case 'end':
      return undefined
  }
}
