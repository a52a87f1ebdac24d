/** Who comes after whom (KT-C3, KT-O2): player order, left and right. Players who are out are skipped. */
import type { Seat } from '@crownlands/core/game'
import { playerAt } from '@crownlands/core/lists'
import type { State } from './state'

/** Those still in, first player first. */
export function playersInOrder(state: State): Seat[] {
  return state.order.filter((seat) => !playerAt(state, seat).out)
}

/** Everybody still in, by seat: those who are asked at the same time are in no other order. */
export function bySeat(state: State): Seat[] {
  return state.players.flatMap(({ out }, seat) => (out ? [] : [seat]))
}

/** Those still in from the given player's left on, without that player. */
export function fromTheLeft(state: State, seat: Seat): Seat[] {
  const { order } = state
  const at = order.indexOf(seat)
  return order.flatMap((_, i) => {
    const other = order[(at + 1 + i) % order.length] as Seat
    return other === seat || playerAt(state, other).out ? [] : [other]
  })
}

/** The player before, who plays neutral defenders (KT-X4). */
export function onTheRight(state: State, seat: Seat): Seat {
  return fromTheLeft(state, seat).at(-1) ?? seat
}
