/** The phases of a turn, in order (KT-O1). */
import { combatPhase } from '../battle/combat'
import { eventsPhase } from '../events/phase'
import { movementPhase } from '../movement/phase'
import { charactersPhase } from './characters'
import { constructionPhase } from './construction'
import { goldPhase } from './gold'
import type { PhaseRules } from './phase'
import { powersPhase } from './powers'
import { thingsPhase } from './things'

export const PHASES_OF_TURN: readonly PhaseRules[] = [
  goldPhase,
  charactersPhase,
  thingsPhase,
  eventsPhase,
  movementPhase,
  combatPhase,
  constructionPhase,
  powersPhase,
]
