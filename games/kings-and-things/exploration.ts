/** Exploration (KT-X). */
import type { Handler } from './run'
import type { ExploreTask } from './tasks'

export const exploreHandler: Handler<ExploreTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
