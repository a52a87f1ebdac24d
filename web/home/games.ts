/** The games as the home page shows them. The registry is too heavy for the first page: `games.test.ts` compares. */
import type { GameName } from '../text/web-words'

export const PLAYABLE = { game: 'kingdoms', seats: { min: 2, max: 4 } } as const
export const COMING: readonly GameName[] = ['kings-gate', 'gate', 'kings-and-things']
