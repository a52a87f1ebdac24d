/** What a step of the set-up is to the task that goes through them (KT-S). `setup.ts` lists them in order. */
import type { Seat } from '@crownlands/core/game'
import type { Action } from '../actions'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { SetupStage, SetupTask } from '../tasks'

export interface SetupStep {
  readonly stage: SetupStage
  /** Whether a player is asked; if this is missing, a player with two choices or more (KT-S18). */
  isAsked?(state: State, task: SetupTask, seat: Seat): boolean
  /** What a player can do; nothing: it is the next one's go. */
  legal(state: State, task: SetupTask, seat: Seat): readonly Action[]
  whyNot(state: State, task: SetupTask, seat: Seat, action: Action): Refusal | undefined
  apply(state: State, task: SetupTask, seat: Seat, action: Action, run: Run): void
  /** When all have had their go. */
  end?(state: State, task: SetupTask, run: Run): void
}

/** Nothing was drawn or shown: it may still be taken back. */
export function endPick(task: SetupTask, seat: Seat, run: Run): void {
  run.events?.push({ type: 'part-ended', seat, phase: 'setup' })
  task.next++
}
