/** What the rules of thumb choose, quickly, for trying out how a match may go on. */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import type { Action } from '../../rules/actions'
import { legalActions, refuse } from '../../rules/rules'
import { topTask } from '../../rules/run'
import type { State } from '../../rules/state'
import type { MoveTask } from '../../rules/tasks'
import { judge } from '../judge'
import { planOf } from '../plan'
import { carriedOut } from './turns'

/** Now and then a playout takes any of the good ones instead of the best: one time in so many. */
const VARIED = 8

export function playout(state: State, seat: Seat, chance: Chance): Action {
  const planned = plannedStep(state, seat)
  if (planned !== undefined) return planned
  const legal = legalActions(state, seat)
  const [only] = legal
  if (only !== undefined && legal.length === 1) return only
  const judged = judge(state, seat, legal)
  const best = Math.max(...judged)
  const margin = chance.below(VARIED) === 0 ? 1 : 0
  return pick(
    legal.filter((_, i) => must(judged[i]) >= best - margin),
    chance,
  )
}

/** The best at first sight; of equals the first. */
export function bestAction(state: State, seat: Seat): Action {
  const planned = plannedStep(state, seat)
  if (planned !== undefined) return planned
  const legal = legalActions(state, seat)
  const [only] = legal
  if (only !== undefined && legal.length === 1) return only
  const judged = judge(state, seat, legal)
  return must(legal[judged.indexOf(Math.max(...judged))])
}

/** What is left of a movement that is being tried out: to plan it once is enough. */
const UNDER_WAY = new WeakMap<MoveTask, Action[]>()

/** The next step of the plan with which the part began; none in a part that was begun or goes on otherwise. */
function plannedStep(state: State, seat: Seat): Action | undefined {
  const task = topTask(state)
  if (task.type !== 'move') return undefined
  if (task.at === undefined && task.finished.length === 0 && !UNDER_WAY.has(task)) {
    UNDER_WAY.set(task, carriedOut(state, planOf(state, task)))
  }
  const next = UNDER_WAY.get(task)?.shift()
  if (next === undefined || refuse(state, seat, next) === undefined) return next
  // Something else was played in between: what was planned no longer fits.
  UNDER_WAY.set(task, [])
  return undefined
}
