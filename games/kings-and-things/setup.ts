/** Set-up (KT-S). */
import type { Handler } from './run'
import type { SetupTask } from './tasks'

export const setupHandler: Handler<SetupTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}

import type { Run } from './run'
import type { Options, State } from './state'
/** The state before anybody has decided anything; the set-up task goes on from there. */
export function setUp(_options: Options, _seats: number, _run: Run): State {
  throw new Error('to be written')
}
