/** The arms of the houses: colour, charge and pattern together, wherever a player is shown. */
import type { CSSProperties } from 'react'
import { hatch, PATTERNS, type Point } from './hatch'
import { HouseHatch, houseEdge } from './house-hatch.tsx'
import { HOUSES, type House, houseColour, onHouse } from './houses'
import { IconAt, type IconName } from './icons/icon.tsx'

export const CHARGES: Readonly<Record<House, IconName>> = {
  or: 'charge-sun',
  azure: 'charge-fleur-de-lis',
  gules: 'charge-lion',
  vert: 'charge-oak-leaf',
}

/** Colours of a house for anything made of HTML: background, text and border. */
export function houseStyle(house: House): CSSProperties {
  return { background: houseColour(house), color: onHouse(house), borderColor: houseEdge(house) }
}

const SHIELD = 'M6 5H94V56C94 84 72 102 50 113C28 102 6 84 6 56Z'
const SHIELD_SHAPE: readonly Point[] = [
  [6, 5],
  [94, 5],
  [94, 58],
  [91, 72],
  [83, 85],
  [70, 99],
  [50, 111],
  [30, 99],
  [17, 85],
  [9, 72],
  [6, 58],
]

interface HouseShieldProps {
  readonly house: House
  /** The width, in pixels or any CSS length. */
  readonly size?: number | string | undefined
  readonly title?: string | undefined
  readonly className?: string | undefined
}

export function HouseShield({ house, size = '1.25em', title, className }: HouseShieldProps) {
  const arms = (
    <>
      <path d={SHIELD} fill={houseColour(house)} />
      <HouseHatch house={house} shape={SHIELD_SHAPE} step={13} />
      <path d={SHIELD} fill="none" stroke={houseEdge(house)} strokeWidth={6} strokeLinejoin="round" />
      <IconAt name={CHARGES[house]} x={17} y={17} size={66} fill={onHouse(house)} />
    </>
  )
  const frame = { viewBox: '0 0 100 118', width: size, className }
  if (title === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {arms}
      </svg>
    )
  }
  return (
    <svg {...frame} role="img" aria-label={title}>
      <title>{title}</title>
      {arms}
    </svg>
  )
}

/** The charge alone, in the house's colour or, on its colour, in the colour for text. */
export function HouseCharge({
  house,
  size = '1em',
  on = false,
}: {
  house: House
  size?: number | string
  on?: boolean
}) {
  return (
    <svg viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <IconAt name={CHARGES[house]} x={0} y={0} size={512} fill={on ? onHouse(house) : houseColour(house)} />
    </svg>
  )
}

const PATTERN_STEP = 8
const PATTERN_TILE: readonly Point[] = [
  [0, 0],
  [PATTERN_STEP, 0],
  [PATTERN_STEP, PATTERN_STEP],
  [0, PATTERN_STEP],
]

/** A fill with colour and pattern for drawings with any outline (charts): needs `HousePatternDefs` on the page. */
export function houseFill(house: House): string {
  return `url(#house-fill-${house})`
}

/** Definitions for `houseFill`, once on the page. */
export function HousePatternDefs() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        {HOUSES.map((house) => (
          <pattern
            key={house}
            id={`house-fill-${house}`}
            width={PATTERN_STEP}
            height={PATTERN_STEP}
            patternUnits="userSpaceOnUse"
            {...(PATTERNS[house] === 'diagonal' ? { patternTransform: 'rotate(-45)' } : {})}
          >
            <rect width={PATTERN_STEP} height={PATTERN_STEP} fill={houseColour(house)} />
            <path
              d={hatch(PATTERNS[house] === 'diagonal' ? 'horizontal' : PATTERNS[house], PATTERN_TILE, PATTERN_STEP)}
              stroke={onHouse(house)}
              strokeOpacity={0.4}
              strokeWidth={PATTERNS[house] === 'dots' ? 3 : 2}
              strokeLinecap={PATTERNS[house] === 'dots' ? 'round' : 'butt'}
            />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}
