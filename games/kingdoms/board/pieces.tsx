/** Tiles and castles as they are cut and painted: the same drawing on the board, in the dock and in the ledger. */

import { signed } from '@crownlands/core/text/typesetting'
import { CHARGES } from '@crownlands/kit/heraldry.tsx'
import { HouseHatch, houseEdge } from '@crownlands/kit/house-hatch.tsx'
import { type House, houseColour, onHouse } from '@crownlands/kit/houses'
import { Icon, IconAt } from '@crownlands/kit/icons/icon.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { memo } from 'react'
import { EMPTY, type Rank, type Space, type Tile } from '../content'
import { worthOf } from '../rules/scoring'
import { GROUND, outline, shaft, TOWERS, WALL, WALL_TOP } from './castle-outline'
import { PICTURE_PATHS } from './picture-paths'
import css from './pieces.module.css'

type PictureName = keyof typeof PICTURE_PATHS

const PICTURES: Readonly<Record<Tile, PictureName>> = {
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

function Picture({ name }: { readonly name: PictureName }) {
  return (
    <svg
      className={css.picture}
      viewBox="0 0 512 512"
      width="100%"
      height="100%"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={PICTURE_PATHS[name]} />
    </svg>
  )
}

/** Drawings are remembered: pointing at a space draws the board anew, and they are most of it. */
export const TileFace = memo(function TileFace({ tile }: { tile: Tile }) {
  return (
    <span className={css.tile} data-kind={kindOf(tile)} aria-hidden="true">
      <Picture name={PICTURES[tile]} />
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
