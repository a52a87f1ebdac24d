import {
  BESIDE,
  COLUMN_OF,
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
  RANK_COUNT,
  ROW_OF,
  VALUE,
  WIZARD,
} from './pieces'
import { BITS, MOST_RANKS, type Position } from './position'

/** What one empty space of a part adds to its base on average, once it is filled. */
export const TUNE = {
  promise: 0.25,
  dragonPromise: 0,
  keep: 1,
}

export class Prospects {
  /** By part: what a rank of the seat there will bring. */
  readonly land = new Float64Array(PART_COUNT)
  /** By part: what one more resource, one more hazard, the dragon and the mine bring the seat. */
  readonly up = new Float64Array(PART_COUNT)
  readonly down = new Float64Array(PART_COUNT)
  readonly #dragon = new Float64Array(PART_COUNT)
  readonly #mine = new Float64Array(PART_COUNT)
  #position: Position | undefined
  #seat = 0

  look(position: Position, seat: number): void {
    this.#position = position
    this.#seat = seat
    const { lastPart, resources, hazards, dragon, mine, empty, ranks, seats } = position
    const others = 1 / (seats - 1)
    const shift = BITS * seat
    for (let line = 0; line < LINE_COUNT; line++) {
      const last = lastPart[line] as number
      for (let part = line * PARTS_PER_LINE; part <= last; part++) {
        const all = ranks[part] as number
        let ahead = 0
        if (all !== 0) {
          const own = (all >>> shift) & MOST_RANKS
          const sum =
            (all & MOST_RANKS) +
            ((all >>> BITS) & MOST_RANKS) +
            ((all >>> (2 * BITS)) & MOST_RANKS) +
            (all >>> (3 * BITS))
          ahead = own - (sum - own) * others
        }
        const times = 1 + (mine[part] as number)
        const isDragonThere = dragon[part] === 1
        const counted = isDragonThere ? 0 : (resources[part] as number)
        const base = counted - (hazards[part] as number)
        const promise = isDragonThere ? TUNE.dragonPromise : TUNE.promise
        this.land[part] = times * (TUNE.keep * base + promise * (empty[part] as number))
        this.up[part] = isDragonThere ? 0 : times * ahead
        this.down[part] = times * ahead
        this.#dragon[part] = -times * counted * ahead
        this.#mine[part] = times === 1 ? base * ahead : 0
      }
    }
  }

  /** What a rank brings on a space. */
  rankAt(space: number): number {
    const { rowPart, columnPart } = this.#position as Position
    return (this.land[rowPart[space] as number] as number) + (this.land[columnPart[space] as number] as number)
  }

  /** What a tile brings on a space. */
  tileAt(tile: number, space: number): number {
    const { rowPart, columnPart } = this.#position as Position
    const row = rowPart[space] as number
    const column = columnPart[space] as number
    const value = VALUE[tile] as number
    if (value > 0) return value * ((this.up[row] as number) + (this.up[column] as number))
    if (value < 0) return value * ((this.down[row] as number) + (this.down[column] as number))
    switch (tile) {
      case DRAGON:
        return (this.#dragon[row] as number) + (this.#dragon[column] as number)
      case MINE:
        return (this.#mine[row] as number) + (this.#mine[column] as number)
      case MOUNTAIN:
        return (
          this.#splitting(ROW_OF[space] as number, row, space) +
          this.#splitting(COLUMN_OF[space] as number, column, space)
        )
      case WIZARD:
        return this.#wizardAt(space)
      default:
        return 0
    }
  }

  /** K-P2: what both sides of the space in its line would bring as parts of their own, less what they bring together. */
  #splitting(line: number, part: number, space: number): number {
    const position = this.#position as Position
    const { board, rank, seats } = position
    const step = LINE_STEP[line] as number
    const start = LINE_START[line] as number
    const end = start + step * (LINE_LENGTH[line] as number)
    const others = 1 / (seats - 1)
    let before = 0
    for (let one = 0; one < seats; one++) {
      before += position.ranksOf(part, one) * (one === this.#seat ? 1 : -others)
    }
    let gain = -(this.land[part] as number) * before
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
          ahead += (rank[at] as number) * (owner === this.#seat ? 1 : -others)
        } else if (piece === DRAGON) isDragonThere = true
        else if (piece === MINE) times = 2
        else {
          const value = VALUE[piece] as number
          if (value > 0) resources += value
          else hazards -= value
        }
      }
      const promise = isDragonThere ? TUNE.dragonPromise : TUNE.promise
      gain += ahead * times * (TUNE.keep * ((isDragonThere ? 0 : resources) - hazards) + promise * empty)
    }
    return gain
  }

  /** K-P6: one more rank for each castle beside the space. */
  #wizardAt(space: number): number {
    const { board, seats } = this.#position as Position
    const others = 1 / (seats - 1)
    let gain = 0
    for (const beside of BESIDE[space] as readonly number[]) {
      const piece = board[beside] as number
      if (piece < FIRST_CASTLE) continue
      const owner = Math.floor((piece - FIRST_CASTLE) / RANK_COUNT)
      gain += this.rankAt(beside) * (owner === this.#seat ? 1 : -others)
    }
    return gain
  }
}
