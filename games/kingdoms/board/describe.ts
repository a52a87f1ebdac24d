/** Spaces and pieces as words: what a screen reader says and what pointing at them shows. */
import type { Language } from '@crownlands/core/room'
import { capital, signed } from '@crownlands/core/text/typesetting'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { EMPTY, type Space, type Tile } from '../content'
import { spaceName } from '../rules/notation'
import { wizardBonus, worthOf } from '../rules/scoring'
import { columnLine, columnOf, type LinePart, type LiveLine, partAt, rowLine, rowOf } from './lines'
import type { Preview } from './preview'
import type { BoardText } from './text/board-text'
import { BOARD_TEXT } from './text/text'

/** `Town +3`, `Dragon` */
export function tileLabel(tile: Tile, language: Language): string {
  const value = worthOf(tile).value
  const name = BOARD_TEXT[language].tiles[tile]
  return value === 0 ? name : `${name} ${signed(value)}`
}

/** `counts +3 in its row and in its column` */
export function tileEffect(tile: Tile, language: Language): string {
  const words = BOARD_TEXT[language]
  return words.effects[tile] ?? words.counts(worthOf(tile).value)
}

/** A tile that could be placed: its name, and what it would do. */
export function aboutTile(tile: Tile, language: Language): string {
  return `${tileLabel(tile, language)}\n${capital(tileEffect(tile, language))}.`
}

/** `Town +3`, `castle of rank 2 of Ada` */
export function pieceLabel(piece: Space, nameplates: readonly Nameplate[], language: Language): string {
  const words = BOARD_TEXT[language]
  if (piece === EMPTY) return words.empty
  const { rank, seat } = worthOf(piece)
  if (rank > 0) return words.castleOf(rank, nameplates[seat]?.name ?? '')
  // Neither empty nor a castle.
  return tileLabel(piece as Tile, language)
}

interface Scene {
  readonly board: readonly Space[]
  readonly lines: readonly LiveLine[]
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
}

/** What the board knows of a space beside what lies there. */
interface Marks {
  readonly target?: boolean
  readonly justPlaced?: boolean
  /** Who placed it since the viewer's last turn. */
  readonly recent?: string | undefined
  readonly hinted?: boolean
  readonly preview?: Preview | undefined
}

/** `c2, Town +3, row 2 base +3, column c base −1` */
export function spaceLabel(space: number, { board, lines, nameplates, language }: Scene, marks: Marks = {}): string {
  const words = BOARD_TEXT[language]
  const piece = board[space] ?? EMPTY
  const parts = [words.space(spaceName(space)), pieceLabel(piece, nameplates, language)]
  const { rank } = worthOf(piece)
  if (rank > 0 && wizardBonus(space, board.indexOf('wizard')) > 0) parts.push(words.wizardHelps(rank + 1))
  if (marks.hinted) parts.push(words.hinted)
  if (marks.justPlaced) parts.push(words.justPlaced)
  else if (marks.recent !== undefined) parts.push(words.recent(marks.recent))
  if (marks.target) parts.push(words.mayPlace)
  if (marks.preview !== undefined) parts.push(changeLabel(marks.preview, nameplates, language))
  const now = marks.preview?.lines ?? lines
  for (const line of [rowLine(now, rowOf(space)), columnLine(now, columnOf(space))]) {
    const part = partAt(line, space)
    if (line !== undefined && part?.counts) parts.push(partLabel(line, part, words))
  }
  return parts.join(', ')
}

function partLabel(line: LiveLine, part: LinePart, words: BoardText): string {
  return `${words.line(line.kind, line.number)} ${words.base(part.base)}`
}

/** `row 2: base +3, e2 to f2: base −1` */
export function lineLabel(line: LiveLine, language: Language): string {
  const words = BOARD_TEXT[language]
  const parts = line.parts.map((part) => {
    const base = part.counts ? words.base(part.base) : words.nothingYet
    return line.parts.length === 1 ? base : `${rangeLabel(part.spaces, words)} ${base}`
  })
  return `${words.line(line.kind, line.number)}: ${parts.join('; ')}`
}

function rangeLabel(spaces: readonly number[], words: BoardText): string {
  const first = spaceName(spaces[0] ?? 0)
  const last = spaceName(spaces.at(-1) ?? 0)
  return words.reach(first, last).replace(/^, /, '')
}

/** `if scored now: Ada +6, Bruno −3` */
export function changeLabel(preview: Preview, nameplates: readonly Nameplate[], language: Language): string {
  const words = BOARD_TEXT[language]
  const changes = preview.change.flatMap((change, seat) =>
    change === 0 ? [] : [{ name: nameplates[seat]?.name ?? '', change }],
  )
  return changes.length === 0 ? words.noGoldMoves : words.wouldChange(changes)
}

/** `Row 2, a2 to c2` */
export function partTitle(
  kind: 'row' | 'column',
  number: number,
  spaces: readonly number[] | undefined,
  language: Language,
): string {
  const words = BOARD_TEXT[language]
  const line = words.line(kind, number)
  const title = capital(line)
  return spaces === undefined ? title : title + words.reach(spaceName(spaces[0] ?? 0), spaceName(spaces.at(-1) ?? 0))
}
