/** The scene on a card: what it does best, so that a hand is read by its colours before its numbers. */
import { CARDS, type Card, TRAITS, type Trait } from '../../content'

export type SceneName = 'market' | 'yard' | 'chapel' | 'wall' | 'road'

const SCENES: Readonly<Record<Trait, SceneName>> = { income: 'market', repair: 'yard', calm: 'chapel', attack: 'wall' }

/** Of two strengths the later: everybody brings a little gold. Who is equal in all is on the road. */
export function sceneOf(card: Card): SceneName {
  const data = CARDS[card]
  const most = Math.max(...TRAITS.map((trait) => data[trait]))
  if (TRAITS.every((trait) => data[trait] === most)) return 'road'
  return SCENES[TRAITS.findLast((trait) => data[trait] === most) ?? 'income']
}
