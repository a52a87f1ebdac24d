/** Where counters get to in a part of the Movement Phase, as a plan needs it (KT-M1, KT-M5, KT-M6, KT-M10). */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { HEXES } from '../content'
import { hasEnemyValue, sizeOf } from '../rules/armies'
import { neighbours } from '../rules/hexes'
import type { State } from '../rules/state'

/** What it costs to get to each hex, and from where one comes; further than the points go: infinite. */
export interface Reach {
  readonly cost: Float64Array
  readonly from: Int8Array
}

/** Hexes in which whoever enters has to stop. */
export function stopsOf(state: State, seat: Seat): boolean[] {
  return state.hexes.map(
    ({ owner, terrain }, hex) =>
      (owner === undefined && terrain !== 'sea') || (owner !== seat && hasEnemyValue(state, hex, seat)),
  )
}

export function reachOf(
  state: State,
  start: number,
  points: number,
  movement: 'walk' | 'fly',
  stops: readonly boolean[],
): Reach {
  const size = sizeOf(state)
  const cost = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const from = new Int8Array(size).fill(-1)
  cost[start] = 0
  const open = [start]
  // Costs are small: a hex that is reached more cheaply later is looked at again.
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    if (hex !== start && stops[hex] === true) continue
    for (const next of neighbours(hex, size)) {
      const { terrain } = at(state.hexes, next)
      if (terrain === 'sea' && movement === 'walk') continue
      const total = (cost[hex] as number) + HEXES[terrain].cost
      if (total > points || total >= (cost[next] as number)) continue
      cost[next] = total
      from[next] = hex
      open.push(next)
    }
  }
  return { cost, from }
}

/** The first step on the way to a hex. */
export function firstStep({ from }: Reach, start: number, to: number): number {
  let hex = to
  while (from[hex] !== start && from[hex] !== -1) hex = from[hex] as number
  return hex
}
