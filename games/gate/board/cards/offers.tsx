/** G-U6, G-U7: an attack that may be doubled, a card that may leave the game: never forced, so they wait here. */

import type { Language } from '@crownlands/core/room'
import { HintMark } from '@crownlands/kit/hint.tsx'
import type { Action } from '../../rules/state'
import { isPossible, offersOf, type Wish } from '../choice'
import css from '../dock.module.css'
import { pointing } from '../pointing'
import { BOARD_TEXT } from '../text/text'
import { Art } from '../town/art.tsx'

interface OffersProps {
  /** On a small table cards leave from the square, where their pile is. */
  readonly where: 'dock' | 'square'
  readonly legal: readonly Action[]
  readonly hinted: readonly Action[]
  readonly language: Language
  onWish(wish: Wish): void
  onPoint(wish: Wish | undefined): void
}

export function Offers({ where, legal, hinted, language, onWish, onPoint }: OffersProps) {
  const words = BOARD_TEXT[language]
  const offers = offersOf(legal).filter(({ kind }) => where === 'dock' || kind === 'power')
  if (offers.length === 0) return null
  return (
    <ul className={css.poolOffers} aria-label={words.offers} data-where={where}>
      {offers.map((wish) => (
        <li key={`${wish.kind} ${wish.card}`} data-offer={wish.kind}>
          <button
            type="button"
            className={css.poolOffer}
            onClick={() => onWish(wish)}
            {...pointing<Wish>(wish, onPoint)}
          >
            <Art name={wish.kind === 'double' ? 'double' : 'leave'} />
            {wish.kind === 'double' ? words.double(wish.card) : words.leave(wish.card)}
            {isPossible(wish, hinted) && <HintMark />}
          </button>
        </li>
      ))}
    </ul>
  )
}
