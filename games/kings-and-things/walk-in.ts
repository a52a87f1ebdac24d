/** Enemy hexes that nobody holds fall to who stands in them (KT-M11, KT-M12). */
import type { Seat } from '@crownlands/core/game'
import { hasEnemyValue, hexesWithArmy } from './armies'
import { rackSize } from './cup'
import { playersInOrder } from './order'
import { takeHex } from './ownership'
import { push, type Run } from './run'
import type { State } from './state'
import { checkOut } from './winning'

/** At the end of the Movement Phase, in player order. Then each capturer may place rack counters there (KT-B19). */
export function walkIn(state: State, run: Run): void {
  const captures: { readonly seat: Seat; readonly hex: number }[] = []
  for (const seat of playersInOrder(state)) {
    for (const hex of hexesWithArmy(state, seat)) {
      if (!walksIn(state, hex, seat)) continue
      takeHex(state, hex, seat, 'KT-M11', run)
      captures.push({ seat, hex })
    }
  }
  // KT-W7: placing saves nobody, so this can be settled first.
  checkOut(state, run)
  if (state.result !== undefined) return
  for (const { seat, hex } of captures.reverse()) {
    if (rackSize(state, seat) > 0) push(state, { type: 'place-on', seat, hex })
  }
}

/** KT-M11: no values of others there, rivals among them: those decide it by battle (KT-B24). */
function walksIn(state: State, hex: number, seat: Seat): boolean {
  const { owner } = state.hexes[hex] ?? {}
  return owner !== undefined && owner !== seat && !hasEnemyValue(state, hex, seat)
}
