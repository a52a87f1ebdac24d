/** What lies in each pile, sorted for reading. Orders are nobody's to know (G-H1). */
import { CARD_NAMES, type Card, ENEMIES, ENEMY_NAMES, type Enemy } from '../cards'
import { score, type View } from '../state'
import type { Pile } from './board-words'

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

/** The enemies of each wave, the lowest first. */
export function byWave(
  enemies: readonly Enemy[],
): readonly { readonly wave: number; readonly enemies: readonly Enemy[] }[] {
  const sorted = ENEMY_NAMES.filter((enemy) => enemies.includes(enemy))
  const waves = [...new Set(sorted.map((enemy) => ENEMIES[enemy].wave))]
  return waves.map((wave) => ({ wave, enemies: sorted.filter((enemy) => ENEMIES[enemy].wave === wave) }))
}
