/**
 * Dispel Magic (KT-I4): in a battle, or as an answer there, the magic of one enemy force fights in the melee step from now
 * on. Used by itself it also ends one enemy item there; as an answer it cancels the item just played.
 */
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { ANSWERED_ITEMS, isItem } from '../../content'
import { isAlive, itemsInUse, loseItem } from '../battle/forces'
import type { ItemRules, UseAction } from './item'
import { spendItem } from './playing'

export const dispelMagic: ItemRules = {
  battle: {
    when: 'step',
    ways(state, task, force) {
      const others = task.forces.filter((other) => other !== force && isAlive(state, other))
      const items = others.flatMap(itemsInUse)
      return others.flatMap(({ side }): UseAction[] => {
        const action: UseAction = { type: 'item', item: 'dispel_magic', force: side }
        return items.length === 0 ? [action] : items.map((against) => ({ ...action, against }))
      })
    },
    takesEffect(state, task, force, { item, against, force: named }) {
      spendItem(state, task, force, item)
      const user = against && task.forces.find((other) => other !== force && itemsInUse(other).includes(against))
      if (against !== undefined && user !== undefined) loseItem(state, user, against)
      must(task.forces.find(({ side }) => side === named)).dispelled = true
      return true
    },
    stands: () => 'settled',
  },
  answer: {
    action: 'dispel',
    isForNeutrals: true,
    // KT-I13: it answers items, not events, and not itself.
    ways(_state, { item, forces }, by) {
      if (!isItem(item) || !ANSWERED_ITEMS.includes(item)) return []
      const neutral = by === 'neutral' ? ({ neutral: true } as const) : {}
      if (forces === undefined) return [{ type: 'dispel', ...neutral }]
      return forces.filter((side) => side !== by).map((force) => ({ type: 'dispel', force, ...neutral }))
    },
    whyNot: { lacking: refusal('KT-I4', 'no-dispel'), cannot: refusal('KT-I4', 'cannot-dispel') },
    given: (by, action) =>
      action.type === 'dispel' && action.force !== undefined
        ? { type: 'dispelled', by, force: action.force }
        : { type: 'dispelled', by },
  },
}
