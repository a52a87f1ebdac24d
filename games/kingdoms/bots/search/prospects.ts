import type { Policy } from '../learned/values'
import { BITS, MOST_RANKS, type Parts } from './parts'
import {
  BESIDE,
  COLUMN_OF,
  DRAGON,
  FIRST_CASTLE,
  LINE_START,
  LINE_STEP,
  MINE,
  MOUNTAIN,
  NOTHING,
  OWNER,
  PART_COUNT,
  ROW_OF,
  VALUE,
  WIZARD,
} from './pieces'

/**
 * Amounts are whole numbers, so that playouts can compare them without a branch: how promising something is in 16384ths, gold in
 * sixths, for with four players each of the others counts a third.
 */
export const STEPS = 1 << 14
export const SIXTHS = 6

export class Prospects {
  readonly #board: Parts
  readonly #policy: Policy
  /** Of the policy, at hand for what is worked out most. */
  readonly #base: number
  readonly #room: number
  readonly #dragonRoom: number
  readonly #own: number
  readonly #others: number
  /** What each of the others counts, and in sixths. */
  readonly #share: number
  readonly #sixths: number
  readonly #all: Int32Array
  /** By seat and part, in steps: how promising it is for each rank of a castle of the seat. */
  readonly land: Int32Array
  /** By seat and part, in sixths of gold: what one more resource brings the seat, and what one more hazard costs it. */
  readonly up: Int32Array
  readonly down: Int32Array

  constructor(board: Parts, policy: Policy) {
    const size = PART_COUNT * board.seats
    this.#board = board
    this.#policy = policy
    this.#base = STEPS * policy.base
    this.#room = STEPS * policy.room
    this.#dragonRoom = STEPS * policy.dragonRoom
    this.#own = STEPS * policy.own
    this.#others = (STEPS * policy.others) / (board.seats - 1)
    this.#sixths = SIXTHS / (board.seats - 1)
    this.#share = 1 / (board.seats - 1)
    this.#all = new Int32Array(3 * size)
    this.land = this.#all.subarray(0, size)
    this.up = this.#all.subarray(size, 2 * size)
    this.down = this.#all.subarray(2 * size)
  }

  copy(other: Prospects): void {
    this.#all.set(other.#all)
  }

  /** After a part has changed. */
  refresh(part: number): void {
    const { resources, hazards, dragon, mine, empty, ranks, seats } = this.#board
    const { land: lands, up: ups, down: downs } = this
    const times = 1 + (mine[part] as number)
    const isDragonThere = dragon[part] === 1
    const sum = (isDragonThere ? 0 : (resources[part] as number)) - (hazards[part] as number)
    const byRoom = isDragonThere ? this.#dragonRoom : this.#room
    const land = times * (this.#base * sum + byRoom * (empty[part] as number))
    const all = ranks[part] as number
    const total = totalOf(all)
    for (let seat = 0, i = part; seat < seats; seat++, i += PART_COUNT) {
      const own = (all >>> (BITS * seat)) & MOST_RANKS
      const others = total - own
      const ahead = times * (SIXTHS * own - this.#sixths * others)
      lands[i] = land + this.#own * own + this.#others * others
      downs[i] = ahead
      ups[i] = isDragonThere ? 0 : ahead
    }
  }

  /** How promising a space is for each rank of a castle. */
  landAt(space: number, seat: number): number {
    const { rowPart, columnPart } = this.#board
    const from = PART_COUNT * seat
    const row = this.land[from + (rowPart[space] as number)] as number
    const column = this.land[from + (columnPart[space] as number)] as number
    return (row + column) / STEPS
  }

  /** How promising it is to put a tile there, apart from what it was got by. */
  tileWorth(tile: number, space: number, seat: number): number {
    const { rowPart, columnPart, empty } = this.#board
    const room = (empty[rowPart[space] as number] as number) + (empty[columnPart[space] as number] as number)
    return this.#policy.gain * this.tileGain(tile, space, seat) + this.#policy.tileRoom * (VALUE[tile] as number) * room
  }

  #baseAt(space: number): number {
    const { rowPart, columnPart } = this.#board
    return this.#board.base(rowPart[space] as number) + this.#board.base(columnPart[space] as number)
  }

  upAt(space: number, seat: number): number {
    const { rowPart, columnPart } = this.#board
    const from = PART_COUNT * seat
    const row = this.up[from + (rowPart[space] as number)] as number
    const column = this.up[from + (columnPart[space] as number)] as number
    return (row + column) / SIXTHS
  }

  downAt(space: number, seat: number): number {
    const { rowPart, columnPart } = this.#board
    const from = PART_COUNT * seat
    const row = this.down[from + (rowPart[space] as number)] as number
    const column = this.down[from + (columnPart[space] as number)] as number
    return (row + column) / SIXTHS
  }

  /** In gold: what a tile of the seat brings it on a space, if the board were scored as it stands. */
  tileGain(tile: number, space: number, seat: number): number {
    const { rowPart, columnPart } = this.#board
    const row = rowPart[space] as number
    const column = columnPart[space] as number
    const value = VALUE[tile] as number
    if (value > 0) return value * this.upAt(space, seat)
    if (value < 0) return value * this.downAt(space, seat)
    switch (tile) {
      case DRAGON:
        return this.#dragonIn(row, seat) + this.#dragonIn(column, seat)
      case MINE:
        return this.#mineIn(row, seat) + this.#mineIn(column, seat)
      case MOUNTAIN:
        return (
          this.#splitting(ROW_OF[space] as number, row, space, seat) +
          this.#splitting(COLUMN_OF[space] as number, column, space, seat)
        )
      case WIZARD:
        return this.#wizardAt(space, seat)
      default:
        return 0
    }
  }

  #dragonIn(part: number, seat: number): number {
    return (-(this.#board.resources[part] as number) * (this.up[PART_COUNT * seat + part] as number)) / SIXTHS
  }

  #mineIn(part: number, seat: number): number {
    if (this.#board.mine[part] === 1) return 0
    return (this.#board.base(part) * (this.down[PART_COUNT * seat + part] as number)) / SIXTHS
  }

  /** K-P2: what both sides of the space in its line would bring as parts of their own, less what they bring together. */
  #splitting(line: number, part: number, space: number, seat: number): number {
    const parts = this.#board
    const { board, rank, ranks } = parts
    const step = LINE_STEP[line] as number
    const start = LINE_START[line] as number
    const share = this.#share
    const all = ranks[part] as number
    const total = totalOf(all)
    const own = (all >>> (BITS * seat)) & MOST_RANKS
    const ahead = own - (total - own) * share
    // One side is counted; the other is the rest.
    let resources = 0
    let hazards = 0
    let hasMine = 0
    let hasDragon = 0
    let aheadHere = 0
    for (let at = space - step; at >= start; at -= step) {
      const piece = board[at] as number
      if (piece === NOTHING) continue
      if (piece === MOUNTAIN) break
      if (piece >= FIRST_CASTLE) aheadHere += (rank[at] as number) * (OWNER[piece] === seat ? 1 : -share)
      else if (piece === DRAGON) hasDragon = 1
      else if (piece === MINE) hasMine = 1
      else {
        const value = VALUE[piece] as number
        if (value > 0) resources += value
        else hazards -= value
      }
    }
    const restMine = (parts.mine[part] as number) - hasMine
    const restDragon = (parts.dragon[part] as number) - hasDragon
    const here = (1 + hasMine) * ((hasDragon === 1 ? 0 : resources) - hazards)
    const restResources = restDragon === 1 ? 0 : (parts.resources[part] as number) - resources
    const rest = (1 + restMine) * (restResources - (parts.hazards[part] as number) + hazards)
    return aheadHere * here + (ahead - aheadHere) * rest - ahead * parts.base(part)
  }

  /** K-P6: one more rank for each castle beside the space. */
  #wizardAt(space: number, seat: number): number {
    const { board } = this.#board
    let gain = 0
    for (const beside of BESIDE[space] as readonly number[]) {
      const piece = board[beside] as number
      if (piece < FIRST_CASTLE) continue
      gain += this.#baseAt(beside) * (OWNER[piece] === seat ? 1 : -this.#share)
    }
    return gain
  }
}

/** The ranks of all seats together. */
function totalOf(ranks: number): number {
  let total = 0
  for (let left = ranks; left !== 0; left >>>= BITS) total += left & MOST_RANKS
  return total
}
