/** Who has an item, and taking it from there (KT-I1, KT-X11). */
import { at, must, playerAt, remove } from '@crownlands/core/lists'
import { ITEM_DATA, type Item, type ItemData, isFightingItem, isWallItem, type WallItem } from '../../content'
import { newExtra } from '../battle/forces'
import { spend, takeFromRack } from '../cup'
import type { State } from '../state'
import type { BattleTask, Force, Side } from '../tasks'

/** Whether a side could play an item: it is on the rack, or lies with neutral defenders. */
export function holds(state: State, { hex }: BattleTask, { side }: Force, item: Item): boolean {
  if (side === 'neutral') return at(state.hexes, hex).guards?.items.includes(item) === true
  return playerAt(state, side).rack.includes(item)
}

export function takeItem(state: State, { hex }: BattleTask, side: Side, item: Item): void {
  if (side === 'neutral') remove(must(at(state.hexes, hex).guards).items, item)
  else takeFromRack(state, side, item)
}

/** It is spent when it is played; what stays in use comes back to the cup later. */
export function spendItem(state: State, task: BattleTask, { side }: Force, item: Item): void {
  takeItem(state, task, side, item)
  spend(state, item)
}

/** It fights for a force in this battle, with its printed value or the one that was thrown. */
export function join(force: Force, item: Item, value = must((ITEM_DATA[item] as ItemData).value)): void {
  if (isFightingItem(item)) force.fighters.push(newExtra(item, value))
}

/** For dice whose reason is the item itself. */
export function asWall(item: Item): WallItem {
  if (isWallItem(item)) return item
  throw new TypeError(`${item} is no wall`)
}
