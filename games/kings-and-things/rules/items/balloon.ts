/** The flight of the Balloon, the Fan against it, and its landing (KT-I2, KT-I4, KT-I7). */
import { at, must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type ArmyCounter, BALLOON, isCreature, printedValue } from '../../content'
import type { Action } from '../actions'
import { armyOf, forgetStack, roomIn, sizeOf } from '../armies'
import { returnToCup, spend, takeFromRack } from '../cup'
import { distance, neighbours } from '../hexes'
import { hasStepped, isPinned, putAllDown } from '../movement/group'
import { settleOverflow } from '../movement/overflow'
import { carryMemories } from '../movement/steps'
import { askAboutItem } from '../questions/answers'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { MoveTask } from '../tasks'

// Take-off -----------------------------------------------------------------------------------------

/** What is against a flight of the group: a few light counters that have not moved, out of a hex in which nobody is pinned. */
export function whyNoFlight(state: State, task: MoveTask, to: number): Refusal | undefined {
  return whyNoTakeOff(state, task) ?? whyNoLanding(state, task, to)
}

function whyNoTakeOff(state: State, task: MoveTask): Refusal | undefined {
  const { seat, group } = task
  if (!playerAt(state, seat).rack.includes('balloon')) return refusal('KT-I2', 'no-balloon')
  if (task.at === undefined) return refusal('KT-I2', 'pick-passengers-first')
  if (group.length > BALLOON.passengers) return refusal('KT-I2', 'too-many-passengers', { most: BALLOON.passengers })
  const moved = group.find(hasStepped)
  if (moved !== undefined) return refusal('KT-I2', 'has-moved', { counter: moved.counter })
  const heavy = group.find(({ counter }) => !isLight(state, counter))
  if (heavy !== undefined)
    return refusal('KT-I2', 'too-heavy', { counter: heavy.counter, most: BALLOON.passengerValue })
  return isPinned(task, task.at) ? refusal('KT-I2', 'pinned') : undefined
}

/** Printed values count, so no character is light. */
function isLight(state: State, counter: ArmyCounter): boolean {
  return printedValue(counter, state.options.edition) <= BALLOON.passengerValue
}

/** On land, at least one and at most three hexes away, with room for all. */
function whyNoLanding(state: State, { seat, group, at: from }: MoveTask, to: number): Refusal | undefined {
  const far = distance(must(from), to)
  if (to >= state.hexes.length || far < 1 || far > BALLOON.range) {
    return refusal('KT-I2', 'out-of-range', { range: BALLOON.range })
  }
  if (at(state.hexes, to).terrain === 'sea') return refusal('KT-I2', 'lands-on-land')
  const room = roomIn(state, to, seat)
  return room >= group.length ? undefined : refusal('KT-M4', 'no-room-there', { room, size: group.length })
}

export function addFlights(state: State, task: MoveTask, actions: Action[]): void {
  if (!playerAt(state, task.seat).rack.includes('balloon') || whyNoTakeOff(state, task) !== undefined) return
  for (let hex = 0; hex < state.hexes.length; hex++) {
    if (whyNoLanding(state, task, hex) === undefined) actions.push({ type: 'balloon', hex })
  }
}

/** It is in the air while that is answered. */
export function takeOff(state: State, task: MoveTask, to: number, run: Run): void {
  const { seat } = task
  takeFromRack(state, seat, 'balloon')
  task.balloon = { from: must(task.at), to }
  run.events?.push({ type: 'item-played', by: seat, item: 'balloon', hex: to, reveals: true })
  askAboutItem(state, { item: 'balloon', by: seat, hex: to })
}

// Landing ------------------------------------------------------------------------------------------

/** It has been answered. */
export function settleFlight(state: State, task: MoveTask, run: Run): void {
  const { from, to } = must(task.balloon)
  const { answer } = task
  task.answer = undefined
  if (answer?.type === 'dispelled') {
    stayOnGround(state, task)
    return
  }
  const hex = answer?.type === 'fanned' && answer.hex !== 'off' ? answer.hex : to
  if (at(state.hexes, hex).terrain !== 'sea') {
    const passengers = task.group.map(({ counter }) => counter)
    task.balloon = undefined
    state.balloon = { seat: task.seat, hex, passengers }
    putPassengers(state, task, from, hex, run)
    return
  }
  // KT-I7: on sea it is lost; its passengers go to one hex of theirs next to it.
  spend(state, 'balloon')
  task.balloon = { from, to, sea: hex }
  const refuges = refugesOf(state, task)
  if (refuges.length === 0) drown(state, task, run)
  else if (refuges.length === 1) takeRefuge(state, task, must(refuges[0]), run)
}

/** KT-I4: cancelled on take-off, its passengers have not moved and may move as usual. All know now that they are light. */
function stayOnGround(state: State, task: MoveTask): void {
  task.balloon = undefined
  spend(state, 'balloon')
  for (const mover of task.group) mover.low = true
}

/** Own hexes next to the sea in which the Balloon was lost. Ours: who owns the passengers picks one. */
export function refugesOf(state: State, { seat, balloon }: MoveTask): number[] {
  return neighbours(must(balloon?.sea), sizeOf(state)).filter((hex) => at(state.hexes, hex).owner === seat)
}

export function takeRefuge(state: State, task: MoveTask, hex: number, run: Run): void {
  const { from } = must(task.balloon)
  task.balloon = undefined
  putPassengers(state, task, from, hex, run)
}

/** KT-I7: no hex of theirs: to the cup, unseen (KT-H7). */
function drown(state: State, task: MoveTask, run: Run): void {
  const { seat, group } = task
  const counters = group.map(({ counter }) => counter)
  run.events?.push({ type: 'lost', seat, hex: must(task.balloon?.sea), count: counters.length, counters })
  for (const counter of counters) if (isCreature(counter)) returnToCup(state, counter)
  // KT-H8: all have seen that a whole stack left the board.
  if (armyOf(state, must(task.at), seat) === undefined) forgetStack(state, seat, must(task.at))
  task.group = []
  task.at = undefined
  task.balloon = undefined
}

/** They stay face down and may not move otherwise this turn; over the limit the owner picks who is lost. */
function putPassengers(state: State, task: MoveTask, from: number, to: number, run: Run): void {
  const { seat, group } = task
  const counters = group.map(({ counter }) => counter)
  putAllDown(state, task, to)
  carryMemories(state, task, from, to)
  run.events?.push({ type: 'flew', seat, from, to, count: counters.length, counters })
  settleOverflow(state, to, seat, counters)
}
