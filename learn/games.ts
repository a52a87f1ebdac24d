/** The games whose bots learn. */
import { learnGate } from './gate/gate'
import { learnKingdoms } from './kingdoms/kingdoms'
import { learnKingsAndThings } from './kings-and-things/kings-and-things'
import { learnKingsGate } from './kings-gate/kings-gate'
import type { Learner } from './learner'

export const LEARNERS: Readonly<Record<string, Learner>> = {
  gate: learnGate,
  kingdoms: learnKingdoms,
  'kings-and-things': learnKingsAndThings,
  'kings-gate': learnKingsGate,
}
