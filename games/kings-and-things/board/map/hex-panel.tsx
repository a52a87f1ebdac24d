/** A hex that lies open: what and who is there, own stacks with their counters, and what can be done there. */
import { offersIn } from '../choice'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { Offers } from '../phases/offers.tsx'
import { Sheet } from '../phases/sheet.tsx'
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
  const words = TABLE_TEXT[cast.language]
  const open = view.hexes[hex] === undefined ? [] : stacksIn(view, hex).flatMap(({ counters }) => counters)
  return (
    <Sheet title={hexTitle(hex, view, cast)} side="right" part="hex-panel" closeLabel={words.close} onClose={onClose}>
      <ul className={css.lines}>
        {hexLines(hex, view, cast).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {open.length > 0 && (
        <ul className={css.counters}>
          {open.map(({ what, standing }, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same in every way
              key={`${what} ${i}`}
              aria-label={counterName(what, cast)}
              data-about={aboutCounter(what, cast, standing)}
            >
              <CounterFace what={what} cast={cast} standing={standing} />
            </li>
          ))}
        </ul>
      )}
      <Offers {...part} label={words.choices} actions={offersIn(hex, legal)} />
    </Sheet>
  )
}
