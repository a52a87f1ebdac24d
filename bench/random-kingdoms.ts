/** The game that all variants play: Kingdoms with the default options, four players, random choices. */
import type { Options } from '@crownlands/games/kingdoms/state'

export const SEATS = 4
export const OPTIONS: Options = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }
