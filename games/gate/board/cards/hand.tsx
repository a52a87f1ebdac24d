/** The hand: every trait of every card is a button of its own; a power is a seal on the picture. */

import type { Language } from '@crownlands/core/room'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { CARDS, type Card, TRAITS } from '../../content'
import type { Action } from '../../rules/state'
import { isPossible, type Wish } from '../choice'
import { aboutCard, aboutTrait } from '../describe'
import { pointing } from '../pointing'
import { BOARD_TEXT } from '../text/text'
import { Art } from '../town/art.tsx'
import cards from './cards.module.css'
import { Picture } from './cards.tsx'
import css from './hand.module.css'

interface HandProps {
  readonly hand: readonly Card[]
  readonly legal: readonly Action[]
  /** Nothing is left to do, whatever the hand. */
  readonly over: boolean
  /** What a hint advises, if there is one. */
  readonly hinted: readonly Action[]
  readonly live: boolean
  readonly language: Language
  onWish(wish: Wish): void
  onPoint(wish: Wish | undefined): void
}

export function Hand(props: HandProps) {
  const { hand, language, live } = props
  const words = BOARD_TEXT[language]
  if (hand.length === 0) return <p className={css.empty}>{props.over ? '' : words.handEmpty}</p>
  return (
    <ul className={css.hand} aria-label={words.hand} data-live={live} data-many={hand.length > 3}>
      {hand.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind differ only in their place
        <HandCard key={`${card}${place}`} {...props} card={card} place={place} />
      ))}
    </ul>
  )
}

function HandCard({ card, place, hand, legal, hinted, ...props }: HandProps & { card: Card; place: number }) {
  const { live, language, onWish, onPoint } = props
  const words = BOARD_TEXT[language]
  const data = CARDS[card]
  const wishes = (wish: Wish) => ({
    'aria-disabled': !live || !isPossible(wish, legal),
    onClick: () => onWish(wish),
    ...pointing(wish, onPoint),
  })
  /** Of two of a kind the first. */
  const isHinted = (wish: Wish) => hand.indexOf(card) === place && isPossible(wish, hinted)
  const power = data.power?.kind === 'leave' ? undefined : data.power
  return (
    <li
      className={css.card}
      data-part="hand-card"
      data-kind={data.kind}
      data-place={place}
      data-card={card}
      data-about={aboutCard(card, language)}
    >
      <span className={cards.name} data-part="card-name">
        {words.cards[card]}
      </span>
      <span className={cards.window} data-part="card-window">
        <Picture card={card} />
        {power !== undefined && (
          <button
            type="button"
            className={cards.seal}
            data-part="card-seal"
            data-use="power"
            data-double={power.kind === 'double'}
            aria-label={words.powerOf(card, power)}
            data-about={`${words.cards[card]}\n${words.powerLong(power)}`}
            {...wishes({ kind: 'power', card })}
          >
            <Art name={power.kind} />
            {power.kind === 'draw' && power.cards > 1 && <b>{power.cards}</b>}
            {isHinted({ kind: 'power', card }) && <HintMark />}
          </button>
        )}
      </span>
      <span className={css.traits}>
        {TRAITS.map((trait) =>
          data[trait] === 0 ? (
            <span key={trait} className={css.none} aria-hidden="true">
              <Art name={trait} />
            </span>
          ) : (
            <button
              key={trait}
              type="button"
              className={css.trait}
              data-use={trait}
              data-trait={trait}
              aria-label={words.traitOf(card, trait, data[trait])}
              data-about={aboutTrait(card, trait, language)}
              {...wishes({ kind: 'trait', card, trait })}
            >
              <Art name={trait} />
              <b>{data[trait]}</b>
              {isHinted({ kind: 'trait', card, trait }) && <HintMark />}
            </button>
          ),
        )}
      </span>
    </li>
  )
}
