/** A player's part of the Movement Phase, in small steps (KT-M13). */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import type { ArmyCounter } from '../../content'
import { type Action, type ActionOf, DONE } from '../actions'
import { hexesWithArmy, turnDown } from '../armies'
import { addFlights, refugesOf, settleFlight, takeOff, takeRefuge, whyNoFlight } from '../items/balloon'
import { addAnytime, doAnytime, isAnytime, settleFan, whyNotAnytime } from '../phases/anytime'
import type { Refusal } from '../reasons'
import { end, type Handler, NOBODY, only, type Run } from '../run'
import type { State } from '../state'
import type { Mover, MoveTask } from '../tasks'
import { auditMove } from './audit'
import { flyOn, whyNotFlyOn } from './flyers'
import {
  deerhunterIn,
  finishedIn,
  hasStepped,
  isHeldByPin,
  newMover,
  pick,
  pickable,
  pickableTogether,
  putAllDown,
  putDown,
  unfinished,
} from './group'
import { addPinQuestions, askPin, findPins, whyNoPinQuestion } from './pins'
import { canGoOn, type Ground, groundOf, hardestHold, isStopped, step, waysOn, whyNoStep } from './steps'

// Picking up -----------------------------------------------------------------------------------------

/** Any counter that has not finished can begin a new group. */
function addPicks(state: State, task: MoveTask, actions: Action[]): void {
  const { seat } = task
  const hexes: number[] = []
  for (const hex of hexesWithArmy(state, seat)) {
    const counters = pickable(state, task, hex)
    if (counters.length > 0) hexes.push(hex)
    let last: ArmyCounter | undefined
    for (const counter of counters) {
      if (counter !== last) actions.push({ type: 'pick', hex, counter })
      last = counter
    }
  }
  for (const hex of hexes) actions.push({ type: 'pick-all', hex })
}

/** Counters that can join the group where it is. */
function addPicksForGroup(state: State, task: MoveTask, hex: number, ground: Ground, actions: Action[]): void {
  const all = pickableTogether(state, task, hex)
  if (all.length === 0) return
  let last: ArmyCounter | undefined
  for (const counter of all) {
    if (counter !== last && !isHeldByPin(task, hex, counter) && canJoin(state, task, ground, [counter])) {
      actions.push({ type: 'pick', hex, counter })
    }
    last = counter
  }
  if (canJoin(state, task, ground, all)) actions.push({ type: 'pick-all', hex })
}

/** KT-M14: a group that passes through a full hex must still find a way on with those it picks up there. */
function canJoin(state: State, task: MoveTask, ground: Ground, counters: readonly ArmyCounter[]): boolean {
  if (ground.stop) return true
  return canGoOn(state, task, [...task.group, ...counters.map(newMover)])
}

function whyNoPick(state: State, task: MoveTask, action: ActionOf<'pick' | 'pick-all'>): Refusal | undefined {
  const { hex } = action
  if (hex >= state.hexes.length) return refusal('KT-C5', 'not-on-the-board')
  if (task.at !== undefined && task.at !== hex) return refusal('KT-M2', 'finish-the-group-first')
  const ground = task.at === undefined ? undefined : groundOf(state, task)
  if (ground !== undefined && isStopped(hardestHold(ground, task))) return refusal('KT-M13', 'group-stops-here')
  const left = unfinished(state, task, hex)
  if (action.type === 'pick-all') {
    if (left.length === 0) return refusal('KT-M13', 'nobody-to-pick')
    const all = pickableTogether(state, task, hex)
    if (all.length === 0) return refusal('KT-M7', 'pinned')
    return ground === undefined || canJoin(state, task, ground, all) ? undefined : refusal('KT-M14', 'no-way-on')
  }
  const { counter } = action
  if (!left.includes(counter)) {
    const finished = finishedIn(task, hex).includes(counter)
    return refusal('KT-M13', finished ? 'has-finished' : 'no-such-counter', { counter })
  }
  if (isHeldByPin(task, hex, counter)) return refusal('KT-M7', 'pinned', { counter })
  return ground === undefined || canJoin(state, task, ground, [counter])
    ? undefined
    : refusal('KT-M14', 'no-way-on', { counter })
}

function pickAll(state: State, task: MoveTask, hex: number, run: Run): void {
  const picked = pickableTogether(state, task, hex)
  for (const counter of picked) pick(state, task, hex, counter)
  run.events?.push({ type: 'picked', seat: task.seat, hex, count: picked.length, counters: picked })
}

// Dropping -------------------------------------------------------------------------------------------

/** The counters that stop when one of this kind is dropped. KT-K9: those that the Deerhunter led stop where he stops. */
function dropped(task: MoveTask, counter: ArmyCounter): Mover[] {
  if (counter === 'deerhunter') return task.group.filter((mover) => mover.counter === counter || mover.led === true)
  const mover = task.group.find((one) => one.counter === counter && one.led !== true)
  return mover === undefined ? [] : [mover]
}

function addDrops(state: State, task: MoveTask, ground: Ground, actions: Action[]): void {
  if (ground.sea) return
  let last: ArmyCounter | undefined
  for (const { counter } of task.group) {
    if (counter !== last && whyNoDrop(state, task, counter, ground) === undefined) {
      actions.push({ type: 'drop', counter })
    }
    last = counter
  }
}

/** KT-M14: counters that have not taken a step may always stay, so their places are kept for them. */
function placesFor(stopping: readonly Mover[], rest: readonly Mover[]): number {
  let places = stopping.length
  for (const mover of rest) if (!hasStepped(mover)) places++
  return places
}

function drop(state: State, task: MoveTask, counter: ArmyCounter, run: Run): void {
  const stopping = dropped(task, counter)
  run.events?.push({
    type: 'put-down',
    seat: task.seat,
    hex: must(task.at),
    count: stopping.length,
    counters: stopping.map((mover) => mover.counter),
  })
  for (const mover of stopping) putDown(state, task, mover)
  if (deerhunterIn(task.group) === undefined) for (const mover of task.group) mover.along = undefined
}

/** KT-M4, KT-M14: there is room, and where there is not enough for all, the rest can go on. */
function whyNoDrop(state: State, task: MoveTask, counter: ArmyCounter, ground: Ground): Refusal | undefined {
  let isThere = false
  let isLed = true
  for (const mover of task.group) {
    if (mover.counter !== counter) continue
    isThere = true
    if (mover.led !== true) isLed = false
  }
  if (!isThere) return refusal('KT-M13', 'not-in-the-group', { counter })
  if (ground.sea) return refusal('KT-M10', 'no-stop-at-sea')
  if (isLed) return refusal('KT-K9', 'stops-with-the-deerhunter', { counter })
  if (ground.stop) return undefined
  const stopping = dropped(task, counter)
  const rest = task.group.filter((mover) => !stopping.includes(mover))
  if (ground.room < placesFor(stopping, rest)) return refusal('KT-M4', 'hex-is-full')
  return canGoOn(state, task, rest) ? undefined : refusal('KT-M14', 'no-way-on', { counter })
}

// Stopping -------------------------------------------------------------------------------------------

/** The part is over, and what was shown in it turns down (KT-M8, KT-M9). */
function endPart(state: State, task: MoveTask, seat: Seat, run: Run): void {
  for (let hex = 0; hex < state.hexes.length; hex++) turnDown(state, hex)
  run.events?.push({ type: 'part-ended', seat, phase: state.phase, reveals: true })
  end(state, task)
}

/** Ends the part while nobody is picked, and puts the group down otherwise. */
function whyNoStop(state: State, task: MoveTask): Refusal | undefined {
  if (task.at === undefined) return undefined
  const { sea, stop, room } = groundOf(state, task)
  if (sea) return refusal('KT-M10', 'no-stop-at-sea')
  return stop ? undefined : refusal('KT-M4', 'over-the-limit', { room: Math.max(0, room), size: task.group.length })
}

// The part -------------------------------------------------------------------------------------------

/** What the group can do where it is. */
function addForGroup(state: State, task: MoveTask, hex: number, ground: Ground, actions: Action[]): void {
  const hold = hardestHold(ground, task)
  if (!isStopped(hold)) addPicksForGroup(state, task, hex, ground, actions)
  if (hold === undefined) for (const to of waysOn(state, task, hex)) actions.push({ type: 'step', hex: to })
  addDrops(state, task, ground, actions)
  // KT-M9: only enemies hold the group, and only flyers of it. Crownlands ruling: a counter that cannot move on is never
  // revealed.
  if (hold === 'unshown' && canGoOn(state, task, task.group)) actions.push({ type: 'fly-on' })
  addFlights(state, task, actions)
}

export const moveHandler: Handler<MoveTask> = {
  seats: (_state, { seat, pinned, answer }) => (pinned === undefined || answer !== undefined ? NOBODY : only(seat)),

  legal(state, task, seat) {
    const actions: Action[] = []
    if (task.balloon?.sea !== undefined) {
      return refugesOf(state, task).map((hex) => ({ type: 'hex', hex }))
    }
    if (task.at === undefined) {
      addPicks(state, task, actions)
      addPinQuestions(state, task, actions)
      addAnytime(state, seat, actions)
      actions.push(DONE)
      return actions
    }
    const ground = groundOf(state, task)
    addForGroup(state, task, task.at, ground, actions)
    addAnytime(state, seat, actions)
    if (ground.stop) actions.push(DONE)
    return actions
  },

  whyNot(state, task, seat, action) {
    if (task.balloon?.sea !== undefined) {
      const isRefuge = action.type === 'hex' && refugesOf(state, task).includes(action.hex)
      return isRefuge ? undefined : refusal('KT-I7', 'passengers-need-a-hex')
    }
    switch (action.type) {
      case 'pick':
      case 'pick-all':
        return whyNoPick(state, task, action)
      case 'step':
        return whyNoStep(state, task, action.hex)
      case 'drop':
        return task.at === undefined
          ? refusal('KT-M13', 'not-in-the-group', { counter: action.counter })
          : whyNoDrop(state, task, action.counter, groundOf(state, task))
      case 'fly-on':
        return whyNotFlyOn(state, task)
      case 'ask-pin':
        return whyNoPinQuestion(state, task, action.hex, action.seat)
      case 'balloon':
        return whyNoFlight(state, task, action.hex)
      case 'done':
        return whyNoStop(state, task)
      default:
        return whyNotAnytime(state, seat, action)
    }
  },

  apply(state, task, seat, action, run) {
    if (isAnytime(action)) {
      doAnytime(state, task, seat, action, run)
      return
    }
    switch (action.type) {
      case 'pick':
        pick(state, task, action.hex, action.counter)
        run.events?.push({ type: 'picked', seat, hex: action.hex, count: 1, counters: [action.counter] })
        return
      case 'pick-all':
        pickAll(state, task, action.hex, run)
        return
      case 'step':
        step(state, task, action.hex, run)
        return
      case 'drop':
        drop(state, task, action.counter, run)
        return
      case 'fly-on':
        flyOn(state, task, run)
        return
      case 'ask-pin':
        askPin(state, task, action.hex, action.seat, run)
        return
      case 'balloon':
        takeOff(state, task, action.hex, run)
        return
      case 'hex':
        takeRefuge(state, task, action.hex, run)
        return
      case 'done':
        if (task.at === undefined) endPart(state, task, seat, run)
        else {
          run.events?.push({ type: 'put-down', seat, hex: task.at, count: task.group.length, counters: counters(task) })
          putAllDown(state, task, task.at)
        }
    }
  },

  advance(state, task, run) {
    // KT-M7: pins are found when the part begins.
    if (task.pinned === undefined) task.pinned = findPins(state, task.seat)
    else if (!settleFan(state, task, run)) settleFlight(state, task, run)
  },

  waitsFor: (_state, { balloon }) =>
    balloon !== undefined && balloon.sea === undefined
      ? ['pin', 'flyers', 'overflow', 'answer']
      : ['pin', 'flyers', 'overflow'],

  audit: auditMove,
}

function counters({ group }: MoveTask): ArmyCounter[] {
  return group.map(({ counter }) => counter)
}
