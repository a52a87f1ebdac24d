/** What may be done at any decision of an own part: treasures, income counters, the Fan (KT-O4). */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt } from '@crownlands/core/lists'
import { FORT_COST, RACK_LIMIT } from '../content'
import type { Action } from '../rules/actions'
import type { State } from '../rules/state'
import { goldForForts } from './worth'

export function judgeAnytime(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'treasure':
      return judgeTreasure(state, seat)
    case 'fan':
      return judgeFan(state, seat, action.hex)
    default:
      return -8
  }
}

/** On the rack it is safe from the thief's grasp for gold, but takes room: turned in when the gold can be used at once. */
function judgeTreasure(state: State, seat: Seat): number {
  const { gold, rack } = playerAt(state, seat)
  if (rack.length >= RACK_LIMIT) return 3
  const needsGold = gold < Math.max(FORT_COST, goldForForts(state, seat))
  return state.phase === 'construction' && needsGold ? 3 : -1
}

/** KT-I7: away from an own hex, onto another's. */
function judgeFan(state: State, seat: Seat, to: number | undefined): number {
  if (state.cloud === undefined || at(state.hexes, state.cloud).owner !== seat) return -2
  const owner = to === undefined ? undefined : at(state.hexes, to).owner
  if (owner === seat) return -2
  return state.phase === 'movement' ? (owner === undefined ? 2.2 : 2.5) : -1
}
