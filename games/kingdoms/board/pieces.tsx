/** Tiles and castles as they are cut and painted: the same drawing on the board, in the dock and in the ledger. */

import { signed } from '@crownlands/core/text/typesetting'
import { type Point, rectangle } from '@crownlands/kit/hatch'
import { CHARGES, HouseHatch, houseEdge } from '@crownlands/kit/heraldry.tsx'
import { type House, houseColour, onHouse } from '@crownlands/kit/houses'
import { Icon, IconAt } from '@crownlands/kit/icon.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { memo } from 'react'
import { EMPTY, type Rank, type Space, type Tile } from '../content'
import { worthOf } from '../scoring'
import { PICTURE_PATHS } from './picture-paths'
import css from './pieces.module.css'

const PICTURES: Readonly<Record<Tile, keyof typeof PICTURE_PATHS>> = {
  '+1': 'village',
  '+2': 'farm',
  '+3': 'town',
  '+4': 'windmill',
  '+5': 'knight',
  '+6': 'city',
  '-1': 'swamp',
  '-2': 'cemetery',
  '-3': 'dire-wolves',
  '-4': 'ogres',
  '-5': 'raiders',
  '-6': 'troll',
  mountain: 'mountain',
  dragon: 'dragon',
  mine: 'gold-mine',
  wizard: 'wizard',
}

type TileKind = 'resource' | 'hazard' | 'mountain' | 'dragon' | 'mine' | 'wizard'

function kindOf(tile: Tile): TileKind {
  if (tile === 'mountain' || tile === 'dragon' || tile === 'mine' || tile === 'wizard') return tile
  return worthOf(tile).value > 0 ? 'resource' : 'hazard'
}

/** The number of a tile, or the sign for what it does. */
function Mark({ tile }: { tile: Tile }) {
  switch (tile) {
    case 'mountain':
    case 'dragon':
      return null
    case 'mine':
      return (
        <span className={css.mark} data-part="mark">
          ×2
        </span>
      )
    case 'wizard':
      return (
        <span className={css.mark} data-part="mark">
          <Icon name="castle" size="0.72em" />
          +1
        </span>
      )
    default:
      return (
        <span className={css.mark} data-part="mark">
          {signed(worthOf(tile).value)}
        </span>
      )
  }
}

/** Drawings are remembered: pointing at a space draws the board anew, and they are most of it. */
export const TileFace = memo(function TileFace({ tile }: { tile: Tile }) {
  return (
    <span className={css.tile} data-kind={kindOf(tile)} aria-hidden="true">
      <svg
        viewBox="0 0 512 512"
        width="100%"
        height="100%"
        fill="currentColor"
        className={css.picture}
        aria-hidden="true"
      >
        <path d={PICTURE_PATHS[PICTURES[tile]]} />
      </svg>
      <Mark tile={tile} />
    </span>
  )
})

export function TileBack() {
  return (
    <span className={css.tile} data-kind="back" aria-hidden="true">
      <Icon name="crown" size="100%" className={css.picture} />
    </span>
  )
}

interface Tower {
  readonly x: number
  readonly width: number
  readonly top: number
}

/** A tower for each rank; where there are several the inner ones are taller. */
const TOWERS: Readonly<Record<Rank, readonly Tower[]>> = {
  1: [{ x: 31, width: 38, top: 12 }],
  2: [
    { x: 10, width: 34, top: 14 },
    { x: 56, width: 34, top: 14 },
  ],
  3: [
    { x: 5, width: 26, top: 26 },
    { x: 66, width: 26, top: 26 },
    { x: 34.5, width: 28, top: 5 },
  ].map((tower) => ({ ...tower, x: tower.x + 1.5 })),
  4: [
    { x: 3, width: 22, top: 26 },
    { x: 75, width: 22, top: 26 },
    { x: 26.5, width: 22, top: 6 },
    { x: 51.5, width: 22, top: 6 },
  ],
}
const WALL_TOP = 53
const GROUND = 95

/** From the ground up, with merlons on top. */
function outline({ x, width, top }: Tower): string {
  const merlons = width > 30 ? 3 : 2
  const step = width / (merlons * 2 - 1)
  let path = `M${x} ${WALL_TOP + 6}V${top}`
  for (let i = 0; i < merlons; i++) {
    path += `h${step}`
    if (i < merlons - 1) path += `v7h${step}v-7`
  }
  return `${path}V${WALL_TOP + 6}Z`
}

function shaft({ x, width, top }: Tower): readonly Point[] {
  return rectangle(x, top + 8, width, WALL_TOP - top - 8)
}

const WALL = `M4 ${WALL_TOP}H96V${GROUND - 5}Q96 ${GROUND} 91 ${GROUND}H9Q4 ${GROUND} 4 ${GROUND - 5}Z`

/** A castle of wood in the colour, charge and pattern of its house, with as many towers as its rank. */
export const CastleFace = memo(function CastleFace({ house, rank }: { house: House; rank: Rank }) {
  const towers = TOWERS[rank]
  const edge = houseEdge(house)
  const solid = { fill: houseColour(house), stroke: edge, strokeWidth: 3.5, strokeLinejoin: 'round' } as const
  return (
    <svg className={css.castle} viewBox="0 0 100 100" aria-hidden="true">
      <path d={WALL} fill={edge} stroke={edge} strokeWidth={3.5} transform="translate(0 3.5)" />
      {towers.map((tower) => (
        <g key={tower.x}>
          <path d={outline(tower)} {...solid} />
          <HouseHatch house={house} shape={shaft(tower)} step={8} />
          <path
            d={`M${tower.x + tower.width / 2} ${WALL_TOP - 7}v-9`}
            stroke={edge}
            strokeWidth={5.5}
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d={WALL} {...solid} />
      <IconAt name={CHARGES[house]} x={9} y={WALL_TOP + 3} size={36} fill={onHouse(house)} />
      <text className={css.rank} x={72} y={GROUND - 7} fill={onHouse(house)}>
        {rank}
      </text>
    </svg>
  )
})

interface PieceFaceProps {
  readonly piece: Space
  readonly nameplates: readonly Nameplate[]
  /** 1 when the wizard helps the castle (K-P6). */
  readonly wizard?: 0 | 1
}

export function PieceFace({ piece, nameplates, wizard = 0 }: PieceFaceProps) {
  if (piece === EMPTY) return null
  const { rank, seat } = worthOf(piece)
  if (rank === 0) return <TileFace tile={piece as Tile} />
  return (
    <>
      <CastleFace house={nameplates[seat]?.house ?? 'or'} rank={rank} />
      {wizard > 0 && <span className={css.wizard}>+1</span>}
    </>
  )
}
