/**
 * The Fan (KT-I7): moves the Black Cloud in the own part of a phase, or answers what brings it; turns a Balloon aside; cancels
 * Dust of Defence.
 */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { ITEM_DATA, type ItemData, isItem } from '../../content'
import type { Action, ActionOf } from '../actions'
import { sizeOf } from '../armies'
import { spend, takeFromRack } from '../cup'
import { neighbours } from '../hexes'
import { askAboutItem } from '../questions/answers'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { AnswerTask } from '../tasks'
import type { ItemRules } from './item'

export const fan: ItemRules = {
  answer: {
    action: 'fan',
    isForNeutrals: false,
    ways: (state, task) => (task.dispelOnly ? [] : waysAgainst(state, task)),
    whyNot: { lacking: refusal('KT-I7', 'no-fan'), cannot: refusal('KT-I7', 'cannot-fan') },
    given(by, action) {
      if (by === 'neutral') return { type: 'none' }
      return { type: 'fanned', by, hex: action.type === 'fan' && action.hex !== undefined ? action.hex : 'off' }
    },
  },
}

/** To a hex next to where it was to go; what can only be cancelled goes nowhere. */
function waysAgainst(state: State, { item, hex }: AnswerTask): Action[] {
  if (!isItem(item)) return hex === undefined ? [{ type: 'fan' }] : cloudWays(state, hex)
  const { fanned }: ItemData = ITEM_DATA[item]
  if (fanned === undefined) return []
  if (fanned === 'cancelled' || hex === undefined) return [{ type: 'fan' }]
  return neighbours(hex, sizeOf(state)).map((to) => ({ type: 'fan', hex: to }))
}

/** The cloud goes to owned hexes only, or off the board. */
function cloudWays(state: State, cloud: number): ActionOf<'fan'>[] {
  const near = neighbours(cloud, sizeOf(state)).filter((hex) => at(state.hexes, hex).owner !== undefined)
  return [...near.map((hex) => ({ type: 'fan', hex }) as const), { type: 'fan' }]
}

export function addFan(state: State, seat: Seat, actions: Action[]): void {
  if (state.cloud === undefined || !playerAt(state, seat).rack.includes('fan')) return
  actions.push(...cloudWays(state, state.cloud))
}

export function whyNoFan(state: State, seat: Seat, { hex }: ActionOf<'fan'>): Refusal | undefined {
  if (!playerAt(state, seat).rack.includes('fan')) return refusal('KT-I7', 'no-fan')
  if (state.cloud === undefined) return refusal('KT-I7', 'no-cloud')
  return cloudWays(state, state.cloud).some((way) => way.hex === hex)
    ? undefined
    : refusal('KT-I7', 'cloud-cannot-go-there')
}

/** In an own part: answers first. The task that it was played in settles it when it goes on. */
export function playFan(
  state: State,
  task: { fan?: number | 'off' | undefined },
  seat: Seat,
  { hex }: ActionOf<'fan'>,
  run: Run,
): void {
  takeFromRack(state, seat, 'fan')
  spend(state, 'fan')
  run.events?.push({ type: 'item-played', by: seat, item: 'fan', reveals: true })
  task.fan = hex ?? 'off'
  askAboutItem(state, { item: 'fan', by: seat, dispelOnly: true })
}
