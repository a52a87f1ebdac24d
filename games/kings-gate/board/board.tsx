// biome-ignore-all lint/a11y/useSemanticElements: cells lie anywhere on a cloth; no table lays itself out like that
/** The board: the cells in play on a cloth without an edge, seen through a camera. */

import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, type RefObject } from 'react'
import { LOCATIONS } from '../content'
import { type Cell, columnOf, type Lying, rowOf, SPACES, spaceCell } from '../rules/grid'
import { colourOf } from '../rules/pieces'
import type { Action, View } from '../rules/state'
import { currentLying, pieceOn } from '../rules/table'
import css from './board.module.css'
import { aboutCell, type Cast, cellLabel, prizesPaid } from './describe'
import { markedCells } from './hinted'
import type { Latest } from './latest'
import { LocationFace, Picture, TileFace } from './pieces.tsx'
import type { GridCell, GridRow } from './places/cells'
import type { Preview } from './preview'
import recent from './recent.module.css'
import type { LedgerLine } from './scoring/ledger'
import { litCells } from './scoring/scene'
import { Tally } from './scoring/tally.tsx'
import { BOARD_TEXT } from './text/text'

/** An action that is pointed at or hinted at, and how things would stand after it. */
export interface Ghost {
  readonly by: 'hand' | 'hint'
  readonly action: Action
  /** The cell that is pointed at. */
  readonly cell: Cell
  readonly preview: Preview
}

export interface BoardProps {
  readonly view: View
  /** The table has not yet answered what is shown. */
  readonly busy: boolean
  readonly rows: readonly GridRow[]
  readonly cast: Cast
  /** Where what is held can go; a position of the next location is one for each of its cells. */
  readonly targets: ReadonlyMap<Cell, Action>
  /** KG-X8 */
  readonly sources: ReadonlySet<Cell>
  readonly chosenSource: Cell | undefined
  readonly ghost: Ghost | undefined
  readonly hinted: Action | undefined
  readonly latest: Latest
  /** What others placed since the viewer's last turn. */
  readonly recent: Latest['placed']
  /** The line of a scoring that is told just now. */
  readonly lit: LedgerLine | undefined
  /** KG-X3 included. */
  readonly dangerous: boolean
  /** The one cell that the tab key reaches. */
  readonly resting: Cell
  readonly grid: RefObject<HTMLDivElement | null>
  onCell(cell: Cell, pointer: string): void
  onPoint(cell: Cell | undefined, pointer: string): void
  /** `visible`: the focus came by keyboard. */
  onFocus(cell: Cell | undefined, visible: boolean): void
  onKey(event: KeyboardEvent): void
}

/** Drawn anew only when the game or what is pointed at changes, not when the camera moves. */
export const Board = memo(function Board(props: BoardProps) {
  const { rows, cast, grid, targets, ghost, hinted, view, lit } = props
  const counted = litCells(lit)
  const columns = rows.flatMap(({ cells }) => cells.map(({ cell }) => columnOf(cell)))
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  const [top = 0, bottom = 0] = [rows[0]?.row, rows.at(-1)?.row]
  return (
    <div
      className={css.grid}
      role="grid"
      aria-label={BOARD_TEXT[cast.language].board}
      aria-rowcount={bottom - top + 1}
      aria-colcount={right - left + 1}
      aria-busy={props.busy}
      data-holding={targets.size > 0}
      data-phase={view.phase}
      data-telling={lit?.type === 'place'}
      ref={grid}
      tabIndex={-1}
      onKeyDown={props.onKey}
    >
      {rows.map(({ row, cells }) => (
        <div key={row} role="row" tabIndex={-1} aria-rowindex={row - top + 1} className={css.row}>
          {cells.map((one) => (
            <CellView
              key={one.cell}
              one={one}
              column={columnOf(one.cell) - left + 1}
              lit={counted.has(one.cell)}
              board={props}
            />
          ))}
        </div>
      ))}
      {ghost?.action.type === 'location' && <SiteGhost site={ghost.action} view={view} ghost={ghost} cast={cast} />}
      {hinted?.type === 'location' && <SiteHint site={hinted} />}
      {lit !== undefined && lit.type !== 'sum' && <Tally line={lit} lying={currentLying(view)} cast={cast} />}
    </div>
  )
})

function at(cell: Cell): CSSProperties {
  return { '--x': columnOf(cell), '--y': rowOf(cell) } as CSSProperties
}

interface CellViewProps {
  readonly one: GridCell
  readonly column: number
  readonly lit: boolean
  readonly board: BoardProps
}

function CellView({ one, column, lit, board }: CellViewProps) {
  const { view, cast, targets, ghost, hinted, latest, sources, chosenSource } = board
  const { cell } = one
  const target = targets.get(cell)
  const ghosted = ghost?.cell === cell ? ghost : undefined
  const placed = latest.placed.find((other) => other.place === cell)
  const since =
    one.kind === 'space' || one.kind === 'site' ? undefined : board.recent.find((other) => other.place === cell)
  const by = since === undefined ? undefined : cast.nameplates[since.seat]
  const marked = markedCells(hinted).includes(cell)
  const standing = one.kind === 'location' && one.lying.orientation === 'vertical'
  const label = cellLabel(one, view, cast, {
    target: ghosted?.by === 'hand' ? ghosted.action : target,
    source: chosenSource === cell ? 'chosen' : sources.has(cell) ? 'possible' : undefined,
    hinted: marked,
    justPlaced: placed !== undefined,
    recent: by?.name,
    preview: ghosted?.preview,
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of all its cells
    <div
      role="gridcell"
      className={css.cell}
      style={at(cell)}
      data-cell={cell}
      data-kind={one.kind}
      data-piece={one.kind === 'tile' ? one.piece : undefined}
      data-lying={one.kind === 'location' ? one.lying.orientation : undefined}
      data-target={targetKind(one, target)}
      data-source={chosenSource === cell ? 'chosen' : sources.has(cell) ? 'possible' : undefined}
      data-latest={placed && (placed.seat === view.viewer ? 'own' : 'other')}
      data-lit={lit || undefined}
      data-burnt={latest.burnt.includes(cell) || undefined}
      data-finished={isFinished(one, view) || undefined}
      aria-colindex={column}
      aria-colspan={one.kind === 'location' && !standing ? 2 : undefined}
      aria-rowspan={standing ? 2 : undefined}
      aria-label={label}
      data-about={targets.size === 0 ? aboutCell(one, view, cast) : undefined}
      tabIndex={cell === board.resting ? 0 : -1}
      onClick={(event) => board.onCell(cell, pointerOf(event.nativeEvent))}
      onPointerEnter={(event: PointerEvent) => board.onPoint(cell, event.pointerType)}
      onPointerLeave={(event: PointerEvent) => board.onPoint(undefined, event.pointerType)}
      onFocus={(event) => board.onFocus(cell, event.currentTarget.matches(':focus-visible'))}
      onBlur={() => board.onFocus(undefined, false)}
    >
      <CellFace one={one} board={board} ghost={ghosted} />
      {by !== undefined && board.lit === undefined && (
        <span className={recent.recent}>
          <HouseShield house={by.house} size="100%" />
        </span>
      )}
      {marked && hinted?.type !== 'location' && <HintMark />}
    </div>
  )
}

/** In browsers of today a click is a pointer event and knows what made it. */
function pointerOf(event: globalThis.MouseEvent): string {
  return event instanceof globalThis.PointerEvent ? event.pointerType : 'mouse'
}

function targetKind(one: GridCell, target: Action | undefined): string | undefined {
  if (target === undefined) return undefined
  if (target.type === 'dragon') return target.cell === undefined ? 'discard' : 'burn'
  return one.kind === 'tile' ? 'cover' : target.type === 'location' ? 'site' : 'place'
}

/** What the current location has nothing to do with lies back. */
function isFinished(one: GridCell, { phase, locations }: View): boolean {
  if (one.kind === 'location') return one.number < locations.length || phase === 'location'
  return one.kind === 'tile' && !one.current && phase !== 'location' && phase !== 'over'
}

function CellFace({ one, board, ghost }: { one: GridCell; board: BoardProps; ghost: Ghost | undefined }) {
  const { view, cast, chosenSource, dangerous } = board
  const { liveries, language } = cast
  const coming = ghost === undefined ? undefined : comingPiece(ghost)
  if (coming !== undefined) {
    return (
      <span className={css.piece} data-ghost={ghost?.by}>
        <TileFace piece={coming} livery={liveries[colourOf(coming)]} />
      </span>
    )
  }
  switch (one.kind) {
    case 'space':
    case 'site':
      return (
        <span className={css.well}>
          {ghost?.action.type === 'dragon' ? <Picture name="dragon" size="60%" /> : <span className={css.knot} />}
        </span>
      )
    case 'tile':
      return (
        <span
          key={one.piece}
          className={css.piece}
          data-ghost="none"
          data-leaving={ghost?.action.type === 'dragon' || chosenSource === one.cell}
        >
          <TileFace piece={one.piece} livery={liveries[colourOf(one.piece)]} />
          {ghost?.action.type === 'dragon' && (
            <span className={css.fire}>
              <Picture name="dragon" size="78%" />
            </span>
          )}
        </span>
      )
    case 'location': {
      const card = LOCATIONS[one.number - 1]
      if (card === undefined) return null
      const current = one.number === view.locations.length
      return (
        <span className={css.piece} data-ghost="none">
          <LocationFace
            card={card}
            name={BOARD_TEXT[language].locations[card.id]}
            orientation={one.lying.orientation}
            dangerous={current ? dangerous : card.dangerous}
            prizes={prizesPaid(card.vp, view.players.length)}
          />
        </span>
      )
    }
  }
}

/** What would lie on the cell that is pointed at. */
function comingPiece({ action, cell, preview }: Ghost) {
  return action.type === 'tile' || action.type === 'sorceress' ? pieceOn(preview.view, cell) : undefined
}

function SiteHint({ site }: { site: Lying }) {
  return (
    <div aria-hidden="true" className={css.proposal}>
      <span className={css.cell} style={at(site.cell)} data-lying={site.orientation}>
        <HintMark />
      </span>
    </div>
  )
}

/** The next location where it would lie, with its ten spaces: tiles that lie there already would count (KG-N4). */
function SiteGhost({ site, view, ghost, cast }: { site: Lying; view: View; ghost: Ghost; cast: Cast }) {
  const card = LOCATIONS[view.locations.length]
  if (card === undefined) return null
  return (
    <div aria-hidden="true" className={css.proposal}>
      {Array.from({ length: SPACES }, (_, space) => (
        <span
          key={spaceCell(site, space)}
          className={css.around}
          style={at(spaceCell(site, space))}
          data-taken={ghost.preview.view.spaces[space] !== '.'}
        />
      ))}
      <span className={css.cell} style={at(site.cell)} data-kind="location" data-lying={site.orientation}>
        <span className={css.piece} data-ghost={ghost.by}>
          <LocationFace
            card={card}
            name={BOARD_TEXT[cast.language].locations[card.id]}
            orientation={site.orientation}
            dangerous={ghost.preview.dangerous}
            prizes={prizesPaid(card.vp, view.players.length)}
          />
        </span>
      </span>
    </div>
  )
}
