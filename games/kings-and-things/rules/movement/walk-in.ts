/** Enemy hexes that nobody holds fall to the player who stands in them (KT-M11, KT-M12). */
import type { Seat } from '@crownlands/core/game'
import { hasEnemyValue } from '../armies'
import { rackSize } from '../cup'
import { playersInOrder } from '../order'
import { takeHex } from '../ownership'
import { pushPlaceOn } from '../phases/things'
import { isPresent } from '../presence'
import type { Run } from '../run'
import type { State } from '../state'
import { checkOut } from '../winning'

/**
 * At the end of the Movement Phase, in player order. Then each capturer may place rack counters there (KT-B19). Whether
 * anything was taken.
 */
export function walkIn(state: State, run: Run): boolean {
  const captures: { readonly seat: Seat; readonly hex: number }[] = []
  for (const seat of playersInOrder(state)) {
    for (let hex = 0; hex < state.hexes.length; hex++) {
      if (!walksIn(state, hex, seat)) continue
      takeHex(state, hex, seat, 'KT-M11', run)
      captures.push({ seat, hex })
    }
  }
  // KT-W7: placing saves nobody, so this can be settled first.
  checkOut(state, run)
  if (state.result !== undefined) return true
  for (const { seat, hex } of captures.toReversed()) {
    if (rackSize(state, seat) > 0) pushPlaceOn(state, seat, hex)
  }
  return captures.length > 0
}

/** KT-M11: no values of others there, rivals among them: those decide it by battle (KT-B24). */
function walksIn(state: State, hex: number, seat: Seat): boolean {
  const { owner } = state.hexes[hex] ?? {}
  if (owner === undefined || owner === seat) return false
  return isPresent(state, hex, seat) && !hasEnemyValue(state, hex, seat)
}
