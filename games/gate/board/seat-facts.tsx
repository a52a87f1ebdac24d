/** The facts beside the player's name. */
import type { Language } from '@crownlands/core/room'
import { LOCATIONS } from '../content'
import type { View } from '../rules/state'
import css from './seat-facts.module.css'
import { BOARD_TEXT } from './text/text'
import { Art } from './town/art.tsx'

export function SeatFacts({ view, language }: { readonly view: View; readonly language: Language }) {
  const words = BOARD_TEXT[language]
  return (
    <span className={css.facts}>
      {LOCATIONS.map((location) => (
        <span key={location} role="img" aria-label={`${words.locations[location]} ${view[location]}`}>
          <Art name={location} />
          {view[location]}
        </span>
      ))}
    </span>
  )
}
