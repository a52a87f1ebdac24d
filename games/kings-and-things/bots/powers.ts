/** The Master Thief and the Assassin (KT-P, KT-K3, KT-K7). */
import type { Seat } from '@crownlands/core/game'
import { must, playerAt } from '@crownlands/core/lists'
import { isCharacter, isCreature } from '../content'
import type { Action } from '../rules/actions'
import { charactersIn, enemiesIn, stackSize } from '../rules/armies'
import type { State } from '../rules/state'
import type { PowersTask } from '../rules/tasks'
import { judgeAnytime } from './anytime'
import { HIDDEN_VALUE } from './strength'
import { counterWorth, leaderBut } from './worth'

/** A contest is lost for good one time in twenty. */
const RISK = 0.4
/** A counter drawn from a rack is worth so much gold. */
const UNSEEN = 4

export function judgePowers(state: State, task: PowersTask, seat: Seat): (action: Action) => number {
  return (action) => {
    switch (action.type) {
      case 'thief':
        return 0.45 * lootOf(state, action.seat) - 2 * RISK
      case 'assassin':
        return judgeAssassin(state, seat, action.hex)
      case 'take':
        return action.what === 'gold' ? 0.2 * playerAt(state, must(task.player)).gold : 0.2 * UNSEEN
      case 'name':
        return judgeName(state, task, seat, action.what)
      case 'done':
        return 0
      default:
        return judgeAnytime(state, seat, action)
    }
  }
}

function lootOf(state: State, victim: Seat): number {
  const { gold, rack } = playerAt(state, victim)
  return Math.max(gold, rack.length > 0 ? UNSEEN : 0)
}

/** A character, or the biggest stack of who leads. */
function judgeAssassin(state: State, seat: Seat, hex: number): number {
  const victim = must(enemiesIn(state, hex, seat)[0])
  const character = charactersIn(state, hex, victim).length > 0 ? 2 : 0
  const alone = stackSize(state, hex, victim) === 1 ? 1 : 0
  return 0.6 + character + alone + (victim === leaderBut(state, seat) ? 0.5 : 0) - RISK
}

/** The assassin names the dearest; the victim answers with the cheapest. */
function judgeName(state: State, task: PowersTask, seat: Seat, what: string): number {
  if (what === 'hidden') return HIDDEN_VALUE
  if (!isCharacter(what) && !isCreature(what)) return 0
  const worth = counterWorth(state, must(task.hex), must(task.player), what)
  return seat === task.player ? -0.3 * worth : 0.3 * worth
}
