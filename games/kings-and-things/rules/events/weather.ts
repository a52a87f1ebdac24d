/** Weather Control: the Black Cloud (KT-V12). */
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import type { Action } from '../actions'
import { moveCloud } from '../phases/anytime'
import { askAboutItem } from '../questions/answers'
import type { Refusal } from '../reasons'
import type { State } from '../state'
import type { EventsTask } from '../tasks'
import type { EventRules } from './event-rules'
import {
  addSourcesOrHexes,
  afterCalls,
  isInRange,
  nameHexInRange,
  showSource,
  whyNoSource,
  whyNotSource,
} from './source'

function isOwned(state: State, hex: number): boolean {
  return at(state.hexes, hex).owner !== undefined
}

export const weatherControl: EventRules = {
  whyNot: (state, seat) => whyNoSource(state, seat, isOwned),

  begin(_state, task) {
    task.stage = 'source'
  },

  addLegal: (state, task, actions) => addSourcesOrHexes(state, task, isOwned, actions),

  why: whyNot,

  apply(state, task, action, run) {
    if (action.type === 'source') showSource(state, task, action, run)
    else if (action.type === 'hex') {
      nameHexInRange(state, task, action, run)
      task.stage = 'answered'
      // KT-I7: the Fan may turn it aside.
      askAboutItem(state, { item: 'weather_control', by: task.seat, hex: action.hex })
    }
  },

  advance(state, task, run) {
    if (task.stage === 'called') {
      afterCalls(state, task)
      return
    }
    const { answer } = task
    task.answer = undefined
    task.stage = 'end'
    if (answer?.type !== 'fanned') moveCloud(state, must(task.hex), run)
    else moveCloud(state, answer.hex === 'off' ? undefined : answer.hex, run)
  },
}

function whyNot(state: State, task: EventsTask, action: Action): Refusal {
  if (task.stage !== 'name' || action.type !== 'hex') return whyNotSource(task, action)
  if (state.hexes[action.hex] === undefined) return refusal('KT-S4', 'no-such-hex')
  return isInRange(state, task, action.hex) ? refusal('KT-V12', 'hex-not-owned') : refusal('KT-V3', 'out-of-range')
}
