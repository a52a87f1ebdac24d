/** Kings & Things on the shelf: the middle of a map with a citadel and its rivals, and counters that were just turned up. */
import { houseEdge } from '@crownlands/kit/house-hatch.tsx'
import { type House, houseColour, onHouse } from '@crownlands/kit/houses'
import { SHELF_PATHS } from '@crownlands/kit/icons/shelf-paths'
import { Fort } from './map/forts.tsx'
import css from './picture.module.css'
import './tokens.css'

/** What grows there, in a few strokes; the whole drawings come with the board. */
const LANDS = {
  forest: 'M-28-6l12-24 12 24h-8v7h-8v-7ZM6-10l12-24 12 24h-8v7h-8v-7ZM-11 28l10-20 10 20h-6v6h-8v-6Z',
  mountain: 'M-44 8l22-38 12 18 14-26 34 46Z',
  desert: 'M8-6v-24a4 4 0 0 1 8 0v7h5v-5a3 3 0 0 1 6 0v7a4 4 0 0 1-4 4h-7v11Z',
  plains: 'M-30-8l4-16 4 16ZM4-14l4-16 4 16ZM24 12l4-16 4 16ZM-22 30l4-16 4 16Z',
  swamp: 'M-26 4v-30a4 4 0 0 1 8 0v30ZM14 0v-32a4 4 0 0 1 8 0v32Z',
  sea: 'M-42-18q11-10 21 0t21 0 21 0 21 0v5q-11 10-21 0t-21 0-21 0-21 0ZM-42 12q11-10 21 0t21 0 21 0 21 0v5q-11 10-21 0t-21 0-21 0-21 0Z',
} as const

interface Place {
  /** Columns to the right and half hexes down. */
  readonly x: number
  readonly y: number
  readonly land: keyof typeof LANDS
  readonly house?: House
  readonly fort?: number
  readonly stack?: number
}

const PLACES: readonly Place[] = [
  { x: 0, y: 0, land: 'sea' },
  { x: 0, y: 2, land: 'forest', house: 'gules' },
  { x: 0, y: 4, land: 'plains', house: 'gules', fort: 2 },
  { x: 1, y: -1, land: 'plains' },
  { x: 1, y: 1, land: 'mountain' },
  { x: 1, y: 3, land: 'desert' },
  { x: 1, y: 5, land: 'forest' },
  { x: 2, y: 0, land: 'forest', house: 'azure', stack: 5 },
  { x: 2, y: 2, land: 'plains', house: 'azure', fort: 4 },
  { x: 2, y: 4, land: 'swamp' },
  { x: 3, y: -1, land: 'desert' },
  { x: 3, y: 1, land: 'swamp', house: 'azure', stack: 2 },
  { x: 3, y: 3, land: 'sea' },
  { x: 3, y: 5, land: 'mountain' },
  { x: 4, y: 0, land: 'mountain', house: 'vert', fort: 1 },
  { x: 4, y: 2, land: 'forest', house: 'vert', stack: 4 },
  { x: 4, y: 4, land: 'plains' },
]

const HEX = 'M-60 0L-30-52H30L60 0L30 52H-30Z'

export function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="translate(20 34) rotate(-4 180 116)">
        {PLACES.map((place) => (
          <g key={`${place.x} ${place.y}`} transform={`translate(${place.x * 90} ${place.y * 52})`}>
            <PlacePicture {...place} />
          </g>
        ))}
      </g>
      <Counter x={20} y={138} turn={-9} land="desert" picture="dragon" value={4} />
      <Counter x={104} y={150} turn={7} land="forest" picture="dire-wolves" value={3} />
    </svg>
  )
}

function PlacePicture({ land, house, fort, stack }: Place) {
  return (
    <>
      <path d={HEX} fill={`var(--kat-${land})`} className={css.hex} />
      <path d={LANDS[land]} fill={`var(--kat-${land}-ink)`} opacity={0.8} />
      {house !== undefined && (
        <path className={css.border} d="M-54 0L-27-46.800H27L54 0L27 46.800H-27Z" stroke={houseColour(house)} />
      )}
      {fort !== undefined && <Fort level={fort} x={-27} y={-34} size={54} />}
      {stack !== undefined && house !== undefined && (
        <g className={css.piece}>
          <rect x={-17} y={-12} width={34} height={34} rx={5} fill={houseEdge(house)} transform="translate(4 -4)" />
          <rect x={-17} y={-12} width={34} height={34} rx={5} fill={houseColour(house)} stroke={houseEdge(house)} />
          <text className={css.size} x={0} y={14} fill={onHouse(house)}>
            {stack}
          </text>
        </g>
      )}
    </>
  )
}

interface CounterProps {
  readonly x: number
  readonly y: number
  /** In degrees. */
  readonly turn: number
  readonly land: 'desert' | 'forest'
  readonly picture: 'dragon' | 'dire-wolves'
  readonly value: number
}

/** A creature as it is printed: its land, its picture and its value. */
function Counter({ x, y, turn, land, picture, value }: CounterProps) {
  return (
    <g className={css.piece} transform={`translate(${x} ${y}) rotate(${turn} 44 44) scale(.92)`}>
      <rect className={css.card} x={1.5} y={1.5} width={93} height={93} rx={11} fill={`var(--kat-${land})`} />
      <path d="M3 40V12A9 9 0 0 1 12 3H40C37 24 24 37 3 40Z" fill={`var(--kat-${land}-ink)`} />
      <path d={SHELF_PATHS[picture]} fill="var(--kat-print)" transform={`translate(20 8) scale(${66 / 512})`} />
      <circle className={css.value} cx={76} cy={76} r={18.5} />
      <text className={css.size} x={76} y={87} fill="var(--kat-card-ink)">
        {value}
      </text>
    </g>
  )
}
