/** Counters over the stack limit (KT-M4). */
import type { Handler } from './run'
import type { OverflowTask } from './tasks'

export const overflowHandler: Handler<OverflowTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
