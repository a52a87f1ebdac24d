/** What follows a battle or an exploration (KT-B17 to KT-B25). */
import type { Handler } from './run'
import type { AftermathTask } from './tasks'

export const aftermathHandler: Handler<AftermathTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
