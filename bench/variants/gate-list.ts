/** King's Gate, picking from the list of legal actions. */
import { kingsGate } from '@crownlands/games/kings-gate/game'
import { measure } from '../measure'
import { playListed } from '../play-random'
import { GATE_OPTIONS } from '../random-games'

measure('gate-list', (n) => playListed(kingsGate, GATE_OPTIONS, n))
