/** Farm, tower and gate as they stand: whole, cracked, or in ruins. */

import { HEALTH, type Location } from '../../content'
import { WHOLE } from './drawings.tsx'
import css from './town.module.css'

/** Feet stand on y = 130. */
const BOXES: Readonly<Record<Location, { readonly width: number; readonly height: number }>> = {
  farm: { width: 150, height: 136 },
  tower: { width: 110, height: 136 },
  gate: { width: 190, height: 136 },
}

export function Building({ location, health }: { readonly location: Location; readonly health: number }) {
  const { width, height } = BOXES[location]
  const share = health / HEALTH[location]
  const Whole = WHOLE[location]
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {health === 0 ? (
        <path className={css.stone} d={RUINS[location]} />
      ) : (
        <>
          <Whole />
          {share <= 0.67 && <path className={css.crack} d={CRACKS[location][0]} />}
          {share <= 0.34 && <path className={css.crack} d={CRACKS[location][1]} />}
        </>
      )}
    </svg>
  )
}

const CRACKS: Readonly<Record<Location, readonly [string, string]>> = {
  farm: ['M92 130l-4-16 7-10-6-14 5-9', 'M30 130l5-14-8-12 6-13-4-10M62 40l5 9-8 6'],
  tower: ['M70 130l-6-18 8-14-6-14 7-10', 'M38 130l6-16-7-14 8-16-5-12M62 62l-5 10 7 8'],
  gate: ['M44 130l-6-20 8-16-7-18M126 100l-8-10 6-12', 'M160 130l5-22-8-18 7-20M64 60l8 12-7 10 8 12'],
}

/** What is left when nothing stands any more. */
export const RUINS: Readonly<Record<Location, string>> = {
  farm: 'M10 130l4-34 8 6 6-22 9 14 7-8 6 24 10 4 6-12 9 10 5-18 10 12 6-8 12 20 8 4 6 8z',
  tower: 'M24 130l5-42 9 9 7-20 8 12 9-5 6 22 9-4 8 28z',
  gate: 'M8 130l5-52 8 8 9-16 8 18 9-6 5 26 12 8 10-4 12 10 14-8 12 8 9-12 5-24 9 6 8-22 8 18 9-8 8 50z',
}
