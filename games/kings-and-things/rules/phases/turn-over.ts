/** Which side a character shows that fled (KT-R7). */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { CHARACTERS } from '../../content'
import { type Action, DONE } from '../actions'
import { end, type Handler, only, type Run } from '../run'
import type { Counter } from '../state'
import type { TurnOverTask } from '../tasks'

const TURN_OVER: readonly Action[] = [{ type: 'turn-over' }, DONE]

export const turnOverHandler: Handler<TurnOverTask> = {
  seats: (_state, { seat }) => only(seat),
  legal: () => TURN_OVER,
  whyNot: (_state, _task, _seat, { type }) =>
    type === 'turn-over' || type === 'done' ? undefined : refusal('KT-R7', 'turn-over-or-not'),

  apply(state, task, seat, action, run) {
    if (action.type === 'turn-over') turnOver(at(state.pool, task.counter), seat, run)
    else run.events?.push({ type: 'passed', seat, reveals: true })
    end(state, task)
  },

  advance: (state, task) => end(state, task),
  waitsFor: () => ['turn-over'],
  audit: ({ pool }, { counter }) => (pool[counter]?.fled === true ? undefined : 'the character must have fled (KT-R7)'),
}

function turnOver(counter: Counter, seat: Seat, run: Run): void {
  const character = counter.shows
  const side = CHARACTERS[character].back
  counter.shows = side
  run.events?.push({ type: 'turned-over', seat, character, side, reveals: true })
}
