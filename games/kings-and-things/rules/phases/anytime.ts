/** What a player may do at any decision of an own part: turn in treasures, remove income counters, fan the cloud (KT-O4). */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { isPlaced, isTreasure, TREASURES } from '../../content'
import type { Action, ActionOf } from '../actions'
import { returnToCup, spend, takeFromRack } from '../cup'
import { addFan, playFan, whyNoFan } from '../items/fan'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { Answer } from '../tasks'

/** KT-G5 */
export function addTreasures(state: State, seat: Seat, actions: Action[]): void {
  const { rack } = playerAt(state, seat)
  // Racks are in order, and what is placed comes first: most of it need not be looked at.
  let first = rack.length
  while (first > 0 && !isPlaced(at(rack, first - 1))) first--
  // There is one of each.
  for (let i = first; i < rack.length; i++) {
    const thing = at(rack, i)
    if (isTreasure(thing)) actions.push({ type: 'treasure', treasure: thing })
  }
}

export function turnInTreasure(state: State, seat: Seat, { treasure }: ActionOf<'treasure'>, run: Run): void {
  takeFromRack(state, seat, treasure)
  spend(state, treasure)
  const gold = TREASURES[treasure]
  playerAt(state, seat).gold += gold
  run.events?.push({ type: 'treasure', seat, treasure, gold, reveals: true })
}

/** All three, in an own part of a phase. */
export function addAnytime(state: State, seat: Seat, actions: Action[]): void {
  addTreasures(state, seat, actions)
  // KT-G6
  if (state.phase !== 'combat') {
    for (let hex = 0; hex < state.hexes.length; hex++) {
      if (hasOwnIncome(state, hex, seat)) actions.push({ type: 'remove', hex })
    }
  }
  addFan(state, seat, actions)
}

function hasOwnIncome({ hexes }: State, place: number, seat: Seat): boolean {
  const hex = hexes[place]
  return hex?.income !== undefined && hex.owner === seat
}

export function isAnytime(action: Action): action is ActionOf<'treasure' | 'remove' | 'fan'> {
  return action.type === 'treasure' || action.type === 'remove' || action.type === 'fan'
}

/**
 * Carries one of them out. A Fan asks for answers first: the task that it was played in calls `settleFan` when it goes on
 * with an answer.
 */
export function doAnytime(
  state: State,
  task: { fan?: number | 'off' | undefined },
  seat: Seat,
  action: ActionOf<'treasure' | 'remove' | 'fan'>,
  run: Run,
): void {
  switch (action.type) {
    case 'treasure':
      turnInTreasure(state, seat, action, run)
      return
    case 'remove':
      removeIncome(state, seat, action.hex, run)
      return
    case 'fan':
      playFan(state, task, seat, action, run)
  }
}

function removeIncome(state: State, seat: Seat, place: number, run: Run): void {
  const hex = at(state.hexes, place)
  if (hex.income === undefined) return
  run.events?.push({ type: 'income-removed', seat, hex: place, income: hex.income })
  returnToCup(state, hex.income)
  hex.income = undefined
}

/** The Fan stands or was dispelled: moves the cloud. Whether there was one to settle. */
export function settleFan(
  state: State,
  task: { fan?: number | 'off' | undefined; answer?: Answer | undefined },
  run: Run,
): boolean {
  const { fan, answer } = task
  if (fan === undefined) return false
  task.fan = undefined
  task.answer = undefined
  if (answer?.type !== 'dispelled') moveCloud(state, fan === 'off' ? undefined : fan, run)
  return true
}

export function moveCloud(state: State, hex: number | undefined, run: Run): void {
  state.cloud = hex
  run.events?.push({ type: 'cloud', ...(hex !== undefined && { hex }) })
}

/** What is against one of the three, and against anything else that is no action of this part. */
export function whyNotAnytime(state: State, seat: Seat, action: Action): Refusal | undefined {
  const { rack } = playerAt(state, seat)
  switch (action.type) {
    case 'treasure':
      return rack.includes(action.treasure)
        ? undefined
        : refusal('KT-G5', 'no-such-treasure', { treasure: action.treasure })
    case 'remove':
      if (state.phase === 'combat') return refusal('KT-G6', 'not-in-combat', { hex: action.hex })
      return hasOwnIncome(state, action.hex, seat)
        ? undefined
        : refusal('KT-G6', 'no-own-income-there', { hex: action.hex })
    case 'fan':
      return whyNoFan(state, seat, action)
    default:
      return refusal('KT-O1', 'not-now')
  }
}
