/** The games that the variants play: four players, the default options, random choices. */
import type { Options } from '@crownlands/games/kingdoms/state'
import type { Options as GateOptions } from '@crownlands/games/kings-gate/state'

export const SEATS = 4
export const OPTIONS: Options = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }
export const KINGS_GATE_OPTIONS: GateOptions = { graveyard: 'replace', hiddenVp: false, rotation: true }
