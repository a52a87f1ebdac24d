/** Tiles, counters and locations as they are cut and painted: the same drawing on the board, in the dock and in the ledger. */

import { CHARGES } from '@crownlands/kit/heraldry.tsx'
import { HouseHatch, houseEdge } from '@crownlands/kit/house-hatch.tsx'
import { houseColour, onHouse } from '@crownlands/kit/houses'
import { IconAt } from '@crownlands/kit/icons/icon.tsx'
import { memo } from 'react'
import { BARRACKS, type Counter, GUILDMASTER_BONUS, HOUSE, type LocationCard, type Piece, type Tile } from '../content'
import type { Orientation } from '../rules/grid'
import { counterOn, isDragon, printedValue } from '../rules/pieces'
import type { Print } from '../text/names'
import type { Livery } from './livery'
import { PICTURE_PATHS } from './picture-paths'
import css from './pieces.module.css'
import { FIELDS, OUTLINES } from './places/outlines'

export type PictureName = keyof typeof PICTURE_PATHS

/** A picture as a part of a drawing: a square of this size at this place. */
function PictureAt({ name, x, y, size, fill = 'currentColor' }: PictureAtProps) {
  return <path d={PICTURE_PATHS[name]} fill={fill} transform={`translate(${x} ${y}) scale(${size / 512})`} />
}

interface PictureAtProps {
  readonly name: PictureName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
}

/** A picture in the colour of the text around it. */
export function Picture({ name, size = '1em' }: { name: PictureName; size?: number | string }) {
  return (
    <svg viewBox="0 0 512 512" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={PICTURE_PATHS[name]} />
    </svg>
  )
}

const TILE_PICTURES: Readonly<Record<Print, PictureName>> = {
  '0': 'pub',
  '1': 'house',
  '2': 'shop',
  '3': 'barracks',
  '4': 'manor',
  '5': 'keep',
  D: 'dragon',
}

interface TileFaceProps {
  readonly piece: Piece | Tile
  readonly livery: Livery
}

/** Drawings are remembered: pointing at a cell draws the board anew, and they are most of it. */
export const TileFace = memo(function TileFace({ piece, livery }: TileFaceProps) {
  const { house, cut } = livery
  const ink = onHouse(house)
  const dragon = isDragon(piece as Tile)
  const counter = dragon ? undefined : counterOn(piece as Piece)
  return (
    <svg className={css.tile} data-part="tile" viewBox="0 0 100 100" aria-hidden="true">
      <path d={OUTLINES[cut]} fill={houseEdge(livery.of ?? house)} transform="translate(0 4)" />
      <Blank livery={livery} step={10} edge={3.5} />
      {dragon ? (
        <g stroke={houseColour(house)} strokeWidth={70} strokeLinejoin="round" paintOrder="stroke">
          <PictureAt name="dragon" x={11} y={9} size={78} fill={ink} />
        </g>
      ) : (
        <TilePrint piece={piece as Piece} counter={counter} ink={ink} house={house} />
      )}
    </svg>
  )
})

/**
 * A tile before anything is printed on it. The second colour of a player lies on the first one: one look tells whose it
 * is (KG-S2).
 */
function Blank({ livery: { house, cut, of }, step, edge }: { livery: Livery; step: number; edge: number }) {
  const owner = of ?? house
  return (
    <>
      <path d={OUTLINES[cut]} fill={houseColour(owner)} />
      <g transform={of === undefined ? undefined : INNER}>
        <path d={OUTLINES[cut]} fill={houseColour(house)} />
        <HouseHatch house={house} shape={FIELDS[cut]} step={step} />
      </g>
      <path d={OUTLINES[cut]} fill="none" stroke={houseEdge(owner)} strokeWidth={edge} strokeLinejoin="round" />
    </>
  )
}

/** Smaller, in the same middle. */
const INNER = 'translate(8 7.76) scale(.84)'

function TilePrint({
  piece,
  counter,
  ink,
  house,
}: {
  piece: Piece
  counter: Counter | undefined
  ink: string
  house: Livery['house']
}) {
  const value = printedValue(piece)
  return (
    <>
      {counter === undefined ? (
        <g className={css.art} stroke={houseColour(house)} strokeWidth={90} strokeLinejoin="round" paintOrder="stroke">
          <PictureAt name={TILE_PICTURES[piece[1] as Print]} x={29} y={6} size={42} fill={ink} />
        </g>
      ) : (
        <CounterAt counter={counter} x={50} y={27} radius={25} />
      )}
      <text className={css.value} x={50} y={90} fill={ink}>
        {value}
      </text>
      {value === HOUSE && <PictureAt name="star" x={9} y={58} size={20} fill={ink} />}
      {value === BARRACKS && <PictureAt name="sword" x={7} y={53} size={25} fill={ink} />}
      {counter === 'guildmaster' ? (
        <text className={css.bonus} x={82} y={80} fill={ink}>
          +{GUILDMASTER_BONUS}
        </text>
      ) : (
        <IconAt name={CHARGES[house]} x={71} y={58} size={20} fill={ink} />
      )}
    </>
  )
}

function CounterAt({ counter, x, y, radius }: { counter: Counter; x: number; y: number; radius: number }) {
  return (
    <g>
      <circle cx={x} cy={y + radius * 0.1} r={radius} className={css.counterEdge} />
      <circle cx={x} cy={y} r={radius} className={css.counterRim} />
      <circle cx={x} cy={y} r={radius * 0.84} className={css.counterFace} />
      <g className={css.counterInk}>
        <PictureAt name={counter} x={x - radius * 0.62} y={y - radius * 0.62} size={radius * 1.24} />
      </g>
    </g>
  )
}

/** A character counter: a round token with a gilded rim. */
export const CounterFace = memo(function CounterFace({ counter }: { counter: Counter }) {
  return (
    <svg className={css.counter} data-part="counter" viewBox="0 0 100 100" aria-hidden="true">
      <CounterAt counter={counter} x={50} y={47} radius={44} />
    </svg>
  )
})

interface LocationFaceProps {
  readonly card: LocationCard
  readonly name: string
  readonly orientation: Orientation
  /** KG-X3 may have turned what is printed. */
  readonly dangerous: boolean
  /** The prizes that are paid with so many players. */
  readonly prizes: readonly number[]
}

/** Lying on 200 by 100, or standing on 100 by 200: where its parts are. */
const LAYOUTS = {
  horizontal: {
    box: '0 0 200 100',
    width: 200,
    height: 100,
    picture: { x: 12, y: 11, size: 76 },
    text: { x: 143, y: 29, width: 94 },
    plaque: { x: 100, y: 56, width: 88 },
    counters: { x: 22, y: 80, step: 27 },
  },
  vertical: {
    box: '0 0 100 200',
    width: 100,
    height: 200,
    picture: { x: 12, y: 14, size: 76 },
    text: { x: 50, y: 113, width: 84 },
    plaque: { x: 8, y: 151, width: 84 },
    counters: { x: 22, y: 24, step: 27 },
  },
} as const

const PLAQUE_HEIGHT = 34
/** How wide a small capital is, in its own height. */
const LETTER = 0.6

export const LocationFace = memo(function LocationFace(props: LocationFaceProps) {
  const { card, name, orientation, dangerous, prizes } = props
  const { box, width, height, picture, text, plaque, counters } = LAYOUTS[orientation]
  const lines = inTwo(name)
  const size = Math.min(20, text.width / (LETTER * Math.max(...lines.map((line) => line.length))))
  return (
    <svg className={css.location} data-part="location" viewBox={box} aria-hidden="true">
      <rect className={css.locationEdge} x={3} y={7} width={width - 6} height={height - 8} rx={9} />
      <rect className={css.paper} x={3} y={3} width={width - 6} height={height - 8} rx={9} />
      <rect className={css.line} x={8} y={8} width={width - 16} height={height - 18} rx={5} />
      <g className={css.picture}>
        <PictureAt name={card.id} {...picture} />
      </g>
      {card.counters.map((counter, i) => (
        <CounterAt key={counter} counter={counter} x={counters.x + i * counters.step} y={counters.y} radius={14} />
      ))}
      <text className={css.name} fontSize={size} textAnchor="middle">
        {lines.map((line, i) => (
          <tspan key={line} x={text.x} y={text.y + (lines.length === 1 ? 8 : i * size)}>
            {line}
          </tspan>
        ))}
      </text>
      <g className={css.plaque} data-dangerous={dangerous}>
        <rect x={plaque.x} y={plaque.y} width={plaque.width} height={PLAQUE_HEIGHT} rx={5} />
        {prizes.map((vp, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first, the second, the third
          <text key={i} x={plaque.x + (plaque.width * (i + 0.5)) / prizes.length} y={plaque.y + 26}>
            {vp}
          </text>
        ))}
        {prizes.slice(1).map((_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: between two numbers
            key={i}
            d={`M${plaque.x + (plaque.width * (i + 1)) / prizes.length} ${plaque.y + 7}v${PLAQUE_HEIGHT - 14}`}
          />
        ))}
      </g>
    </svg>
  )
})

/** A name of several words on two lines, broken near the middle. */
function inTwo(name: string): readonly string[] {
  const at = name.lastIndexOf(' ')
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

/** A colour without a tile: its cut, colour, pattern and charge, small. */
export const TileBadge = memo(function TileBadge({ livery }: { livery: Livery }) {
  const { house } = livery
  return (
    <svg className={css.badge} data-part="badge" viewBox="0 0 100 100" aria-hidden="true">
      <Blank livery={livery} step={13} edge={6} />
      <IconAt name={CHARGES[house]} x={22} y={20} size={56} fill={onHouse(house)} />
    </svg>
  )
})
