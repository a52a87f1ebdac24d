/** Every way to play Kingdoms: the variants in all combinations, in both editions. */
import { CASTLES_PER_COLOUR, EDITIONS, EPOCHS, SPACES, startingCastles, tileSet } from '../content'
import type { Options } from '../rules/state'

const NO_OR_YES = [false, true]

export const VARIANTS: readonly Pick<Options, 'noLuck' | 'lastCastle' | 'scoreAsYouGo'>[] = NO_OR_YES.flatMap(
  (noLuck) =>
    NO_OR_YES.flatMap((lastCastle) => NO_OR_YES.map((scoreAsYouGo) => ({ noLuck, lastCastle, scoreAsYouGo }))),
)

export const ALL_OPTIONS: readonly Options[] = EDITIONS.flatMap((edition) =>
  VARIANTS.map((variants) => ({ ...variants, edition })),
)

/**
 * Without K-V2 three. With it, every epoch but the last fills the board with at least as many castles as there
 * are spaces without a tile, and leaves everybody at least one of ten.
 */
export function mostEpochs(seats: number, { lastCastle, edition }: Options): number {
  if (!lastCastle) return EPOCHS
  return Math.floor((seats * (sum(CASTLES_PER_COLOUR) - 1)) / (SPACES - tileSet(edition).length)) + 1
}

/** A placement for each space, and one more action for each tile that is drawn or taken before. */
export function mostActions(seats: number, options: Options): number {
  const draws = tileSet(options.edition).length - (options.noLuck ? 0 : seats)
  return mostEpochs(seats, options) * (SPACES + draws)
}

/**
 * What a rank can bring in its row and its column together. The mine cannot be in both, for they only share the
 * space of the castle. At best it doubles the four best tiles in the row (6, 6, 5, 5), and the next four are in the
 * column (4, 4, 3, 3). At worst it doubles the four worst (6, 5, 4, 3), and the last two are in the column.
 */
const MOST_PER_RANK = 2 * (6 + 6 + 5 + 5) + (4 + 4 + 3 + 3)
const LEAST_PER_RANK = -(2 * (6 + 5 + 4 + 3) + (2 + 1))

/** Bounds that no score passes: each rank that can be placed in the match brings at most, or at least, that much. */
export function scoreBounds(seats: number, options: Options): { readonly min: number; readonly max: number } {
  const epochs = mostEpochs(seats, options)
  const [ones = 0, twos = 0, threes = 0, fours = 0] = startingCastles(seats, options.lastCastle)
  const higher = 2 * twos + 3 * threes + 4 * fours
  const placed = higher + (options.lastCastle ? ones : ones * EPOCHS)
  // K-P6: one more for each of the wizard's four neighbours, and K-V2 has no more than ten castles to be one.
  const besideWizards = options.lastCastle ? Math.min(sum(CASTLES_PER_COLOUR), 4 * epochs) : 4 * epochs
  const ranks = placed + (options.edition === '2002' ? 0 : besideWizards)
  return { min: 50 + ranks * LEAST_PER_RANK, max: 50 + ranks * MOST_PER_RANK }
}

/** `2011, no luck, last castle` */
export function describeOptions({ edition, noLuck, lastCastle, scoreAsYouGo }: Options): string {
  return [
    edition,
    ...(noLuck ? ['no luck'] : []),
    ...(lastCastle ? ['last castle'] : []),
    ...(scoreAsYouGo ? ['score as you go'] : []),
  ].join(', ')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
