/** The games of the registry, as the shelf parts them. */
import { hasBoard } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'

export const ON_THE_TABLE = GAMES.filter(hasBoard)

export const COMING = GAMES.filter((manifest) => !hasBoard(manifest))
