/** How Kings & Things is carried out: the last task is asked, and goes on by itself when nobody is. */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Outcome, Seat } from '@crownlands/core/game'
import type { Action } from './actions'
import { handlerOf } from './handlers'
import type { Event } from './happenings'
import type { Refusal } from './reasons'
import { NOBODY, type Run, topTask } from './run'
import { setUp } from './setup/setup'
import type { Options, State } from './state'

type SetUp = (options: Options, seats: number, chance: Chance, events?: Event[]) => State

/** A match keeps the version of the rules that it is begun with. */
function setupBy(rules: State['rules']): SetUp {
  return (options, seats, chance, events) => {
    const run = { chance, events }
    const state = setUp(rules, options, seats, run)
    settle(state, run)
    return state
  }
}

export const setup = setupBy(2)

export const setupOfVersion1 = setupBy(undefined)

export function toAct(state: State): readonly Seat[] {
  if (state.result !== undefined) return NOBODY
  const task = topTask(state)
  return handlerOf(task).seats(state, task)
}

export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return []
  const task = topTask(state)
  return handlerOf(task).legal(state, task, seat)
}

/** One of `legalActions` of a seat that is asked, each equally likely. */
export function randomAction(state: State, seat: Seat, chance: Chance): Action {
  const task = topTask(state)
  return pick(handlerOf(task).legal(state, task, seat), chance)
}

/** Why a well-formed action of a seat that is asked is against the rules. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  const task = topTask(state)
  return handlerOf(task).whyNot(state, task, seat, action)
}

export function apply(state: State, seat: Seat, action: Action, chance: Chance, events?: Event[]): void {
  const run = { chance, events }
  const task = topTask(state)
  handlerOf(task).apply(state, task, seat, action, run)
  settle(state, run)
}

/** Goes on until somebody is asked or the match is over. */
function settle(state: State, run: Run): void {
  while (state.result === undefined) {
    const task = topTask(state)
    const handler = handlerOf(task)
    if (handler.seats(state, task).length > 0) return
    handler.advance(state, task, run)
  }
}

export function outcome(state: State): Outcome | undefined {
  return state.result
}
