/** Asking whether an item or Weather Control is answered (KT-O7). How it is: answering.ts. */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { ANSWERED_ITEMS, type Item } from '../../content'
import { rackSize } from '../cup'
import { bySeat } from '../order'
import { push } from '../run'
import type { State } from '../state'
import type { BattleTask, Side } from '../tasks'

export interface ItemPlayed {
  readonly item: Item | 'weather_control'
  readonly by: Side
  /** Where a Balloon lands or the cloud goes. */
  readonly hex?: number
  /** KT-I13 */
  readonly dispelOnly?: boolean
}

/** Asks about an item that the task being carried out has played; it finds the answer in `answer` when it goes on. */
export function askAboutItem(state: State, { item, by, hex, dispelOnly = false }: ItemPlayed): void {
  const battle = battleOf(state)
  const neutral = battle === undefined || by === 'neutral' ? undefined : neutralDispeller(state, battle)
  push(state, {
    type: 'answer',
    item,
    by,
    hex,
    forces: battle?.forces.filter(({ gone }) => !gone).map(({ side }) => side),
    dispelOnly,
    waiting: askedAboutItem(state, by, battle, neutral),
    neutral,
  })
}

/** The battle that is being fought, if any: an item of another player's question does not make one. */
export function battleOf(state: State): BattleTask | undefined {
  for (const task of state.tasks) if (task.type === 'battle') return task
  return undefined
}

/** KT-O7: every other player with a rack counter, in a battle only those in it. */
function askedAboutItem(state: State, by: Side, battle: BattleTask | undefined, neutral: Seat | undefined): Seat[] {
  return bySeat(state).filter((seat) => {
    if (seat === by) return false
    if (seat === neutral) return true
    if (rackSize(state, seat) === 0) return false
    return battle === undefined || battle.forces.some(({ side, gone }) => side === seat && !gone)
  })
}

/** KT-X11: who would play the item that answers all others for neutral defenders; not for those who stand by (KT-X17). */
function neutralDispeller(state: State, battle: BattleTask): Seat | undefined {
  if (!battle.forces.some(({ side, gone }) => side === 'neutral' && !gone)) return undefined
  const { guards } = at(state.hexes, battle.hex)
  return guards?.items.some((item) => !ANSWERED_ITEMS.includes(item)) === true ? battle.plays : undefined
}

/** KT-X11: the item lies with the defenders whom this player plays. */
export function hasNeutral(state: State, seat: Seat, item: Item): boolean {
  const battle = battleOf(state)
  return battle?.plays === seat && state.hexes[battle.hex]?.guards?.items.includes(item) === true
}
