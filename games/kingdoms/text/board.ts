/** The table as text, for terminals and for reading aloud. Words come from the language files. */
import { centred, signed } from '@crownlands/core/text/typesetting'
import { COLUMNS, EMPTY, RANKS, type Rank, ROWS, SEAT_LETTERS, type Space, type Tile } from '../content'
import { explainLine, LINES, type Line } from '../rules/scoring'
import type { SeenTile, View } from '../rules/state'

export interface BoardWords {
  readonly epoch: (epoch: number) => string
  readonly base: string
  readonly gold: (gold: number) => string
  readonly castles: string
  readonly noCastles: string
  readonly startingTile: string
  readonly seen: (tile: SeenTile) => string
  readonly you: string
  readonly supply: (tiles: number) => string
  readonly unseen: string
  readonly faceUp: string
  readonly drawn: (tile: Tile) => string
  /** Without its number: for those that have none. */
  readonly name: (tile: Tile) => string
  /** Three letters on the board. */
  readonly wizard: string
}

const SYMBOLS: Readonly<Partial<Record<Space, string>>> = {
  [EMPTY]: '·',
  mountain: '^^^',
  dragon: 'DRA',
  mine: 'MIN',
}
const WIDTH = 6
const ROMAN: Readonly<Record<Rank, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' }

/** A piece as it stands in a space of the text board. */
function symbol(piece: Space): string {
  return SYMBOLS[piece] ?? piece.replace('-', '−')
}

export function drawTable(view: View, names: readonly string[], words: BoardWords): string {
  return [
    drawBoard(view, words),
    '',
    ...view.players.map((_, seat) => describePlayer(view, seat, names, words)),
    '',
    ...describeTiles(view, words),
  ].join('\n')
}

function drawBoard(view: View, words: BoardWords): string {
  const rule = (left: string, middle: string, right: string) =>
    `    ${left}${Array.from({ length: COLUMNS }, () => '─'.repeat(WIDTH)).join(middle)}${right}`
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const pieces = view.board.slice(row * COLUMNS, (row + 1) * COLUMNS)
    return `  ${row + 1} │${pieces.map((piece) => centred(piece === 'wizard' ? words.wizard : symbol(piece), WIDTH)).join('│')}│ ${lineBases(view, row)}`
  })
  const columns = Array.from({ length: COLUMNS }, (_, column) => centred(lineBases(view, ROWS + column), WIDTH))
  return [
    `     ${Array.from('abcdef', (letter) => centred(letter, WIDTH)).join(' ')}   ${words.epoch(view.epoch)}`,
    rule('┌', '┬', '┐'),
    rows.join(`\n${rule('├', '┼', '┤')}\n`),
    rule('└', '┴', '┘'),
    `     ${columns.join(' ')}   ${words.base}`,
  ].join('\n')
}

/** The base of each part of the line as it stands; a bar stands for a mountain. */
function lineBases(view: View, line: number): string {
  return explainLine(view.board, LINES[line] as Line)
    .map((part) => signed(part.base))
    .join('|')
}

function describePlayer(view: View, seat: number, names: readonly string[], words: BoardWords): string {
  const player = view.players[seat]
  if (player === undefined) return ''
  const mark = !view.over && view.turn === seat ? '▸' : ' '
  const who = `${SEAT_LETTERS[seat]} ${names[seat] ?? ''}${view.viewer === seat ? ` ${words.you}` : ''}`
  const castles = RANKS.flatMap((rank, i) =>
    (player.castles[i] ?? 0) > 0 ? [`${ROMAN[rank]}×${player.castles[i]}`] : [],
  )
  const parts = [words.gold(player.gold), `${words.castles} ${castles.join(' ') || words.noCastles}`]
  if (player.startingTile !== 'none') parts.push(`${words.startingTile} ${words.seen(player.startingTile)}`)
  return `${mark} ${who.padEnd(18)} ${parts.join(' · ')}`
}

function describeTiles(view: View, words: BoardWords): string[] {
  const tiles = view.unseen.map((tile) => (Number.isNaN(Number(tile)) ? words.name(tile) : symbol(tile))).join(' ')
  const lines = [`  ${words.supply(view.supply)}`]
  if (tiles !== '') lines.push(`  ${view.options.noLuck ? words.faceUp : words.unseen} ${tiles}`)
  if (view.drawn !== undefined) lines.push(`  ${words.drawn(view.drawn)}`)
  return lines
}
