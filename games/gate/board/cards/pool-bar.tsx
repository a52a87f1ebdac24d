/** The pool of the turn, and what else could be done with what was played. */

import type { Language } from '@crownlands/core/room'
import { signed } from '@crownlands/core/text/typesetting'
import { forReaders } from '@crownlands/kit/for-readers'
import { TRAITS } from '../../content'
import type { Action } from '../../rules/state'
import type { Wish } from '../choice'
import css from '../dock.module.css'
import { BOARD_TEXT } from '../text/text'
import { Art } from '../town/art.tsx'
import { Offers } from './offers.tsx'
import type { Pool } from './pool'

interface PoolBarProps {
  readonly pool: Pool
  /** As it would be after what is pointed at. */
  readonly then: Pool | undefined
  readonly legal: readonly Action[]
  readonly hinted: readonly Action[]
  readonly language: Language
  onWish(wish: Wish): void
  onPoint(wish: Wish | undefined): void
}

export function PoolBar({ pool, then, legal, hinted, language, onWish, onPoint }: PoolBarProps) {
  const words = BOARD_TEXT[language]
  return (
    <div className={css.tableTurn}>
      <ul className={css.pool} aria-label={words.pool}>
        {TRAITS.map((trait) => {
          const { now, inHand } = pool[trait]
          const soon = then?.[trait].now ?? now
          return (
            <li
              key={trait}
              className={css.poolEntry}
              data-part="pool-entry"
              data-trait={trait}
              data-about={words.poolLabel(trait, now, inHand)}
            >
              <span className={forReaders}>{words.poolLabel(trait, now, inHand)}</span>
              <Art name={trait} />
              {/* The key lets a new amount show itself. */}
              <b key={now} aria-hidden="true">
                {now}
                {soon !== now && <i>→{soon}</i>}
              </b>
              <span className={css.poolWords} aria-hidden="true">
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
      <Offers where="dock" legal={legal} hinted={hinted} language={language} onWish={onWish} onPoint={onPoint} />
    </div>
  )
}
