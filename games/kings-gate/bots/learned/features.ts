/**
 * What a seat sees of a position between two turns, as numbers for a network: how the colours stand at the current location,
 * who plays next, what everybody has left. The own hand is known, of others only what is left of theirs.
 */
import type { Seat } from '@crownlands/core/game'
import { COUNTERS, coloursInPlay, KINDS, LOCATIONS } from '../../content'
import { GRID, ORIENTATIONS, SPACES } from '../../rules/grid'
import { EMPTY, spacesOf } from './pieces'
import type { Position } from './position'

/** Of each colour. */
const OF_COLOUR = 7
const FREE_SPACES = 5
const TABLE = 2

/** How many numbers there are with so many players. */
export function inputsOf(seats: number): number {
  const colours = coloursInPlay(seats).length
  const own = seats === 2 ? 2 : 1
  return colours * (OF_COLOUR + KINDS) + FREE_SPACES + TABLE + own * KINDS + seats * (1 + COUNTERS.length) + seats - 1
}

const AROUND_CELL = [-GRID - 1, -GRID, -GRID + 1, -1, 1, GRID - 1, GRID, GRID + 1]
/** By way of lying and space, from the location's cell: the cells around the space that are no spaces themselves. */
const OUTSIDE = ORIENTATIONS.map((_, way) => {
  const spaces = [...spacesOf(way)]
  return spaces.map((space) =>
    Int32Array.from(AROUND_CELL.map((step) => space + step).filter((cell) => !spaces.includes(cell))),
  )
})

/** Reads positions one after the other; what stays the same in a turn is read once. */
export class Reader {
  readonly input: Float32Array
  /** How many of the inputs, the first ones, can change in a turn before something is scored. */
  readonly near: number
  readonly #seats: number
  readonly #colours: number
  readonly #nearColours: number
  /** The colours in the order in which they are told: the own ones first, then those of the next seat, and so on. */
  readonly #slots = new Int32Array(4)
  readonly #pays = new Int32Array(4)
  /** By space: how many of the cells around it a later location could take. */
  readonly #openness = new Float64Array(SPACES)

  constructor(seats: number) {
    this.#seats = seats
    this.#colours = coloursInPlay(seats).length
    this.input = new Float32Array(inputsOf(seats))
    // With two players which of a seat's colours is told first can change.
    this.#nearColours = seats === 2 ? this.#colours : 1
    // Without the other colours' tiles; whose turn is next; of each other seat its counters and its VP.
    this.near =
      inputsOf(seats) - (this.#colours - this.#nearColours) * KINDS - seats - (seats - 1) * (1 + COUNTERS.length)
  }

  /** How open the spaces are: asked once in a turn. */
  readOpenness(position: Position): void {
    const { cells, lying, way, location } = position
    this.#openness.fill(0)
    if (location === LOCATIONS.length) return
    const outside = OUTSIDE[way] as readonly Int32Array[]
    for (let space = 0; space < SPACES; space++) {
      const around = outside[space] as Int32Array
      let open = 0
      for (let i = 0; i < around.length; i++) if (cells[lying + (around[i] as number)] === EMPTY) open++
      this.#openness[space] = open / AROUND_CELL.length
    }
  }

  opennessOf(space: number): number {
    return this.#openness[space] as number
  }

  /** The position as the seat sees it, with `next` to play. */
  read(position: Position, seat: Seat, next: Seat): Float32Array {
    const [seats, colours] = [this.#seats, this.#colours]
    this.readNear(position, seat, next)
    const { input } = this
    let at = this.near
    for (let slot = this.#nearColours; slot < colours; slot++) at = this.#tellTiles(position, slot, at)
    for (let step = 0; step < seats; step++) {
      const other = (seat + step) % seats
      input[at++] = other === next ? 1 : 0
      if (step === 0) continue
      at = this.#tellCounters(position, other, at)
      input[at++] = ((position.vp[seat] as number) - (position.vp[other] as number)) / 10
    }
    return input
  }

  /** Only what can change in a turn of the seat before something is scored: the first `near` inputs. */
  readNear(position: Position, seat: Seat, next: Seat): Float32Array {
    const { input } = this
    position.rank(next, this.#openness)
    for (let place = 0; place < this.#colours; place++) {
      this.#pays[position.order[place] as number] = position.prize(place)
    }
    this.#sortSlots(position, seat)
    let at = this.#tellLocation(position)
    const own = position.coloursOfSeat()
    for (let slot = 0; slot < own; slot++) {
      const tile = (this.#slots[slot] as number) * KINDS
      for (let kind = 0; kind < KINDS; kind++) input[at++] = (position.hand[tile + kind] as number) / 2
    }
    for (let slot = 0; slot < this.#nearColours; slot++) at = this.#tellTiles(position, slot, at)
    this.#tellCounters(position, seat, at)
    return input
  }

  /** How the colours stand at the current location. */
  #tellLocation(position: Position): number {
    const { input } = this
    const colours = this.#colours
    const { dangerous } = position
    let at = 0
    let free = SPACES
    for (let slot = 0; slot < colours; slot++) {
      const colour = this.#slots[slot] as number
      const total = position.totals[colour] as number
      const tiles = position.tiles[colour] as number
      free -= tiles
      // Against the best of the others, and against the last.
      const first = position.order[0] as number
      const last = position.order[colours - 1] as number
      const best = position.totals[(first === colour ? position.order[1] : first) as number] as number
      const worst = position.totals[(last === colour ? position.order[colours - 2] : last) as number] as number
      input[at++] = total / 8
      input[at++] = tiles / 4
      input[at++] = dangerous ? (position.exposed[colour] as number) / 8 : 0
      input[at++] = (this.#pays[colour] as number) / 4
      input[at++] = clipped((total - best) / 4)
      input[at++] = clipped((total - worst) / 4)
      input[at++] = (position.open[colour] as number) / 4
    }
    input[at++] = free / SPACES
    for (let count = 1; count < FREE_SPACES; count++) input[at++] = free === count ? 1 : 0
    input[at++] = dangerous ? 1 : 0
    input[at++] = position.bishop ? 1 : 0
    return at
  }

  /** What a colour has left. */
  #tellTiles(position: Position, slot: number, from: number): number {
    const tile = (this.#slots[slot] as number) * KINDS
    for (let kind = 0; kind < KINDS; kind++) {
      const left = (position.hand[tile + kind] as number) + (position.stack[tile + kind] as number)
      this.input[from + kind] = left / 4
    }
    return from + KINDS
  }

  #tellCounters(position: Position, seat: Seat, from: number): number {
    const counters = position.counters[seat] as number
    for (let counter = 0; counter < COUNTERS.length; counter++) this.input[from + counter] = (counters >> counter) & 1
    return from + COUNTERS.length
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

function clipped(value: number): number {
  return value > 1 ? 1 : value < -1 ? -1 : value
}
