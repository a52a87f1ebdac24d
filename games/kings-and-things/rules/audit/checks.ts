/** What several tasks are checked for. */
import { must } from '@crownlands/core/lists'
import type { ArmyCounter } from '../../content'
import { armyRank } from '../counters'
import type { State } from '../state'
import type { Task } from '../tasks'

/** How many dice the task above must have thrown for this one, if it is one of dice. */
export function auditDice(above: Task | undefined, dice: number): string | undefined {
  return above?.type === 'dice' && above.dice.length !== dice ? `${dice} dice must have been thrown` : undefined
}

export function isInOrder(counters: readonly ArmyCounter[]): boolean {
  return counters.every((counter, i) => i === 0 || armyRank(must(counters[i - 1])) <= armyRank(counter))
}

/** In the pool, to be had now. */
export function isFree({ pool }: State, counter: number): boolean {
  const found = pool[counter]
  return found !== undefined && found.at === undefined && !found.fled
}
