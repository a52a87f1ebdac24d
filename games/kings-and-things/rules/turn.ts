/** The phases of a turn and whose part is next (KT-O1 to KT-O6, KT-G3). */
import type { Seat } from '@crownlands/core/game'
import { at, must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { FORT_COST } from '../content'
import { armySize, hasArmy, ownerOf } from './armies'
import { rackSize, spend } from './cup'
import { eventsPart } from './events/phase'
import { movePart } from './movement/group'
import { walkIn } from './movement/walk-in'
import { playersInOrder } from './order'
import { charactersPart } from './phases/characters'
import { incomeLines, sumOf } from './phases/income'
import { type Handler, NOBODY, push, type Run } from './run'
import type { Phase, State } from './state'
import type { Task, TaskType, TurnTask } from './tasks'
import { checkClock, checkTurnLimit } from './winning'

/** The phases in which each player has a part. */
type PartPhase = Exclude<Phase, 'setup' | 'gold' | 'combat'>

function beginTurn(state: State, task: TurnTask, run: Run): void {
  state.turn++
  run.events?.push({ type: 'turn-begun', turn: state.turn, order: playersInOrder(state) })
  beginPhase(state, task, 'gold', run)
}

function beginPhase(state: State, task: TurnTask, phase: Phase, run: Run): void {
  state.phase = phase
  task.next = 0
  run.events?.push({ type: 'phase-begun', phase })
  // KT-R7: who fled can be had again from this phase on.
  if (phase === 'characters') for (const counter of state.pool) counter.fled = false
}

export const turnHandler: Handler<TurnTask> = {
  seats: () => NOBODY,
  legal: () => [],
  whyNot: () => refusal('KT-O1', 'not-now'),
  apply: () => {},
  waitsFor: ({ phase }) => PARTS[phase],

  advance(state, task, run) {
    switch (state.phase) {
      case 'setup':
        beginTurn(state, task, run)
        return
      case 'gold':
        collectGold(state, run)
        beginPhase(state, task, 'characters', run)
        return
      case 'combat':
        advanceCombat(state, task, run)
        return
      default:
        if (!handOutPart(state, task, state.phase)) endPhase(state, task, state.phase, run)
    }
  },
}

const PARTS: Readonly<Record<Phase, readonly TaskType[]>> = {
  setup: [],
  gold: [],
  characters: ['characters'],
  things: ['things'],
  events: ['events'],
  movement: ['move', 'place-on'],
  combat: ['combat'],
  construction: ['build'],
  powers: ['powers'],
}

/** KT-G3 */
function collectGold(state: State, run: Run): void {
  for (const seat of playersInOrder(state)) {
    const lines = incomeLines(state, seat)
    const gold = sumOf(lines)
    playerAt(state, seat).gold += gold
    run.events?.push({ type: 'income', seat, lines, gold, army: armySize(state, seat) })
  }
}

/** KT-O2: to the next in player order who has a part. Whether there was one. */
function handOutPart(state: State, task: TurnTask, phase: PartPhase): boolean {
  while (task.next < state.order.length) {
    const seat = at(state.order, task.next)
    task.next++
    if (!playerAt(state, seat).out && hasPart(state, phase, seat)) {
      push(state, partOf(phase, seat))
      return true
    }
  }
  return false
}

/** KT-O6: passed over only where all can see that nothing can be done. */
function hasPart(state: State, phase: PartPhase, seat: Seat): boolean {
  switch (phase) {
    case 'characters':
    case 'things':
      return true
    case 'events':
      return rackSize(state, seat) > 0
    case 'movement':
      return hasArmy(state, seat)
    case 'construction':
      return playerAt(state, seat).gold >= FORT_COST || rackSize(state, seat) > 0
    case 'powers':
      return ownerOf(state, 'master_thief') === seat || ownerOf(state, 'assassin_primus') === seat
  }
}

function partOf(phase: PartPhase, seat: Seat): Task {
  switch (phase) {
    case 'characters':
      return charactersPart(seat)
    case 'things':
      return { type: 'things', seat, stage: 'announce', fan: undefined, answer: undefined }
    case 'events':
      return eventsPart(seat)
    case 'movement':
      return movePart(seat)
    case 'construction':
      return { type: 'build', seat, built: [], fan: undefined, answer: undefined }
    case 'powers':
      return { type: 'powers', seat, stage: 'open', thief: false, assassin: false }
  }
}

function endPhase(state: State, task: TurnTask, phase: PartPhase, run: Run): void {
  switch (phase) {
    case 'characters':
      beginPhase(state, task, 'things', run)
      return
    case 'things':
      beginPhase(state, task, 'events', run)
      return
    case 'events':
      beginPhase(state, task, 'movement', run)
      return
    case 'movement':
      endMovement(state, task, run)
      return
    case 'construction':
      checkClock(state, run)
      if (state.result === undefined) beginPhase(state, task, 'powers', run)
      return
    case 'powers':
      endTurn(state, task, run)
  }
}

/**
 * KT-M12: when all have moved. The capturers place on what they took before the phase is over; who takes a city or village
 * off the board then (KT-G6) may leave another hex to who stands in it.
 */
function endMovement(state: State, task: TurnTask, run: Run): void {
  if (!walkIn(state, run)) beginPhase(state, task, 'combat', run)
}

/** KT-B2: one task sees to all battles and explorations. */
function advanceCombat(state: State, task: TurnTask, run: Run): void {
  if (task.next === 0) {
    task.next++
    push(state, { type: 'combat', next: 0, seat: undefined, fan: undefined, answer: undefined })
    return
  }
  // KT-I2: from here on nobody fights from the Balloon.
  if (state.balloon !== undefined) state.balloon.passengers.length = 0
  beginPhase(state, task, 'construction', run)
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
