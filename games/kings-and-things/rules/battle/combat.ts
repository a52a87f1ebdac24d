/** Whose go it is to resolve a battle or an exploration (KT-B1, KT-B2). */
import type { Seat } from '@crownlands/core/game'
import { at, must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import type { Action } from '../actions'
import { hasEnemyValue, hexesWithArmy } from '../armies'
import { rackSize } from '../cup'
import { addFan } from '../items/fan'
import { addTreasures, doAnytime, isAnytime, settleFan, whyNotAnytime } from '../phases/anytime'
import { explore } from '../phases/exploration'
import type { PhaseRules } from '../phases/phase'
import { hasBuildingOrBalloon, presentIn } from '../presence'
import { end, type Handler, NOBODY, only } from '../run'
import type { State } from '../state'
import type { CombatTask } from '../tasks'
import { beginBattle } from './forces'

/** KT-B2: one task sees to all battles and explorations. */
export const combatPhase: PhaseRules = {
  phase: 'combat',
  tasks: ['combat'],
  together: () => ({ type: 'combat', next: 0, seat: undefined, fan: undefined, answer: undefined }),
  end(state) {
    // KT-I2: from here on nobody fights from the Balloon.
    if (state.balloon !== undefined) state.balloon.passengers.length = 0
    return true
  },
}

/** Hexes with own counters in which something is to be resolved. */
function toResolve(state: State, seat: Seat): number[] {
  const found: number[] = []
  const army = hexesWithArmy(state, seat)
  let next = 0
  for (let hex = 0; hex < state.hexes.length; hex++) {
    const hasArmy = next < army.length && army[next] === hex
    if (hasArmy) next++
    if ((hasArmy || hasBuildingOrBalloon(state, hex, seat)) && isContested(state, hex, seat)) found.push(hex)
  }
  return found
}

/** KT-X1: nobody owns it. KT-B1: there are counters of another player, or buildings. */
function isContested(state: State, place: number, seat: Seat): boolean {
  return at(state.hexes, place).owner === undefined || hasEnemyValue(state, place, seat)
}

export const combatHandler: Handler<CombatTask> = {
  // A Fan that was played is settled before anything is resolved (KT-I7).
  seats: (_state, { seat, fan }) => (seat === undefined || fan !== undefined ? NOBODY : only(seat)),

  legal(state, _task, seat) {
    const actions: Action[] = []
    for (const hex of toResolve(state, seat)) actions.push({ type: 'resolve', hex })
    // KT-O4: but not KT-G6.
    addTreasures(state, seat, actions)
    addFan(state, seat, actions)
    return actions
  },

  whyNot(state, _task, seat, action) {
    if (action.type === 'done') return refusal('KT-B2', 'no-passing')
    if (action.type === 'remove') return refusal('KT-G6', 'not-in-combat')
    if (action.type !== 'resolve') return whyNotAnytime(state, seat, action)
    const { hex } = action
    return toResolve(state, seat).includes(hex) ? undefined : refusal('KT-B2', 'nothing-to-resolve', { hex })
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
      if (hexes.length === 1 && !mayFanFirst(state, seat)) resolve(state, task, seat, must(hexes[0]), run)
      return
    }
    end(state, task)
  },

  waitsFor: (_state, { seat }) => (seat === undefined ? ['explore', 'battle', 'aftermath'] : []),
  audit: ({ order }, { next }) => (next < order.length ? undefined : 'there is nobody whose go it could be (KT-B2)'),
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
  if (isAlone && at(state.hexes, hex).owner === undefined) explore(state, seat, hex)
  else beginBattle(state, hex, seat)
}
