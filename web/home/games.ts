/** The games as the home page shows them. The registry is too heavy for the first page: `games.test.ts` compares. */
import type { GameName } from '../text/web-words'

export const PLAYABLE = [
  { game: 'kingdoms', seats: { min: 2, max: 4 } },
  { game: 'kings-gate', seats: { min: 2, max: 4 } },
] as const satisfies readonly {
  readonly game: GameName
  readonly seats: { readonly min: number; readonly max: number }
}[]
export type Playable = (typeof PLAYABLE)[number]

export const COMING: readonly GameName[] = ['gate', 'kings-and-things']
