/** King's Gate, picking from the list of legal actions. */
import { kingsGate } from '@crownlands/games/kings-gate/game'
import { measure } from '../measure'
import { playListed } from '../play-random'
import { KINGS_GATE_OPTIONS } from '../random-games'

measure('kings-gate-list', (n) => playListed(kingsGate, KINGS_GATE_OPTIONS, n))
