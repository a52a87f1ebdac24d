/** The pieces and numbers of Kingdoms (K-C, K-S). Names of the tiles are words for people: see `text/`. */

/** K-C1 */
export const ROWS = 5
export const COLUMNS = 6
export const SPACES = ROWS * COLUMNS

export const RESOURCES = ['+1', '+2', '+3', '+4', '+5', '+6'] as const
export const HAZARDS = ['-1', '-2', '-3', '-4', '-5', '-6'] as const
export const SPECIALS = ['mountain', 'dragon', 'mine', 'wizard'] as const

/** All kinds of tiles, in the order in which lists of tiles are kept. */
export const TILES = [...RESOURCES, ...HAZARDS, ...SPECIALS] as const
export type Tile = (typeof TILES)[number]

/** K-C3 */
const COPIES: Readonly<Record<Tile, number>> = {
  '+1': 2,
  '+2': 2,
  '+3': 2,
  '+4': 2,
  '+5': 2,
  '+6': 2,
  '-1': 1,
  '-2': 1,
  '-3': 1,
  '-4': 1,
  '-5': 1,
  '-6': 1,
  mountain: 2,
  dragon: 1,
  mine: 1,
  wizard: 1,
}

export const EDITIONS = ['2011', '2002'] as const
export type Edition = (typeof EDITIONS)[number]

const SETS: Readonly<Record<Edition, readonly Tile[]>> = {
  '2011': TILES.flatMap((tile) => Array<Tile>(COPIES[tile]).fill(tile)),
  // K-C4: the first edition has no Wizard.
  '2002': TILES.filter((tile) => tile !== 'wizard').flatMap((tile) => Array<Tile>(COPIES[tile]).fill(tile)),
}

/** Every tile of the edition, in the order of `TILES`. */
export function tileSet(edition: Edition): readonly Tile[] {
  return SETS[edition]
}

export const RANKS = [1, 2, 3, 4] as const
export type Rank = (typeof RANKS)[number]

/** K-C2: how many castles of rank 1, 2, 3 and 4 there are in a colour. */
export const CASTLES_PER_COLOUR: readonly number[] = [4, 3, 2, 1]

/** K-S1 */
const RANK_ONE_CASTLES: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2 }

/** The castles a player starts with, by rank. */
export function startingCastles(seats: number, lastCastle: boolean): number[] {
  const castles = [...CASTLES_PER_COLOUR]
  // K-V2: everybody gets all ten.
  if (!lastCastle) castles[0] = RANK_ONE_CASTLES[seats] ?? 0
  return castles
}

/** K-S2 */
export const STARTING_GOLD = 50
/** K-E4 */
export const EPOCHS = 3

export const SEAT_LETTERS = ['A', 'B', 'C', 'D'] as const

/**
 * Castles on the board: whose it is and its rank. Written out, because JavaScript compares literals much
 * faster than strings put together at run time.
 */
const CASTLES_BY_SEAT = [
  ['A1', 'A2', 'A3', 'A4'],
  ['B1', 'B2', 'B3', 'B4'],
  ['C1', 'C2', 'C3', 'C4'],
  ['D1', 'D2', 'D3', 'D4'],
] as const
export const CASTLES = CASTLES_BY_SEAT.flat()
export type Castle = (typeof CASTLES)[number]

export function castleOf(seat: number, rank: Rank): Castle {
  const castle = CASTLES_BY_SEAT[seat]?.[rank - 1]
  if (castle === undefined) throw new RangeError(`there is no seat ${seat}`)
  return castle
}

/** K-C1: what a space holds. */
export type Space = '.' | Tile | Castle
export const EMPTY = '.'
