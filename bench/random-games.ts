/** The games that the variants play: four players, random choices, and the default options but for an end of Kings & Things. */
import type { Options } from '@crownlands/games/kingdoms/rules/state'
import type { Options as ThingsOptions } from '@crownlands/games/kings-and-things/rules/state'
import type { Options as GateOptions } from '@crownlands/games/kings-gate/rules/state'

export const SEATS = 4
export const OPTIONS: Options = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }
export const KINGS_GATE_OPTIONS: GateOptions = { graveyard: 'replace', hiddenVp: false, rotation: true }
export const KINGS_AND_THINGS_OPTIONS: ThingsOptions = { edition: '1986', autoCall: false, turnLimit: 20 }
