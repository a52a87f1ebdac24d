/**
 * What is being carried out, as a stack of plain data: the last task is the one that is asked about. Pushing one interrupts
 * what is below it; when it is popped, that goes on where it stood. What each holds is in the folder of its rules.
 */
import { anyOf, type Infer, integer, mutableObject, named, oneOf, variants } from '@crownlands/core/schema'
import { aftermathTask, battleTaskOf, combatTask } from './battle/task'
import { eventsTask, lossesTask } from './events/task'
import { flyersTask, moveTaskOf, overflowTaskOf, pinTask } from './movement/task'
import {
  buildTask,
  charactersTask,
  exploreTask,
  placeOnTask,
  powersTaskOf,
  stationTask,
  thingsTask,
  turnOverTask,
} from './phases/task'
import { answerTask, callsTask, diceTask, elixirTask } from './questions/task'
import { setupTask } from './setup/task'
import { armyCounter, side } from './shapes'

export type { AftermathTask, BattleStage, BattleStep, CombatTask, Extra, Fighter } from './battle/task'
export type { Due, EventStage, EventsTask, LossesTask } from './events/task'
export type { Flyer, FlyersTask, Pin, PinTask } from './movement/task'
export type {
  BuildTask,
  CharactersTask,
  ExploreTask,
  PlaceOnTask,
  StationTask,
  ThingsTask,
  TurnOverTask,
} from './phases/task'
export type { AnswerTask, CallsTask, DiceReason, DiceTask, ElixirTask, Swing } from './questions/task'
export type { SetupStage, SetupTask } from './setup/task'
export type { Answer, Side } from './task-parts'

/** Always at the bottom once the game has begun: hands out the parts of each phase. */
const turnTask = mutableObject({ type: oneOf(['turn']), next: integer(0, 5) })
export type TurnTask = Infer<typeof turnTask>

/** Those that hold nothing hidden. */
const OPEN_TASKS = [
  named('setup-task', setupTask),
  named('turn-task', turnTask),
  named('characters-task', charactersTask),
  named('station-task', stationTask),
  named('turn-over-task', turnOverTask),
  named('things-task', thingsTask),
  named('place-on-task', placeOnTask),
  named('events-task', eventsTask),
  named('losses-task', lossesTask),
  named('pin-task', pinTask),
  named('flyers-task', flyersTask),
  named('combat-task', combatTask),
  named('explore-task', exploreTask),
  named('aftermath-task', aftermathTask),
  named('dice-task', diceTask),
  named('answer-task', answerTask),
  named('elixir-task', elixirTask),
  named('calls-task', callsTask),
  named('build-task', buildTask),
] as const

export const taskSchema = variants(
  ...OPEN_TASKS,
  moveTaskOf(armyCounter),
  overflowTaskOf(armyCounter),
  powersTaskOf(armyCounter),
  battleTaskOf(side),
)
export type Task = Infer<typeof taskSchema>
export type TaskType = Task['type']
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>

export type MoveTask = TaskOf<'move'>
export type Mover = MoveTask['group'][number]
export type OverflowTask = TaskOf<'overflow'>
export type PowersTask = TaskOf<'powers'>
export type BattleTask = TaskOf<'battle'>
export type Force = BattleTask['forces'][number]
export type Played = NonNullable<BattleTask['played']>

/** What others may not know is told as `hidden`. */
export const seenCounter = named('seen-counter', anyOf(armyCounter, oneOf(['hidden'])))
const seenTarget = anyOf(side, oneOf(['hidden']))

export const seenTaskSchema = variants(
  ...OPEN_TASKS,
  moveTaskOf(seenCounter),
  overflowTaskOf(seenCounter),
  powersTaskOf(seenCounter),
  battleTaskOf(seenTarget),
)
