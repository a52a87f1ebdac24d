/** The pieces of Kingdoms as small numbers, for positions that are searched: 0 is an empty space, then tiles, then castles. */
import { CASTLES, COLUMNS, EMPTY, RANKS, ROWS, SPACES, type Space, TILES, type Tile } from '../../content'
import { wizardBonus, worthOf } from '../../rules/scoring'

/** 1 to 16, in the order of `TILES`. */
export const TILE_KINDS = TILES.length
const PIECES: readonly Space[] = [EMPTY, ...TILES, ...CASTLES]
const NUMBERS = new Map(PIECES.map((piece, number) => [piece, number]))

export function pieceNumber(piece: Space): number {
  return NUMBERS.get(piece) ?? 0
}

export function pieceCalled(number: number): Space {
  return PIECES[number] ?? EMPTY
}

/** Only for numbers of tiles. */
export function tileCalled(number: number): Tile {
  return pieceCalled(number) as Tile
}

export const NOTHING = 0
export const MOUNTAIN = pieceNumber('mountain')
export const DRAGON = pieceNumber('dragon')
export const MINE = pieceNumber('mine')
export const WIZARD = pieceNumber('wizard')
export const FIRST_CASTLE = TILE_KINDS + 1

export const RANK_COUNT = RANKS.length

export function castleNumber(seat: number, rank: number): number {
  return FIRST_CASTLE + seat * RANK_COUNT + rank - 1
}

/** By piece: whose castle it is; of all else, nothing sensible. */
export const OWNER = Int32Array.from(PIECES, (_, piece) => Math.floor((piece - FIRST_CASTLE) / RANK_COUNT))

/** What is printed on a tile; 0 for all else. */
export const VALUE = Int32Array.from(PIECES, (piece) => worthOf(piece).value)

/** The eleven lines as in `LINES`: rows, then columns. */
export const LINE_COUNT = ROWS + COLUMNS
export const LINE_START = Int32Array.from({ length: LINE_COUNT }, (_, line) =>
  line < ROWS ? line * COLUMNS : line - ROWS,
)
export const LINE_STEP = Int32Array.from({ length: LINE_COUNT }, (_, line) => (line < ROWS ? 1 : COLUMNS))
export const LINE_LENGTH = Int32Array.from({ length: LINE_COUNT }, (_, line) => (line < ROWS ? COLUMNS : ROWS))
export const ROW_OF = Int32Array.from({ length: SPACES }, (_, space) => Math.floor(space / COLUMNS))
export const COLUMN_OF = Int32Array.from({ length: SPACES }, (_, space) => ROWS + (space % COLUMNS))

/** K-P2: two mountains leave three parts of a line at most. */
export const PARTS_PER_LINE = 3
export const PART_COUNT = LINE_COUNT * PARTS_PER_LINE

/** K-P6: the spaces beside each space. */
export const BESIDE: readonly (readonly number[])[] = Array.from({ length: SPACES }, (_, space) =>
  Array.from({ length: SPACES }, (_, other) => other).filter((other) => wizardBonus(other, space) === 1),
)
/** The same by both spaces. */
export const IS_BESIDE = Int32Array.from({ length: SPACES * SPACES }, (_, i) =>
  wizardBonus(i % SPACES, Math.floor(i / SPACES)),
)
