/** The pool of the turn: what was made of it so far, and what the cards in hand could still give. */
import { CARDS, TOWER_ATTACK, TRAITS, type Trait } from '../cards'
import type { Event, View } from '../state'

export interface PoolEntry {
  /** Gold: what there is to spend. Else: what was repaired, calmed or dealt this turn. */
  readonly now: number
  /** The most that the hand could add if every card were used for this. */
  readonly inHand: number
}
export type Pool = Readonly<Record<Trait, PoolEntry>>

/** `story` is everything that happened, so that a turn taken up again later has its whole pool. */
export function poolOf(view: View, story: readonly Event[]): Pool {
  const done = { income: view.gold, repair: 0, calm: 0, attack: 0 }
  for (const event of story.slice(story.findLastIndex(({ type }) => type === 'turn-started') + 1)) {
    if (event.type === 'repaired') done.repair += event.split.farm + event.split.tower + event.split.gate
    if (event.type === 'calmed') done.calm += event.from - event.to
    if (event.type === 'attacked') done.attack += event.attack + event.tower
  }
  const entries = TRAITS.map((trait) => [trait, { now: done[trait], inHand: inHand(view, trait) }] as const)
  return Object.fromEntries(entries) as Pool
}

/** G-U4: the Tower adds to the first attack. G-T3: with strict phases there is a time when income is over. */
function inHand(view: View, trait: Trait): number {
  if (trait === 'income' && view.phase === 'cards') return 0
  const sum = view.hand.reduce((total, card) => total + CARDS[card][trait], 0)
  return trait === 'attack' && sum > 0 && view.tower > 0 && !view.towerShot ? sum + TOWER_ATTACK : sum
}
