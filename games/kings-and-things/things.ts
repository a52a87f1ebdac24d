/** Recruiting and placing Things (KT-T). */
import type { Handler } from './run'
import type { PlaceOnTask, ThingsTask } from './tasks'

export const thingsHandler: Handler<ThingsTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}

export const placeOnHandler: Handler<PlaceOnTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}
