/** Whose go it is to resolve a battle or an exploration (KT-B2). */
import type { Handler } from './run'
import type { CombatTask } from './tasks'

export const combatHandler: Handler<CombatTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
