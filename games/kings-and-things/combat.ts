/** Whose go it is to resolve a battle or an exploration (KT-B1, KT-B2). */
import type { Seat } from '@crownlands/core/game'
import { at, must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import type { Action } from './actions'
import { addFan, addTreasures, doAnytime, isAnytime, settleFan, whyNotAnytime } from './anytime'
import { hasEnemyValue, stackSize } from './armies'
import { beginBattle } from './battle-forces'
import { buildingValue } from './content'
import { rackSize } from './cup'
import { end, type Handler, NOBODY, push } from './run'
import type { State } from './state'
import type { CombatTask } from './tasks'

/** Hexes with own counters in which something is to be resolved. */
function toResolve(state: State, seat: Seat): number[] {
  return state.hexes.flatMap((_, hex) => (isToResolve(state, hex, seat) ? [hex] : []))
}

function isToResolve(state: State, place: number, seat: Seat): boolean {
  if (!isPresent(state, place, seat)) return false
  const hex = at(state.hexes, place)
  // KT-X1
  if (hex.owner === undefined) return true
  // KT-B1: there are counters of another player, or buildings.
  return hasEnemyValue(state, place, seat)
}

/** KT-B1: a building counts as its owner's counter. */
export function isPresent(state: State, place: number, seat: Seat): boolean {
  const { owner, fort, income } = at(state.hexes, place)
  if (stackSize(state, place, seat) > 0) return true
  if (state.balloon?.hex === place && state.balloon.seat === seat) return true
  return owner === seat && (fort > 0 || buildingValue(income) > 0)
}

/** Those with counters in a hex, in player order. */
export function presentIn(state: State, place: number): Seat[] {
  return state.order.filter((seat) => isPresent(state, place, seat))
}

export const combatHandler: Handler<CombatTask> = {
  // A Fan that was played is settled before anything is resolved (KT-I7).
  seats: (_state, { seat, fan }) => (seat === undefined || fan !== undefined ? NOBODY : [seat]),

  legal(state, _task, seat) {
    const actions: Action[] = toResolve(state, seat).map((hex) => ({ type: 'resolve', hex }))
    // KT-O4: but not KT-G6.
    addTreasures(state, seat, actions)
    addFan(state, seat, actions)
    return actions
  },

  why(state, _task, seat, action) {
    if (action.type === 'done') return refusal('KT-B2', 'no-passing')
    if (action.type === 'remove') return refusal('KT-G6', 'not-in-combat')
    if (action.type !== 'resolve') return whyNotAnytime(state, seat, action)
    return refusal('KT-B2', 'nothing-to-resolve', { hex: action.hex })
  },

  apply(state, task, seat, action, run) {
    if (isAnytime(action)) doAnytime(state, task, seat, action, run)
    else if (action.type === 'resolve') resolve(state, task, seat, action.hex, run)
  },

  advance(state, task, run) {
    if (settleFan(state, task, run)) return
    const { order } = state
    for (let step = 0; step < order.length; step++) {
      const next = (task.next + step) % order.length
      const seat = must(order[next])
      if (playerAt(state, seat).out) continue
      const hexes = toResolve(state, seat)
      if (hexes.length === 0) continue
      task.next = next
      task.seat = seat
      const [only] = hexes
      if (only !== undefined && hexes.length === 1 && !mayFanFirst(state, seat)) resolve(state, task, seat, only, run)
      return
    }
    end(state, task)
  },
}

/** KT-O4: with a single battle there is still the cloud to fan before it. Public facts alone decide who is asked. */
function mayFanFirst(state: State, seat: Seat): boolean {
  return state.cloud !== undefined && rackSize(state, seat) > 0
}

function resolve(
  state: State,
  task: CombatTask,
  seat: Seat,
  hex: number,
  run: Parameters<Handler['advance']>[2],
): void {
  task.seat = undefined
  task.next = (task.next + 1) % state.order.length
  run.events?.push({ type: 'resolving', seat, hex, reveals: true })
  // KT-X1, KT-X2: alone in an unowned hex.
  const isAlone = presentIn(state, hex).length === 1
  if (isAlone && at(state.hexes, hex).owner === undefined) push(state, { type: 'explore', seat, hex, stage: 'roll' })
  else beginBattle(state, hex, seat)
}
