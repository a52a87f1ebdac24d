/** Whole movements for a search to choose from, and for trying games out (KT-M13). */
import type { Chance } from '@crownlands/core/chance'
import type { Turn } from '@crownlands/core/heuristics'
import { must } from '@crownlands/core/lists'
import { type Action, DONE } from './actions'
import { clone } from './clone'
import { type Mission, planOf, type Temper } from './heuristics-plan'
import { firstStep } from './heuristics-reach'
import { moveTaskOf, pickableTogether } from './movement-group'
import { canStop, stepsOf } from './movement-steps'
import { apply } from './rules'
import type { State } from './state'
import type { MoveTask } from './tasks'

/** How promising each looks: what pays at first sight is mostly right. */
const PROMISES: readonly (readonly [Temper, number])[] = [
  ['even', 1.5],
  ['peaceful', 0],
  ['bold', 0],
]

/** What a player could do with the whole part: a few plans, and to stay. None but before anybody is picked. */
export function movementsOf(state: State, task: MoveTask): Turn<Action>[] {
  const turns: Turn<Action>[] = [{ actions: [DONE], promise: -0.5 }]
  for (const [temper, promise] of PROMISES) {
    const actions = carriedOut(state, planOf(state, task, temper))
    if (!turns.some((turn) => isSame(turn.actions, actions))) turns.push({ actions, promise })
  }
  return turns
}

function isSame(one: readonly Action[], other: readonly Action[]): boolean {
  return one.length === other.length && JSON.stringify(one) === JSON.stringify(other)
}

/** Nothing in a movement that passes nobody's flyers needs chance. */
const NO_CHANCE: Chance = {
  below() {
    throw new Error('a planned movement asks for chance')
  },
}

/** The small actions that carry a plan out, to the end of the part. */
export function carriedOut(state: State, missions: readonly Mission[]): Action[] {
  const actions: Action[] = []
  const copy = clone(state)
  const task = must(moveTaskOf(copy))
  const act = (action: Action) => {
    apply(copy, task.seat, action, NO_CHANCE)
    actions.push(action)
  }
  for (const mission of missions) if (mission.from !== mission.to) carryOut(copy, task, mission, act)
  // What follows the last word is not for the copy to find out.
  actions.push(DONE)
  return actions
}

function carryOut(state: State, task: MoveTask, mission: Mission, act: (action: Action) => void): void {
  const { from, to, units, reach } = mission
  if (pickableTogether(state, task, from).length === units.length) act({ type: 'pick-all', hex: from })
  else for (const { counter } of units) act({ type: 'pick', hex: from, counter })
  while (task.at !== undefined && task.at !== to) {
    const next = firstStep(reach, task.at, to)
    const steps = stepsOf(state, task)
    if (steps.includes(next)) act({ type: 'step', hex: next })
    else if (canStop(state, task)) break
    else act({ type: 'step', hex: must(steps[0]) })
  }
  if (task.at !== undefined) act(DONE)
}
