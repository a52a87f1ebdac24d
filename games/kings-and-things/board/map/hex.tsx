// biome-ignore-all lint/a11y/useSemanticElements: hexes lie in columns, each half a hex lower than the next; no table does
/** A hex as it lies on the map: whose it is, its fort and income, and who stands there. */
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { houseEdge } from '@crownlands/kit/house-hatch.tsx'
import { houseColour, onHouse } from '@crownlands/kit/houses'
import { type CSSProperties, type KeyboardEvent, memo } from 'react'
import { goldOf } from '../../rules/phases/income'
import { seenState } from '../../rules/view/seen-state'
import type { View } from '../../rules/view/view'
import type { Cast } from '../cast'
import { aboutHex, hexLabel } from './describe'
import { Fort } from './forts.tsx'
import { middleOf } from './geometry'
import { SIDE } from './land.tsx'
import css from './map.module.css'
import type { HexMark } from './marks'
import { type Stack, stacksIn } from './stacks'

export interface MapHandlers {
  readonly onHex: (hex: number) => void
  readonly onPoint: (hex: number | undefined, pointer: string) => void
  /** `visible`: the focus came by keyboard. */
  readonly onFocus: (hex: number | undefined, visible: boolean) => void
  readonly onKey: (event: KeyboardEvent) => void
}

interface HexViewProps extends Omit<MapHandlers, 'onKey'> {
  readonly hex: number
  readonly column: number
  readonly view: View
  readonly cast: Cast
  readonly mark: HexMark | undefined
  /** Whether the tab key comes here. */
  readonly resting: boolean
}

/** Drawn anew only when something has changed here. */
export const HexView = memo(function HexView({
  hex,
  column,
  view,
  cast,
  mark,
  resting,
  onHex,
  onPoint,
  onFocus,
}: HexViewProps) {
  const { x, y } = middleOf(hex)
  const owner = view.hexes[hex]?.owner
  const house = owner === undefined ? undefined : cast.nameplates[owner]?.house
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of all its hexes
    <div
      role="gridcell"
      className={css.hex}
      style={{ '--x': x * SIDE, '--y': y * SIDE } as CSSProperties}
      data-cell={hex}
      data-target={mark?.target === undefined ? undefined : ''}
      data-stops={mark?.stops || undefined}
      data-range={mark?.inRange || undefined}
      data-spent={mark?.spent || undefined}
      data-offers={mark?.offers || undefined}
      data-acts={mark?.offers || undefined}
      data-opened={mark?.opened || undefined}
      data-latest={mark?.latest || undefined}
      aria-colindex={column}
      aria-selected={mark?.opened === true}
      aria-label={hexLabel(hex, view, cast, mark)}
      data-about={mark?.target === undefined ? aboutHex(hex, view, cast) : undefined}
      tabIndex={resting ? 0 : -1}
      onClick={() => onHex(hex)}
      onPointerEnter={(event) => onPoint(hex, event.pointerType)}
      onPointerLeave={(event) => onPoint(undefined, event.pointerType)}
      onFocus={(event) => onFocus(hex, event.currentTarget.matches(':focus-visible'))}
      onBlur={() => onFocus(undefined, false)}
    >
      <svg className={css.face} viewBox="-60 -52 120 104" aria-hidden="true">
        {house !== undefined && (
          <path className={css.border} d="M-54 0L-27-46.800H27L54 0L27 46.800H-27Z" stroke={houseColour(house)} />
        )}
        <path className={css.glow} d="M-55 0L-27.500-47.600H27.500L55 0L27.500 47.600H-27.500Z" />
        <HexContents hex={hex} view={view} cast={cast} builds={mark?.builds} />
      </svg>
      {house !== undefined && (
        <span className={css.shield}>
          <HouseShield house={house} size="100%" />
        </span>
      )}
      {mark?.note !== undefined && <span className={css.note}>{mark.note}</span>}
    </div>
  )
})

interface ContentsProps extends Pick<HexViewProps, 'hex' | 'view' | 'cast'> {
  readonly builds: number | undefined
}

function HexContents({ hex, view, cast, builds }: ContentsProps) {
  const here = view.hexes[hex]
  if (here === undefined) return null
  const { fort, income, owner, guards } = here
  const stacks = stacksIn(view, hex)
  const gold = income === undefined ? 0 : goldOf(seenState(view), owner ?? -1, income)
  return (
    <>
      {builds !== undefined && (
        <g className={css.building}>
          <Fort level={builds} x={-19 - builds} y={-42 - builds} size={38 + 2 * builds} />
        </g>
      )}
      {fort > 0 && builds === undefined && <Fort level={fort} x={-19 - fort} y={-42 - fort} size={38 + 2 * fort} />}
      {income !== undefined && (
        <g transform="translate(39 2)">
          <circle r={12} className={css.coin} />
          <text className={css.coinText} dy="0.35em">
            {gold}
          </text>
        </g>
      )}
      {guards !== undefined && <Guards count={guards.creatures.length} x={stacks.length > 0 ? -30 : 0} />}
      {stacks.map((stack, i) => (
        <StackView
          key={stack.seat}
          stack={stack}
          isOwn={stack.seat === view.viewer}
          cast={cast}
          x={placeOf(i, stacks.length + (guards ? 1 : 0), guards)}
        />
      ))}
      {view.cloud === hex && <Sign name="cloud" x={-14} y={-48} />}
    </>
  )
}

/** Side by side in the lower half. */
function placeOf(index: number, count: number, guards: unknown): number {
  const step = count > 2 ? 25 : 31
  return (index + (guards === undefined ? 0 : 1) - (count - 1) / 2) * step
}

function StackView({ stack, cast, x, isOwn }: { stack: Stack; cast: Cast; x: number; isOwn: boolean }) {
  const house = cast.nameplates[stack.seat]?.house ?? 'or'
  const depth = stack.size > 4 ? [2, 1] : stack.size > 1 ? [1] : []
  return (
    <g transform={`translate(${x} 27)`} className={css.stack} data-own={isOwn}>
      {depth.map((layer) => (
        <rect
          key={layer}
          x={-13 + layer * 2.5}
          y={-13 - layer * 2.5}
          width={26}
          height={26}
          rx={4}
          fill={houseColour(house)}
          stroke={houseEdge(house)}
          strokeWidth={1.6}
        />
      ))}
      <rect
        x={-13}
        y={-13}
        width={26}
        height={26}
        rx={4}
        fill={houseColour(house)}
        stroke={houseEdge(house)}
        strokeWidth={1.6}
      />
      <text className={css.size} fill={onHouse(house)} dy="0.36em">
        {stack.size}
      </text>
    </g>
  )
}

/** Defenders that are nobody's (KT-X12). */
function Guards({ count, x }: { count: number; x: number }) {
  return (
    <g transform={`translate(${x} 27)`}>
      <rect x={-13} y={-13} width={26} height={26} rx={4} className={css.guards} />
      <text className={css.size} fill="var(--kat-card-ink)" dy="0.36em">
        {count}
      </text>
    </g>
  )
}

function Sign({ name, x, y }: { name: 'cloud'; x: number; y: number }) {
  return <path className={css.cloud} d={SIGNS[name]} transform={`translate(${x} ${y})`} />
}

const SIGNS = {
  cloud: 'M6 20a6 6 0 0 1 0-12a9 9 0 0 1 17-2a7 7 0 0 1 3 14Z',
} as const
