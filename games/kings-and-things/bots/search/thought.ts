/**
 * The decisions that are worth thinking about, and what to think about there: whom to try for, how many to recruit, where to
 * go, whether to bribe or to retreat, which fort. Everywhere else rules of thumb do as well, and at once.
 */
import type { Seat } from '@crownlands/core/game'
import type { Turn } from '@crownlands/core/heuristics'
import { must, playerAt } from '@crownlands/core/lists'
import type { Action } from '../../rules/actions'
import { legalActions } from '../../rules/rules'
import { topTask } from '../../rules/run'
import type { State } from '../../rules/state'
import { judge } from '../judge'
import { goldForForts } from '../worth'
import { movementsOf } from './turns'

/** So many of the best at first sight are thought about. */
const MOST = 6
/** How much more promising the best at first sight looks. */
const FIRST = 1.2

/** At least one; the first is what the rules of thumb say. */
export function alternativesOf(state: State, seat: Seat): readonly Turn<Action>[] {
  const task = topTask(state)
  if (task.type === 'move' && task.at === undefined && task.finished.length === 0) return movementsOf(state, task)
  const legal = legalActions(state, seat)
  const judged = judge(state, seat, legal)
  const ranked = legal.map((action, i) => ({ action, worth: must(judged[i]) })).sort((a, b) => b.worth - a.worth)
  const [first] = ranked
  const matters = matter(state, seat, must(first).action)
  return ranked
    .filter(({ action }, i) => i === 0 || matters(action))
    .slice(0, MOST)
    .map(({ action }, i) => ({ actions: [action], promise: i === 0 ? FIRST : 0 }))
}

const NOTHING = () => false

/** Which actions are worth a thought beside the one that is best at first sight. */
function matter(state: State, seat: Seat, best: Action): (action: Action) => boolean {
  const task = topTask(state)
  switch (task.type) {
    case 'characters':
      return best.type === 'calls' ? NOTHING : ({ type }) => type === 'try' || type === 'pay' || type === 'done'
    case 'things':
      return best.type === 'draw' ? ({ type }) => type === 'draw' : NOTHING
    case 'events':
      return ({ type }) => type !== 'treasure' && type !== 'remove'
    case 'explore':
      return task.stage === 'bribe' ? ({ type }) => type === 'bribe' || type === 'done' : NOTHING
    case 'battle':
      return ({ type }) =>
        type === 'retreat' || type === 'item' || (type === 'done' && (best.type === 'retreat' || best.type === 'item'))
    case 'powers':
      return ({ type }) => type !== 'treasure' && type !== 'remove'
    case 'build':
      // Where all that can be built can be paid there is nothing to choose.
      return playerAt(state, seat).gold < goldForForts(state, seat) ? ({ type }) => type === 'build' : NOTHING
    default:
      return NOTHING
  }
}
