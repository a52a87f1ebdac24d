/** The first Things: placed, exchanged once, and placed again (KT-S11). */
import type { Seat } from '@crownlands/core/game'
import { playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Action, DONE } from '../actions'
import { inOrder, insert, kinds } from '../counters'
import { drawFromCup, putAway, rackSize, takeFromRack } from '../cup'
import { addAnytime, doAnytime, isAnytime, whyNotAnytime } from '../phases/anytime'
import { addPlacings, place, whyNotPlace } from '../phases/placing'
import type { Run } from '../run'
import type { State } from '../state'
import type { SetupTask } from '../tasks'
import type { SetupStep } from './step'

export const placeStep: SetupStep = {
  stage: 'place',
  isAsked: () => true,

  legal(state, _task, seat) {
    const actions: Action[] = []
    addPlacings(state, seat, actions)
    addAnytime(state, seat, actions)
    actions.push(DONE)
    return actions
  },

  whyNot(state, _task, seat, action) {
    if (action.type === 'done') return undefined
    return action.type === 'place' ? whyNotPlace(state, seat, action) : whyNotAnytime(state, seat, action)
  },

  apply(state, task, seat, action, run) {
    // There is no cloud yet that a Fan could move.
    if (isAnytime(action)) doAnytime(state, {}, seat, action, run)
    else if (action.type === 'place') place(state, seat, action, run)
    else endGo(task, seat, run)
  },
}

export const exchangeStep: SetupStep = {
  stage: 'exchange',
  isAsked: (state, _task, seat) => rackSize(state, seat) > 0,

  legal: (state, _task, seat) => [
    ...kinds(playerAt(state, seat).rack).map((thing): Action => ({ type: 'lay', thing })),
    DONE,
  ],

  whyNot(state, _task, seat, action) {
    if (action.type === 'done') return undefined
    if (action.type !== 'lay') return refusal('KT-O1', 'not-now')
    const { thing } = action
    return playerAt(state, seat).rack.includes(thing) ? undefined : refusal('KT-S11', 'not-on-rack', { thing })
  },

  apply(state, task, seat, action, run) {
    if (action.type === 'lay') {
      takeFromRack(state, seat, action.thing)
      playerAt(state, seat).aside.push(action.thing)
      run.events?.push({ type: 'laid-aside', seat, thing: action.thing })
    } else {
      exchange(state, task, seat, run)
      endGo(task, seat, run)
    }
  },
}

export const placeAgainStep: SetupStep = {
  ...placeStep,
  stage: 'place-again',
  isAsked: (_state, { drew }, seat) => drew.includes(seat),
}

function endGo(task: SetupTask, seat: Seat, run: Run): void {
  run.events?.push({ type: 'part-ended', seat, phase: 'setup', reveals: true })
  task.next++
}

/** Draw as many as were laid aside, then return those, which nobody saw. */
function exchange(state: State, task: SetupTask, seat: Seat, run: Run): void {
  const { aside } = playerAt(state, seat)
  if (aside.length === 0) return
  run.events?.push({ type: 'exchanged', seat, count: aside.length, things: aside.slice() })
  drawThings(state, seat, aside.length, run)
  for (const thing of aside) putAway(state, seat, thing)
  aside.length = 0
  task.drew.push(seat)
}

export function drawThings(state: State, seat: Seat, most: number, run: Run): void {
  const things = drawFromCup(state, most, run)
  for (const thing of things) insert(playerAt(state, seat).rack, thing)
  run.events?.push({ type: 'drew', seat, count: things.length, things: inOrder(things) })
}
