/** The forts, growing from tower to citadel: each has a tower more, and the citadel a banner. */
import { at } from '@crownlands/core/lists'

/** On a square of 48 that stands on its lower side; by level. */
const WALLS: readonly string[] = [
  '',
  'M17 46V18h-2v-9h4v4h3V9h4v4h3V9h4v9h-2v28Z',
  'M8 46V26H6v-9h4v4h3v-4h4v4h2V11h3v4h4v-4h3v10h2v-4h4v4h3v-4h4v9h-2v20Z',
  'M4 46V26H2v-9h4v4h3v-4h4v9h3V13h-2V4h4v4h4V4h2v4h4V4h4v9h-2v13h3v-9h4v4h3v-4h4v9h-2v20Z',
  'M2 46V28H0v-9h4v4h3v-4h4v9h2V17h-2V8h4v4h3V8h2V1h8v7h2v4h3V8h4v9h-2v11h2v-9h4v4h3v-4h4v9h-2v18Z',
]
const DOORS: readonly string[] = [
  '',
  'M21 46v-8a3 3 0 0 1 6 0v8ZM22.500 24h3v6h-3Z',
  'M20.500 46v-9a3.500 3.500 0 0 1 7 0v9ZM12 31h3v6h-3ZM33 31h3v6h-3Z',
  'M20 46v-9a4 4 0 0 1 8 0v9ZM8 31h3v6h-3ZM37 31h3v6h-3ZM22.500 17h3v7h-3Z',
  'M19 46v-10a5 5 0 0 1 10 0v10ZM6 32h3v6h-3ZM39 32h3v6h-3ZM17 20h3v6h-3ZM28 20h3v6h-3Z',
]
const BANNER = 'M23.300 1V-11h1.400l10 3.500-10 3.500V1Z'

interface FortProps {
  readonly level: number
  readonly x: number
  readonly y: number
  readonly size: number
}

/** As a part of another drawing. */
export function Fort({ level, x, y, size }: FortProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`}>
      <path
        d={at(WALLS, level)}
        fill="var(--kat-stone)"
        stroke="var(--kat-stone-ink)"
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path d={at(DOORS, level)} fill="var(--kat-stone-ink)" />
      {level === 4 && <path d={BANNER} fill="var(--gold)" stroke="var(--kat-stone-ink)" strokeWidth={1.2} />}
    </g>
  )
}
