import type { Policy } from './learned-values'
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
  NOTHING,
  PART_COUNT,
  RANK_COUNT,
  ROW_OF,
  VALUE,
  WIZARD,
} from './pieces'
import { BITS, MOST_RANKS, type Position } from './position'

export class Prospects {
  readonly #position: Position
  readonly #policy: Policy
  readonly #all: Float64Array
  /** By part: what a rank there will bring. */
  readonly land: Float64Array
  /** By seat and part: what one more resource brings the seat, and what one more hazard costs it. */
  readonly up: Float64Array
  readonly down: Float64Array

  constructor(position: Position, policy: Policy) {
    const bySeat = PART_COUNT * position.seats
    this.#position = position
    this.#policy = policy
    this.#all = new Float64Array(PART_COUNT + 2 * bySeat)
    this.land = this.#all.subarray(0, PART_COUNT)
    this.up = this.#all.subarray(PART_COUNT, PART_COUNT + bySeat)
    this.down = this.#all.subarray(PART_COUNT + bySeat)
  }

  copy(other: Prospects): void {
    this.#all.set(other.#all)
  }

  /** After a part has changed. */
  refresh(part: number): void {
    const { resources, hazards, dragon, mine, empty, ranks, seats } = this.#position
    const times = 1 + (mine[part] as number)
    const isDragonThere = dragon[part] === 1
    const base = (isDragonThere ? 0 : (resources[part] as number)) - (hazards[part] as number)
    const promise = isDragonThere ? this.#policy.dragonPromise : this.#policy.promise
    this.land[part] = times * (base + promise * (empty[part] as number))
    const all = ranks[part] as number
    if (seats === 2) {
      const ahead = times * ((all & MOST_RANKS) - ((all >>> BITS) & MOST_RANKS))
      this.down[part] = ahead
      this.down[PART_COUNT + part] = -ahead
      this.up[part] = isDragonThere ? 0 : ahead
      this.up[PART_COUNT + part] = isDragonThere ? 0 : -ahead
      return
    }
    let sum = 0
    for (let left = all; left !== 0; left >>>= BITS) sum += left & MOST_RANKS
    const others = 1 / (seats - 1)
    for (let seat = 0; seat < seats; seat++) {
      const own = (all >>> (BITS * seat)) & MOST_RANKS
      const ahead = times * (own - (sum - own) * others)
      this.down[PART_COUNT * seat + part] = ahead
      this.up[PART_COUNT * seat + part] = isDragonThere ? 0 : ahead
    }
  }

  /** What a rank brings on a space. */
  rankAt(space: number): number {
    const { rowPart, columnPart } = this.#position
    return (this.land[rowPart[space] as number] as number) + (this.land[columnPart[space] as number] as number)
  }

  /** What a tile of the seat brings it on a space. */
  tileAt(tile: number, space: number, seat: number): number {
    const { rowPart, columnPart } = this.#position
    const row = rowPart[space] as number
    const column = columnPart[space] as number
    const value = VALUE[tile] as number
    const from = PART_COUNT * seat
    if (value > 0) return value * ((this.up[from + row] as number) + (this.up[from + column] as number))
    if (value < 0) return value * ((this.down[from + row] as number) + (this.down[from + column] as number))
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
    return -(this.#position.resources[part] as number) * (this.up[PART_COUNT * seat + part] as number)
  }

  #mineIn(part: number, seat: number): number {
    if (this.#position.mine[part] === 1) return 0
    return this.#position.base(part) * (this.down[PART_COUNT * seat + part] as number)
  }

  /** K-P2: what both sides of the space in its line would bring as parts of their own, less what they bring together. */
  #splitting(line: number, part: number, space: number, seat: number): number {
    const position = this.#position
    const { board, rank, seats } = position
    const step = LINE_STEP[line] as number
    const start = LINE_START[line] as number
    const end = start + step * (LINE_LENGTH[line] as number)
    const others = 1 / (seats - 1)
    const now = (this.down[PART_COUNT * seat + part] as number) / (1 + (position.mine[part] as number))
    let gain = -(this.land[part] as number) * now
    for (let side = -1; side <= 1; side += 2) {
      let resources = 0
      let hazards = 0
      let times = 1
      let isDragonThere = false
      let empty = 0
      let ahead = 0
      for (let at = space + side * step; at >= start && at < end; at += side * step) {
        const piece = board[at] as number
        if (piece === MOUNTAIN) break
        if (piece === NOTHING) empty++
        else if (piece >= FIRST_CASTLE) {
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
      const promise = isDragonThere ? this.#policy.dragonPromise : this.#policy.promise
      gain += ahead * times * ((isDragonThere ? 0 : resources) - hazards + promise * empty)
    }
    return gain
  }

  /** K-P6: one more rank for each castle beside the space. */
  #wizardAt(space: number, seat: number): number {
    const { board, seats } = this.#position
    const others = 1 / (seats - 1)
    let gain = 0
    for (const beside of BESIDE[space] as readonly number[]) {
      const piece = board[beside] as number
      if (piece < FIRST_CASTLE) continue
      const owner = Math.floor((piece - FIRST_CASTLE) / RANK_COUNT)
      gain += this.rankAt(beside) * (owner === seat ? 1 : -others)
    }
    return gain
  }
}
