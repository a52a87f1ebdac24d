/** Every way to play King's Gate, and bounds that no match passes. */
import { coloursInPlay, LOCATIONS } from '../content'
import { GRAVEYARDS, type Options } from '../rules/state'

const NO_OR_YES = [false, true]

export const ALL_OPTIONS: readonly Options[] = GRAVEYARDS.flatMap((graveyard) =>
  NO_OR_YES.flatMap((hiddenVp) => NO_OR_YES.map((rotation) => ({ graveyard, hiddenVp, rotation }))),
)

/** Each tile is played once, each turn plays a tile or the Sorceress and has one end; nine locations are placed. */
export function mostActions(seats: number): number {
  const tiles = 22 * coloursInPlay(seats).length
  return tiles + 1 + (tiles + 1) + LOCATIONS.length - 1
}

/** The best place everywhere; with two players the best two, the loss being the other's (KG-L3). */
export function scoreBounds(seats: number): { readonly min: number; readonly max: number } {
  const max = LOCATIONS.reduce((sum, { vp: [first, second] }) => sum + first + (seats === 2 ? second : 0), 0)
  return { min: 0, max }
}

/** `cap, hidden VP, no rotation` */
export function describeOptions({ graveyard, hiddenVp, rotation }: Options): string {
  return [graveyard, ...(hiddenVp ? ['hidden VP'] : []), ...(rotation ? [] : ['no rotation'])].join(', ')
}
