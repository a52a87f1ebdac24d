/** King's Gate on the shelf: a location in the middle of the city that grows around it, with the tiles as they are. */
import { HouseHatch, houseEdge } from '@crownlands/kit/house-hatch.tsx'
import { type House, houseColour, onHouse } from '@crownlands/kit/houses'
import { SHELF_PATHS } from '@crownlands/kit/icons/shelf-paths'
import css from './picture.module.css'
import { FIELDS, OUTLINES } from './places/outlines'
import './tokens.css'

interface District {
  readonly x: number
  readonly y: number
  readonly house: House
  readonly value: 1 | 2 | 3 | 4 | 5
}

/** In a game of four every house has its cut. */
const CUTS = { or: 'square', azure: 'octagon', gules: 'ticket', vert: 'arch' } as const
const PICTURES = { 1: 'house', 2: 'shop', 3: 'barracks', 4: 'manor', 5: 'keep' } as const

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

const PRIZES = [7, 4, 2] as const
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
        {DISTRICTS.map((district) => (
          <g
            key={`${district.x}${district.y}`}
            className={css.piece}
            transform={`translate(${district.x * SIZE} ${district.y * SIZE}) scale(.72)`}
          >
            <TilePicture {...district} />
          </g>
        ))}
        <g className={css.piece} transform={`translate(${SIZE} ${SIZE}) scale(.74)`}>
          <rect className={css.paper} x={3} y={3} width={194} height={92} rx={9} />
          <rect className={css.line} x={8} y={8} width={184} height={82} rx={5} />
          <Sign name="palace" x={14} y={11} size={76} fill="var(--g-picture)" />
          <rect className={css.plaque} x={100} y={32} width={88} height={34} rx={5} />
          {PRIZES.map((vp, i) => (
            <text key={vp} className={css.prize} x={100 + (88 * (i + 0.5)) / PRIZES.length} y={58}>
              {vp}
            </text>
          ))}
        </g>
      </g>
    </svg>
  )
}

function TilePicture({ house, value }: District) {
  const cut = CUTS[house]
  const ink = onHouse(house)
  return (
    <>
      <path d={OUTLINES[cut]} fill={houseEdge(house)} transform="translate(0 4)" />
      <path d={OUTLINES[cut]} fill={houseColour(house)} />
      <HouseHatch house={house} shape={FIELDS[cut]} step={10} />
      <path d={OUTLINES[cut]} fill="none" stroke={houseEdge(house)} strokeWidth={3.5} strokeLinejoin="round" />
      <g stroke={houseColour(house)} strokeWidth={90} strokeLinejoin="round" paintOrder="stroke">
        <Sign name={PICTURES[value]} x={29} y={6} size={42} fill={ink} />
      </g>
      <text className={css.value} x={50} y={90} fill={ink}>
        {value}
      </text>
      {value === 1 && <Sign name="star" x={9} y={58} size={20} fill={ink} />}
      <Sign name={house} x={71} y={58} size={20} fill={ink} />
    </>
  )
}

interface SignProps {
  readonly name: keyof typeof SHELF_PATHS
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
}

function Sign({ name, x, y, size, fill }: SignProps) {
  return <path d={SHELF_PATHS[name]} fill={fill} transform={`translate(${x} ${y}) scale(${size / 512})`} />
}
