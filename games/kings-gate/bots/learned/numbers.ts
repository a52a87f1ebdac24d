/** What a position of King's Gate is made of: the cells, and numbers that are kept and brought back at once. */
import type { Seat } from '@crownlands/core/game'
import { TILES } from '../../content'
import { CELLS, type Cell } from '../../rules/grid'
import { EMPTY } from './pieces'

export const SEATS = 4
export const COLOURS = 4
const FIRST_SCALAR = 2 * TILES.length + 6 * SEATS
/** Where in the numbers there is one of each, behind those by tile and by seat. */
const TURN = FIRST_SCALAR
const PHASE = FIRST_SCALAR + 1
const LYING = FIRST_SCALAR + 2
const WAY = FIRST_SCALAR + 3
const LOCATION = FIRST_SCALAR + 4
const PLAYED = FIRST_SCALAR + 5
const PLAYED_KINDS = FIRST_SCALAR + 6
const PLACE_COUNT = FIRST_SCALAR + 7
const CHANGE_COUNT = FIRST_SCALAR + 8
const SCORED = FIRST_SCALAR + 9
const TABLE_LOW = FIRST_SCALAR + 10
const OWES_DRAW = FIRST_SCALAR + 11
const TABLE_HIGH = FIRST_SCALAR + 12
const ALL = FIRST_SCALAR + 13
const MOST_PLACES = 512
const MOST_CHANGES = 256
const SAVES = 16

export class Numbers {
  seats = 2
  colours = COLOURS
  /** KG-L1, KG-N3 */
  capped = false
  turned = true
  readonly cells = new Uint8Array(CELLS)
  /** All numbers below in one, so that they are kept and brought back at once. */
  readonly #numbers = new Int32Array(ALL)
  /** By tile: every colour has one owner. */
  readonly hand = this.#numbers.subarray(0, TILES.length)
  readonly stack = this.#numbers.subarray(TILES.length, 2 * TILES.length)
  /** By seat. Counters are a bit each, in the order of COUNTERS. */
  readonly handSize = this.#bySeat(0)
  readonly stackSize = this.#bySeat(1)
  readonly counters = this.#bySeat(2)
  readonly vp = this.#bySeat(3)
  readonly won = this.#bySeat(4)
  readonly ranks = this.#bySeat(5)
  /** The cells where something was put, in this order; some may be empty again. */
  readonly places = new Int16Array(MOST_PLACES)
  /** What cells held before they changed. */
  readonly #changes = new Int32Array(MOST_CHANGES)
  readonly #saves = Array.from({ length: SAVES }, () => new Int32Array(ALL))

  #bySeat(which: number): Int32Array {
    const from = 2 * TILES.length + which * SEATS
    return this.#numbers.subarray(from, from + SEATS)
  }

  // Scalars -------------------------------------------------------------------------------------------

  get turn(): Seat {
    return this.#numbers[TURN] as number
  }
  set turn(seat: Seat) {
    this.#numbers[TURN] = seat
  }
  get phase(): number {
    return this.#numbers[PHASE] as number
  }
  set phase(phase: number) {
    this.#numbers[PHASE] = phase
  }
  /** Where the current location lies: its cell, and which way. */
  get lying(): Cell {
    return this.#numbers[LYING] as number
  }
  set lying(cell: Cell) {
    this.#numbers[LYING] = cell
  }
  get way(): number {
    return this.#numbers[WAY] as number
  }
  set way(way: number) {
    this.#numbers[WAY] = way
  }
  /** 1 to 10. */
  get location(): number {
    return this.#numbers[LOCATION] as number
  }
  set location(location: number) {
    this.#numbers[LOCATION] = location
  }
  /** How many tiles were played in this turn, and of which kinds: a bit each. */
  get played(): number {
    return this.#numbers[PLAYED] as number
  }
  set played(count: number) {
    this.#numbers[PLAYED] = count
  }
  get playedKinds(): number {
    return this.#numbers[PLAYED_KINDS] as number
  }
  set playedKinds(kinds: number) {
    this.#numbers[PLAYED_KINDS] = kinds
  }
  get placeCount(): number {
    return this.#numbers[PLACE_COUNT] as number
  }
  set placeCount(count: number) {
    this.#numbers[PLACE_COUNT] = count
  }
  get #changeCount(): number {
    return this.#numbers[CHANGE_COUNT] as number
  }
  set #changeCount(count: number) {
    this.#numbers[CHANGE_COUNT] = count
  }
  /** 1 once a location was scored. */
  get scored(): number {
    return this.#numbers[SCORED] as number
  }
  set scored(scored: number) {
    this.#numbers[SCORED] = scored
  }
  /** Two hashes of what lies on all cells. */
  get tableLow(): number {
    return this.#numbers[TABLE_LOW] as number
  }
  get tableHigh(): number {
    return this.#numbers[TABLE_HIGH] as number
  }
  /** The seat that has played tiles and not yet drawn, counted from 1; 0: nobody. */
  get owesDraw(): number {
    return this.#numbers[OWES_DRAW] as number
  }
  set owesDraw(seat: number) {
    this.#numbers[OWES_DRAW] = seat
  }

  // Keeping and bringing back -----------------------------------------------------------------------------

  protected clear(): void {
    this.cells.fill(EMPTY)
    this.#numbers.fill(0)
  }

  copyFrom(other: Numbers): void {
    this.seats = other.seats
    this.colours = other.colours
    this.capped = other.capped
    this.turned = other.turned
    this.cells.set(other.cells)
    this.#numbers.set(other.#numbers)
    this.places.set(other.places)
    this.#changeCount = 0
  }

  /** Keeps the position so that `restore` brings it back, for as long as nothing before it is brought back. */
  save(place: number): void {
    copy(this.#numbers, this.#saves[place] as Int32Array)
  }

  restore(place: number): void {
    const save = this.#saves[place] as Int32Array
    const until = save[CHANGE_COUNT] as number
    for (let i = this.#changeCount - 1; i >= until; i--) {
      const change = this.#changes[i] as number
      this.cells[change >> 8] = change & 0xff
    }
    copy(save, this.#numbers)
  }

  /** Forgets how to go back. */
  settle(): void {
    this.#changeCount = 0
  }

  protected put(cell: Cell, piece: number): void {
    const before = this.cells[cell] as number
    this.#changes[this.#changeCount++] = (cell << 8) | before
    if (before === EMPTY) this.places[this.placeCount++] = cell
    else this.#mix(cell, before)
    if (piece !== EMPTY) this.#mix(cell, piece)
    this.cells[cell] = piece
  }

  /** Adds to the hashes, or takes away what was added before. */
  #mix(cell: Cell, piece: number): void {
    const low = Math.imul((cell << 8) + piece, 0x9e3779b1)
    const high = Math.imul(low ^ (low >>> 15), 0x85ebca6b)
    this.#numbers[TABLE_LOW] = this.tableLow ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
    this.#numbers[TABLE_HIGH] = this.tableHigh ^ Math.imul(high ^ (high >>> 17), 0x27d4eb2f)
  }

  /** Takes back the last `put`. */
  protected putBack(cell: Cell, before: number): void {
    const piece = this.cells[cell] as number
    if (piece !== EMPTY) this.#mix(cell, piece)
    if (before === EMPTY) this.placeCount--
    else this.#mix(cell, before)
    this.cells[cell] = before
    this.#changeCount--
  }
}

/** So few numbers are copied fastest one by one. */
function copy(from: Int32Array, to: Int32Array): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i] as number
}
