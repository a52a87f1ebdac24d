/** What the part of an event phase asks of each event (KT-V14). */
import type { Seat } from '@crownlands/core/game'
import type { Action } from '../actions'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { EventsTask } from '../tasks'

export interface EventRules {
  /** KT-V14: what it needs and does not find; undefined: it can be played. */
  whyNot(state: State, seat: Seat): Refusal | undefined
  /** It was shown and has returned to the cup. */
  begin(state: State, task: EventsTask, run: Run): void
  /** What can be named now. */
  addLegal(state: State, task: EventsTask, actions: Action[]): void
  /** Why something else cannot. */
  why(state: State, task: EventsTask, action: Action): Refusal
  apply(state: State, task: EventsTask, action: Action, run: Run): void
  advance(state: State, task: EventsTask, run: Run): void
}
