/** How tasks are carried out: what every rule gets along with the state, and how it goes on to another task and back. */
import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import { must, remove } from '@crownlands/core/lists'
import type { Action } from './actions'
import type { Event } from './happenings'
import type { Refusal } from './reasons'
import type { State } from './state'
import type { Answer, Task, TaskType } from './tasks'

/** What carrying something out needs beside the state. */
export interface Run {
  readonly chance: Chance
  readonly events: Event[] | undefined
}

/** What the rules do with one type of task while it is the last. */
export interface Handler<T extends Task = Task> {
  /** The seats that are asked; none: the task goes on by itself. */
  seats(state: State, task: T): readonly Seat[]
  /** In a fixed order, each once. */
  legal(state: State, task: T, seat: Seat): readonly Action[]
  /** The reason against an action of a seat that is asked; undefined: the action is legal. */
  whyNot(state: State, task: T, seat: Seat, action: Action): Refusal | undefined
  apply(state: State, task: T, seat: Seat, action: Action, run: Run): void
  /** One step while no seat is asked: the task asks a seat, pushes another task or ends itself. */
  advance(state: State, task: T, run: Run): void
  /** Whether it asks players out of turn, as a roll or an item does. */
  readonly isQuestion?: true
  /** Which tasks may lie on it as it is; none if this is missing. */
  waitsFor?(state: State, task: T): readonly TaskType[]
  /** What cannot be true of it in a position from outside, with the task that lies on it. */
  audit?(state: State, task: T, above: Task | undefined): string | undefined
}

export type Handlers = { readonly [Type in TaskType]: Handler<Extract<Task, { readonly type: Type }>> }

export function topTask(state: State): Task {
  return must(state.tasks[state.tasks.length - 1])
}

export function push(state: State, task: Task): void {
  state.tasks.push(task)
}

/** Ends a task, wherever it is: what it set off may lie above it. */
export function end({ tasks }: State, task: Task): void {
  if (tasks[tasks.length - 1] === task) tasks.pop()
  else remove(tasks, task)
}

/** The task that waits for this one. */
function below(state: State, task: Task): Task {
  return must(state.tasks[state.tasks.indexOf(task) - 1])
}

/** Leaves dice to the task that threw them. */
export function leaveDice(task: Task, dice: number[]): void {
  const thrower = task as { dice?: number[] | undefined }
  thrower.dice = dice
}

/** Ends a task and leaves these dice to the one that threw them. */
export function endWithDice(state: State, task: Task, dice: number[]): void {
  leaveDice(below(state, task), dice)
  end(state, task)
}

/** Ends a task and leaves this answer to the one that asked. */
export function endWithAnswer(state: State, task: Task, answer: Answer): void {
  const asker = below(state, task) as { answer?: Answer | undefined }
  asker.answer = answer
  end(state, task)
}

export function rollDie(run: Run): number {
  return 1 + run.chance.below(6)
}

export const NOBODY: readonly Seat[] = []

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** One seat alone, without a new list every time. */
export function only(seat: Seat): readonly Seat[] {
  return must(ALONE[seat])
}
