/**
 * A position of Kingdoms in numbers. The parts of all lines are counted as pieces are placed, so that whoever looks at a
 * space has its row and its column at hand. Goes by the same rules and asks chance for the same as `rules.ts`; a test
 * holds one against the other.
 */
import type { Chance } from '@crownlands/core/chance'
import { EPOCHS, startingCastles, type Tile, tileSet } from '../../content'
import { emptySpaces, type Options, type State } from '../../rules/state'
import type { Policy } from '../learned/values'
import { Board, MOST_SEATS } from './board'
import {
  COLUMN_OF,
  castleNumber,
  LINE_COUNT,
  NOTHING,
  PARTS_PER_LINE,
  pieceCalled,
  pieceNumber,
  RANK_COUNT,
  ROW_OF,
  TILE_KINDS,
  tileCalled,
  VALUE,
} from './pieces'
import { KINDS, mix, wordTable } from './words'

/** For telling hands apart, by how many castles of a rank are left. */
const LOW = wordTable(MOST_SEATS * RANK_COUNT, 0x5bd1e995)
const HIGH = wordTable(MOST_SEATS * RANK_COUNT, 0x41c64e6d)
/** Gold and epochs have no bounds. */
const GOLD_SALT = 101
const EPOCH_SALT = 201
/** A starting tile that could be any. */
export const COVERED = TILE_KINDS + 1
/** How many numbers each of the lists below holds. */
const SIZES = {
  castles: MOST_SEATS * RANK_COUNT,
  gold: MOST_SEATS,
  start: MOST_SEATS,
  supply: TILE_KINDS + 1,
} as const
const SIZE = Object.values(SIZES).reduce((sum, size) => sum + size, 0)

export class Position extends Board {
  readonly options: Options
  readonly #rankOnes: number
  readonly #tiles: readonly number[]
  /** All lists lie one after the other, so that a position is copied in one go. */
  readonly #all = new Int32Array(SIZE)
  #from = 0

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
  drawn = NOTHING
  turn = 0
  epoch = 1
  over = false
  /** An epoch has begun and its tiles are not laid out yet. */
  isToBeLaidOut = false

  constructor(options: Options, seats: number, policy: Policy) {
    super(seats, policy)
    this.options = options
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
    this.copyBoard(other)
    this.#all.set(other.#all)
    this.supplyCount = other.supplyCount
    this.supplyResources = other.supplyResources
    this.supplyHazards = other.supplyHazards
    this.drawn = other.drawn
    this.turn = other.turn
    this.epoch = other.epoch
    this.over = other.over
    this.isToBeLaidOut = other.isToBeLaidOut
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
    this.fill(space, tile)
    this.#afterPlacement(space)
  }

  /** K-T3 */
  placeStart(space: number): void {
    const seat = this.turn
    const tile = this.start[seat] as number
    this.start[seat] = NOTHING
    this.fill(space, tile)
    this.#afterPlacement(space)
  }

  /** K-T1 */
  placeCastle(rank: number, space: number): void {
    const seat = this.turn
    const hand = seat * RANK_COUNT + rank - 1
    const left = (this.castles[hand] as number) - 1
    this.castles[hand] = left
    this.#addHandToWords(hand, left + 1)
    this.#addHandToWords(hand, left)
    this.fill(space, castleNumber(seat, rank))
    this.#afterPlacement(space)
  }

  hasSomethingToPlace(seat: number): boolean {
    if (this.supplyCount > 0 || this.start[seat] !== NOTHING) return true
    for (let i = seat * RANK_COUNT; i < (seat + 1) * RANK_COUNT; i++) if ((this.castles[i] as number) > 0) return true
    return false
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

  /** One piece is placed in a turn: the turn goes on to the next player who can act, or the epoch ends. */
  #afterPlacement(space: number): void {
    if (this.options.scoreAsYouGo) {
      // K-V3
      this.#addGoldToWords()
      this.#payIfFull(ROW_OF[space] as number)
      this.#payIfFull(COLUMN_OF[space] as number)
      this.#addGoldToWords()
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

  #payIfFull(line: number): void {
    if (this.isFull(line)) this.#pay(line)
  }

  /** K-P7 */
  #pay(line: number): void {
    for (let part = line * PARTS_PER_LINE; part <= (this.lastPart[line] as number); part++) {
      if (this.ranks[part] === 0) continue
      const base = this.base(part)
      for (let seat = 0; seat < this.seats; seat++) {
        this.gold[seat] = (this.gold[seat] as number) + base * this.ranksOf(part, seat)
      }
    }
  }

  // Epochs and end ------------------------------------------------------------------------------------

  #endEpoch(): void {
    this.#addGoldToWords()
    for (let line = 0; line < LINE_COUNT; line++) {
      // K-V3: full lines are paid already.
      if (!this.options.scoreAsYouGo || !this.isFull(line)) this.#pay(line)
    }
    this.#addGoldToWords()
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

  // Telling positions apart ---------------------------------------------------------------------------

  #countAll(): void {
    this.countBoard()
    const epoch = mix(this.epoch, EPOCH_SALT)
    this.low ^= epoch
    this.high ^= Math.imul(epoch, 0x2c1b3c6d)
    this.#addGoldToWords()
    for (let hand = 0; hand < this.seats * RANK_COUNT; hand++) this.#addHandToWords(hand, this.castles[hand] as number)
  }

  #addHandToWords(hand: number, count: number): void {
    this.low ^= LOW[hand * KINDS + count] as number
    this.high ^= HIGH[hand * KINDS + count] as number
  }

  #addGoldToWords(): void {
    for (let seat = 0; seat < this.seats; seat++) {
      const word = mix(this.gold[seat] as number, GOLD_SALT + seat)
      this.low ^= word
      this.high ^= Math.imul(word, 0x2c1b3c6d)
    }
  }
}
