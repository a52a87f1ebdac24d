/** Questions out of turn: dice, items, calls (KT-O7). */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { isItem } from '../content'
import type { Action, ActionOf } from '../rules/actions'
import { ITEM_RULES } from '../rules/items/index'
import { battleOf } from '../rules/questions/answers'
import type { State } from '../rules/state'
import { isReal } from '../rules/support'
import type { AnswerTask, CallsTask, DiceTask, Task } from '../rules/tasks'

/** KT-U5: every bluff, and nothing that is real. */
export function judgeCalls(state: State, task: CallsTask): (action: Action) => number {
  return (action) => (action.type === 'call' ? (isReal(state, task.hex, action.seat, action.creature) ? -2 : 3) : 0)
}

// The Lucky Charm -----------------------------------------------------------------------------------

export function judgeDice(state: State, task: DiceTask, seat: Seat): (action: Action) => number {
  const thrower = state.tasks[state.tasks.indexOf(task) - 1]
  return (action) => (action.type === 'charm' ? charmWorth(task, thrower, seat, action) - 0.5 : 0)
}

/** KT-I10: what a die more or less does for the seat. */
function charmWorth(task: DiceTask, thrower: Task | undefined, seat: Seat, action: ActionOf<'charm'>): number {
  const { die, by } = action
  switch (thrower?.type) {
    case 'battle': {
      const own = action.neutral === true ? 'neutral' : seat
      if (thrower.stage === 'save') return 0
      const shot = thrower.shots[die]
      if (shot === undefined) return 0
      const isOwn = thrower.forces[shot.force]?.side === own
      const hits = must(task.dice[die]) <= shot.needs
      // An own miss becomes a hit, or a hit of another a miss.
      if (isOwn) return !hits && by === -1 ? 1 : -1
      return hits && by === 1 && thrower.forces.some(({ side }) => side === own) ? 1 : -1
    }
    case 'characters':
      return thrower.seat === seat && by === 1 ? 1.5 : -1
    case 'explore': {
      const now = must(task.dice[die]) + by
      return thrower.seat === seat && (now === 1 || now === 6) ? 1.5 : -1
    }
    case 'powers':
    case 'events':
      return isContest(task) ? contestWorth(thrower.seat === seat, thrower.player === seat, die, by) : -1
    default:
      return -1
  }
}

function isContest({ dice }: DiceTask): boolean {
  return dice.length === 4
}

/** The first two dice are the challenger's. */
function contestWorth(isOwn: boolean, isOther: boolean, die: number, by: 1 | -1): number {
  if (!isOwn && !isOther) return -1
  const helps = isOwn ? (die < 2 ? by === 1 : by === -1) : die < 2 ? by === -1 : by === 1
  return helps ? 1 : -1
}

// Dispel Magic and the Fan --------------------------------------------------------------------------

export function judgeAnswer(state: State, task: AnswerTask, seat: Seat): (action: Action) => number {
  const isAgainstOwn = task.by !== seat && isConcerned(state, task, seat)
  return (action) => {
    if (action.type === 'dispel') return isAgainstOwn && isStrong(task) ? 1 : -1
    if (action.type === 'fan') return isAgainstOwn ? 1 : -1
    return 0
  }
}

/** What turns a battle by itself. */
function isStrong({ item }: AnswerTask): boolean {
  const when = isItem(item) ? ITEM_RULES[item].battle?.when : undefined
  return when === 'before' || when === 'step'
}

/** In a battle those who fight against who played it; elsewhere whose hex it is. */
function isConcerned(state: State, { hex }: AnswerTask, seat: Seat): boolean {
  const battle = battleOf(state)
  if (battle !== undefined) return battle.forces.some(({ side }) => side === seat)
  return hex !== undefined && state.hexes[hex]?.owner === seat
}
