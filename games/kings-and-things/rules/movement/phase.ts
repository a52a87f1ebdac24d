/** The Movement Phase (KT-M): each player with an army moves, then empty enemy hexes fall (KT-M12). */
import { hasArmy } from '../armies'
import type { PhaseRules } from '../phases/phase'
import { movePart } from './group'
import { walkIn } from './walk-in'

export const movementPhase: PhaseRules = {
  phase: 'movement',
  tasks: ['move', 'place-on'],
  part: (state, seat) => (hasArmy(state, seat) ? movePart(seat) : undefined),
  // The capturers place on what they took before the phase is over; who takes a city or village off the board then (KT-G6)
  // may leave another hex to a player who stands in it.
  end: (state, run) => !walkIn(state, run),
}
