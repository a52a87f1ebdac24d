/** The pieces of Template Game: correct a value here. */

/** TG-C1: from the lowest to the highest. */
export const TILES = ['pebble', 'coin', 'jewel', 'crown'] as const
export type Tile = (typeof TILES)[number]

/** TG-C1: what a tile is worth at the end. */
export const POINTS: Readonly<Record<Tile, number>> = { pebble: 0, coin: 2, jewel: 3, crown: 5 }

/** TG-C1: of each tile. */
export const COPIES = 6

/** TG-S1: where the tiles of a player lie. */
export const PLACES = ['left', 'right'] as const
export type Place = (typeof PLACES)[number]

/** TG-E1 */
export const ROUNDS = { short: 2, long: 3 } as const
