/** Retreats (KT-B13 to KT-B15, KT-B23, KT-I2). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type ArmyCounter, BALLOON } from '../../content'
import { type Action, DONE, isSame } from '../actions'
import { hasEnemyValue, hexesOf, sizeOf } from '../armies'
import { distance, neighbours } from '../hexes'
import { settleOverflow } from '../movement/overflow'
import { NOBODY, only, type Run } from '../run'
import type { State } from '../state'
import type { BattleTask, Force } from '../tasks'
import { armyOfForce, hasBalloon, isAlive, isArmy, isBuilding, isOver, putDown, putItemsAway } from './forces'
import type { BattleRules } from './stage'

/** KT-B14: adjacent own hexes without enemy counters. Ours: a Balloon goes along, and has nobody to go along with when no army counter is beside it. */
export function retreatHexes(state: State, task: BattleTask, force: Force): number[] {
  const { side } = force
  const hexes: number[] = []
  if (side === 'neutral' || armyOfForce(force).length === 0) return hexes
  for (const hex of neighbours(task.hex, sizeOf(state))) if (isRefuge(state, hex, side)) hexes.push(hex)
  return hexes
}

function isRefuge(state: State, hex: number, seat: Seat): boolean {
  return at(state.hexes, hex).owner === seat && !hasEnemyValue(state, hex, seat)
}

/** KT-I2: while it survives, any own hex within three. */
function balloonHexes(state: State, task: BattleTask, force: Force): number[] {
  const { side } = force
  if (side === 'neutral' || !hasBalloon(force)) return []
  return hexesOf(state, side).filter((hex) => {
    const far = distance(task.hex, hex)
    return far > 0 && far <= BALLOON.range && isRefuge(state, hex, side)
  })
}

/** All creatures and characters together; buildings stay (KT-B15). A force without them is gone. */
export function leave(state: State, task: BattleTask, force: Force, to: number, run: Run): void {
  if (hasBalloon(force) && state.balloon !== undefined) state.balloon.hex = to
  go(state, task, force, armyOfForce(force), to, run)
  putItemsAway(state, force)
  force.fighters = force.fighters.filter(({ what }) => isBuilding(what))
  force.gone = force.fighters.length === 0
}

function balloonLeaves(state: State, task: BattleTask, force: Force, to: number, run: Run): void {
  const passengers = force.fighters.filter(({ passenger }) => passenger)
  if (state.balloon !== undefined) state.balloon.hex = to
  force.fighters = force.fighters.filter(({ what, passenger }) => !passenger && what !== 'balloon')
  for (const { bears } of passengers) if (bears !== undefined) force.items.push(bears)
  go(state, task, force, passengers.map(({ what }) => what).filter(isArmy), to, run)
  if (force.fighters.length > 0) return
  // KT-I1: the whole side has retreated.
  putItemsAway(state, force)
  force.gone = true
}

/** Puts those who retreat down; over the limit their owner picks who is lost. */
function go(state: State, task: BattleTask, { side }: Force, counters: ArmyCounter[], to: number, run: Run): void {
  const seat = side as Seat
  putDown(state, to, seat, counters)
  run.events?.push({ type: 'retreated', seat, from: task.hex, to, count: counters.length })
  settleOverflow(state, to, seat, counters)
}

/** KT-B13, KT-B23: attackers first, the defender last; who cannot go is not asked. */
export const retreatRules: BattleRules = {
  seats(state, task) {
    const force = task.forces[task.at]
    if (force === undefined || force.side === 'neutral' || !isAlive(state, force) || isOver(state, task)) return NOBODY
    return options(state, task, force).length === 0 ? NOBODY : only(force.side)
  },
  legal(state, task) {
    const actions = options(state, task, must(task.forces[task.at]))
    actions.push(DONE)
    return actions
  },
  whyNot(state, task, seat, action) {
    if (action.type === 'done' || options(state, task, must(task.forces[task.at])).some((one) => isSame(one, action)))
      return undefined
    if (action.type !== 'retreat' && action.type !== 'balloon-retreat') return refusal('KT-B13', 'retreat-or-stay')
    if (state.hexes[action.hex]?.owner !== seat) return refusal('KT-B14', 'not-an-own-hex')
    if (hasEnemyValue(state, action.hex, seat)) return refusal('KT-B14', 'enemies-there')
    return refusal('KT-B14', distance(task.hex, action.hex) > 1 ? 'too-far' : 'nobody-to-retreat')
  },
  apply(state, task, seat, action, run) {
    const force = must(task.forces[task.at])
    if (action.type === 'retreat') leave(state, task, force, action.hex, run)
    else if (action.type === 'balloon-retreat') balloonLeaves(state, task, force, action.hex, run)
    else run.events?.push({ type: 'stayed', side: seat, reveals: true })
    // Whoever left with the Balloon may have left others who can still go on foot.
    if (action.type !== 'balloon-retreat' || force.gone) task.at++
  },
  advance(state, task) {
    if (task.at < task.forces.length && !isOver(state, task)) task.at++
    else task.stage = 'round'
  },
}

function options(state: State, task: BattleTask, force: Force): Action[] {
  const actions: Action[] = []
  for (const hex of retreatHexes(state, task, force)) actions.push({ type: 'retreat', hex })
  for (const hex of balloonHexes(state, task, force)) actions.push({ type: 'balloon-retreat', hex })
  return actions
}
