/**
 * What a seat sees of a position between two turns, as numbers for a network: how the colours stand at the current location,
 * who plays next, what everybody has left. The own hand is known, of others only what is left of theirs.
 */
import type { Seat } from '@crownlands/core/game'
import { COUNTERS, coloursInPlay, KINDS, LOCATIONS } from '../content'
import { GRID } from '../grid'
import { ALL_SPACES, colourOfPiece, EMPTY, effectiveOfPiece, exposedPiece, spacesOf } from './pieces'
import type { Position } from './position'

/** Of each colour. */
const OF_COLOUR = 7
const FREE_SPACES = 5
const TABLE = 2

/** How many numbers there are with so many players. */
export function inputsOf(seats: number): number {
  const colours = coloursInPlay(seats).length
  const own = colours / seats > 1 ? 2 : 1
  return colours * (OF_COLOUR + KINDS) + FREE_SPACES + TABLE + own * KINDS + seats * (1 + COUNTERS.length) + seats - 1
}

const AROUND_CELL = [-GRID - 1, -GRID, -GRID + 1, -1, 1, GRID - 1, GRID, GRID + 1]

/** Reads positions one after the other; what stays the same in a turn is read once. */
export class Reader {
  readonly input: Float32Array
  readonly #seats: number
  readonly #colours: number
  /** The colours in the order in which they are told: the own ones first, then those of the next seat, and so on. */
  readonly #slots = new Int32Array(4)
  readonly #exposed = new Int32Array(4)
  readonly #open = new Float64Array(4)
  readonly #pays = new Int32Array(4)
  /** By space: how many of the cells around it a later location could take. */
  readonly #openness = new Float64Array(ALL_SPACES)

  constructor(seats: number) {
    this.#seats = seats
    this.#colours = coloursInPlay(seats).length
    this.input = new Float32Array(inputsOf(seats))
  }

  /** How open the spaces are: asked once in a turn. */
  readOpenness(position: Position): void {
    const { cells, lying, way, location } = position
    this.#openness.fill(0)
    if (location === LOCATIONS.length) return
    const around = spacesOf(way)
    for (let space = 0; space < ALL_SPACES; space++) {
      const cell = lying + (around[space] as number)
      let open = 0
      for (const step of AROUND_CELL) {
        const beside = cell + step
        if (cells[beside] === EMPTY && !isSpace(around, beside - lying)) open++
      }
      this.#openness[space] = open / AROUND_CELL.length
    }
  }

  opennessOf(space: number): number {
    return this.#openness[space] as number
  }

  /** The position as the seat sees it, with `next` to play. */
  read(position: Position, seat: Seat, next: Seat): Float32Array {
    const { input } = this
    const [seats, colours] = [this.#seats, this.#colours]
    position.rank(next)
    this.#readSpaces(position)
    this.#sortSlots(position, seat)
    const dangerous = position.isDangerous()
    let at = 0
    for (let slot = 0; slot < colours; slot++) {
      const colour = this.#slots[slot] as number
      const total = position.totals[colour] as number
      let best = 0
      let worst = Number.POSITIVE_INFINITY
      for (let other = 0; other < colours; other++) {
        if (other === colour) continue
        best = Math.max(best, position.totals[other] as number)
        worst = Math.min(worst, position.totals[other] as number)
      }
      input[at++] = total / 8
      input[at++] = (position.tiles[colour] as number) / 4
      input[at++] = dangerous ? (this.#exposed[colour] as number) / 8 : 0
      input[at++] = (this.#pays[colour] as number) / 4
      input[at++] = clipped((total - best) / 4)
      input[at++] = clipped((total - worst) / 4)
      input[at++] = (this.#open[colour] as number) / 4
    }
    let free = ALL_SPACES
    for (let colour = 0; colour < colours; colour++) free -= position.tiles[colour] as number
    input[at++] = free / ALL_SPACES
    for (let count = 1; count < FREE_SPACES; count++) input[at++] = free === count ? 1 : 0
    input[at++] = dangerous ? 1 : 0
    input[at++] = position.bishop ? 1 : 0
    const own = position.coloursOfSeat()
    for (let slot = 0; slot < own; slot++) {
      const tile = (this.#slots[slot] as number) * KINDS
      for (let kind = 0; kind < KINDS; kind++) input[at++] = (position.hand[tile + kind] as number) / 2
    }
    for (let slot = 0; slot < colours; slot++) {
      const tile = (this.#slots[slot] as number) * KINDS
      for (let kind = 0; kind < KINDS; kind++) {
        input[at++] = ((position.hand[tile + kind] as number) + (position.stack[tile + kind] as number)) / 4
      }
    }
    for (let step = 0; step < seats; step++) {
      const other = (seat + step) % seats
      input[at++] = other === next ? 1 : 0
      const counters = position.counters[other] as number
      for (let counter = 0; counter < COUNTERS.length; counter++) input[at++] = (counters >> counter) & 1
      if (step > 0) input[at++] = ((position.vp[seat] as number) - (position.vp[other] as number)) / 10
    }
    return input
  }

  /** After `rank`: what is exposed and open of each colour, and what each would be paid now. */
  #readSpaces(position: Position): void {
    const { cells, lying, way } = position
    const around = spacesOf(way)
    this.#exposed.fill(0)
    this.#open.fill(0)
    for (let space = 0; space < ALL_SPACES; space++) {
      const piece = cells[lying + (around[space] as number)] as number
      if (piece === EMPTY) continue
      const colour = colourOfPiece[piece] as number
      const value = effectiveOfPiece[piece] as number
      if (exposedPiece[piece] === 1) this.#exposed[colour] = (this.#exposed[colour] as number) + value
      this.#open[colour] = (this.#open[colour] as number) + value * (this.#openness[space] as number)
    }
    for (let place = 0; place < this.#colours; place++) {
      this.#pays[position.order[place] as number] = position.prize(place)
    }
  }

  /** Of two colours of a seat the one with more at the location comes first. */
  #sortSlots(position: Position, seat: Seat): void {
    const seats = this.#seats
    for (let step = 0; step < seats; step++) {
      const other = (seat + step) % seats
      if (seats > 2) {
        this.#slots[step] = other
        continue
      }
      const [one, two] = [2 * other, 2 * other + 1]
      const swapped = (position.totals[two] as number) > (position.totals[one] as number)
      this.#slots[2 * step] = swapped ? two : one
      this.#slots[2 * step + 1] = swapped ? one : two
    }
  }
}

function isSpace(around: Int32Array, offset: number): boolean {
  for (let space = 0; space < ALL_SPACES; space++) if (around[space] === offset) return true
  return false
}

function clipped(value: number): number {
  return value > 1 ? 1 : value < -1 ? -1 : value
}
