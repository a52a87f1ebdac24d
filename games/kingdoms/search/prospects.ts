import type { Policy } from './learned-values'
import { BITS, MOST_RANKS, type Parts } from './parts'
import {
  BESIDE,
  COLUMN_OF,
  DRAGON,
  FIRST_CASTLE,
  LINE_LENGTH,
  LINE_START,
  LINE_STEP,
  MINE,
  MOUNTAIN,
  PART_COUNT,
  RANK_COUNT,
  ROW_OF,
  VALUE,
  WIZARD,
} from './pieces'

export class Prospects {
  readonly #board: Parts
  readonly #policy: Policy
  readonly #all: Float64Array
  /** By seat and part: how promising it is for each rank of a castle of the seat. */
  readonly land: Float64Array
  /** By seat and part, in gold: what one more resource brings the seat, and what one more hazard costs it. */
  readonly up: Float64Array
  readonly down: Float64Array

  constructor(board: Parts, policy: Policy) {
    const size = PART_COUNT * board.seats
    this.#board = board
    this.#policy = policy
    this.#all = new Float64Array(3 * size)
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
    const { base, room, dragonRoom, own: byOwn, others: byOthers } = this.#policy
    const times = 1 + (mine[part] as number)
    const isDragonThere = dragon[part] === 1
    const sum = (isDragonThere ? 0 : (resources[part] as number)) - (hazards[part] as number)
    const land = times * (base * sum + (isDragonThere ? dragonRoom : room) * (empty[part] as number))
    const all = ranks[part] as number
    let total = 0
    for (let left = all; left !== 0; left >>>= BITS) total += left & MOST_RANKS
    const share = 1 / (seats - 1)
    for (let seat = 0, i = part; seat < seats; seat++, i += PART_COUNT) {
      const own = (all >>> (BITS * seat)) & MOST_RANKS
      const others = (total - own) * share
      const ahead = times * (own - others)
      this.land[i] = land + byOwn * own + byOthers * others
      this.down[i] = ahead
      this.up[i] = isDragonThere ? 0 : ahead
    }
  }

  /** How promising a space is for each rank of a castle. */
  landAt(space: number, seat: number): number {
    const { rowPart, columnPart } = this.#board
    const from = PART_COUNT * seat
    return (
      (this.land[from + (rowPart[space] as number)] as number) +
      (this.land[from + (columnPart[space] as number)] as number)
    )
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
    return (
      (this.up[from + (rowPart[space] as number)] as number) + (this.up[from + (columnPart[space] as number)] as number)
    )
  }

  downAt(space: number, seat: number): number {
    const { rowPart, columnPart } = this.#board
    const from = PART_COUNT * seat
    return (
      (this.down[from + (rowPart[space] as number)] as number) +
      (this.down[from + (columnPart[space] as number)] as number)
    )
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
    return -(this.#board.resources[part] as number) * (this.up[PART_COUNT * seat + part] as number)
  }

  #mineIn(part: number, seat: number): number {
    if (this.#board.mine[part] === 1) return 0
    return this.#board.base(part) * (this.down[PART_COUNT * seat + part] as number)
  }

  /** K-P2: what both sides of the space in its line would bring as parts of their own, less what they bring together. */
  #splitting(line: number, part: number, space: number, seat: number): number {
    const parts = this.#board
    const { board, rank, seats } = parts
    const step = LINE_STEP[line] as number
    const start = LINE_START[line] as number
    const end = start + step * (LINE_LENGTH[line] as number)
    const others = 1 / (seats - 1)
    let gain =
      (-parts.base(part) * (this.down[PART_COUNT * seat + part] as number)) / (1 + (parts.mine[part] as number))
    for (let side = -1; side <= 1; side += 2) {
      let resources = 0
      let hazards = 0
      let times = 1
      let isDragonThere = false
      let ahead = 0
      for (let at = space + side * step; at >= start && at < end; at += side * step) {
        const piece = board[at] as number
        if (piece === MOUNTAIN) break
        if (piece >= FIRST_CASTLE) {
          const owner = Math.floor((piece - FIRST_CASTLE) / RANK_COUNT)
          ahead += (rank[at] as number) * (owner === seat ? 1 : -others)
        } else if (piece === DRAGON) isDragonThere = true
        else if (piece === MINE) times = 2
        else {
          const value = VALUE[piece] as number
          if (value > 0) resources += value
          else hazards -= value
        }
      }
      gain += ahead * times * ((isDragonThere ? 0 : resources) - hazards)
    }
    return gain
  }

  /** K-P6: one more rank for each castle beside the space. */
  #wizardAt(space: number, seat: number): number {
    const { board, seats } = this.#board
    const others = 1 / (seats - 1)
    let gain = 0
    for (const beside of BESIDE[space] as readonly number[]) {
      const piece = board[beside] as number
      if (piece < FIRST_CASTLE) continue
      const owner = Math.floor((piece - FIRST_CASTLE) / RANK_COUNT)
      gain += this.#baseAt(beside) * (owner === seat ? 1 : -others)
    }
    return gain
  }
}
