/** Scoring (K-P1 to K-P7): what every part of every line is worth to every player, and why. */
import type { Seat } from '@crownlands/core/game'
import {
  CASTLES,
  COLUMNS,
  EMPTY,
  HAZARDS,
  RANKS,
  type Rank,
  RESOURCES,
  ROWS,
  SEAT_LETTERS,
  SPACES,
  type Space,
  type Tile,
} from '../content'
import type { PartScore, View } from './state'

export interface Line {
  readonly kind: 'row' | 'column'
  /** Counted from 1: rows from the top, columns from the left. */
  readonly number: number
  readonly spaces: readonly number[]
}

/** K-P1: rows from the top, then columns from the left. */
export const LINES: readonly Line[] = [
  ...Array.from({ length: ROWS }, (_, row) => ({
    kind: 'row' as const,
    number: row + 1,
    spaces: Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column),
  })),
  ...Array.from({ length: COLUMNS }, (_, column) => ({
    kind: 'column' as const,
    number: column + 1,
    spaces: Array.from({ length: ROWS }, (_, row) => row * COLUMNS + column),
  })),
]

/** The row and the column of each space, the row first (K-V3). */
export const LINES_THROUGH: readonly (readonly Line[])[] = Array.from({ length: SPACES }, (_, space) =>
  LINES.filter((line) => line.spaces.includes(space)),
)

/** What a piece means to scoring: the number on a tile, or the owner and rank of a castle. */
interface Worth {
  readonly value: number
  readonly seat: Seat
  readonly rank: Rank | 0
}

const WORTHLESS: Worth = { value: 0, seat: 0, rank: 0 }
const WORTH = new Map<Space, Worth>([
  ...[...RESOURCES, ...HAZARDS].map((tile) => [tile, { value: Number(tile), seat: 0, rank: 0 }] as const),
  ...CASTLES.map((castle, i) => [castle, { value: 0, seat: Math.floor(i / 4), rank: RANKS[i % 4] ?? 0 }] as const),
])

export function worthOf(piece: Space): Worth {
  return WORTH.get(piece) ?? WORTHLESS
}

/** K-P6: 1 for a space orthogonally next to the wizard. With no wizard on the board `wizardAt` is -1. */
export function wizardBonus(space: number, wizardAt: number): 0 | 1 {
  if (wizardAt < 0) return 0
  const distance = Math.abs(space - wizardAt)
  if (distance === COLUMNS) return 1
  return distance === 1 && Math.floor(space / COLUMNS) === Math.floor(wizardAt / COLUMNS) ? 1 : 0
}

/** K-P3 to K-P5: the dragon leaves only the hazards, the mine doubles what is left. */
export function baseOf(resources: number, hazards: number, dragon: boolean, mine: boolean): number {
  const sum = (dragon ? 0 : resources) - hazards
  return mine ? sum * 2 : sum
}

const ranks: number[] = [0, 0, 0, 0]

/** Adds what every seat gains from the lines (K-P7) to `gains`. The explained version is `explainLine`. */
export function addGains(board: readonly Space[], lines: readonly Line[], gains: number[]): void {
  const wizardAt = board.indexOf('wizard')
  for (const line of lines) {
    let resources = 0
    let hazards = 0
    let dragon = false
    let mine = false
    ranks.fill(0)
    for (const space of line.spaces) {
      const piece = board[space] ?? EMPTY
      if (piece === EMPTY) continue
      if (piece === 'mountain') {
        // K-P2: a mountain ends the part.
        addPart(gains, baseOf(resources, hazards, dragon, mine))
        resources = 0
        hazards = 0
        dragon = false
        mine = false
        ranks.fill(0)
      } else if (piece === 'dragon') dragon = true
      else if (piece === 'mine') mine = true
      else {
        const { value, seat, rank } = worthOf(piece)
        if (value > 0) resources += value
        else hazards -= value
        if (rank > 0) ranks[seat] = (ranks[seat] ?? 0) + rank + wizardBonus(space, wizardAt)
      }
    }
    addPart(gains, baseOf(resources, hazards, dragon, mine))
  }
}

function addPart(gains: number[], base: number): void {
  if (base === 0) return
  for (let seat = 0; seat < gains.length; seat++) gains[seat] = (gains[seat] ?? 0) + base * (ranks[seat] ?? 0)
}

/** The line part by part with the whole calculation, for the story and the scoring screen. */
export function explainLine(board: readonly Space[], line: Line): PartScore[] {
  return partsOf(board, line).map((spaces) => explainPart(board, line, spaces))
}

/** K-P2: the line without its mountains, in pieces. */
function partsOf(board: readonly Space[], line: Line): number[][] {
  const parts: number[][] = [[]]
  for (const space of line.spaces) {
    if (board[space] === 'mountain') parts.push([])
    else parts.at(-1)?.push(space)
  }
  return parts.filter((part) => part.length > 0)
}

function explainPart(board: readonly Space[], line: Line, spaces: readonly number[]): PartScore {
  const dragon = spaces.some((space) => board[space] === 'dragon')
  const mine = spaces.some((space) => board[space] === 'mine')
  const tiles: PartScore['tiles'][number][] = []
  let resources = 0
  let hazards = 0
  for (const space of spaces) {
    const piece = board[space] ?? EMPTY
    const printed = worthOf(piece).value
    if (printed === 0) continue
    if (printed > 0) resources += printed
    else hazards -= printed
    // Only tiles have a value.
    tiles.push(explainTile(space, piece as Tile, printed, dragon, mine))
  }
  const base = baseOf(resources, hazards, dragon, mine)
  const clauses: PartScore['clauses'][number][] = ['K-P3']
  if (spaces.length < line.spaces.length) clauses.unshift('K-P2')
  if (dragon) clauses.push('K-P4')
  if (mine) clauses.push('K-P5')
  if (spaces.some((space) => board[space] === EMPTY)) clauses.push('K-V2')
  return { spaces, tiles, resources, hazards, base, clauses, gains: explainGains(board, spaces, base) }
}

function explainTile(
  space: number,
  tile: Tile,
  printed: number,
  dragon: boolean,
  mine: boolean,
): PartScore['tiles'][number] {
  if (dragon && printed > 0) return { space, tile, printed, counts: 0, clauses: ['K-P4'] }
  if (mine) return { space, tile, printed, counts: printed * 2, clauses: ['K-P5'] }
  return { space, tile, printed, counts: printed, clauses: ['K-P3'] }
}

function explainGains(board: readonly Space[], spaces: readonly number[], base: number): PartScore['gains'] {
  const wizardAt = board.indexOf('wizard')
  const gains: PartScore['gains'][number][] = []
  for (let seat = 0; seat < SEAT_LETTERS.length; seat++) {
    const castles: PartScore['gains'][number]['castles'][number][] = []
    let ranks = 0
    let helped = false
    for (const space of spaces) {
      const castle = worthOf(board[space] ?? EMPTY)
      if (castle.rank === 0 || castle.seat !== seat) continue
      const wizard = wizardBonus(space, wizardAt)
      castles.push({ space, rank: castle.rank, wizard })
      ranks += castle.rank + wizard
      helped ||= wizard > 0
    }
    if (castles.length === 0) continue
    // `|| 0`: never the -0 of 0 * -n
    gains.push({ seat, castles, ranks, gold: base * ranks || 0, clauses: helped ? ['K-P6', 'K-P7'] : ['K-P7'] })
  }
  return gains
}

/**
 * What everybody would get if a board were scored as it stands. It is the view's or one that it could become; what is
 * paid in the view is not paid again.
 */
export function gainsNow(view: View, board: readonly Space[]): number[] {
  const gains = view.players.map(() => 0)
  addGains(board, openLines(view), gains)
  return gains
}

/** The lines that are still to be paid: with Score As You Go a full one is paid once and for all (K-V3). */
function openLines(view: View): readonly Line[] {
  if (!view.options.scoreAsYouGo) return LINES
  return LINES.filter((line) => line.spaces.some((space) => view.board[space] === EMPTY))
}
