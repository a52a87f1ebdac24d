/** The group that is being moved (KT-M2, KT-M13): which counters can be picked, how they join it, and how it is put down. */
import type { Seat } from '@crownlands/core/game'
import { at, must, remove, removeAt } from '@crownlands/core/lists'
import { type ArmyCounter, type Creature, has, isCharacter, isCreature, MOVE_POINTS, STACK_LIMIT } from '../../content'
import { addCreature, armyOf, isLimited, stackSize, takeCounter, turnUp } from '../armies'
import { armyRank, insertCounter } from '../counters'
import type { State } from '../state'
import type { Mover, MoveTask, Pin } from '../tasks'

/** A player's part of the Movement Phase, before it begins. */
export function movePart(seat: Seat): MoveTask {
  // What is not there yet is written down too: objects of one shape are quick to read.
  return {
    type: 'move',
    seat,
    pinned: undefined,
    group: [],
    at: undefined,
    finished: [],
    held: [],
    balloon: undefined,
    fan: undefined,
    answer: undefined,
  }
}

/** A counter that has not moved yet. */
export function newMover(counter: ArmyCounter): Mover {
  return {
    counter,
    points: MOVE_POINTS,
    along: undefined,
    led: undefined,
    up: undefined,
    free: undefined,
    flies: undefined,
    walks: undefined,
    low: undefined,
  }
}

/** The part of the Movement Phase that is going on. */
export function moveTaskOf(state: State): MoveTask | undefined {
  for (let i = state.tasks.length - 1; i >= 0; i--) {
    const task = must(state.tasks[i])
    if (task.type === 'move') return task
  }
  return undefined
}

export function isFlyer(counter: ArmyCounter): boolean {
  return has(counter, 'fly')
}

/** Every step costs at least a point, so a counter with all its points is where it started. */
export function hasStepped({ points }: Mover): boolean {
  return points < MOVE_POINTS
}

// Pins ----------------------------------------------------------------------------------------------

export function pinIn({ pinned }: MoveTask, hex: number): Pin | undefined {
  if (pinned !== undefined) for (const pin of pinned) if (pin.hex === hex) return pin
  return undefined
}

/** KT-M7: an enemy there still pins the counters that started in this hex. */
export function isPinned(task: MoveTask, hex: number): boolean {
  const pin = pinIn(task, hex)
  return pin !== undefined && pin.by.length > 0
}

// The Deerhunter (KT-K9) ----------------------------------------------------------------------------

export function deerhunterIn(group: readonly Mover[]): Mover | undefined {
  for (const mover of group) if (mover.counter === 'deerhunter') return mover
  return undefined
}

/**
 * Whether the Deerhunter of the group has not taken a step: the counters that set out with him go the whole way with him,
 * and no pin holds them.
 */
export function setsOutWithDeerhunter(task: MoveTask): boolean {
  const deerhunter = deerhunterIn(task.group)
  return deerhunter !== undefined && !hasStepped(deerhunter)
}

// Picking -------------------------------------------------------------------------------------------

const NONE: readonly ArmyCounter[] = []

export function finishedIn({ finished }: MoveTask, hex: number): readonly ArmyCounter[] {
  for (const entry of finished) if (entry.hex === hex) return entry.counters
  return NONE
}

/** KT-M13: own counters in a hex that have not moved yet. Those that lie face up have: they were shown on their way. */
export function unfinished(state: State, task: MoveTask, hex: number): ArmyCounter[] {
  const { seat } = task
  const left: ArmyCounter[] = []
  const finished = finishedIn(task, hex)
  let passed = 0
  // Both lists are in the same order, and all that has finished face down is in the army.
  const down = armyOf(state, hex, seat)?.down ?? NONE
  for (let i = 0; i < down.length; i++) {
    const creature = at(down, i)
    if (passed < finished.length && finished[passed] === creature) passed++
    else left.push(creature)
  }
  const { pool } = state
  for (let i = 0; i < pool.length; i++) {
    const { shows, at: where } = at(pool, i)
    if (where === undefined || where.hex !== hex || where.seat !== seat) continue
    if (!finished.includes(shows) && !isInGroup(task, shows)) left.push(shows)
  }
  return left
}

function isInGroup({ group }: MoveTask, counter: ArmyCounter): boolean {
  for (const mover of group) if (mover.counter === counter) return true
  return false
}

/** KT-M7, KT-M13: a pin holds walkers, but not the Deerhunter and the counters that set out with him. */
export function isHeldByPin(task: MoveTask, hex: number, counter: ArmyCounter): boolean {
  if (!isPinned(task, hex) || isFlyer(counter) || counter === 'deerhunter') return false
  return !(task.at === hex && setsOutWithDeerhunter(task))
}

/** The counters that can be picked out of a hex one by one. */
export function pickable(state: State, task: MoveTask, hex: number): ArmyCounter[] {
  const left = unfinished(state, task, hex)
  return isPinned(task, hex) ? left.filter((counter) => !isHeldByPin(task, hex, counter)) : left
}

/** The counters that `pick-all` takes out of a hex: all of a pinned stack if the Deerhunter is in it. */
export function pickableTogether(state: State, task: MoveTask, hex: number): ArmyCounter[] {
  const left = unfinished(state, task, hex)
  return isPinned(task, hex) && !left.includes('deerhunter')
    ? left.filter((counter) => !isHeldByPin(task, hex, counter))
    : left
}

export function pick(state: State, task: MoveTask, hex: number, counter: ArmyCounter): void {
  takeCounter(state, hex, task.seat, counter)
  task.at = hex
  task.group.push(newMover(counter))
  settleIn(task.group, task.group.length - 1)
}

/**
 * By kind, then by points, fewest first. Crownlands ruling: of equal counters the one with the fewest points is dropped,
 * stays or is called first.
 */
export function sortGroup({ group }: MoveTask): void {
  for (let i = 1; i < group.length; i++) settleIn(group, i)
}

/** Moves one of the group down to where it belongs among those before it. */
function settleIn(group: Mover[], from: number): void {
  const mover = must(group[from])
  let place = from
  for (; place > 0 && isAfter(must(group[place - 1]), mover); place--) group[place] = must(group[place - 1])
  group[place] = mover
}

function isAfter(one: Mover, other: Mover): boolean {
  if (one.counter !== other.counter) return armyRank(one.counter) > armyRank(other.counter)
  if (one.points !== other.points) return one.points > other.points
  return one.up !== true && other.up === true
}

// Putting down --------------------------------------------------------------------------------------

/** KT-M13: one of the group stops where it is and has finished. What was shown stays face up (KT-M9). */
export function putDown(state: State, task: MoveTask, mover: Mover): void {
  const hex = must(task.at)
  removeAt(task.group, task.group.indexOf(mover))
  land(state, task, hex, mover)
  if (task.group.length === 0) task.at = undefined
}

/** The whole group stops in a hex. */
export function putAllDown(state: State, task: MoveTask, hex: number): void {
  for (const mover of task.group) land(state, task, hex, mover)
  task.group = []
  task.at = undefined
}

function land(state: State, task: MoveTask, hex: number, { counter, up }: Mover): void {
  if (!isCharacter(counter)) addCreature(state, hex, task.seat, counter)
  if (up === true && isCreature(counter)) turnUp(state, hex, task.seat, counter)
  else finish(task, hex, counter)
}

function finish(task: MoveTask, hex: number, counter: ArmyCounter): void {
  const { finished } = task
  let place = 0
  while (place < finished.length && must(finished[place]).hex < hex) place++
  if (finished[place]?.hex !== hex) finished.splice(place, 0, { hex, counters: [] })
  insertCounter(must(finished[place]).counters, counter)
}

/** A counter that had finished is lost (KT-I7). */
export function forgetFinished({ finished }: MoveTask, hex: number, counter: ArmyCounter): void {
  const entry = finished.find((one) => one.hex === hex)
  if (entry?.counters.includes(counter) === true) remove(entry.counters, counter)
}

// Room ----------------------------------------------------------------------------------------------

/** KT-M4: how many of the player's counters a hex can hold beside those that are there without the group. */
export function roomForGroup(state: State, task: MoveTask, hex: number): number {
  if (!isLimited(state, hex)) return Number.POSITIVE_INFINITY
  let others = stackSize(state, hex, task.seat)
  // The creatures of the group are in no army, but its characters stand where it is.
  if (hex === task.at) for (const { counter } of task.group) if (isCharacter(counter)) others--
  return STACK_LIMIT - others
}

/** The hexes of the player's characters that are not in the group. */
export function otherCharacters(state: State, task: MoveTask): number[] {
  const { pool } = state
  const hexes: number[] = []
  for (let i = 0; i < pool.length; i++) {
    const { shows, at: where } = at(pool, i)
    if (where !== undefined && where.seat === task.seat && !isInGroup(task, shows)) hexes.push(where.hex)
  }
  return hexes
}

// Shown flyers of the group, for calls (KT-M9, KT-U5) ------------------------------------------------

/** Creatures of the group in this hex that lie face up. */
export function shownInGroup(state: State, hex: number, seat: Seat): Creature[] {
  const task = moveTaskOf(state)
  const shown: Creature[] = []
  if (task === undefined || task.seat !== seat || task.at !== hex) return shown
  for (const { counter, up } of task.group) if (up === true && isCreature(counter)) shown.push(counter)
  return shown
}

/** Takes a called bluff out of the group. Whether it was there: those that want to go on are called before others. */
export function removeShown(state: State, hex: number, seat: Seat, creature: Creature): boolean {
  const task = moveTaskOf(state)
  if (task === undefined || task.seat !== seat || task.at !== hex) return false
  const place = task.group.findIndex(({ counter, up }) => up === true && counter === creature)
  if (place < 0) return false
  removeAt(task.group, place)
  if (task.group.length === 0) task.at = undefined
  return true
}
