/** The games of the registry, as the shelf parts them. */
import { isPlayable } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'

export const PLAYABLE = GAMES.filter(isPlayable)

export const COMING = GAMES.filter((manifest) => !isPlayable(manifest))
