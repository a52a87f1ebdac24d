/** Too much sea at a start: seas are replaced (KT-S7). */
import { at } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Action, DONE } from '../actions'
import { sizeOf } from '../armies'
import { neighbours } from '../hexes'
import { everySeaMayGo } from '../rulings'
import type { State } from '../state'
import type { SetupTask } from '../tasks'
import { completeDeck, drawHex } from './map'
import { startOf } from './starts'
import type { SetupStep } from './step'

export const seaStep: SetupStep = {
  stage: 'sea',

  legal(state, task, seat) {
    const start = startOf(task, seat)
    const seas = replaceableSeas(state, start, task).map((hex): Action => ({ type: 'replace', hex }))
    return seas.length === 0 || mustReplace(state, start) ? seas : [...seas, DONE]
  },

  whyNot(state, task, seat, action) {
    const start = startOf(task, seat)
    if (action.type === 'replace') {
      const { hex } = action
      return replaceableSeas(state, start, task).includes(hex)
        ? undefined
        : refusal('KT-S7', 'no-sea-to-replace', { hex })
    }
    return action.type === 'done' && !mustReplace(state, start) ? undefined : refusal('KT-S7', 'replace-a-sea')
  },

  apply(state, task, seat, action, run) {
    if (action.type === 'replace') {
      const { hex } = action
      const terrain = drawHex(state, run)
      at(state.hexes, hex).terrain = terrain
      task.seas++
      if (everySeaMayGo(state)) noteReplaced(task, hex)
      run.events?.push({ type: 'hex-replaced', seat, hex, terrain })
    } else {
      run.events?.push({ type: 'part-ended', seat, phase: 'setup', reveals: true })
      task.next++
    }
  },

  end(state, task, run) {
    completeDeck(state, task.seas)
    task.replaced = undefined
    for (const { seat, hex } of task.starts) {
      at(state.hexes, hex).owner = seat
      run.events?.push({ type: 'hex-claimed', seat, hex })
    }
  },
}

/** A sea start, and the seas next to a start that has two or more, or had and for which nothing was drawn yet. */
function replaceableSeas(state: State, start: number, { replaced = [] }: SetupTask): number[] {
  const near = seasNextTo(state, start)
  // Nothing is drawn for a neighbour unless two or more of them are sea: the last of those may go too.
  const hadMore = neighbours(start, sizeOf(state)).some((hex) => replaced.includes(hex))
  const mayGo = near.length >= 2 ? near : near.filter((hex) => hadMore && !replaced.includes(hex))
  return isSea(state, start) ? [start, ...mayGo] : mayGo
}

/** A start must be land with at least two land neighbours. */
function mustReplace(state: State, start: number): boolean {
  const around = neighbours(start, sizeOf(state)).length
  return isSea(state, start) || around - seasNextTo(state, start).length < 2
}

function seasNextTo(state: State, start: number): number[] {
  return neighbours(start, sizeOf(state)).filter((hex) => isSea(state, hex))
}

function isSea(state: State, hex: number): boolean {
  return at(state.hexes, hex).terrain === 'sea'
}

function noteReplaced(task: SetupTask, hex: number): void {
  task.replaced ??= []
  if (!task.replaced.includes(hex)) task.replaced.push(hex)
}
