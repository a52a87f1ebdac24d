/** Losses by events (KT-V2). */
import type { Handler } from './run'
import type { LossesTask } from './tasks'

export const lossesHandler: Handler<LossesTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
