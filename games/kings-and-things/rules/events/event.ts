/** What a random event is to the phase it is played in. Each event is one module; `index.ts` lists them. */
import type { Seat } from '@crownlands/core/game'
import type { Action, ActionOf } from '../actions'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { EventStage, EventsTask, TaskType } from '../tasks'

export interface RandomEvent {
  /** KT-V14: what it needs and does not find; undefined: it can be played. */
  whyNot(state: State, seat: Seat): Refusal | undefined
  /** The first stage, once it was shown and has returned to the cup; without one it ends. */
  readonly first?: EventStage
  /** What it does then. It may go on at another stage. */
  begin?(state: State, task: EventsTask, run: Run): void
  /** What happens at each stage that it can be at. The phase itself sees to the stage `end`. */
  readonly stages: Stages
  /** Tasks that it may leave to be carried out before it ends. */
  readonly leaves?: readonly TaskType[]
}

export type Stages = { readonly [Name in EventStage]?: Stage }

export type Stage = Step | Choices[NameAction['type']]

interface Kept {
  /** What the task holds at this stage. */
  readonly keeps?: readonly (keyof EventsTask)[]
  /** What cannot be true at it in a position from outside, beside what is missing. */
  audit?(state: State, task: EventsTask): string | undefined
}

/** Goes on by itself, once the task that it waits for is done. */
export interface Step extends Kept {
  readonly waitsFor: readonly TaskType[]
  /** How many dice it waits for, if not one. */
  readonly dice?: number
  goOn(state: State, task: EventsTask, run: Run): void
}

export type NameAction = ActionOf<'source' | 'hex' | 'terrain' | 'character' | 'player'>

/** A player names something. Of all that could be named, what nothing is against is legal. */
export interface Choice<Named extends NameAction = NameAction> extends Kept {
  /** Who plays the event, or the `player` of the task. */
  readonly asks: 'player' | 'victim'
  readonly waitsFor?: undefined
  readonly names: Named['type']
  /** What is said against an action of another type. */
  readonly otherwise: Refusal
  whyNot(state: State, task: EventsTask, action: Named): Refusal | undefined
  apply(state: State, task: EventsTask, action: Named, run: Run): void
}

type Choices = { readonly [Type in NameAction['type']]: Choice<ActionOf<Type>> }

export function isNaming(action: Action, { names }: Choice): action is NameAction {
  return action.type === names
}
