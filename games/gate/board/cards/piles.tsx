/** The piles: how much lies in each, and on demand what. */

import type { Language } from '@crownlands/core/room'
import { type ComponentType, lazy, useEffect, useRef } from 'react'
import type { View } from '../../rules/state'
import { aboutPile } from '../describe'
import type { Pile } from '../text/board-text'
import { BOARD_TEXT } from '../text/text'
import { Art, type ArtName } from '../town/art.tsx'
import { PILES, pileCount } from './pile-contents'
import css from './piles.module.css'

interface OpenPileProps {
  readonly pile: Pile
  readonly view: View
  readonly language: Language
  onClose(): void
}

/** Loaded when the first pile is opened. What cannot be fetched must not take the table away with it. */
export const PileDialog = lazy(async (): Promise<{ default: ComponentType<OpenPileProps> }> => {
  const loaded = await import('./pile-dialog.tsx').catch(() => undefined)
  return { default: loaded?.PileDialog ?? PileAway }
})

/** How long it is said that a pile cannot be shown. */
const SAID_FOR = 6000

function PileAway({ language, onClose }: OpenPileProps) {
  const close = useRef(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close.current(), SAID_FOR)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={css.away} role="alert">
      {BOARD_TEXT[language].pileAway}
    </p>
  )
}

const PICTURES: Readonly<Record<Pile, ArtName>> = {
  draw: 'draw',
  discard: 'discard',
  score: 'laurels',
  foes: 'skull',
  citizens: 'citizens',
  heroes: 'sun',
}

interface PilesProps {
  readonly view: View
  readonly language: Language
  onOpen(pile: Pile): void
}

export function Piles({ view, language, onOpen }: PilesProps) {
  const words = BOARD_TEXT[language]
  return (
    <ul className={css.piles} aria-label={words.piles}>
      {PILES.map((pile) => {
        const count = pileCount(pile, view)
        return (
          <li key={pile}>
            <button
              type="button"
              className={css.pile}
              data-pile={pile}
              aria-label={words.pileLabel(pile, count)}
              data-about={aboutPile(pile, language)}
              aria-haspopup="dialog"
              onClick={() => onOpen(pile)}
            >
              <Art name={PICTURES[pile]} />
              <b>{count}</b>
              <span>{words.pileShort[pile]}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
