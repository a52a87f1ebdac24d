/** Battle (KT-B). */
import type { Handler } from './run'
import type { BattleTask } from './tasks'

export const battleHandler: Handler<BattleTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
