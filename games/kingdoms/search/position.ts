/**
 * A position of Kingdoms in numbers. The parts of all lines are counted as pieces are placed, so that whoever looks at a
 * space has its row and its column at hand. Goes by the same rules and asks chance for the same as `rules.ts`; a test
 * holds one against the other.
 */
import type { Chance } from '@crownlands/core/chance'
import { EPOCHS, SPACES, startingCastles, type Tile, tileSet } from '../content'
import { emptySpaces, type Options, type State } from '../state'
import type { Policy } from './learned-values'
import {
  BESIDE,
  COLUMN_OF,
  castleNumber,
  DRAGON,
  FIRST_CASTLE,
  LINE_COUNT,
  LINE_LENGTH,
  LINE_START,
  LINE_STEP,
  MINE,
  MOUNTAIN,
  NOTHING,
  PART_COUNT,
  PARTS_PER_LINE,
  pieceCalled,
  pieceNumber,
  RANK_COUNT,
  ROW_OF,
  TILE_KINDS,
  tileCalled,
  VALUE,
  WIZARD,
} from './pieces'
import { Prospects } from './prospects'
import { KINDS, wordTable } from './words'

export const MOST_SEATS = 4
const NOWHERE = -1
/** For telling boards apart: by space and piece. */
const LOW = wordTable(SPACES, 0x165667b1)
const HIGH = wordTable(SPACES, 0x27d4eb2f)
/** A starting tile that could be any. */
export const COVERED = TILE_KINDS + 1
/** Ranks of a seat in a part: more than castles that fit into it can have. */
export const BITS = 8
export const MOST_RANKS = (1 << BITS) - 1

/** By piece, of castles: the rank, and where the ranks of the owner begin. */
const CASTLE_RANK = Int32Array.from({ length: FIRST_CASTLE + MOST_SEATS * RANK_COUNT }, (_, piece) =>
  piece < FIRST_CASTLE ? 0 : ((piece - FIRST_CASTLE) % RANK_COUNT) + 1,
)
const SHIFT = CASTLE_RANK.map((rank, piece) =>
  rank === 0 ? 0 : BITS * Math.floor((piece - FIRST_CASTLE) / RANK_COUNT),
)

/** How many numbers each of the lists below holds. */
const SIZES = {
  board: SPACES,
  emptySpaces: SPACES,
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
  castles: MOST_SEATS * RANK_COUNT,
  gold: MOST_SEATS,
  start: MOST_SEATS,
  supply: TILE_KINDS + 1,
} as const
const SIZE = Object.values(SIZES).reduce((sum, size) => sum + size, 0)

export class Position {
  readonly options: Options
  readonly seats: number
  readonly #rankOnes: number
  readonly #tiles: readonly number[]
  /** All lists lie one after the other, so that a position is copied in one go. */
  readonly #all = new Int32Array(SIZE)
  #from = 0

  /** Pieces by space, and the ranks of castles with the wizard's help (K-P6). */
  readonly board = this.#list('board')
  readonly rank = this.#list('rank')
  /** The empty spaces in any order, and where in that list each is. */
  readonly emptySpaces = this.#list('emptySpaces')
  readonly emptyAt = this.#list('emptyAt')
  /** By space: the parts that it belongs to; of a mountain's space, nothing sensible. */
  readonly rowPart = this.#list('rowPart')
  readonly columnPart = this.#list('columnPart')
  /** By part, three for each line (K-P2): sums of its numbers, whether dragon and mine are there, its empty spaces. */
  readonly resources = this.#list('resources')
  readonly hazards = this.#list('hazards')
  readonly dragon = this.#list('dragon')
  readonly mine = this.#list('mine')
  readonly empty = this.#list('empty')
  /** By part: the ranks of all castles, eight bits for each seat. */
  readonly ranks = this.#list('ranks')
  /** By line: the last of its parts. */
  readonly lastPart = this.#list('lastPart')
  /** Castles in hand: by seat and rank. */
  readonly castles = this.#list('castles')
  readonly gold = this.#list('gold')
  /** Starting tiles by seat, or nothing. */
  readonly start = this.#list('start')
  /** By kind of tile: how many are left to draw. */
  readonly supply = this.#list('supply')

  supplyCount = 0
  /** What the numbers of the tiles left to draw add up to. */
  supplyResources = 0
  supplyHazards = 0
  emptyCount = 0
  drawn = NOTHING
  turn = 0
  epoch = 1
  over = false
  /** An epoch has begun and its tiles are not laid out yet. */
  isToBeLaidOut = false
  #wizardAt = NOWHERE
  /** Two words that tell boards apart. */
  boardLow = 0
  boardHigh = 0

  readonly prospects: Prospects

  constructor(options: Options, seats: number, policy: Policy) {
    this.options = options
    this.seats = seats
    this.prospects = new Prospects(this, policy)
    this.#rankOnes = startingCastles(seats, false)[0] ?? 0
    this.#tiles = tileSet(options.edition).map(pieceNumber)
  }

  #list(name: keyof typeof SIZES): Int32Array {
    const begin = this.#from
    this.#from += SIZES[name]
    return this.#all.subarray(begin, this.#from)
  }

  // From and to the rules -----------------------------------------------------------------------------

  read(state: State): void {
    this.#all.fill(0)
    state.board.forEach((piece, space) => {
      this.board[space] = pieceNumber(piece)
    })
    state.players.forEach(({ gold, castles, startingTile }, seat) => {
      this.gold[seat] = gold
      castles.forEach((count, i) => {
        this.castles[seat * RANK_COUNT + i] = count
      })
      this.start[seat] = startingTile === undefined ? NOTHING : pieceNumber(startingTile)
    })
    this.#emptySupply()
    for (const tile of state.supply) this.#addToSupply(pieceNumber(tile), 1)
    this.drawn = state.drawn === undefined ? NOTHING : pieceNumber(state.drawn)
    this.turn = state.turn
    this.epoch = state.epoch
    this.over = state.over
    this.isToBeLaidOut = false
    this.#countAll()
  }

  write(): State {
    const board = Array.from(this.board, pieceCalled)
    return {
      options: this.options,
      epoch: this.epoch,
      board,
      empty: emptySpaces(board),
      players: Array.from({ length: this.seats }, (_, seat) => ({
        gold: this.gold[seat] as number,
        castles: [...this.castles.subarray(seat * RANK_COUNT, (seat + 1) * RANK_COUNT)],
        startingTile: this.#tileOrNone(this.start[seat] as number),
      })),
      supply: Array.from(this.supply).flatMap((count, tile) => Array<Tile>(count).fill(tileCalled(tile))),
      drawn: this.#tileOrNone(this.drawn),
      turn: this.turn,
      over: this.over,
    }
  }

  #tileOrNone(tile: number): Tile | undefined {
    return tile === NOTHING ? undefined : tileCalled(tile)
  }

  copy(other: Position): void {
    this.#all.set(other.#all)
    this.prospects.copy(other.prospects)
    this.supplyCount = other.supplyCount
    this.supplyResources = other.supplyResources
    this.supplyHazards = other.supplyHazards
    this.emptyCount = other.emptyCount
    this.drawn = other.drawn
    this.turn = other.turn
    this.epoch = other.epoch
    this.over = other.over
    this.isToBeLaidOut = other.isToBeLaidOut
    this.#wizardAt = other.#wizardAt
    this.boardLow = other.boardLow
    this.boardHigh = other.boardHigh
  }

  /** Deals the starting tiles that the seat does not know anew; every way is equally likely. */
  dealHiddenTiles(observer: number, chance: Chance): void {
    this.coverTiles(observer)
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.start[seat] === COVERED) this.start[seat] = this.#drawFromSupply(chance)
    }
  }

  /** Starting tiles that the seat does not know are any of the supply, where they are until uncovered. */
  coverTiles(observer: number): void {
    for (let seat = 0; seat < this.seats; seat++) {
      const tile = this.start[seat] as number
      if (seat === observer || tile === NOTHING || tile === COVERED) continue
      this.#addToSupply(tile, 1)
      this.start[seat] = COVERED
    }
  }

  uncoverTile(seat: number, tile: number): void {
    this.#addToSupply(tile, -1)
    this.start[seat] = tile
  }

  // A turn --------------------------------------------------------------------------------------------

  /** K-T2 */
  draw(chance: Chance): void {
    this.drawn = this.#drawFromSupply(chance)
  }

  /** K-V1; also a draw that brings this tile. */
  take(tile: number): void {
    this.#addToSupply(tile, -1)
    this.drawn = tile
  }

  placeDrawn(space: number): void {
    const tile = this.drawn
    this.drawn = NOTHING
    this.#fill(space, tile)
    this.#afterPlacement(space)
  }

  /** K-T3 */
  placeStart(space: number): void {
    const seat = this.turn
    const tile = this.start[seat] as number
    this.start[seat] = NOTHING
    this.#fill(space, tile)
    this.#afterPlacement(space)
  }

  /** K-T1 */
  placeCastle(rank: number, space: number): void {
    const seat = this.turn
    const hand = seat * RANK_COUNT + rank - 1
    this.castles[hand] = (this.castles[hand] as number) - 1
    this.#fill(space, castleNumber(seat, rank))
    this.#afterPlacement(space)
  }

  hasSomethingToPlace(seat: number): boolean {
    if (this.supplyCount > 0 || this.start[seat] !== NOTHING) return true
    for (let i = seat * RANK_COUNT; i < (seat + 1) * RANK_COUNT; i++) if ((this.castles[i] as number) > 0) return true
    return false
  }

  isWizardBeside(space: number): boolean {
    return this.#wizardAt !== NOWHERE && (BESIDE[this.#wizardAt] as readonly number[]).includes(space)
  }

  wizardAt(): number {
    return this.#wizardAt
  }

  #drawFromSupply(chance: Chance): number {
    let left = chance.below(this.supplyCount)
    let tile = 1
    for (; left >= (this.supply[tile] as number); tile++) left -= this.supply[tile] as number
    this.#addToSupply(tile, -1)
    return tile
  }

  #addToSupply(tile: number, count: number): void {
    const value = count * (VALUE[tile] as number)
    this.supply[tile] = (this.supply[tile] as number) + count
    this.supplyCount += count
    if ((VALUE[tile] as number) > 0) this.supplyResources += value
    else this.supplyHazards -= value
  }

  #emptySupply(): void {
    this.supply.fill(0)
    this.supplyCount = 0
    this.supplyResources = 0
    this.supplyHazards = 0
  }

  #fill(space: number, piece: number): void {
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

  #addToWords(space: number, piece: number): void {
    this.boardLow ^= LOW[space * KINDS + piece] as number
    this.boardHigh ^= HIGH[space * KINDS + piece] as number
  }

  #removeFromEmpty(space: number): void {
    this.emptyCount--
    const place = this.emptyAt[space] as number
    const last = this.emptySpaces[this.emptyCount] as number
    this.emptySpaces[place] = last
    this.emptyAt[last] = place
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

  /** One piece is placed in a turn: the turn goes on to the next player who can act, or the epoch ends. */
  #afterPlacement(space: number): void {
    if (this.options.scoreAsYouGo) {
      // K-V3
      this.#payIfFull(ROW_OF[space] as number)
      this.#payIfFull(COLUMN_OF[space] as number)
    }
    if (this.emptyCount > 0) {
      for (let step = 1; step <= this.seats; step++) {
        const next = (this.turn + step) % this.seats
        // K-T4
        if (!this.hasSomethingToPlace(next)) continue
        this.turn = next
        return
      }
    }
    this.#endEpoch()
  }

  // Scoring -------------------------------------------------------------------------------------------

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

  #payIfFull(line: number): void {
    if (this.isFull(line)) this.#pay(line)
  }

  /** K-P7 */
  #pay(line: number): void {
    for (let part = line * PARTS_PER_LINE; part <= (this.lastPart[line] as number); part++) {
      const base = this.base(part)
      if (base === 0) continue
      for (let seat = 0; seat < this.seats; seat++) {
        this.gold[seat] = (this.gold[seat] as number) + base * this.ranksOf(part, seat)
      }
    }
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
      if (piece === NOTHING) empty[part] = (empty[part] as number) + 1
      else if (piece >= FIRST_CASTLE) {
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

  #countAll(): void {
    this.#wizardAt = this.board.indexOf(WIZARD)
    this.emptyCount = 0
    this.boardLow = 0
    this.boardHigh = 0
    for (let space = 0; space < SPACES; space++) {
      const piece = this.board[space] as number
      if (piece !== NOTHING) this.#addToWords(space, piece)
      const rank = CASTLE_RANK[piece] as number
      this.rank[space] = rank > 0 && this.isWizardBeside(space) ? rank + 1 : rank
      if (piece !== NOTHING) continue
      this.emptyAt[space] = this.emptyCount
      this.emptySpaces[this.emptyCount++] = space
    }
    for (let line = 0; line < LINE_COUNT; line++) this.#countLine(line)
  }

  // Epochs and end ------------------------------------------------------------------------------------

  #endEpoch(): void {
    for (let line = 0; line < LINE_COUNT; line++) {
      // K-V3: full lines are paid already.
      if (!this.options.scoreAsYouGo || !this.isFull(line)) this.#pay(line)
    }
    if (this.#isLastEpoch()) {
      this.over = true
      return
    }
    // K-E1
    if (!this.options.lastCastle) {
      for (let seat = 0; seat < this.seats; seat++) this.castles[seat * RANK_COUNT] = this.#rankOnes
    }
    this.turn = this.#nextStarter()
    this.epoch++
    this.isToBeLaidOut = true
  }

  /** K-E2: what a search can do without once an epoch has ended. */
  layOut(chance: Chance): void {
    this.isToBeLaidOut = false
    this.board.fill(NOTHING)
    this.#emptySupply()
    for (const tile of this.#tiles) this.#addToSupply(tile, 1)
    if (!this.options.noLuck) {
      for (let seat = 0; seat < this.seats; seat++) this.start[seat] = this.#drawFromSupply(chance)
    }
    this.#countAll()
  }

  #isLastEpoch(): boolean {
    if (!this.options.lastCastle) return this.epoch === EPOCHS // K-E4
    for (let seat = 0; seat < this.seats; seat++) if (this.castlesLeft(seat) === 0) return true // K-V2
    return false
  }

  castlesLeft(seat: number): number {
    let count = 0
    for (let i = seat * RANK_COUNT; i < (seat + 1) * RANK_COUNT; i++) count += this.castles[i] as number
    return count
  }

  /** K-E3 */
  #nextStarter(): number {
    const { seats, gold, turn } = this
    let starter = (turn + 1) % seats
    for (let step = 2; step <= seats; step++) {
      const seat = (turn + step) % seats
      if ((gold[seat] as number) > (gold[starter] as number)) starter = seat
    }
    return starter
  }
}
