/** Cards: an illuminated picture, a name, four traits; enemies the same by night. */

import type { Language } from '@crownlands/core/room'
import { signed } from '@crownlands/core/text/typesetting'
import { Fragment } from 'react'
import { CARDS, type Card, ENEMIES, type Enemy, LOCATIONS, TRAITS } from '../../content'
import { breakable } from '../describe'
import enemies from '../siege/enemies.module.css'
import { sceneOf } from '../siege/scene'
import { BOARD_TEXT } from '../text/text'
import { Art } from '../town/art.tsx'
import { Scenery } from '../town/scenery.tsx'
import css from './cards.module.css'

/** The sign of a card in its scene. */
export function Picture({ card }: { readonly card: Card }) {
  const { bonusAt, power } = CARDS[card]
  const scene = sceneOf(card)
  return (
    <span className={css.picture} data-part="card-picture" data-scene={scene}>
      <Scenery scene={scene} />
      <Art name={card} className={css.art} part="card-art" />
      {bonusAt !== undefined && (
        <span className={css.bonus}>
          +1
          {bonusAt.map((location) => (
            <Art key={location} name={location} />
          ))}
        </span>
      )}
      {power?.kind === 'leave' && (
        <span className={css.bonus}>
          <Art name="leave" />
        </span>
      )}
    </span>
  )
}

/** A whole card to look at: in the market, in a pile, in a question. */
export function CardFace({ card, language, price }: { card: Card; language: Language; price?: number }) {
  const words = BOARD_TEXT[language]
  const data = CARDS[card]
  return (
    <span className={css.card} data-part="card" data-kind={data.kind} aria-hidden="true">
      <span className={css.name} data-part="card-name">
        {words.cards[card]}
      </span>
      <span className={css.window} data-part="card-window">
        <Picture card={card} />
        {price !== undefined && (
          <span className={css.price} data-part="card-price">
            {price}
          </span>
        )}
        {data.power !== undefined && data.power.kind !== 'leave' && (
          <span className={css.seal} data-part="card-seal">
            <Art name={data.power.kind} />
            {data.power.kind === 'draw' && data.power.cards > 1 && <b>{data.power.cards}</b>}
          </span>
        )}
      </span>
      <span className={css.traits}>
        {TRAITS.map((trait) => (
          <span key={trait} className={css.trait} data-trait={trait} data-none={data[trait] === 0}>
            <Art name={trait} />
            <b>{data[trait] === 0 ? '' : data[trait]}</b>
          </span>
        ))}
      </span>
    </span>
  )
}

interface EnemyFaceProps {
  readonly enemy: Enemy
  readonly language: Language
  readonly health: number
  /** What it has taken; `soon` what it would have taken besides. */
  readonly damage: number
  readonly soon?: number
}

export function EnemyFace({ enemy, language, health, damage, soon = 0 }: EnemyFaceProps) {
  const words = BOARD_TEXT[language]
  const { points, fear, damage: blows } = ENEMIES[enemy]
  const left = health - damage
  return (
    <span className={enemies.enemy} data-part="enemy" aria-hidden="true">
      <span className={enemies.name} data-part="enemy-name">
        {words.enemies[enemy].split(' ').map((word) => (
          <Fragment key={word}>
            <span>{breakable(word)}</span>{' '}
          </Fragment>
        ))}
      </span>
      <span className={enemies.points}>{points}</span>
      <Art name={enemy} className={enemies.art} part="enemy-art" />
      <span className={enemies.health} data-part="enemy-health">
        {Array.from({ length: health }, (_, i) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a drop of blood is its number
            key={i}
            viewBox="0 0 10 13"
            aria-hidden="true"
            data-state={i >= left ? 'lost' : i >= left - soon ? 'soon' : 'left'}
          >
            <path d="M5 .6C7.6 4 9.3 6.2 9.3 8.5a4.3 4.3 0 0 1-8.6 0C.7 6.2 2.4 4 5 .6z" />
          </svg>
        ))}
      </span>
      <span className={enemies.blows} data-part="enemy-blows">
        {LOCATIONS.map((location) => {
          const amount = blows[location]
          return amount === undefined ? null : (
            <span key={location}>
              <Art name={location} />
              {signed(-amount)}
            </span>
          )
        })}
        {fear > 0 && (
          <span data-fear="true">
            <Art name="fear" />
            {signed(fear)}
          </span>
        )}
      </span>
    </span>
  )
}
