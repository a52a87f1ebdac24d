/** The Elixir against plagues: each victim answers on its own (KT-I6, KT-O7). */
import type { Seat } from '@crownlands/core/game'
import { playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Action, DONE } from '../actions'
import { rackSize, spend, takeFromRack } from '../cup'
import { askAboutItem } from '../questions/answers'
import { end, type Handler, NOBODY, push, type Run } from '../run'
import type { State } from '../state'
import type { ElixirTask, EventsTask } from '../tasks'

/** Asks the victims of a plague; its event finds who is spared when it goes on. */
export function askForElixir(state: State, task: EventsTask, victims: readonly Seat[]): void {
  task.spared = []
  task.stage = 'elixir'
  push(state, { type: 'elixir', waiting: victims.filter((seat) => rackSize(state, seat) > 0).sort((a, b) => a - b) })
}

function hasElixir(state: State, seat: Seat): boolean {
  return playerAt(state, seat).rack.includes('elixir')
}

export const elixirHandler: Handler<ElixirTask> = {
  isQuestion: true,
  seats: (_state, { waiting, pending }) => (pending === undefined ? waiting : NOBODY),

  legal(state, _task, seat) {
    const actions: Action[] = []
    if (hasElixir(state, seat)) actions.push({ type: 'elixir' })
    actions.push(DONE)
    return actions
  },

  whyNot(state, _task, seat, action) {
    if (action.type === 'done') return undefined
    if (action.type !== 'elixir') return refusal('KT-O7', 'answer-the-plague')
    return hasElixir(state, seat) ? undefined : refusal('KT-I6', 'no-elixir')
  },

  apply(state, task, seat, action, run) {
    remove(task.waiting, seat)
    if (action.type !== 'elixir') {
      run.events?.push({ type: 'passed', seat, reveals: true })
      return
    }
    takeFromRack(state, seat, 'elixir')
    spend(state, 'elixir')
    run.events?.push({ type: 'item-played', by: seat, item: 'elixir', reveals: true })
    task.pending = seat
    // KT-I13
    askAboutItem(state, { item: 'elixir', by: seat, dispelOnly: true })
  },

  advance(state, task, run) {
    if (task.pending === undefined) end(state, task)
    else settleElixir(state, task, task.pending, run)
  },

  waitsFor: (_state, { pending }) => (pending === undefined ? [] : ['answer']),
}

function settleElixir(state: State, task: ElixirTask, seat: Seat, run: Run): void {
  const { answer } = task
  task.pending = undefined
  task.answer = undefined
  if (answer?.type === 'dispelled') return
  plagueOf(state).spared?.push(seat)
  run.events?.push({ type: 'spared', seat, by: 'elixir' })
}

/** The event that is being played. */
function plagueOf(state: State): EventsTask {
  return state.tasks.findLast((task) => task.type === 'events') as EventsTask
}
