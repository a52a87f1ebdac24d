/** The piles: how much lies in each, and on demand what. */
import type { Language } from '@crownlands/core/room'
import { lazy } from 'react'
import type { View } from '../state'
import { Art, type ArtName } from './art.tsx'
import type { Pile } from './board-words'
import { aboutPile } from './describe'
import { PILES, pileCount } from './pile-contents'
import { BOARD_TEXT } from './text'

/** Loaded when the first pile is opened. */
export const PileDialog = lazy(async () => ({ default: (await import('./pile-dialog.tsx')).PileDialog }))

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
    <ul className="sp" aria-label={words.piles}>
      {PILES.map((pile) => {
        const count = pileCount(pile, view)
        return (
          <li key={pile}>
            <button
              type="button"
              className="sp-pile"
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
