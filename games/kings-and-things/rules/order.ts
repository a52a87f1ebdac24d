/** Who comes after whom (KT-C3, KT-O2): player order, left and right. Players who are out are skipped. */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt } from '@crownlands/core/lists'
import type { State } from './state'

/** Those still in, first player first. */
export function playersInOrder(state: State): Seat[] {
  const seats: Seat[] = []
  for (const seat of state.order) if (!playerAt(state, seat).out) seats.push(seat)
  return seats
}

/** Everybody still in, by seat: those who are asked at the same time are in no other order. */
export function bySeat(state: State): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.players.length; seat++) if (!playerAt(state, seat).out) seats.push(seat)
  return seats
}

/** Those still in from the given player's left on, without that player. */
export function fromTheLeft(state: State, seat: Seat): Seat[] {
  const { order } = state
  const own = order.indexOf(seat)
  const seats: Seat[] = []
  for (let i = 1; i <= order.length; i++) {
    const other = at(order, (own + i) % order.length)
    if (other !== seat && !playerAt(state, other).out) seats.push(other)
  }
  return seats
}

/** The player before, who plays neutral defenders (KT-X4). */
export function onTheRight(state: State, seat: Seat): Seat {
  return fromTheLeft(state, seat).at(-1) ?? seat
}
