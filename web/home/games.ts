/** The games as the home page shows them. The registry is too heavy for the first page: `games.test.ts` compares. */
import type { GameName } from '../text/web-words'

export const PLAYABLE = [
  { game: 'kingdoms', seats: { min: 2, max: 4 } },
  { game: 'kings-gate', seats: { min: 2, max: 4 } },
  { game: 'gate', seats: { min: 1, max: 1 } },
] as const satisfies readonly {
  readonly game: GameName
  readonly seats: { readonly min: number; readonly max: number }
}[]
export type Playable = (typeof PLAYABLE)[number]

export const COMING: readonly GameName[] = ['kings-and-things']

/** Games with one start a day for everybody: those for one player. */
export function hasDaily({ seats }: Playable): boolean {
  return seats.max === 1
}
