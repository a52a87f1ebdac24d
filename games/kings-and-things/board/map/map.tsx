// biome-ignore-all lint/a11y/useSemanticElements: hexes lie in columns, each half a hex lower than the next; no table does
/**
 * The map: the lands, and upon them the hexes as a grid that can be pointed at, read out and gone through by keyboard.
 * It draws what it is given: `marks` says what each hex has to do with what is done just now.
 */
import { IconAt } from '@crownlands/kit/icons/icon.tsx'
import { type CSSProperties, memo, type RefObject } from 'react'
import { boardSize } from '../../rules/hexes'
import type { View } from '../../rules/view/view'
import type { Cast } from '../cast'
import { MAP_TEXT } from '../text/map'
import { allHexes, middleOf, rowsOf } from './geometry'
import { HexView, type MapHandlers } from './hex.tsx'
import { HEX_OUTLINE, SIDE } from './land.tsx'
import css from './map.module.css'
import type { HexMark } from './marks'

interface MapProps extends MapHandlers {
  readonly view: View
  readonly cast: Cast
  readonly marks: ReadonlyMap<number, HexMark>
  /** The way that is pointed at, from where it begins. */
  readonly path: readonly number[]
  /** What whoever goes there would meet, in a few letters. */
  readonly ghost: { readonly hex: number; readonly odds: string } | undefined
  /** The table has not yet answered what is shown. */
  readonly busy: boolean
  readonly resting: number
  readonly grid: RefObject<HTMLDivElement | null>
}

/** Drawn anew when the game or what is pointed at changes, not when the camera moves. */
export const Board = memo(function Board({
  view,
  cast,
  marks,
  path,
  ghost,
  busy,
  resting,
  grid,
  onHex,
  onPoint,
  onFocus,
  onKey,
}: MapProps) {
  const rows = rowsOf(boardSize(view.players.length))
  return (
    <>
      <Lands terrains={view.hexes.map(({ terrain }) => terrain).join(' ')} seats={view.players.length} />
      <div
        className={css.grid}
        role="grid"
        aria-label={MAP_TEXT[cast.language].map}
        aria-rowcount={rows.at(-1)?.row ?? 0}
        aria-colcount={Math.max(...rows.flatMap(({ hexes }) => hexes.map(({ column }) => column)))}
        aria-busy={busy}
        data-targets={[...marks.values()].some(({ target }) => target !== undefined) || undefined}
        ref={grid}
        tabIndex={-1}
        onKeyDown={onKey}
      >
        {rows.map(({ row, hexes }) => (
          <div key={row} role="row" tabIndex={-1} aria-rowindex={row} className={css.row}>
            {hexes.map(({ hex, column }) => (
              <HexView
                key={hex}
                hex={hex}
                column={column}
                view={view}
                cast={cast}
                mark={marks.get(hex)}
                resting={hex === resting}
                onHex={onHex}
                onPoint={onPoint}
                onFocus={onFocus}
              />
            ))}
          </div>
        ))}
      </div>
      {path.length > 1 && <Path hexes={path} />}
      <Hinted hexes={[...marks].flatMap(([hex, { hinted }]) => (hinted === true ? [hex] : []))} />
      {ghost !== undefined && <Ghost {...ghost} />}
    </>
  )
})

function Path({ hexes }: { hexes: readonly number[] }) {
  const points = hexes.map(middleOf).map(({ x, y }) => `${x * SIDE} ${y * SIDE}`)
  return (
    <svg className={css.path} viewBox="-1 -1 2 2" aria-hidden="true">
      <path d={`M${points.join('L')}`} />
      <path d={`M${points.join('L')}`} />
    </svg>
  )
}

/** Above the hexes, which are cut to their shape: a dashed line around what a hint advises, and its lantern. */
function Hinted({ hexes }: { hexes: readonly number[] }) {
  return hexes.map((hex) => {
    const { x, y } = middleOf(hex)
    return (
      <svg key={hex} className={css.hinted} viewBox="-1 -1 2 2" aria-hidden="true" data-part="hint" data-hinted={hex}>
        <g transform={`translate(${x * SIDE} ${y * SIDE})`}>
          <path d={HEX_OUTLINE} />
          <path d={HEX_OUTLINE} />
          <circle cx={42} cy={34} r={15} />
          <IconAt name="hint" x={32} y={24} size={20} fill="var(--gold-ink)" />
        </g>
      </svg>
    )
  })
}

/** The odds of a fight that is not begun, above the hex; the words stand in the panel. */
function Ghost({ hex, odds }: { hex: number; odds: string }) {
  const { x, y } = middleOf(hex)
  return (
    <span className={css.ghost} style={{ '--x': x * SIDE, '--y': y * SIDE } as CSSProperties} aria-hidden="true">
      {odds}
    </span>
  )
}

/** Drawn anew only when a land changes. */
const Lands = memo(function Lands({ terrains, seats }: { terrains: string; seats: number }) {
  const known = terrains === '' ? [] : terrains.split(' ')
  return (
    <svg className={css.lands} viewBox="-1 -1 2 2" aria-hidden="true">
      {allHexes(seats).map((hex) => {
        const { x, y } = middleOf(hex)
        const terrain = known[hex]
        return (
          <g key={hex} transform={`translate(${x * SIDE} ${y * SIDE})`}>
            {terrain === undefined ? (
              <path d={HEX_OUTLINE} className={css.unknown} />
            ) : (
              <use href={`#kt-land-${terrain}`} x={-60} y={-52} width={120} height={104} />
            )}
            <path d={HEX_OUTLINE} className={css.outline} />
          </g>
        )
      })}
    </svg>
  )
})
