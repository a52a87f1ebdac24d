/** Losses by events: what can be given up in a hex, and what must (KT-V2, KT-V5, KT-V9, KT-V10). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { buildingValue, CITADEL, isCharacter, isCreature } from '../../content'
import { type Action, type ActionOf, DONE } from '../actions'
import { countersIn, eliminate, forgetStack, stackSize } from '../armies'
import { kinds } from '../counters'
import { returnToCup } from '../cup'
import { lowerFort } from '../phases/forts'
import type { Refusal } from '../reasons'
import { end, type Handler, NOBODY, only, push, type Run } from '../run'
import type { State } from '../state'
import type { LossesTask } from '../tasks'

type LostPart = ActionOf<'lose'>['what']

/** Losses that fort levels would make; a citadel gives none. */
function fortLosses(state: State, place: number): number {
  const { fort } = at(state.hexes, place)
  return fort === CITADEL ? 0 : fort
}

function hasBuilding(state: State, place: number): boolean {
  return buildingValue(at(state.hexes, place).income) > 0
}

/** A whole city or village is one loss. */
function buildingLosses(state: State, place: number): number {
  return fortLosses(state, place) + (hasBuilding(state, place) ? 1 : 0)
}

/** Whether a player has something to lose in an own hex. */
export function canLose(state: State, place: number, seat: Seat): boolean {
  return stackSize(state, place, seat) > 0 || buildingLosses(state, place) > 0
}

/** Decided by what all can see: a stack of one kind is asked about like any other. */
function hasChoice(state: State, { seat, hex, left, kind }: LossesTask): boolean {
  if (left === 0) return false
  const counters = stackSize(state, hex, seat)
  const buildings = buildingLosses(state, hex)
  if (kind === 'plague') return buildings > 0 || left < counters
  if (counters > 0) return left < counters
  return hasBuilding(state, hex) && fortLosses(state, hex) > 0 && left < buildings
}

/** What can be given up now: army counters in the order of their kinds, then buildings. */
function givable(state: State, task: LossesTask): LostPart[] {
  const parts: readonly LostPart[] = [...kinds(countersIn(state, task.hex, task.seat)), 'building', 'fort']
  return parts.filter((what) => whyNotGive(state, task, what) === undefined)
}

function whyNotGive(state: State, { hex, seat, kind }: LossesTask, what: LostPart): Refusal | undefined {
  const counters = countersIn(state, hex, seat)
  if (what === 'fort' || what === 'building') {
    if (what === 'fort' && at(state.hexes, hex).fort === CITADEL) return refusal('KT-V2', 'citadel-gives-no-loss')
    const isThere = what === 'fort' ? fortLosses(state, hex) > 0 : hasBuilding(state, hex)
    if (!isThere) return refusal('KT-V2', 'not-in-the-hex')
    return kind === 'plague' || counters.length === 0 ? undefined : refusal('KT-V9', 'army-counters-first')
  }
  const isThere = (isCreature(what) || isCharacter(what)) && counters.includes(what)
  return isThere ? undefined : refusal('KT-V2', 'not-in-the-hex')
}

/** KT-V5: buildings need not be given up when army counters run out. */
function mayStop(state: State, { kind, hex, seat }: LossesTask): boolean {
  return kind === 'plague' && stackSize(state, hex, seat) === 0
}

/** The owner loses this many in a hex before anything else goes on. */
export function pushLosses(state: State, losses: Omit<LossesTask, 'type'>): void {
  push(state, { type: 'losses', ...losses })
}

export const lossesHandler: Handler<LossesTask> = {
  seats: (state, task) => (hasChoice(state, task) ? only(task.seat) : NOBODY),

  legal(state, task) {
    const actions: Action[] = givable(state, task).map((what) => ({ type: 'lose', what }))
    if (mayStop(state, task)) actions.push(DONE)
    return actions
  },

  whyNot(state, task, _seat, action) {
    if (action.type === 'lose') return whyNotGive(state, task, action.what)
    return action.type === 'done' && mayStop(state, task)
      ? undefined
      : refusal('KT-V2', 'losses-due', { left: task.left })
  },

  apply(state, task, seat, action, run) {
    if (action.type === 'lose') giveUp(state, task, action.what, run)
    else {
      run.events?.push({ type: 'passed', seat, reveals: true })
      end(state, task)
    }
  },

  advance(state, task, run) {
    const [first] = task.left === 0 ? [] : givable(state, task)
    if (first !== undefined) giveUp(state, task, first, run)
    else end(state, task)
  },

  waitsFor: () => ['turn-over'],
  audit: (_state, { left }, above) =>
    left > 0 || above !== undefined ? undefined : 'there must be losses left (KT-V2)',
}

function giveUp(state: State, task: LossesTask, what: LostPart, run: Run): void {
  const { seat, hex: place } = task
  task.left--
  if (what === 'fort') lowerFort(state, place, 'KT-V2', run)
  else if (what === 'building') loseBuilding(state, place, run)
  else if (isCharacter(what)) eliminate(state, place, seat, what, run)
  else if (isCreature(what)) {
    // KT-H7: it goes to the cup unseen.
    run.events?.push({ type: 'lost', seat, hex: place, count: 1, counters: [what] })
    eliminate(state, place, seat, what, run)
  }
  if (stackSize(state, place, seat) === 0) forgetStack(state, seat, place)
}

function loseBuilding(state: State, place: number, run: Run): void {
  const hex = at(state.hexes, place)
  const income = must(hex.income)
  hex.income = undefined
  returnToCup(state, income)
  run.events?.push({ type: 'income-lost', hex: place, income, clause: 'KT-V2' })
}
