/** Random events (KT-V). */
import type { Handler } from './run'
import type { EventsTask } from './tasks'

export const eventsHandler: Handler<EventsTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
