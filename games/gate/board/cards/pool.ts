/** The pool of the turn: what was made of it so far, and what the cards in hand could still give. */
import { CARDS, TOWER_ATTACK, type Trait } from '../../content'
import type { View } from '../../rules/state'

export interface PoolEntry {
  /** Gold: what there is to spend. Else: what was repaired, calmed or dealt this turn. */
  readonly now: number
  /** The most that the hand could add if every card were used for this. */
  readonly inHand: number
}
export type Pool = Readonly<Record<Trait, PoolEntry>>

export function poolOf(view: View): Pool {
  return {
    income: { now: view.gold, inHand: inHand(view, 'income') },
    repair: { now: view.repaired, inHand: inHand(view, 'repair') },
    calm: { now: view.calmed, inHand: inHand(view, 'calm') },
    attack: { now: view.attacked, inHand: inHand(view, 'attack') },
  }
}

/** G-U4: the Tower adds to the first attack. G-T3: with strict phases there is a time when income is over. */
function inHand(view: View, trait: Trait): number {
  if (trait === 'income' && view.phase === 'cards') return 0
  const sum = view.hand.reduce((total, card) => total + CARDS[card][trait], 0)
  return trait === 'attack' && sum > 0 && view.tower > 0 && !view.towerShot ? sum + TOWER_ATTACK : sum
}
