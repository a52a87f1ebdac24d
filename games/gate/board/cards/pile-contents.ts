/** What lies in each pile, sorted for reading. Orders are nobody's to know (G-H1). */
import {
  CARD_NAMES,
  CARDS,
  CARDS_PER_TURN,
  type Card,
  type CardData,
  ENEMIES,
  ENEMY_NAMES,
  type Enemy,
  TRAITS,
  type Trait,
} from '../../content'
import { score, type View } from '../../rules/state'
import type { Pile } from '../text/board-text'

export const PILES: readonly Pile[] = ['draw', 'discard', 'score', 'foes', 'citizens', 'heroes']

/** The number on the pile: how many lie there, or what they are worth. */
export function pileCount(pile: Pile, view: View): number {
  switch (pile) {
    case 'draw':
    case 'discard':
    case 'citizens':
    case 'heroes':
      return view[pile].length
    case 'foes':
      return view.enemies.length
    case 'score':
      return score(view)
  }
}

export interface Counted<T> {
  readonly item: T
  readonly count: number
}

/** One of each kind with how many there are, in the order of the card set. */
export function counted(cards: readonly Card[]): readonly Counted<Card>[] {
  return CARD_NAMES.flatMap((item) => {
    const count = cards.filter((card) => card === item).length
    return count > 0 ? [{ item, count }] : []
  })
}

/** Starting cards, citizens and heroes each for themselves. */
export function byKind(
  cards: readonly Card[],
): readonly { readonly kind: CardData['kind']; readonly cards: readonly Card[] }[] {
  return (['start', 'citizen', 'hero'] as const)
    .map((kind) => ({ kind, cards: cards.filter((card) => CARDS[card].kind === kind) }))
    .filter((group) => group.cards.length > 0)
}

interface NextHand {
  /** How many come from the draw pile as it lies. */
  readonly drawn: number
  /** G-T2: how many come from the discard pile, shuffled, and how many will lie in it. */
  readonly shuffled: number
  readonly ofShuffled: number
  /** What the hand is worth on average. */
  readonly average: Readonly<Record<Trait, number>>
}

/** G-T2: what the next turn draws if this one ended now: what is in hand goes to the discard pile (G-T5). */
export function nextHand({ draw, discard, hand }: View): NextHand {
  const drawn = Math.min(CARDS_PER_TURN, draw.length)
  const later = [...discard, ...hand]
  const shuffled = Math.min(CARDS_PER_TURN - drawn, later.length)
  const mean = (cards: readonly Card[], count: number, trait: Trait) =>
    count === 0 ? 0 : (cards.reduce((sum, card) => sum + CARDS[card][trait], 0) * count) / cards.length
  const average = (trait: Trait) => mean(draw, drawn, trait) + mean(later, shuffled, trait)
  return {
    drawn,
    shuffled,
    ofShuffled: later.length,
    average: Object.fromEntries(TRAITS.map((trait) => [trait, average(trait)])) as Record<Trait, number>,
  }
}

/** The enemies of each wave, the lowest first. */
export function byWave(
  enemies: readonly Enemy[],
): readonly { readonly wave: number; readonly enemies: readonly Enemy[] }[] {
  const sorted = ENEMY_NAMES.filter((enemy) => enemies.includes(enemy))
  const waves = [...new Set(sorted.map((enemy) => ENEMIES[enemy].wave))]
  return waves.map((wave) => ({ wave, enemies: sorted.filter((enemy) => ENEMIES[enemy].wave === wave) }))
}
