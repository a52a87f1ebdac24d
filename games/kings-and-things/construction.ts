/** Building forts (KT-N). */
import type { Handler } from './run'
import type { BuildTask } from './tasks'

export const buildHandler: Handler<BuildTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
