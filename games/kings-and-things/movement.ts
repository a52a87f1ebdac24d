/** Movement (KT-M). */
import type { Handler } from './run'
import type { FlyersTask, MoveTask, PinTask } from './tasks'

export const moveHandler: Handler<MoveTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}

export const pinHandler: Handler<PinTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}

export const flyersHandler: Handler<FlyersTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}

import type { Run } from './run'
import type { State } from './state'
/** KT-M11, KT-M12: at the end of the Movement Phase, in player order. */
export function walkIn(_state: State, _run: Run): void {
  throw new Error('to be written')
}
