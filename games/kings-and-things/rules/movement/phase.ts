/** The Movement Phase (KT-M): each player with an army moves, then empty enemy hexes fall (KT-M12). */
import { hasArmy } from '../armies'
import type { PhaseRules } from '../phases/phase'
import { movePart } from './group'
import { walkIn } from './walk-in'

export const movementPhase: PhaseRules = {
  phase: 'movement',
  tasks: ['move', 'place-on'],
  part: (state, seat) => (hasArmy(state, seat) ? movePart(seat) : undefined),
  // The capturers place on what they took before the phase is over. A player who removes a city or village then (KT-G6) may
  // leave that hex to an enemy who stands in it, so this is asked again.
  end: (state, run) => !walkIn(state, run),
}
