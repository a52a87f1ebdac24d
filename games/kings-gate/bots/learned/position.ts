/**
 * A position of King's Gate as numbers, for playing games out by the thousand. What the rules say is in the files beside
 * this folder; conformance holds this one against them.
 */
import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import {
  COUNTERS,
  coloursInPlay,
  GRAVEYARD_TILES,
  HAND,
  HOUSE,
  KINDS,
  LOCATIONS,
  PIECES,
  type Piece,
  TOURNEY_LOSS,
} from '../../content'
import { type Cell, cellsOf, ORIENTATIONS, SPACES, spaceCell } from '../../rules/grid'
import { ownerOfColour } from '../../rules/pieces'
import { FREE, PHASES, type State } from '../../rules/state'
import { COLOURS, Numbers, SEATS } from './numbers'
import {
  BISHOP,
  BURN,
  cellOfStep,
  colourOfPiece,
  counterOfPiece,
  counterOfStep,
  DRAGON_KIND,
  EMPTY,
  effectiveOfPiece,
  exposedPiece,
  fromOfStep,
  KING,
  LAY,
  LOCATION,
  MOVE,
  NOWHERE,
  OTHER_CELL,
  PLACE,
  pieceNumber,
  printedOfPiece,
  SORCERESS,
  spacesOf,
  tileNumber,
  tileOfStep,
  typeOfStep,
  WIZARD,
  wayOfStep,
} from './pieces'

export const [TILES_PHASE, LOCATION_PHASE, END_PHASE, OVER_PHASE] = [0, 1, 2, 3] as const

const [GRAVEYARD, GARRISON, TOURNEY, LAST] = [
  1 + LOCATIONS.findIndex(({ id }) => id === 'graveyard'),
  1 + LOCATIONS.findIndex(({ id }) => id === 'garrison'),
  1 + LOCATIONS.findIndex(({ id }) => id === 'tourney-grounds'),
  LOCATIONS.length,
] as const

const PRIZES = LOCATIONS.map(({ vp }) => Int32Array.from([...vp, 0]))
const PRIZE_COUNTERS = LOCATIONS.map(({ counters }) =>
  Int32Array.from([0, 1, 2, 3], (place) => {
    const counter = counters[place]
    return counter === undefined ? 0 : 1 << COUNTERS.indexOf(counter)
  }),
)
const DANGEROUS = LOCATIONS.map(({ dangerous }) => dangerous)
const CLOSED = new Float64Array(SPACES)
/** KG-P3: by the number of seats, who placed last and colour, more for those who win ties. */
const TIES = Array.from({ length: (SEATS + 1) * SEATS }, (_, which) => {
  const [seats, lastBy] = [Math.floor(which / SEATS), which % SEATS]
  return Int32Array.from({ length: COLOURS }, (__, colour) => {
    const behind = (ownerOfColour(colour, seats) - lastBy - 1 + seats) % seats
    return (seats - behind) * 4 - colour
  })
})

export class Position extends Numbers {
  read(state: State): void {
    this.seats = state.players.length
    this.colours = coloursInPlay(this.seats).length
    this.capped = state.options.graveyard === 'cap'
    this.turned = state.options.rotation
    this.clear()
    for (const lying of state.locations) for (const cell of cellsOf(lying)) this.put(cell, LOCATION)
    const lying = state.locations.at(-1)
    if (lying === undefined) throw new TypeError('there is no location')
    this.lying = lying.cell
    this.way = ORIENTATIONS.indexOf(lying.orientation)
    this.location = state.locations.length
    state.spaces.forEach((space, i) => {
      if (space !== FREE) this.put(spaceCell(lying, i), numberOf(space))
    })
    for (const { cell, piece } of state.elsewhere) this.put(cell, numberOf(piece))
    state.players.forEach(({ vp, hand, stack, counters }, seat) => {
      this.vp[seat] = vp
      this.handSize[seat] = hand.length
      this.stackSize[seat] = stack.length
      for (const tile of hand) add(this.hand, tileNumber(tile), 1)
      for (const tile of stack) add(this.stack, tileNumber(tile), 1)
      for (const counter of counters) add(this.counters, seat, 1 << COUNTERS.indexOf(counter))
      this.won[seat] = state.lastScoring?.vp[seat] ?? 0
      this.ranks[seat] = state.lastScoring?.ranks[seat] ?? 0
    })
    this.scored = state.lastScoring === undefined ? 0 : 1
    this.turn = state.turn
    this.phase = PHASES.indexOf(state.phase)
    for (const tile of state.played) this.#notePlayed(tileNumber(tile) % KINDS)
    this.settle()
  }

  // What follows from what lies there -------------------------------------------------------------------

  ownerOf(colour: number): Seat {
    return ownerOfColour(colour, this.seats)
  }

  firstColour(seat: Seat): number {
    return this.seats === 2 ? 2 * seat : seat
  }

  coloursOfSeat(): number {
    return this.seats === 2 ? 2 : 1
  }

  hasTiles(seat: Seat): boolean {
    return (this.handSize[seat] as number) + (this.stackSize[seat] as number) > 0
  }

  isLastTile(seat: Seat): boolean {
    return (this.handSize[seat] as number) + (this.stackSize[seat] as number) === 1
  }

  isSurrounded(): boolean {
    const around = spacesOf(this.way)
    for (let space = 0; space < SPACES; space++) {
      if (this.cells[this.lying + (around[space] as number)] === EMPTY) return false
    }
    return true
  }

  /** KG-T2, KG-L1, KG-L2, KG-X5: whether a tile of this kind may be played after those of this turn. */
  goesWithPlayed(kind: number, counter: number): boolean {
    if (this.played === 0) return true
    if (this.location === GRAVEYARD) {
      if (this.played >= GRAVEYARD_TILES) return false
      if (!this.capped) return true
    }
    if (kind === 0 || kind === DRAGON_KIND) return true
    const same = (this.playedKinds & (1 << kind)) !== 0
    if (this.location === GARRISON && kind === HOUSE && same) return false
    if (counter === WIZARD && same) return true
    const valued = this.playedKinds & ~(1 | (1 << DRAGON_KIND))
    return valued === 0 || (kind === HOUSE && valued === 1 << HOUSE)
  }

  /** KG-T6, KG-T7: whether what lies on a cell is another's and may be played on by something that strong. */
  isTarget(piece: number, seat: Seat, strength: number): boolean {
    return (
      piece !== EMPTY &&
      exposedPiece[piece] === 1 &&
      this.ownerOf(colourOfPiece[piece] as number) !== seat &&
      (printedOfPiece[piece] as number) < strength
    )
  }

  // Steps -----------------------------------------------------------------------------------------------

  /** Carries out a step of the seat whose turn it is. */
  step(step: number): void {
    const cell = cellOfStep(step)
    switch (typeOfStep(step)) {
      case PLACE: {
        const tile = tileOfStep(step)
        const counter = counterOfStep(step)
        this.#playFromHand(tile)
        if (counter > 0) add(this.counters, this.turn, -(1 << (counter - 1)))
        this.put(cell, pieceNumber(Math.floor(tile / KINDS), tile % KINDS, counter))
        this.#afterPlay()
        return
      }
      case BURN:
        this.#playFromHand(tileOfStep(step))
        if (cell !== NOWHERE) this.put(cell, EMPTY)
        this.#afterPlay()
        return
      case MOVE: {
        const from = fromOfStep(step)
        const piece = this.cells[from] as number
        add(this.counters, this.turn, -(1 << (SORCERESS - 1)))
        this.put(from, EMPTY)
        this.put(cell, piece + SORCERESS)
        this.phase = END_PHASE
        this.#maybeScore()
        return
      }
      case LAY:
        this.#lay(cell, wayOfStep(step))
        this.phase = END_PHASE
        this.#maybeScore()
    }
  }

  #playFromHand(tile: number): void {
    add(this.hand, tile, -1)
    add(this.handSize, this.turn, -1)
    this.#notePlayed(tile % KINDS)
  }

  /** Takes back the last step if it was a tile or dragon that neither scored nor was the last: quicker than `restore`. */
  takeBack(step: number, pieceBefore: number, kindsBefore: number): void {
    const tile = tileOfStep(step)
    const cell = cellOfStep(step)
    const counter = typeOfStep(step) === PLACE ? counterOfStep(step) : 0
    add(this.hand, tile, 1)
    add(this.handSize, this.turn, 1)
    if (counter > 0) add(this.counters, this.turn, 1 << (counter - 1))
    this.played--
    this.playedKinds = kindsBefore
    if (cell !== NOWHERE) this.putBack(cell, pieceBefore)
  }

  #notePlayed(kind: number): void {
    this.played++
    this.playedKinds |= 1 << kind
  }

  #afterPlay(): void {
    // KG-E1
    if (!this.hasTiles(this.turn)) this.counters[this.turn] = 0
    this.#maybeScore()
  }

  #maybeScore(): void {
    if (!this.isSurrounded()) return
    this.score(this.turn)
    this.phase = this.location === LAST || this.#withTiles() < 2 ? OVER_PHASE : LOCATION_PHASE
  }

  #withTiles(): number {
    let count = 0
    for (let seat = 0; seat < this.seats; seat++) if (this.hasTiles(seat)) count++
    return count
  }

  #lay(cell: Cell, way: number): void {
    this.lying = cell
    this.way = way
    this.location++
    this.put(cell, LOCATION)
    this.put(cell + (OTHER_CELL[way] as number), LOCATION)
  }

  /** The word that the turn is over. The hand is filled by `draw`. */
  endTurn(): void {
    this.played = 0
    this.playedKinds = 0
    if (this.isLastTurn()) {
      this.score(this.turn)
      this.phase = OVER_PHASE
      return
    }
    this.owesDraw = this.turn + 1
    this.turn = this.nextWithTiles()
    this.phase = TILES_PHASE
  }

  /** KG-E2: whether with the end of this turn the match is over. */
  isLastTurn(): boolean {
    return this.#withTiles() === 0
  }

  /** Whose turn comes after this one. */
  nextWithTiles(): Seat {
    for (let step = 1; step <= this.seats; step++) {
      const next = (this.turn + step) % this.seats
      if (this.hasTiles(next)) return next
    }
    return this.turn
  }

  /** KG-T1: whoever has played fills the hand. */
  draw(chance: Chance): void {
    if (this.owesDraw === 0) return
    this.fillHand(this.owesDraw - 1, HAND, chance)
    this.owesDraw = 0
  }

  fillHand(seat: Seat, size: number, chance: Chance): void {
    const from = this.firstColour(seat) * KINDS
    while ((this.handSize[seat] as number) < size && (this.stackSize[seat] as number) > 0) {
      let which = chance.below(this.stackSize[seat] as number)
      let tile = from
      while (which >= (this.stack[tile] as number)) which -= this.stack[tile++] as number
      add(this.stack, tile, -1)
      add(this.stackSize, seat, -1)
      add(this.hand, tile, 1)
      add(this.handSize, seat, 1)
    }
  }

  /** All tiles of a hand back to the stack. */
  emptyHand(seat: Seat): void {
    const from = this.firstColour(seat) * KINDS
    for (let tile = from; tile < from + this.coloursOfSeat() * KINDS; tile++) {
      const count = this.hand[tile] as number
      add(this.stack, tile, count)
      add(this.stackSize, seat, count)
      this.hand[tile] = 0
    }
    this.handSize[seat] = 0
  }

  // Scoring ---------------------------------------------------------------------------------------------

  /** By colour, as `rank` last read them: totals, numbers of tiles, what of the totals can be covered or burnt, and what lies open. */
  readonly totals = new Int32Array(COLOURS)
  readonly tiles = new Int32Array(COLOURS)
  readonly exposed = new Int32Array(COLOURS)
  readonly open = new Float64Array(COLOURS)
  /** The colours from the first to the last. */
  readonly order = new Int32Array(COLOURS)
  readonly #keys = new Int32Array(COLOURS)
  bishop = false
  dangerous = false

  /** KG-P1 to KG-P3, KG-X3, KG-X4: how the colours stand at the current location; `openness` is by space. */
  rank(lastBy: Seat, openness: Float64Array = CLOSED): void {
    const { cells, totals, tiles, exposed, open, lying } = this
    const around = spacesOf(this.way)
    for (let colour = 0; colour < COLOURS; colour++) {
      totals[colour] = 0
      tiles[colour] = 0
      exposed[colour] = 0
      open[colour] = 0
    }
    let bishop = false
    let dangerous = DANGEROUS[this.location - 1] as boolean
    for (let space = 0; space < SPACES; space++) {
      const piece = cells[lying + (around[space] as number)] as number
      if (piece === EMPTY) continue
      const colour = colourOfPiece[piece] as number
      const value = effectiveOfPiece[piece] as number
      tiles[colour] = (tiles[colour] as number) + 1
      totals[colour] = (totals[colour] as number) + value
      if (exposedPiece[piece] === 1) exposed[colour] = (exposed[colour] as number) + value
      open[colour] = (open[colour] as number) + value * (openness[space] as number)
      const counter = counterOfPiece[piece]
      if (counter === BISHOP) bishop = true
      else if (counter === KING) dangerous = !dangerous
    }
    if (bishop) for (let colour = 0; colour < COLOURS; colour++) totals[colour] = tiles[colour] as number
    this.bishop = bishop
    this.dangerous = dangerous
    this.#sort(lastBy)
  }

  #sort(lastBy: Seat): void {
    const { totals, tiles, colours, seats, order } = this
    const keys = this.#keys
    const ties = TIES[seats * SEATS + lastBy] as Int32Array
    for (let colour = 0; colour < colours; colour++) {
      const key = (totals[colour] as number) * 64 + ((tiles[colour] as number) > 0 ? 32 : 0) + (ties[colour] as number)
      let at = colour
      for (; at > 0 && (keys[at - 1] as number) < key; at--) {
        keys[at] = keys[at - 1] as number
        order[at] = order[at - 1] as number
      }
      keys[at] = key
      order[at] = colour
    }
  }

  /** KG-P2: what the colour in this place wins. */
  prize(place: number): number {
    if (place === 2 && this.seats === 3) return 0
    return this.tiles[this.order[place] as number] === 0 ? 0 : (PRIZES[this.location - 1]?.[place] as number)
  }

  score(lastBy: Seat): void {
    this.rank(lastBy)
    for (let seat = 0; seat < SEATS; seat++) {
      this.won[seat] = 0
      this.ranks[seat] = 0
    }
    const counters = PRIZE_COUNTERS[this.location - 1] as Int32Array
    for (let place = 0; place < this.colours; place++) {
      const colour = this.order[place] as number
      const seat = this.ownerOf(colour)
      if (this.tiles[colour] === 0) continue
      const prize = this.prize(place)
      add(this.won, seat, prize)
      add(this.vp, seat, prize)
      if (this.ranks[seat] === 0) this.ranks[seat] = place + 1
      if (this.hasTiles(seat)) this.counters[seat] = (this.counters[seat] as number) | (counters[place] as number)
    }
    if (this.location === TOURNEY) {
      const loser = this.ownerOf(this.order[this.colours - 1] as number)
      this.vp[loser] = Math.max(0, (this.vp[loser] as number) - TOURNEY_LOSS)
    }
    this.scored = 1
  }

  /** KG-E3: of a match that is over, the share of the victory that a seat has. */
  shareOf(seat: Seat): number {
    let winners = 0
    const own = this.#standing(seat)
    for (let other = 0; other < this.seats; other++) {
      const theirs = this.#standing(other)
      if (theirs > own) return 0
      if (theirs === own) winners++
    }
    return 1 / winners
  }

  #standing(seat: Seat): number {
    const rank = (this.ranks[seat] as number) || COLOURS + 1
    return ((this.vp[seat] as number) * 64 + (this.won[seat] as number)) * 8 - rank
  }

  /** How far a seat is ahead of the best of the others. */
  marginOf(seat: Seat): number {
    let best = 0
    for (let other = 0; other < this.seats; other++) if (other !== seat) best = Math.max(best, this.vp[other] as number)
    return (this.vp[seat] as number) - best
  }
}

function add(numbers: Int32Array, at: number, amount: number): void {
  numbers[at] = (numbers[at] as number) + amount
}

const PIECE_NUMBERS = new Map(PIECES.map((piece, i) => [piece, i + 1]))

function numberOf(piece: Piece): number {
  return PIECE_NUMBERS.get(piece) ?? EMPTY
}
