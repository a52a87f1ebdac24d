/** What a phase is to the turn (KT-O1). `index.ts` lists all of them in order. */
import type { Seat } from '@crownlands/core/game'
import type { Run } from '../run'
import type { Phase, State } from '../state'
import type { Task, TaskType } from '../tasks'

export interface PhaseRules {
  readonly phase: Exclude<Phase, 'setup'>
  /** The tasks that the turn hands out in it. */
  readonly tasks: readonly TaskType[]
  /** When it begins, before the first part. */
  begin?(state: State): void
  /** A player's part; none where all can see that there is nothing to do in it (KT-O6). */
  part?(state: State, seat: Seat): Task | undefined
  /** One task for all players together, instead of parts. */
  together?(): Task
  /** When all have had their part. Returns whether the phase is over: tasks that are pushed now still belong to it. */
  end?(state: State, run: Run): boolean
}
