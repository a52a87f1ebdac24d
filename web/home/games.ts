/** The games of the registry as the shelf and the page around it want them. */
import { isPlayable, type Manifest } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'

export const PLAYABLE = GAMES.filter(isPlayable)

export const COMING = GAMES.filter((manifest) => !isPlayable(manifest))

/** Games with one start a day for everybody: those for one player. */
export function hasDaily({ seats }: Manifest): boolean {
  return seats.max === 1
}
