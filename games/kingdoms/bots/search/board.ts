/**
 * The board in numbers. The parts of all lines are counted as pieces are placed, so that whoever looks at a space has its row
 * and its column at hand.
 */
import { SPACES } from '../../content'
import type { Policy } from '../learned/values'
import { BITS, COLUMN_SHIFT, MOST_RANKS, type Parts, ROW_SHIFT, SPACE_MASK } from './parts'
import {
  BESIDE,
  COLUMN_OF,
  DRAGON,
  FIRST_CASTLE,
  IS_BESIDE,
  LINE_COUNT,
  LINE_LENGTH,
  LINE_START,
  LINE_STEP,
  MINE,
  MOUNTAIN,
  NOTHING,
  OWNER,
  PART_COUNT,
  PARTS_PER_LINE,
  RANK_COUNT,
  ROW_OF,
  VALUE,
  WIZARD,
} from './pieces'
import { Prospects } from './prospects'
import { KINDS, wordTable } from './words'

export const MOST_SEATS = 4
const NOWHERE = -1
/** For telling boards apart, by space and piece. */
const LOW = wordTable(SPACES, 0x165667b1)
const HIGH = wordTable(SPACES, 0x27d4eb2f)
/** By piece, of castles: the rank, and where the ranks of the owner begin. */
const CASTLE_RANK = Int32Array.from({ length: FIRST_CASTLE + MOST_SEATS * RANK_COUNT }, (_, piece) =>
  piece < FIRST_CASTLE ? 0 : ((piece - FIRST_CASTLE) % RANK_COUNT) + 1,
)
const SHIFT = CASTLE_RANK.map((rank, piece) => (rank === 0 ? 0 : BITS * (OWNER[piece] as number)))

/** How many numbers each of the lists below holds. */
const SIZES = {
  board: SPACES,
  empties: SPACES,
  emptyAt: SPACES,
  rank: SPACES,
  rowPart: SPACES,
  columnPart: SPACES,
  resources: PART_COUNT,
  hazards: PART_COUNT,
  dragon: PART_COUNT,
  mine: PART_COUNT,
  empty: PART_COUNT,
  ranks: PART_COUNT,
  lastPart: LINE_COUNT,
} as const
const SIZE = Object.values(SIZES).reduce((sum, size) => sum + size, 0)

export class Board implements Parts {
  readonly seats: number
  readonly prospects: Prospects
  /** All lists lie one after the other, so that a board is copied in one go. */
  readonly #all = new Int32Array(SIZE)
  #from = 0

  readonly board = this.#list('board')
  readonly rank = this.#list('rank')
  /** The empty spaces with their parts, in any order, and where in that list each space is. */
  readonly empties = this.#list('empties')
  readonly emptyAt = this.#list('emptyAt')
  readonly rowPart = this.#list('rowPart')
  readonly columnPart = this.#list('columnPart')
  readonly resources = this.#list('resources')
  readonly hazards = this.#list('hazards')
  readonly dragon = this.#list('dragon')
  readonly mine = this.#list('mine')
  readonly empty = this.#list('empty')
  readonly ranks = this.#list('ranks')
  /** By line: the last of its parts. */
  readonly lastPart = this.#list('lastPart')

  emptyCount = 0
  #wizardAt = NOWHERE
  /** Two words that tell boards apart, and whatever else is added to them. */
  low = 0
  high = 0

  constructor(seats: number, policy: Policy) {
    this.seats = seats
    this.prospects = new Prospects(this, policy)
  }

  #list(name: keyof typeof SIZES): Int32Array {
    const begin = this.#from
    this.#from += SIZES[name]
    return this.#all.subarray(begin, this.#from)
  }

  protected copyBoard(other: Board): void {
    this.#all.set(other.#all)
    this.prospects.copy(other.prospects)
    this.emptyCount = other.emptyCount
    this.#wizardAt = other.#wizardAt
    this.low = other.low
    this.high = other.high
  }

  isWizardBeside(space: number): boolean {
    return this.#wizardAt !== NOWHERE && IS_BESIDE[this.#wizardAt * SPACES + space] === 1
  }

  protected fill(space: number, piece: number): void {
    this.board[space] = piece
    this.#addToWords(space, piece)
    this.#removeFromEmpty(space)
    const row = this.rowPart[space] as number
    const column = this.columnPart[space] as number
    this.empty[row] = (this.empty[row] as number) - 1
    this.empty[column] = (this.empty[column] as number) - 1
    if (piece >= FIRST_CASTLE) {
      this.#addRanks(space, (CASTLE_RANK[piece] as number) + (this.isWizardBeside(space) ? 1 : 0))
    } else this.#fillWithTile(space, piece, row, column)
    this.prospects.refresh(row)
    this.prospects.refresh(column)
  }

  #fillWithTile(space: number, piece: number, row: number, column: number): void {
    const value = VALUE[piece] as number
    if (value > 0) {
      this.resources[row] = (this.resources[row] as number) + value
      this.resources[column] = (this.resources[column] as number) + value
    } else if (value < 0) {
      this.hazards[row] = (this.hazards[row] as number) - value
      this.hazards[column] = (this.hazards[column] as number) - value
    } else if (piece === DRAGON) {
      this.dragon[row] = 1
      this.dragon[column] = 1
    } else if (piece === MINE) {
      this.mine[row] = 1
      this.mine[column] = 1
    } else if (piece === WIZARD) this.#placeWizard(space)
    else {
      // K-P2: a mountain.
      this.#countLine(ROW_OF[space] as number)
      this.#countLine(COLUMN_OF[space] as number)
    }
  }

  #addRanks(space: number, rank: number): void {
    const ranks = rank << (SHIFT[this.board[space] as number] as number)
    const row = this.rowPart[space] as number
    const column = this.columnPart[space] as number
    this.rank[space] = (this.rank[space] as number) + rank
    this.ranks[row] = (this.ranks[row] as number) + ranks
    this.ranks[column] = (this.ranks[column] as number) + ranks
  }

  /** Twice the same and it is gone again. */
  #addToWords(slot: number, of: number): void {
    this.low ^= LOW[slot * KINDS + of] as number
    this.high ^= HIGH[slot * KINDS + of] as number
  }

  #removeFromEmpty(space: number): void {
    this.emptyCount--
    const place = this.emptyAt[space] as number
    const last = this.empties[this.emptyCount] as number
    this.empties[place] = last
    this.emptyAt[last & SPACE_MASK] = place
  }

  /** After one of its parts has changed. */
  #noteParts(space: number): void {
    const row = (this.rowPart[space] as number) << ROW_SHIFT
    const column = (this.columnPart[space] as number) << COLUMN_SHIFT
    this.empties[this.emptyAt[space] as number] = column | row | space
  }

  /** K-P6: castles beside it count more, in the lines that it is not in too. */
  #placeWizard(space: number): void {
    this.#wizardAt = space
    for (const beside of BESIDE[space] as readonly number[]) {
      if (this.rank[beside] === 0) continue
      this.#addRanks(beside, 1)
      this.prospects.refresh(this.rowPart[beside] as number)
      this.prospects.refresh(this.columnPart[beside] as number)
    }
  }

  ranksOf(part: number, seat: number): number {
    return ((this.ranks[part] as number) >>> (seat * BITS)) & MOST_RANKS
  }

  /** K-P3 to K-P5 */
  base(part: number): number {
    const sum = (this.dragon[part] === 0 ? (this.resources[part] as number) : 0) - (this.hazards[part] as number)
    return this.mine[part] === 0 ? sum : 2 * sum
  }

  isFull(line: number): boolean {
    const part = line * PARTS_PER_LINE
    return this.empty[part] === 0 && this.empty[part + 1] === 0 && this.empty[part + 2] === 0
  }

  /** Counts the parts of a line anew. */
  #countLine(line: number): void {
    const { board, rank, resources, hazards, dragon, mine, empty, ranks } = this
    const step = LINE_STEP[line] as number
    const end = (LINE_START[line] as number) + step * (LINE_LENGTH[line] as number)
    const partOf = step === 1 ? this.rowPart : this.columnPart
    let part = line * PARTS_PER_LINE
    for (let one = part; one < part + PARTS_PER_LINE; one++) {
      resources[one] = 0
      hazards[one] = 0
      dragon[one] = 0
      mine[one] = 0
      empty[one] = 0
      ranks[one] = 0
    }
    for (let space = LINE_START[line] as number; space < end; space += step) {
      const piece = board[space] as number
      partOf[space] = part
      if (piece === NOTHING) {
        empty[part] = (empty[part] as number) + 1
        this.#noteParts(space)
      } else if (piece >= FIRST_CASTLE) {
        ranks[part] = (ranks[part] as number) + ((rank[space] as number) << (SHIFT[piece] as number))
      } else if (piece === MOUNTAIN) part++
      else if (piece === DRAGON) dragon[part] = 1
      else if (piece === MINE) mine[part] = 1
      else {
        const value = VALUE[piece] as number
        if (value > 0) resources[part] = (resources[part] as number) + value
        else hazards[part] = (hazards[part] as number) - value
      }
    }
    this.lastPart[line] = part
    for (; part >= line * PARTS_PER_LINE; part--) this.prospects.refresh(part)
  }

  /** Counts everything anew from the pieces that lie there. */
  protected countBoard(): void {
    this.#wizardAt = this.board.indexOf(WIZARD)
    this.emptyCount = 0
    this.low = 0
    this.high = 0
    for (let space = 0; space < SPACES; space++) {
      const piece = this.board[space] as number
      const rank = CASTLE_RANK[piece] as number
      this.rank[space] = rank > 0 && this.isWizardBeside(space) ? rank + 1 : rank
      if (piece !== NOTHING) {
        this.#addToWords(space, piece)
        continue
      }
      this.emptyAt[space] = this.emptyCount++
    }
    for (let line = 0; line < LINE_COUNT; line++) this.#countLine(line)
  }
}
