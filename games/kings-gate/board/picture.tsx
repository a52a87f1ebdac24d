/** King's Gate on the shelf: a location in the middle of the city that grows around it. */
import type { House } from '@crownlands/kit/houses'
import css from './picture.module.css'

interface District {
  readonly x: number
  readonly y: number
  readonly house: House
  readonly value: number
}

/** The tiles of a house are cut alike, as on the board. */
const CUTS: Readonly<Record<House, string>> = {
  or: 'M10 2H62Q70 2 70 10V62Q70 70 62 70H10Q2 70 2 62V10Q2 2 10 2Z',
  azure: 'M19 2H53L70 19V53L53 70H19L2 53V19Z',
  gules: 'M15 2H57A13 13 0 0 0 70 15V57A13 13 0 0 0 57 70H15A13 13 0 0 0 2 57V15A13 13 0 0 0 15 2Z',
  vert: 'M2 36C2 14 18 2 36 2S70 14 70 36V66Q70 70 66 70H6Q2 70 2 66Z',
}

const DISTRICTS: readonly District[] = [
  { x: 0, y: 0, house: 'vert', value: 2 },
  { x: 1, y: 0, house: 'gules', value: 4 },
  { x: 3, y: 0, house: 'azure', value: 1 },
  { x: 0, y: 1, house: 'or', value: 1 },
  { x: 3, y: 1, house: 'azure', value: 3 },
  { x: 4, y: 1, house: 'or', value: 5 },
  { x: 1, y: 2, house: 'or', value: 4 },
  { x: 2, y: 2, house: 'vert', value: 1 },
  { x: 3, y: 2, house: 'gules', value: 2 },
  { x: 4, y: 3, house: 'vert', value: 3 },
  { x: 2, y: 3, house: 'azure', value: 4 },
]

const FREE: readonly (readonly [x: number, y: number])[] = [
  [2, 0],
  [0, 2],
]

const GATE =
  'M4 58V20h5v-6h6v6h6v-6h6v6h5V30h16v-4l8-8 8 8v4h16V20h5v-6h6v6h6v-6h6v6h5v38H66V46a10 10 0 0 0-20 0v12zM16 28v10h5V28zM91 28v10h5V28z'

const SIZE = 76

export function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="translate(24 -4) rotate(5 200 150) scale(1.06)">
        {FREE.map(([x, y]) => (
          <rect
            key={`${x}${y}`}
            className={css.space}
            x={x * SIZE + 2}
            y={y * SIZE + 2}
            width={68}
            height={68}
            rx={7}
          />
        ))}
        {DISTRICTS.map(({ x, y, house, value }) => (
          <g key={`${x}${y}`} transform={`translate(${x * SIZE} ${y * SIZE})`} fill={`var(--house-${house})`}>
            <path className={css.piece} d={CUTS[house]} />
            <text className={css.worth} x={36} y={50} fill={`var(--on-house-${house})`}>
              {value}
            </text>
          </g>
        ))}
        <g transform={`translate(${SIZE} ${SIZE})`}>
          <rect className={css.tile} x={2} y={2} width={144} height={68} rx={6} />
          <path className={css.land} d={GATE} fillRule="evenodd" transform="translate(8 9) scale(.8)" />
          <rect className={css.plaque} x={104} y={7} width={34} height={58} rx={4} />
          <text className={css.prize} x={121} y={27}>
            7
          </text>
          <text className={css.prize} x={121} y={45}>
            4
          </text>
          <text className={css.prize} x={121} y={62}>
            2
          </text>
        </g>
      </g>
    </svg>
  )
}
