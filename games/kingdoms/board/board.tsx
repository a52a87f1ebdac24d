/** The board: a grid of spaces in a wooden frame, with the totals of every part where the part ends. */
import type { Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { signed } from '@crownlands/core/text/typesetting'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useState } from 'react'
import { COLUMNS, EMPTY, ROWS, type Space, type Tile } from '../content'
import { wizardBonus, worthOf } from '../rules/scoring'
import type { View } from '../rules/state'
import css from './board.module.css'
import { lineLabel, partTitle, pieceLabel, spaceLabel, tileEffect } from './describe'
import type { Latest } from './latest'
import {
  areLinked,
  columnLine,
  columnOf,
  edgePart,
  type LinePart,
  type LiveLine,
  liveLines,
  partsEndedBy,
  reachOf,
  rowLine,
  rowOf,
} from './lines'
import { PieceFace } from './pieces.tsx'
import type { Preview } from './preview'
import recent from './recent.module.css'
import type { LitPart } from './scoring/scene'
import { Tally } from './scoring/tally.tsx'
import { Slip } from './slip.tsx'
import { BOARD_TEXT } from './text/text'

const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row)
const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, column) => column)

interface BoardProps {
  readonly view: View
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
  /** Who would place: their house colours the glow. */
  readonly seat: Seat | undefined
  readonly targets: ReadonlySet<number>
  readonly preview: Preview | undefined
  /** The preview of a hint; it is shown while it is also `preview`. */
  readonly hinted: Preview | undefined
  readonly latest: Latest
  /** What others placed since the viewer's last turn. */
  readonly recent: Latest['placed']
  /** The part of a line that a scoring tells just now. */
  readonly lit: LitPart | undefined
  /** The space that is pointed at or has the focus. */
  readonly attended: number | undefined
  /** Say nothing about this space: it has just been played. */
  readonly hushed: number | undefined
  /** The one space that the tab key reaches. */
  readonly resting: number
  /** The table has not yet answered what is shown. */
  readonly busy: boolean
  readonly grid: RefObject<HTMLTableElement | null>
  onSpace(space: number): void
  onPoint(space: number | undefined, pointer: string): void
  /** `visible`: the focus came by keyboard. */
  onFocus(space: number | undefined, visible: boolean): void
  onKey(event: KeyboardEvent): void
}

export function Board(props: BoardProps) {
  const { view, language, preview, latest, lit, attended } = props
  const [line, setLine] = useState<number>()
  const now = useMemo(() => liveLines(view.board), [view.board])
  const lines = preview?.lines ?? now
  const board = preview?.board ?? view.board
  const changed = new Set(preview?.parts)
  const reach = reachShown(lines, board, attended === props.hushed ? undefined : attended, line)
  const words = BOARD_TEXT[language]
  const scene: Scene = { ...props, board, lines, now, changed, reach }
  return (
    <div className={css.frame} data-telling={lit !== undefined}>
      <div className={css.linen} aria-hidden="true" />
      <table
        className={css.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one can move in
        role="grid"
        aria-label={words.board}
        aria-busy={props.busy}
        data-holding={props.targets.size > 0}
        ref={props.grid}
        onKeyDown={props.onKey}
      >
        <colgroup>
          <col className={css.left} />
          <col span={COLUMNS} className={css.column} />
          <col className={css.right} />
        </colgroup>
        <tbody>
          <tr>
            <td aria-hidden="true" />
            {COLUMN_NUMBERS.map((column) => (
              <th key={column} scope="col" className={css.letter}>
                {'abcdef'[column]}
              </th>
            ))}
            <td aria-hidden="true" />
          </tr>
          {ROW_NUMBERS.map((row) => (
            <tr key={row}>
              <th scope="row" className={css.letter}>
                {row + 1}
              </th>
              {COLUMN_NUMBERS.map((column) => (
                <SpaceCell key={column} space={row * COLUMNS + column} scene={scene} />
              ))}
              <Total line={rowLine(lines, row)} index={row} scene={scene} point={setLine} pointed={line === row} />
            </tr>
          ))}
          <tr>
            <td aria-hidden="true" />
            {COLUMN_NUMBERS.map((column) => (
              <Total
                key={column}
                line={columnLine(lines, column)}
                index={ROWS + column}
                scene={scene}
                point={setLine}
                pointed={line === ROWS + column}
              />
            ))}
            <td aria-hidden="true" />
          </tr>
        </tbody>
      </table>
      {latest.scored.map(({ kind, number }) => (
        <div
          key={`${kind}${number}`}
          className={css.scored}
          data-kind={kind}
          style={{ '--index': number - 1 } as object}
          aria-hidden="true"
        />
      ))}
      {lit !== undefined && (
        <Tally key={`${lit.kind}${lit.part.spaces[0]}`} lit={lit} nameplates={props.nameplates} language={language} />
      )}
    </div>
  )
}

interface Scene extends BoardProps {
  readonly board: readonly Space[]
  readonly lines: readonly LiveLine[]
  /** The lines without the preview. */
  readonly now: readonly LiveLine[]
  readonly changed: ReadonlySet<LinePart>
  readonly reach: ReadonlySet<number>
}

/** How far the space or line in question reaches. */
function reachShown(
  lines: readonly LiveLine[],
  board: readonly Space[],
  space: number | undefined,
  line: number | undefined,
): ReadonlySet<number> {
  if (line !== undefined) return new Set(lines[line]?.parts.flatMap((part) => part.spaces))
  return space === undefined || board[space] === EMPTY ? new Set() : reachOf(lines, space)
}

function SpaceCell({ space, scene }: { space: number; scene: Scene }) {
  const { view, nameplates, language, preview, hinted, latest, lit, targets, attended, hushed } = scene
  const piece = view.board[space] ?? EMPTY
  const shown = scene.board[space] ?? EMPTY
  const previewed = preview?.space === space ? preview : undefined
  const target = targets.has(space)
  const placed = piece === EMPTY ? undefined : latest.placed.find((one) => one.place === space)
  const justPlaced = placed !== undefined
  const counted = countedDifferently(lit, space)
  const since = piece === EMPTY ? undefined : scene.recent.find((one) => one.place === space)
  const by = since === undefined ? undefined : nameplates[since.seat]
  const label = spaceLabel(
    space,
    { board: view.board, lines: scene.now, nameplates, language },
    { target, justPlaced, recent: by?.name, hinted: hinted?.space === space, preview: previewed },
  )
  const point = (event: PointerEvent) => scene.onPoint(space, event.pointerType)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of all its cells
    <td
      className={css.space}
      data-space={space}
      data-piece={piece}
      data-target={target || undefined}
      data-latest={placed && (placed.seat === view.viewer ? 'own' : 'other')}
      data-reach={scene.reach.has(space) || undefined}
      data-lit={lit?.part.spaces.includes(space) || undefined}
      tabIndex={space === scene.resting ? 0 : -1}
      aria-label={label}
      onClick={() => scene.onSpace(space)}
      onPointerEnter={point}
      onPointerLeave={(event) => scene.onPoint(undefined, event.pointerType)}
      onFocus={(event) => scene.onFocus(space, event.currentTarget.matches(':focus-visible'))}
      onBlur={() => scene.onFocus(undefined, false)}
    >
      <div
        className={css.well}
        data-right={columnOf(space) < COLUMNS - 1 && areLinked(scene.board, space, space + 1)}
        data-down={rowOf(space) < ROWS - 1 && areLinked(scene.board, space, space + COLUMNS)}
      >
        {shown === EMPTY ? (
          <span className={css.knot} />
        ) : (
          <span
            key={shown}
            className={css.piece}
            data-ghost={previewed !== undefined}
            data-hint={(previewed !== undefined && previewed === hinted) || undefined}
            data-kind={shown}
          >
            <PieceFace
              piece={shown}
              nameplates={nameplates}
              wizard={wizardBonus(space, scene.board.indexOf('wizard'))}
            />
          </span>
        )}
        {shown === 'mountain' && <MountainTotals space={space} scene={scene} />}
        {hinted?.space === space && <HintMark />}
        {by !== undefined && lit === undefined && (
          <span className={recent.recent}>
            <HouseShield house={by.house} size="100%" />
          </span>
        )}
        {counted !== undefined && <span className={css.counted}>{signed(counted)}</span>}
      </div>
      {attended === space && hushed !== space && <SpaceSlip space={space} preview={previewed} scene={scene} />}
    </td>
  )
}

/** What a tile counts in the lit part, when that is not what is printed on it. */
function countedDifferently(lit: LitPart | undefined, space: number): number | undefined {
  const tile = lit?.part.tiles.find((one) => one.space === space)
  return tile === undefined || tile.counts === tile.printed ? undefined : tile.counts
}

function SpaceSlip({ space, preview, scene }: { space: number; preview: Preview | undefined; scene: Scene }) {
  const { view, nameplates, language } = scene
  const words = BOARD_TEXT[language]
  const place = placeOf(space)
  if (preview !== undefined) {
    const quiet = preview.change.every((change) => change === 0)
    return (
      <Slip text={quiet ? words.noGoldMoves : undefined} gold={preview.change} nameplates={nameplates} {...place} />
    )
  }
  const piece = view.board[space] ?? EMPTY
  if (piece === EMPTY) return null
  const { rank } = worthOf(piece)
  const helped = rank > 0 && wizardBonus(space, view.board.indexOf('wizard')) > 0
  const text = rank > 0 ? (helped ? words.wizardHelps(rank + 1) : undefined) : tileEffect(piece as Tile, language)
  return <Slip title={pieceLabel(piece, nameplates, language)} text={text} nameplates={nameplates} {...place} patient />
}

function placeOf(space: number): { readonly side: 'above' | 'below'; readonly align: 'left' | 'centre' | 'right' } {
  const column = columnOf(space)
  return {
    side: rowOf(space) === 0 ? 'below' : 'above',
    align: column < 2 ? 'left' : column >= COLUMNS - 2 ? 'right' : 'centre',
  }
}

/** K-P2: a part that ends at a mountain has its total on that side of the mountain. */
function MountainTotals({ space, scene }: { space: number; scene: Scene }) {
  const { left, above } = partsEndedBy(scene.lines, space)
  return (
    <>
      {left?.counts && <PartTotal part={left} changed={scene.changed.has(left)} side="left" />}
      {above?.counts && <PartTotal part={above} changed={scene.changed.has(above)} side="above" />}
    </>
  )
}

function PartTotal({ part, changed, side }: { part: LinePart; changed: boolean; side: 'left' | 'above' | 'edge' }) {
  const tone = part.base > 0 ? 'good' : part.base < 0 ? 'bad' : 'nil'
  return (
    <span className={css.sum} data-side={side} data-tone={tone} data-changed={changed} aria-hidden="true">
      {signed(part.base)}
    </span>
  )
}

interface TotalProps {
  readonly line: LiveLine | undefined
  /** Among all lines, rows first. */
  readonly index: number
  readonly scene: Scene
  readonly pointed: boolean
  point(line: number | undefined): void
}

function Total({ line, index, scene, point, pointed }: TotalProps) {
  if (line === undefined) return null
  const { view, nameplates, language } = scene
  const words = BOARD_TEXT[language]
  const part = edgePart(line)
  const paid = view.options.scoreAsYouGo && line.full
  const gold = view.players.map((_, seat) =>
    line.parts
      .flatMap((one) => one.gains.filter((gain) => gain.seat === seat))
      .reduce((sum, gain) => sum + gain.gold, 0),
  )
  const place = line.kind === 'row' ? ({ side: 'above', align: 'right' } as const) : placeOf(24 + line.number - 1)
  return (
    <td
      className={css.total}
      data-kind={line.kind}
      aria-label={`${lineLabel(line, language)}${paid ? `, ${words.paid}` : ''}`}
      onPointerEnter={() => point(index)}
      onPointerLeave={() => point(undefined)}
    >
      {part?.counts ? (
        <PartTotal part={part} changed={scene.changed.has(part)} side="edge" />
      ) : (
        <span className={css.nil} aria-hidden="true" />
      )}
      {paid && <Icon name="coins" size="0.9rem" className={css.paid} />}
      {pointed && (
        <Slip
          title={partTitle(line.kind, line.number, undefined, language)}
          text={line.parts.map((one) => (one.counts ? words.base(one.base) : words.nothingYet)).join(' · ')}
          gold={gold}
          nameplates={nameplates}
          {...place}
        />
      )}
    </td>
  )
}
