/** A hex that lies open: what and who is there, own stacks with their counters, and what can be done there. */
import { Glyph } from '@crownlands/kit/glyph.tsx'
import { offersIn } from '../choice'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { Offers } from '../phases/offers.tsx'
import { TABLE_TEXT } from '../text/table'
import { counterName } from '../words'
import { hexLines, hexTitle } from './describe'
import css from './hex-panel.module.css'
import { stacksIn } from './stacks'

interface HexPanelProps extends PartProps {
  readonly hex: number
  onClose(): void
}

export function HexPanel({ hex, onClose, ...part }: HexPanelProps) {
  const { view, cast, legal } = part
  const own = view.hexes[hex] === undefined ? undefined : stacksIn(view, hex).find(({ seat }) => seat === view.viewer)
  return (
    <section className={css.panel} aria-label={hexTitle(hex, view, cast)} data-part="hex-panel">
      <header className={css.head}>
        <h2>{hexTitle(hex, view, cast)}</h2>
        <button type="button" aria-label={TABLE_TEXT[cast.language].close} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </header>
      <ul className={css.lines}>
        {hexLines(hex, view, cast).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {own !== undefined && (
        <ul className={css.counters}>
          {own.counters.map(({ what, standing }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same in every way
            <li key={`${what} ${i}`} aria-label={counterName(what, cast)} data-about={aboutCounter(what, cast)}>
              <CounterFace what={what} cast={cast} standing={standing} />
            </li>
          ))}
        </ul>
      )}
      <Offers {...part} label={TABLE_TEXT[cast.language].choices} actions={offersIn(hex, legal)} />
    </section>
  )
}
