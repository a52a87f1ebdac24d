/** The small steps of a movement: the next one of the plan is the best (KT-M13). */
import { must } from '@crownlands/core/lists'
import type { ArmyCounter } from '../content'
import type { Action } from '../rules/actions'
import { hasStepped, pickableTogether } from '../rules/movement/group'
import type { State } from '../rules/state'
import type { MoveTask } from '../rules/tasks'
import { judgeAnytime } from './anytime'
import { type Mission, planOf } from './plan'
import { firstStep } from './reach'
import { fightingWorth } from './worth'

/** The action of the plan, and what stands for it where it is not legal. */
const PLANNED = 4
const INSTEAD = 2
const UNPLANNED = -2

export function judgeMove(state: State, task: MoveTask): (action: Action) => number {
  const wanted = nextStep(state, task)
  return (action) => {
    if (isWanted(action, wanted)) return PLANNED
    switch (action.type) {
      case 'done':
        return task.at === undefined ? INSTEAD - 1 : INSTEAD
      case 'ask-pin':
        // It costs nothing.
        return INSTEAD - 0.5
      case 'pick-all':
      case 'pick':
      case 'step':
      case 'drop':
      case 'fly-on':
      case 'balloon':
      case 'hex':
        return UNPLANNED
      default:
        return judgeAnytime(state, task.seat, action)
    }
  }
}

function isWanted(action: Action, wanted: Action): boolean {
  if (action.type !== wanted.type) return false
  switch (action.type) {
    case 'pick':
      return wanted.type === 'pick' && action.hex === wanted.hex && action.counter === wanted.counter
    case 'pick-all':
    case 'step':
      return (wanted.type === 'pick-all' || wanted.type === 'step') && action.hex === wanted.hex
    case 'drop':
      return wanted.type === 'drop' && action.counter === wanted.counter
    default:
      return true
  }
}

const STOP: Action = { type: 'done' }

/** What the plan comes to now: pick, step, or stop. */
function nextStep(state: State, task: MoveTask): Action {
  const missions = planOf(state, task)
  const { at: where, group } = task
  if (where === undefined) {
    const next = missions.find(({ from, to }) => from !== to)
    return next === undefined ? STOP : pickFor(state, task, next)
  }
  const own = missionOf(missions, where, group[0]?.counter)
  if (own === undefined || own.to === where) return STOP
  const stray = group.find(({ counter }) => countIn(own, counter) < countOf(group, counter))
  if (stray !== undefined) return { type: 'drop', counter: stray.counter }
  if (!group.some(hasStepped)) {
    const missing = own.units.find(({ counter }) => countIn(own, counter) > countOf(group, counter))
    if (missing !== undefined) return { type: 'pick', hex: where, counter: missing.counter }
  }
  return { type: 'step', hex: firstStep(own.reach, where, own.to) }
}

function pickFor(state: State, task: MoveTask, { from, units }: Mission): Action {
  if (pickableTogether(state, task, from).length === units.length) return { type: 'pick-all', hex: from }
  return { type: 'pick', hex: from, counter: must(units[0]).counter }
}

/** The mission of the group: of those that begin here, the first with its first counter that goes anywhere. */
function missionOf(missions: readonly Mission[], where: number, counter: ArmyCounter | undefined): Mission | undefined {
  const own = missions.filter(({ from, units }) => from === where && units.some((unit) => unit.counter === counter))
  return own.find(({ to }) => to !== where) ?? own[0]
}

function countIn({ units }: Mission, counter: ArmyCounter): number {
  let found = 0
  for (const unit of units) if (unit.counter === counter) found++
  return found
}

function countOf(group: MoveTask['group'], counter: ArmyCounter): number {
  let found = 0
  for (const mover of group) if (mover.counter === counter) found++
  return found
}

/** KT-M8: whoever is pinned shall stay pinned; the weakest is shown. */
export function judgePin(state: State): (action: Action) => number {
  return (action) => (action.type === 'show' ? 1 - 0.05 * fightingWorth(action.counter, state) : 0)
}

/** KT-M9: the weakest hold, and the weakest stay. */
export function judgeFlyers(state: State): (action: Action) => number {
  return (action) =>
    action.type === 'show' || action.type === 'stay' ? 0.5 - 0.05 * fightingWorth(action.counter, state) : 0
}
