/** Who is in a hex (KT-B1, KT-B12). */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { buildingValue } from '../content'
import { hasBalloonThatCounts, stackSize } from './armies'
import type { State } from './state'

/** KT-B1: a building counts as its owner's counter. */
export function isPresent(state: State, place: number, seat: Seat): boolean {
  return hasBuildingOrBalloon(state, place, seat) || stackSize(state, place, seat) > 0
}

export function hasBuildingOrBalloon(state: State, place: number, seat: Seat): boolean {
  const { owner, fort, income } = at(state.hexes, place)
  if ((fort > 0 || buildingValue(income) > 0) && owner === seat) return true
  return hasBalloonThatCounts(state, place, seat)
}

/** Those with counters in a hex, in player order. */
export function presentIn(state: State, place: number): Seat[] {
  const seats: Seat[] = []
  for (const seat of state.order) if (isPresent(state, place, seat)) seats.push(seat)
  return seats
}
