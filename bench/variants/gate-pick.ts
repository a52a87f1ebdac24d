/** King's Gate, the choice being made without writing all actions down. */
import { kingsGate } from '@crownlands/games/kings-gate/game'
import { measure } from '../measure'
import { playPicked } from '../play-random'
import { GATE_OPTIONS } from '../random-games'

measure('gate-pick', (n) => playPicked(kingsGate, GATE_OPTIONS, n))
