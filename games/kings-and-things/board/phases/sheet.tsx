/** A sheet over the map: beside it where there is room, else at its foot. What it holds is read while the map is in sight. */
import { Glyph } from '@crownlands/kit/icons/glyph.tsx'
import type { ReactNode } from 'react'
import css from './sheet.module.css'

interface SheetProps {
  readonly title: string
  readonly side: 'left' | 'right'
  readonly part: string
  readonly closeLabel: string
  /** Only its head is seen: it makes way for the map. */
  readonly isFolded?: boolean
  readonly children: ReactNode
  onClose(): void
}

export function Sheet({ title, side, part, closeLabel, isFolded = false, children, onClose }: SheetProps) {
  return (
    <section className={css.sheet} data-side={side} data-part={part} data-open={!isFolded} aria-label={title}>
      <header className={css.head}>
        <h2>{title}</h2>
        <button type="button" aria-label={isFolded ? title : closeLabel} aria-expanded={!isFolded} onClick={onClose}>
          {isFolded ? <Glyph name="open" /> : <Glyph name="close" />}
        </button>
      </header>
      {!isFolded && children}
    </section>
  )
}
