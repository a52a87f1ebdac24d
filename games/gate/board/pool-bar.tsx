/** The pool of the turn, and what else could be done with what was played. */
import type { Language } from '@crownlands/core/room'
import { CARDS, TRAITS } from '../cards'
import type { Action } from '../state'
import { Art } from './art.tsx'
import type { Wish } from './choose'
import { signed } from './numbers'
import { pointing } from './pointing'
import type { Pool } from './pool'
import { BOARD_TEXT } from './text'

interface PoolBarProps {
  readonly pool: Pool
  /** As it would be after what is pointed at. */
  readonly then: Pool | undefined
  readonly legal: readonly Action[]
  readonly language: Language
  onWish(wish: Wish): void
  onPoint(wish: Wish | undefined): void
}

export function PoolBar({ pool, then, legal, language, onWish, onPoint }: PoolBarProps) {
  const words = BOARD_TEXT[language]
  return (
    <div className="gb-turn">
      <ul className="gr" aria-label={words.pool}>
        {TRAITS.map((trait) => {
          const { now, inHand } = pool[trait]
          const soon = then?.[trait].now ?? now
          return (
            <li key={trait} className="gr-entry" data-trait={trait}>
              <span className="for-readers">{words.poolLabel(trait, now, inHand)}</span>
              <Art name={trait} />
              {/* The key lets a new amount show itself. */}
              <b key={now} aria-hidden="true">
                {now}
                {soon !== now && <i>→{soon}</i>}
              </b>
              <span className="gr-words" aria-hidden="true">
                <span>{words.poolNames[trait]}</span>
                {inHand > 0 && (
                  <small>
                    {signed(inHand)} <i>{words.inHand}</i>
                  </small>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <Offers legal={legal} language={language} onWish={onWish} onPoint={onPoint} />
    </div>
  )
}

/** G-U6, G-U7: an attack that may be doubled, a card that may leave: never forced, so they wait here. */
function Offers({ legal, language, onWish, onPoint }: Omit<PoolBarProps, 'pool' | 'then'>) {
  const words = BOARD_TEXT[language]
  const offers = legal.flatMap((action): { readonly wish: Wish; readonly label: string }[] => {
    if (action.type === 'double') {
      return [{ wish: { kind: 'double', card: action.card }, label: words.double(action.card) }]
    }
    if (action.type === 'power' && CARDS[action.card].power?.kind === 'leave') {
      return [{ wish: { kind: 'power', card: action.card }, label: words.leave(action.card) }]
    }
    return []
  })
  if (offers.length === 0) return null
  return (
    <ul className="gr-offers" aria-label={words.offers}>
      {offers.map(({ wish, label }) => (
        <li key={label}>
          <button type="button" className="gr-offer" onClick={() => onWish(wish)} {...pointing(wish, onPoint)}>
            <Art name={wish.kind === 'double' ? 'double' : 'leave'} />
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
