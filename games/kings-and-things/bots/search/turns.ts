/** Whole movements for a search to choose from, and for trying games out (KT-M13). */
import type { Chance } from '@crownlands/core/chance'
import type { Turn } from '@crownlands/core/heuristics'
import { must } from '@crownlands/core/lists'
import { type Action, DONE } from '../../rules/actions'
import { clone } from '../../rules/clone'
import { moveTaskOf, pickableTogether } from '../../rules/movement/group'
import { canStop, stepsOf } from '../../rules/movement/steps'
import { apply } from '../../rules/rules'
import type { State } from '../../rules/state'
import type { MoveTask } from '../../rules/tasks'
import { type Bent, type Mission, planOf, wishesOf } from '../plan'
import { firstStep } from '../reach'

/** How promising plans look: what pays at first sight is mostly right. */
const EVEN = 1.5
const STAY = -0.5
/** So many hexes that a player could be eager for are thought about. */
const MOST_WISHES = 5

/** What a player could do with the whole part: a few plans, and to stay. None but before anybody is picked. */
export function movementsOf(state: State, task: MoveTask): Turn<Action>[] {
  const turns: Turn<Action>[] = []
  const add = (actions: readonly Action[], promise: number) => {
    if (!turns.some((turn) => isSame(turn.actions, actions))) turns.push({ actions, promise })
  }
  const even = planOf(state, task)
  add(carriedOut(state, even), EVEN)
  for (const bent of bentsOf(state, task, even)) add(carriedOut(state, planOf(state, task, bent)), 0)
  add([DONE], STAY)
  return turns
}

/** Other ways to go about it than the one that pays at first sight. */
function bentsOf(state: State, task: MoveTask, even: readonly Mission[]): Bent[] {
  const targets = [...new Set(even.filter(({ from, to }) => from !== to).map(({ to }) => to))]
  return [
    { temper: 'peaceful' },
    { temper: 'bold' },
    ...wishesOf(state, task)
      .slice(0, MOST_WISHES)
      .map((eagerFor) => ({ eagerFor })),
    ...targets.map((leaves) => ({ leaves })),
  ]
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

/** The small actions that carry a plan out, to the end of the part or to where others have to be asked. */
export function carriedOut(state: State, missions: readonly Mission[]): Action[] {
  const actions: Action[] = []
  const copy = clone(state)
  const task = must(moveTaskOf(copy))
  const act = (action: Action) => {
    apply(copy, task.seat, action, NO_CHANCE)
    actions.push(action)
  }
  for (const mission of missions) {
    if (mission.from === mission.to) continue
    carryOut(copy, task, mission, act)
    if (task.at !== undefined) return actions
  }
  // What follows the last word is not for the copy to find out.
  actions.push(DONE)
  return actions
}

/** As far as it goes: a group that can neither go on nor stop is still under way afterwards. */
function carryOut(state: State, task: MoveTask, mission: Mission, act: (action: Action) => void): void {
  const { from, to, units, reach } = mission
  if (pickableTogether(state, task, from).length === units.length) act({ type: 'pick-all', hex: from })
  else for (const { counter } of units) act({ type: 'pick', hex: from, counter })
  while (task.at !== undefined && task.at !== to) {
    const next = firstStep(reach, task.at, to)
    const steps = stepsOf(state, task)
    const [other] = steps
    if (steps.includes(next)) act({ type: 'step', hex: next })
    else if (canStop(state, task)) break
    else if (other === undefined) return
    else act({ type: 'step', hex: other })
  }
  if (task.at !== undefined) act(DONE)
}
