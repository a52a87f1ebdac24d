/** The cup: drawing from it, and what goes back (KT-C4, KT-T8, KT-T9). */
import type { Seat } from '@crownlands/core/game'
import { playerAt, remove, removeAt } from '@crownlands/core/lists'
import { isPlaced, type Thing } from '../content'
import { insert } from './counters'
import type { Run } from './run'
import type { State } from './state'

/** KT-T8: as many as there are, at most so many. */
export function drawFromCup(state: State, most: number, run: Run): Thing[] {
  const drawn: Thing[] = []
  while (drawn.length < most && state.cup.length > 0) {
    drawn.push(removeAt(state.cup, run.chance.below(state.cup.length)))
  }
  // KT-T9: all are told.
  if (state.cup.length === 0 && drawn.length > 0 && !state.emptied) {
    state.emptied = true
    run.events?.push({ type: 'cup-emptied' })
  }
  return drawn
}

/** What was eliminated, removed or sorted out: it always returns. */
export function returnToCup(state: State, thing: Thing): void {
  insert(state.cup, thing)
}

/** What was used, traded or turned in for all to see: after true elimination items, treasures and events leave the game. */
export function spend(state: State, thing: Thing): void {
  if (leavesTheGame(state, thing)) insert(state.gone, thing)
  else insert(state.cup, thing)
}

/** What a player put away unseen (KT-H7). */
export function putAway(state: State, seat: Seat, thing: Thing): void {
  if (leavesTheGame(state, thing)) insert(playerAt(state, seat).goneUnseen, thing)
  else insert(state.cup, thing)
}

function leavesTheGame(state: State, thing: Thing): boolean {
  return state.emptied && !isPlaced(thing)
}

export function takeFromRack(state: State, seat: Seat, thing: Thing): void {
  remove(playerAt(state, seat).rack, thing)
}

export function putOnRack(state: State, seat: Seat, thing: Thing): void {
  insert(playerAt(state, seat).rack, thing)
}

/** KT-H1: what others see of a rack. */
export function rackSize(state: State, seat: Seat): number {
  const { rack, aside } = playerAt(state, seat)
  return rack.length + aside.length
}
