/** What the rules do in one stage of a battle. */
import { refusal } from '@crownlands/core/refusals'
import { type Handler, NOBODY } from '../run'
import type { BattleTask } from '../tasks'

export type BattleRules = Handler<BattleTask>

/** A stage in which nobody is asked. */
export const NO_ACTIONS: Omit<BattleRules, 'advance'> = {
  seats: () => NOBODY,
  legal: () => [],
  whyNot: () => refusal('KT-B6', 'not-now'),
  apply: () => {},
}
