/** A few hexes of a map for the book, drawn as they lie on the table. */
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { houseEdge } from '@crownlands/kit/house-hatch.tsx'
import { type House, houseColour, onHouse } from '@crownlands/kit/houses'
import type { CSSProperties } from 'react'
import type { Terrain } from '../content'
import css from './book.module.css'
import { Fort } from './map/forts.tsx'
import { HEX_OUTLINE, Land } from './map/land.tsx'
import map from './map/map.module.css'

export interface SketchedHex {
  /** Columns to the right and half hexes down. */
  readonly x: number
  readonly y: number
  readonly terrain: Terrain
  readonly house?: House
  readonly fort?: number
  readonly gold?: number
  /** How many stand there, and whose they are; of nobody: defenders. */
  readonly stack?: { readonly size: number; readonly house?: House }
  /** What the way there costs. */
  readonly cost?: number
}

interface MapSketchProps {
  readonly hexes: readonly SketchedHex[]
  /** Places in the list, from where somebody comes to where they go. */
  readonly path?: readonly number[]
}

const COLUMN = 90
const HALF_ROW = 52

export function MapSketch({ hexes, path = [] }: MapSketchProps) {
  const columns = hexes.map(({ x }) => x * COLUMN)
  const rows = hexes.map(({ y }) => y * HALF_ROW)
  const [left, top] = [Math.min(...columns) - 63, Math.min(...rows) - 55]
  const [width, height] = [Math.max(...columns) + 63 - left, Math.max(...rows) + 55 - top]
  const way = path.flatMap((i) => {
    const hex = hexes[i]
    return hex === undefined ? [] : [`${hex.x * COLUMN} ${hex.y * HALF_ROW}`]
  })
  return (
    <svg
      className={css.map}
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ '--wide': width, '--high': height } as CSSProperties}
      aria-hidden="true"
    >
      {hexes.map((hex) => (
        <g key={`${hex.x} ${hex.y}`} transform={`translate(${hex.x * COLUMN} ${hex.y * HALF_ROW})`}>
          <HexSketch {...hex} />
        </g>
      ))}
      {way.length > 1 && (
        <g className={css.way}>
          <path d={`M${way.join('L')}`} />
          <path d={`M${way.join('L')}`} />
        </g>
      )}
      {hexes.map(({ x, y, cost }) =>
        cost === undefined ? null : (
          <g key={`${x} ${y}`} transform={`translate(${x * COLUMN} ${y * HALF_ROW - 30})`} className={css.cost}>
            <circle r={17} />
            <text dy="0.36em">{cost}</text>
          </g>
        ),
      )}
    </svg>
  )
}

function HexSketch({ terrain, house, fort = 0, gold, stack }: SketchedHex) {
  return (
    <>
      <Land terrain={terrain} />
      <path d={HEX_OUTLINE} className={map.outline} />
      {house !== undefined && (
        <>
          <path className={map.border} d="M-54 0L-27-46.800H27L54 0L27 46.800H-27Z" stroke={houseColour(house)} />
          <svg x={-54} y={-12} width={24} height={28} aria-hidden="true">
            <HouseShield house={house} size="100%" />
          </svg>
        </>
      )}
      {fort > 0 && <Fort level={fort} x={-19 - fort} y={-42 - fort} size={38 + 2 * fort} />}
      {gold !== undefined && (
        <g transform="translate(39 2)">
          <circle r={14} className={map.coin} />
          <text className={map.coinText} dy="0.35em">
            {gold}
          </text>
        </g>
      )}
      {stack !== undefined && <StackSketch {...stack} />}
    </>
  )
}

function StackSketch({ size, house }: NonNullable<SketchedHex['stack']>) {
  const card = { x: -13, y: -13, width: 26, height: 26, rx: 4 }
  return (
    <g transform="translate(0 27)">
      {house === undefined ? (
        <rect {...card} className={map.guards} />
      ) : (
        <rect {...card} fill={houseColour(house)} stroke={houseEdge(house)} strokeWidth={1.6} />
      )}
      <text className={map.size} fill={house === undefined ? 'var(--kat-card-ink)' : onHouse(house)} dy="0.36em">
        {size}
      </text>
    </g>
  )
}
