/** King's Gate, random choice without a list of actions. */
import { kingsGate } from '@crownlands/games/kings-gate/game'
import { measure } from '../measure'
import { playPicked } from '../play-random'
import { KINGS_GATE_OPTIONS } from '../random-games'

measure('kings-gate-pick', (n) => playPicked(kingsGate, KINGS_GATE_OPTIONS, n))
