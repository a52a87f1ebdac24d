/** Which forts are built (KT-N). */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { CITADEL } from '../content'
import type { Action } from '../rules/actions'
import { stackSize } from '../rules/armies'
import type { State } from '../rules/state'
import { judgeAnytime } from './anytime'
import { citadelSite, isBorder } from './worth'

/** A level is a gold a turn and a step towards the citadel: all that can be paid are built, first where the citadel will be. */
export function judgeBuild(state: State, seat: Seat): (action: Action) => number {
  const site = citadelSite(state, seat)
  return (action) => {
    switch (action.type) {
      case 'build': {
        const { fort } = at(state.hexes, action.hex)
        if (fort + 1 === CITADEL) return 30 + (action.hex === site ? 1 : 0)
        const isHeld = stackSize(state, action.hex, seat) > 0 ? 0.3 : 0
        // A lone tower at the border is soon another's.
        const isOpen = isBorder(state, seat, action.hex) && isHeld === 0 ? 0.4 : 0
        return 3 + (action.hex === site ? 2 : 0) + isHeld - isOpen + 0.1 * fort
      }
      case 'done':
        return 0
      default:
        return judgeAnytime(state, seat, action)
    }
  }
}
