/** A turn: phase after phase, and whose part is next (KT-O1 to KT-O6). What each phase does is said by the phase. */
import { at, must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { spend } from './cup'
import { playersInOrder } from './order'
import { PHASES_OF_TURN } from './phases/index'
import type { PhaseRules } from './phases/phase'
import { type Handler, NOBODY, push, type Run } from './run'
import type { State } from './state'
import type { TurnTask } from './tasks'
import { checkTurnLimit } from './winning'

function rulesOf({ phase }: State): PhaseRules | undefined {
  for (const rules of PHASES_OF_TURN) if (rules.phase === phase) return rules
  return undefined
}

export const turnHandler: Handler<TurnTask> = {
  seats: () => NOBODY,
  legal: () => [],
  whyNot: () => refusal('KT-O1', 'not-now'),
  apply: () => {},

  advance(state, task, run) {
    const rules = rulesOf(state)
    if (rules === undefined) {
      // The set-up is over.
      beginTurn(state, task, run)
      return
    }
    if (handOut(state, task, rules)) return
    const isOver = rules.end?.(state, run) !== false
    if (!isOver || state.result !== undefined) return
    const next = PHASES_OF_TURN[PHASES_OF_TURN.indexOf(rules) + 1]
    if (next === undefined) endTurn(state, task, run)
    else beginPhase(state, task, next, run)
  },

  waitsFor: (state) => rulesOf(state)?.tasks ?? [],
}

function beginTurn(state: State, task: TurnTask, run: Run): void {
  state.turn++
  run.events?.push({ type: 'turn-begun', turn: state.turn, order: playersInOrder(state) })
  beginPhase(state, task, at(PHASES_OF_TURN, 0), run)
}

function beginPhase(state: State, task: TurnTask, rules: PhaseRules, run: Run): void {
  state.phase = rules.phase
  task.next = 0
  run.events?.push({ type: 'phase-begun', phase: rules.phase })
  rules.begin?.(state)
}

/** KT-O2: hands the next task of the phase out, in player order. Returns whether there was one. */
function handOut(state: State, task: TurnTask, { part, together }: PhaseRules): boolean {
  if (together !== undefined && task.next === 0) {
    task.next++
    push(state, together())
    return true
  }
  while (part !== undefined && task.next < state.order.length) {
    const seat = at(state.order, task.next)
    task.next++
    const found = playerAt(state, seat).out ? undefined : part(state, seat)
    if (found === undefined) continue
    push(state, found)
    return true
  }
  return false
}

function endTurn(state: State, task: TurnTask, run: Run): void {
  landBalloon(state, run)
  checkTurnLimit(state, run)
  if (state.result !== undefined) return
  changeOrder(state)
  beginTurn(state, task, run)
}

/** KT-I2: to the cup at the end of the turn. */
function landBalloon(state: State, run: Run): void {
  if (state.balloon === undefined) return
  const { seat, hex } = state.balloon
  spend(state, 'balloon')
  state.balloon = undefined
  run.events?.push({ type: 'balloon-gone', seat, hex })
}

/** KT-O3: the second player becomes first. KT-S17: never with two players. */
function changeOrder(state: State): void {
  const { order } = state
  if (order.length === 2) return
  do {
    order.push(must(order.shift()))
  } while (playerAt(state, at(order, 0)).out)
}
