/** Counters over the stack limit among those that come by a retreat, the Fan or Big Juju (KT-M4, KT-B14, KT-I7, KT-V4). */
import type { Seat } from '@crownlands/core/game'
import { must, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type ArmyCounter, isCharacter, isCreature, STACK_LIMIT } from '../../content'
import type { Action } from '../actions'
import { countersIn, eliminate, isLimited, stackSize } from '../armies'
import { isInOrder } from '../audit/checks'
import { insertCounter, isAmong, kinds } from '../counters'
import { end, type Handler, NOBODY, only, push, type Run } from '../run'
import type { State } from '../state'
import type { OverflowTask } from '../tasks'
import { forgetFinished, moveTaskOf } from './group'

/** These counters have come into a hex: their owner picks which of them are lost if they are too many there. */
export function settleOverflow(state: State, hex: number, seat: Seat, arrived: readonly ArmyCounter[]): void {
  const over = isLimited(state, hex) ? stackSize(state, hex, seat) - STACK_LIMIT : 0
  if (over <= 0) return
  const coming: ArmyCounter[] = []
  for (const counter of arrived) insertCounter(coming, counter)
  push(state, { type: 'overflow', seat, hex, coming, over })
}

/** Numbers alone decide whether the owner is asked. If kinds did, others would learn that they are equal. */
function isOpen({ coming, over }: OverflowTask): boolean {
  return over > 0 && over < coming.length
}

function lose(state: State, task: OverflowTask, counter: ArmyCounter, run: Run): void {
  const { seat, hex, coming } = task
  remove(coming, counter)
  task.over--
  const { balloon } = state
  if (balloon?.seat === seat && balloon.hex === hex && balloon.passengers.includes(counter)) {
    remove(balloon.passengers, counter)
  }
  const move = moveTaskOf(state)
  if (move?.seat === seat) forgetFinished(move, hex, counter)
  if (!isCharacter(counter)) run.events?.push({ type: 'lost', seat, hex, count: 1, counters: [counter] })
  eliminate(state, hex, seat, counter, run)
}

export const overflowHandler: Handler<OverflowTask> = {
  seats: (_state, task) => (isOpen(task) ? only(task.seat) : NOBODY),

  legal: (_state, { coming }) => kinds(coming).map((what): Action => ({ type: 'lose', what })),

  whyNot(_state, { coming, over }, _seat, action) {
    if (action.type !== 'lose') return refusal('KT-M4', 'over-the-limit', { over })
    const { what } = action
    return coming.some((counter) => counter === what)
      ? undefined
      : refusal('KT-M4', 'not-among-those-who-come', { what })
  },

  apply(state, task, _seat, action, run) {
    if (action.type === 'lose' && (isCreature(action.what) || isCharacter(action.what))) {
      lose(state, task, action.what, run)
    }
  },

  advance(state, task, run) {
    // A character that flees asks whether it is turned over before this goes on.
    if (task.over > 0 && task.coming.length > 0) lose(state, task, must(task.coming[0]), run)
    else end(state, task)
  },

  waitsFor: () => ['turn-over'],
  audit: (state, { coming, hex, seat }) =>
    isAmong(coming, countersIn(state, hex, seat)) && isInOrder(coming)
      ? undefined
      : 'those who come must be there (KT-M4)',
}
