/** Where the next location could be laid (KG-N2, KG-N3): all ways to do it, and those that look best at first sight. */
import type { Seat } from '@crownlands/core/game'
import { BESIDE, CELLS, type Cell, SPACES } from '../../rules/grid'
import { colourOfPiece, EMPTY, effectiveOfPiece, LOCATION, layStep, OTHER_CELL, spacesOf } from './pieces'
import type { Position } from './position'

/** What others have there counts so much against a place. */
const OTHERS = 0.5

const done = new Float64Array(CELLS)
let mark = 0

/** The steps that lay the next location where the seat has most and the others least. */
export class LikelyPlaces {
  count = 0
  readonly steps: Int32Array
  readonly #gains: Float64Array
  #most = 0
  #position: Position | undefined
  #seat = 0

  constructor(most: number) {
    this.steps = new Int32Array(most)
    this.#gains = new Float64Array(most)
  }

  /** Those that look best, so many of them. */
  find(position: Position, seat: Seat, most: number): void {
    this.count = 0
    this.#most = most
    this.#position = position
    this.#seat = seat
    mark++
    const { cells, places, placeCount } = position
    for (let i = 0; i < placeCount; i++) {
      const cell = places[i] as number
      if (cells[cell] === EMPTY) continue
      for (const step of BESIDE) {
        const beside = cell + step
        if (cells[beside] === EMPTY && done[beside] !== mark) this.#lookHere(position, beside)
      }
    }
  }

  /** All ways to cover this cell and a free neighbour that is not done with. */
  #lookHere(position: Position, cell: Cell): void {
    const { cells } = position
    const ways = position.turned ? 2 : 1
    for (let way = 0; way < ways; way++) {
      const step = OTHER_CELL[way] as number
      if (cells[cell - step] === EMPTY && done[cell - step] !== mark) this.#offer(cell - step, way)
      if (cells[cell + step] === EMPTY && done[cell + step] !== mark) this.#offer(cell, way)
    }
    done[cell] = mark
  }

  #offer(cell: Cell, way: number): void {
    const gain = this.#gainAt(cell, way)
    const { steps } = this
    if (this.count === this.#most) {
      if (gain <= (this.#gains[this.count - 1] as number)) return
      this.count--
    }
    let at = this.count++
    for (; at > 0 && (this.#gains[at - 1] as number) < gain; at--) {
      this.#gains[at] = this.#gains[at - 1] as number
      steps[at] = steps[at - 1] as number
    }
    this.#gains[at] = gain
    steps[at] = layStep(cell, way)
  }

  #gainAt(cell: Cell, way: number): number {
    const position = this.#position as Position
    const { cells } = position
    const around = spacesOf(way)
    let gain = 0
    for (let space = 0; space < SPACES; space++) {
      const piece = cells[cell + (around[space] as number)] as number
      if (piece === EMPTY || piece === LOCATION) continue
      const own = position.ownerOf(colourOfPiece[piece] as number) === this.#seat
      gain += (effectiveOfPiece[piece] as number) * (own ? 1 : -OTHERS)
    }
    return gain
  }
}
