/** Special powers: Master Thief and Assassin Primus (KT-P, KT-K3, KT-K7). */
import type { Handler } from './run'
import type { PowersTask } from './tasks'

export const powersHandler: Handler<PowersTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
