/** Kingdoms on the shelf: a corner of the board in the middle of a game, with the pieces as they are. */
import { HouseHatch, houseEdge } from '@crownlands/kit/house-hatch.tsx'
import { type House, houseColour, onHouse } from '@crownlands/kit/houses'
import { SHELF_PATHS } from '@crownlands/kit/icons/shelf-paths'
import type { Rank } from '../content'
import { GROUND, outline, shaft, TOWERS, WALL, WALL_TOP } from './castle-outline'
import css from './picture.module.css'
import './tokens.css'

interface Castle {
  readonly house: House
  readonly rank: Rank
}

interface Tile {
  readonly kind: 'resource' | 'hazard' | 'mountain' | 'dragon'
  readonly picture: keyof typeof SHELF_PATHS
  readonly value?: string
}

const CITY: Tile = { kind: 'resource', picture: 'city', value: '+6' }
const TOWN: Tile = { kind: 'resource', picture: 'town', value: '+3' }
const WINDMILL: Tile = { kind: 'resource', picture: 'windmill', value: '+4' }
const SWAMP: Tile = { kind: 'hazard', picture: 'swamp', value: '−1' }
const WOLVES: Tile = { kind: 'hazard', picture: 'dire-wolves', value: '−3' }
const MOUNTAIN: Tile = { kind: 'mountain', picture: 'mountain' }
const DRAGON: Tile = { kind: 'dragon', picture: 'dragon' }

const BOARD: readonly (readonly (Castle | Tile | undefined)[])[] = [
  [WINDMILL, { house: 'azure', rank: 2 }, undefined, TOWN, { house: 'or', rank: 1 }],
  [{ house: 'gules', rank: 1 }, MOUNTAIN, { house: 'vert', rank: 3 }, WOLVES, CITY],
  [TOWN, CITY, { house: 'or', rank: 2 }, DRAGON, { house: 'azure', rank: 1 }],
  [SWAMP, undefined, WINDMILL, { house: 'gules', rank: 1 }, { house: 'vert', rank: 1 }],
]
const SIZE = 76

export function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="translate(20 -4) rotate(-7 200 150) scale(1.06)">
        {BOARD.map((row, y) =>
          row.map((piece, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the picture never changes
            <g key={`${x}${y}`} transform={`translate(${x * SIZE - 6} ${y * SIZE}) scale(.72)`}>
              <rect className={css.space} x="1" y="1" width="98" height="98" rx="6" />
              {piece !== undefined && ('rank' in piece ? <CastlePicture {...piece} /> : <TilePicture {...piece} />)}
            </g>
          )),
        )}
      </g>
    </svg>
  )
}

function CastlePicture({ house, rank }: Castle) {
  const edge = houseEdge(house)
  const solid = { fill: houseColour(house), stroke: edge, strokeWidth: 3.5, strokeLinejoin: 'round' } as const
  return (
    <g className={css.piece}>
      {TOWERS[rank].map((tower) => (
        <g key={tower.x}>
          <path d={outline(tower)} {...solid} />
          <HouseHatch house={house} shape={shaft(tower)} step={8} />
        </g>
      ))}
      <path d={WALL} {...solid} />
      <Sign name={house} x={9} y={WALL_TOP + 3} size={36} fill={onHouse(house)} />
      <text className={css.rank} x={72} y={GROUND - 7} fill={onHouse(house)}>
        {rank}
      </text>
    </g>
  )
}

function TilePicture({ kind, picture, value }: Tile) {
  const size = value === undefined ? 76 : 64
  return (
    <g className={css.tile} data-kind={kind}>
      {kind === 'hazard' ? (
        <path className={css.face} d="M18 3H82L97 18V82L82 97H18L3 82V18Z" />
      ) : (
        <rect className={css.face} x="3" y="3" width="94" height="94" rx="9" />
      )}
      <Sign name={picture} x={50 - size / 2} y={value === undefined ? 12 : 6} size={size} fill="var(--ink)" />
      {value !== undefined && (
        <text className={css.value} x={50} y={92}>
          {value}
        </text>
      )}
    </g>
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
