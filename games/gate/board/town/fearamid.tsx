/** The fearamid: stone steps in rows of four, three, two and one, with the cube on its way up. */

import type { Language } from '@crownlands/core/room'
import { FEARAMID, FEARAMID_ROWS, type FearSpace, TOP } from '../../content'
import { aboutSpace } from '../describe'
import css from '../siege/siege.module.css'
import { BOARD_TEXT } from '../text/text'
import { ArtAt, type ArtName } from './art.tsx'

const BLOCK = { width: 62, height: 44, gap: 3 }
const WIDTH = 4 * BLOCK.width + 3 * BLOCK.gap + 8
const HEIGHT = 4 * (BLOCK.height + BLOCK.gap) + 26

interface Place {
  readonly x: number
  readonly y: number
  readonly space: FearSpace
}

/** Where every space lies, from the start to the top. */
const PLACES: readonly Place[] = FEARAMID_ROWS.flatMap((row, level) =>
  row.map((space, i) => {
    const across = row.length * BLOCK.width + (row.length - 1) * BLOCK.gap
    return {
      x: (WIDTH - across) / 2 + i * (BLOCK.width + BLOCK.gap),
      y: HEIGHT - 6 - (level + 1) * (BLOCK.height + BLOCK.gap),
      space,
    }
  }),
)

const PICTURES: Readonly<Partial<Record<FearSpace, ArtName>>> = {
  sun: 'sun',
  farm: 'farm',
  tower: 'tower',
  gate: 'gate',
  top: 'skull',
}

interface FearamidProps {
  readonly fear: number
  /** The spaces that the cube will enter when the turn ends. */
  readonly climbs: readonly number[]
  /** It has just moved. */
  readonly marked: boolean
  readonly language: Language
}

export function Fearamid({ fear, climbs, marked, language }: FearamidProps) {
  const words = BOARD_TEXT[language]
  const goal = climbs.at(-1)
  const parts = [
    words.fearamid(fear, TOP),
    ...(goal === undefined
      ? []
      : [words.will(goal), ...climbs.map((step) => words.fearSpaces[FEARAMID[step] ?? 'empty'])]),
  ]
  return (
    <svg
      className={css.fearamid}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      tabIndex={-1}
      aria-label={parts.join(', ')}
      data-about={[...parts, words.fearMeans].join('\n')}
      data-marked={marked}
    >
      {PLACES.map(({ x, y, space }, i) => (
        <g
          key={`${x} ${y}`}
          data-space={space}
          data-reached={i <= fear}
          data-climb={climbs.includes(i)}
          data-about={aboutSpace(i, language)}
        >
          <path className={css.fearSide} d={`M${x} ${y + BLOCK.height - 6}h${BLOCK.width}v8h-${BLOCK.width}z`} />
          <rect className={css.fearBlock} x={x} y={y} width={BLOCK.width} height={BLOCK.height} rx={4} />
          <path
            className={css.fearChisel}
            d={`M${x + 5} ${y + BLOCK.height - 8}v-${BLOCK.height - 14}h${BLOCK.width - 12}`}
          />
          <SpaceSign place={{ x, y, space }} />
        </g>
      ))}
      {goal !== undefined && goal !== fear && <Cube at={goal} ghost />}
      <Cube at={fear} />
    </svg>
  )
}

function SpaceSign({ place: { x, y, space } }: { readonly place: Place }) {
  const picture = PICTURES[space]
  const size = 28
  if (picture === undefined) return null
  return (
    <g className={css.fearSymbol}>
      <ArtAt name={picture} x={x + (BLOCK.width - size) / 2} y={y + (BLOCK.height - size) / 2} size={size} />
    </g>
  )
}

/** A wooden cube, seen a little from above. */
function Cube({ at, ghost = false }: { readonly at: number; readonly ghost?: boolean }) {
  const { x, y } = PLACES[at] ?? { x: 0, y: 0 }
  return (
    <g
      className={css.fearCube}
      data-ghost={ghost}
      style={{ transform: `translate(${x + BLOCK.width / 2}px, ${y + BLOCK.height - 14}px)` }}
    >
      <path className={css.fearCubeFront} d="M-15-18H9V6h-24z" />
      <path className={css.fearCubeTop} d="M-15-18l7-7H16l-7 7z" />
      <path className={css.fearCubeSide} d="M9-18l7-7V-1L9 6z" />
    </g>
  )
}
