/** The phases of a turn and whose part is next (KT-O, KT-G3). */
import type { Handler } from './run'
import type { TurnTask } from './tasks'

export const turnHandler: Handler<TurnTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
