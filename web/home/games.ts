/** The games as the home page shows them. The registry is too heavy for the first page: `games.test.ts` compares. */
import type { GameName } from '../text/web-words'

interface Playable {
  readonly game: GameName
  readonly seats: { readonly min: number; readonly max: number }
}

/** The one with the large card. */
export const FEATURED: Playable = { game: 'kingdoms', seats: { min: 2, max: 4 } }
export const OTHERS: readonly Playable[] = [{ game: 'gate', seats: { min: 1, max: 1 } }]
export const COMING: readonly GameName[] = ['kings-gate', 'kings-and-things']
