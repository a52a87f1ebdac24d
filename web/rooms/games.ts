/** The games of the registry, as the shelf parts them. */
import { isPlayable } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'

export const ON_THE_TABLE = GAMES.filter(isPlayable)

export const COMING = GAMES.filter((manifest) => !isPlayable(manifest))
