/** The pieces and numbers of King's Gate (KG-C, KG-S). Names for people are in `text/`. */

/** KG-C3 */
export const COLOURS = ['yellow', 'green', 'red', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

/** A tile is written as the letter of its colour and its printed value, or D for the dragon: `y4`, `bD`. */
export const COLOUR_LETTERS = ['y', 'g', 'r', 'b'] as const
export type ColourLetter = (typeof COLOUR_LETTERS)[number]

export const VALUES = [0, 1, 2, 3, 4, 5] as const
export type Value = (typeof VALUES)[number]

export type ValueTile = `${ColourLetter}${Value}`
export type DragonTile = `${ColourLetter}D`
export type Tile = ValueTile | DragonTile

export const VALUE_TILES: readonly ValueTile[] = COLOUR_LETTERS.flatMap((letter) =>
  VALUES.map((value): ValueTile => `${letter}${value}`),
)
export const DRAGON_TILES: readonly DragonTile[] = COLOUR_LETTERS.map((letter): DragonTile => `${letter}D`)

/** All kinds of tiles, in the order in which lists of tiles are kept: colour by colour, the dragon last. */
export const TILES: readonly Tile[] = COLOUR_LETTERS.flatMap((letter): Tile[] => [
  ...VALUES.map((value): ValueTile => `${letter}${value}`),
  `${letter}D`,
])

/** KG-C3: how many tiles of value 0, 1, 2, 3, 4, 5 and how many dragons a colour has. */
export const COPIES: readonly number[] = [1, 7, 4, 4, 4, 1, 1]
export const KINDS = COPIES.length

/** KG-T2: tiles with a star. KG-T6: the Barracks, marked with a sword. */
export const HOUSE: Value = 1
export const BARRACKS: Value = 3

/** KG-S1 */
export const HAND = 6

/** KG-C2, KG-X */
export const COUNTERS = ['king', 'bishop', 'wizard', 'guildmaster', 'merchant', 'sorceress'] as const
export type Counter = (typeof COUNTERS)[number]

/** What is written behind a tile that a counter lies on: `y4K` is a yellow 4 with the King. */
export const COUNTER_LETTERS = ['K', 'B', 'W', 'G', 'M', 'S'] as const
export type CounterLetter = (typeof COUNTER_LETTERS)[number]

/** A tile in play, with the counter on it. */
export type Piece = ValueTile | `${ValueTile}${CounterLetter}`

export const PIECES: readonly Piece[] = VALUE_TILES.flatMap((tile): Piece[] => [
  tile,
  ...COUNTER_LETTERS.map((letter): Piece => `${tile}${letter}`),
])

/** KG-X6 */
export const GUILDMASTER_BONUS = 2
/** KG-L1 */
export const GRAVEYARD_TILES = 2
/** KG-L3 */
export const TOURNEY_LOSS = 3

export const LOCATION_IDS = [
  'palace',
  'cathedral',
  'wizards-tower',
  'graveyard',
  'marketplace',
  'garrison',
  'docks',
  'tourney-grounds',
  'library',
  'kings-gate',
] as const
export type LocationId = (typeof LOCATION_IDS)[number]

export interface LocationCard {
  readonly id: LocationId
  /** For the first, second and third. */
  readonly vp: readonly [number, number, number]
  readonly dangerous: boolean
  /** For the first and, at the Marketplace, the second. */
  readonly counters: readonly Counter[]
}

/** KG-C2: in the order in which they come. */
export const LOCATIONS: readonly LocationCard[] = [
  { id: 'palace', vp: [2, 2, 1], dangerous: false, counters: ['king'] },
  { id: 'cathedral', vp: [3, 3, 1], dangerous: false, counters: ['bishop'] },
  { id: 'wizards-tower', vp: [4, 3, 2], dangerous: true, counters: ['wizard'] },
  { id: 'graveyard', vp: [5, 4, 3], dangerous: true, counters: [] },
  { id: 'marketplace', vp: [3, 2, 2], dangerous: false, counters: ['guildmaster', 'merchant'] },
  { id: 'garrison', vp: [4, 3, 2], dangerous: false, counters: [] },
  { id: 'docks', vp: [6, 3, 1], dangerous: true, counters: [] },
  { id: 'tourney-grounds', vp: [3, 0, 0], dangerous: true, counters: [] },
  { id: 'library', vp: [4, 3, 2], dangerous: false, counters: ['sorceress'] },
  { id: 'kings-gate', vp: [7, 4, 2], dangerous: true, counters: [] },
]

export const SEAT_LETTERS = ['A', 'B', 'C', 'D'] as const

/** The colours in a game of so many players. */
export function coloursInPlay(seats: number): readonly ColourLetter[] {
  return seats === 3 ? COLOUR_LETTERS.slice(0, 3) : COLOUR_LETTERS
}

const SETS: readonly (readonly Tile[])[] = COLOUR_LETTERS.map((_, colour) =>
  COPIES.flatMap((copies, kind) => Array<Tile>(copies).fill(TILES[KINDS * colour + kind] as Tile)),
)

/** Every tile of a colour, in order. */
export function tilesOfColour(letter: ColourLetter): readonly Tile[] {
  return SETS[COLOUR_LETTERS.indexOf(letter)] ?? []
}

/** KG-S1, KG-S2: with two players yellow and green are A's, red and blue B's; else everybody has one colour. */
export function coloursOf(seat: number, seats: number): readonly ColourLetter[] {
  return seats === 2 ? COLOUR_LETTERS.slice(2 * seat, 2 * seat + 2) : COLOUR_LETTERS.slice(seat, seat + 1)
}

const PAIRS: readonly (readonly Tile[])[] = [0, 1].map((seat) => coloursOf(seat, 2).flatMap(tilesOfColour))

/** All that a player draws from, in order. */
export function tilesOfSeat(seat: number, seats: number): readonly Tile[] {
  return (seats === 2 ? PAIRS : SETS)[seat] ?? []
}
