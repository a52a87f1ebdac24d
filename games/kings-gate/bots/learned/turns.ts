/**
 * Whole turns and what they are worth to whoever plays them. Every part of a turn that could be its end is judged as one; the
 * most promising are played on. Spaces that come to the same are tried once.
 */

import type { Seat } from '@crownlands/core/game'
import { chanceOf, type Network } from '@crownlands/core/network'
import { GUILDMASTER_BONUS, HOUSE, KINDS } from '../../content'
import { type Cell, SPACES } from '../../rules/grid'
import { Reader } from './features'
import {
  burnStep,
  cellOfStep,
  colourOfPiece,
  counterOfPiece,
  DRAGON_KIND,
  EMPTY,
  GUILDMASTER,
  KING,
  LOCATION,
  MOVE,
  moveStep,
  NOWHERE,
  PLACE,
  placeStep,
  printedOfPiece,
  SORCERESS,
  spacesOf,
  tileOfStep,
  typeOfStep,
  WIZARD,
} from './pieces'
import { LikelyPlaces } from './places'
import { END_PHASE, LOCATION_PHASE, OVER_PHASE, type Position, TILES_PHASE } from './position'

/** So many turns are looked at, of so many steps. */
const MOST_TURNS = 512
const MOST_STEPS = 10
/** So many places for the next location are looked at, at most. */
const MOST_PLACES = 12

/** How closely turns are looked at. */
export interface Care {
  /** How many turns of the same length are played on at most, besides those of Houses alone. */
  readonly playedOn: number
  /** How many places for the next location are compared after each turn that ends one. */
  readonly places: number
}

/** At first sight; for a decision that is thought about, and for what may come after it. */
const FIRST_SIGHT: Care = { playedOn: 8, places: 3 }
export const THOROUGH: Care = { playedOn: 8, places: MOST_PLACES }
export const QUICK: Care = { playedOn: 2, places: 1 }

/** Stronger than any tile. */
const STRONGEST = 9

/** By how many VP ahead a match won or lost counts as e times as clear. */
const STEP = 6

/** What the end of a match is worth to a seat, between 0 and 1: victory first, but by a wide margin rather than a narrow one. */
export function worthOfEnd(position: Position, seat: Seat): number {
  return 0.6 * position.shareOf(seat) + 0.4 * chanceOf(position.marginOf(seat) / STEP)
}

function logOdds(chance: number): number {
  return Math.log(chance / (1 - chance))
}

export class Turns {
  count = 0
  /** Log odds, by turn. */
  readonly worth = new Float64Array(MOST_TURNS)
  readonly #steps = new Int32Array(MOST_TURNS * MOST_STEPS)
  readonly #lengths = new Uint8Array(MOST_TURNS)
  /** Whether it can be played on, and is one of Houses alone, as open as can be. */
  readonly #goesOn = new Uint8Array(MOST_TURNS)
  readonly #isMain = new Uint8Array(MOST_TURNS)
  readonly #ends = new Uint8Array(MOST_TURNS)
  readonly #borders = new Float64Array(THOROUGH.playedOn)
  readonly #networks: readonly Network[]
  readonly #reader: Reader
  readonly #nextReader: Reader
  /** For laying it after a turn, and for laying it alone, on the way through which the former may be needed. */
  readonly #places = new LikelyPlaces(MOST_PLACES)
  readonly #placesLast = new LikelyPlaces(MOST_PLACES)
  /** The turn that is being made. */
  readonly #made = new Int32Array(MOST_STEPS)
  #length = 0
  #care = FIRST_SIGHT
  #seat = 0
  #next = 0
  /** The spaces as the turn has them: free ones by how open they are, and one of each piece that can be played on. */
  readonly #free = new Int32Array(SPACES)
  #freeCount = 0
  readonly #targets = new Int32Array(SPACES)
  #targetCount = 0
  #dangerous = false

  /** One network for each location. */
  constructor(seats: number, networks: readonly Network[]) {
    this.#networks = networks
    this.#reader = new Reader(seats)
    this.#nextReader = new Reader(seats)
  }

  /** Whether the match is over with the last step, so that there is no word to say. */
  endsMatch(turn: number): boolean {
    return this.#ends[turn] === 1
  }

  lengthOf(turn: number): number {
    return this.#lengths[turn] as number
  }

  stepOf(turn: number, i: number): number {
    return this.#steps[turn * MOST_STEPS + i] as number
  }

  /** The best turns of those that were found, the very best first. */
  best(most: number): readonly number[] {
    const best: number[] = []
    for (let turn = 0; turn < this.count; turn++) {
      const worth = this.worth[turn] as number
      if (best.length === most) {
        if (worth <= (this.worth[best[most - 1] as number] as number)) continue
        best.pop()
      }
      let at = best.length
      while (at > 0 && (this.worth[best[at - 1] as number] as number) < worth) at--
      best.splice(at, 0, turn)
    }
    return best
  }

  /** Finds the turns of the seat whose turn it is, or what is left of the turn. */
  find(position: Position, care = FIRST_SIGHT): void {
    this.#care = care
    this.count = 0
    this.#seat = position.turn
    this.#length = 0
    if (position.phase === LOCATION_PHASE) this.#findPlaces(position)
    else if (position.phase === END_PHASE) this.#note(0, 0, 0)
    else this.#findPlays(position)
  }

  #findPlaces(position: Position): void {
    const places = this.#placesLast
    places.find(position, this.#seat, MOST_PLACES)
    for (let i = 0; i < places.count; i++) {
      position.save(0)
      this.#made[0] = places.steps[i] as number
      this.#length = 1
      position.step(places.steps[i] as number)
      const worth = this.#worthAfterLaying(position, 1)
      this.#note(worth, 0, 0, position.phase === OVER_PHASE ? 1 : 0)
      position.restore(0)
    }
  }

  #findPlays(position: Position): void {
    const network = this.#networks[position.location - 1] as Network
    this.#reader.readOpenness(position)
    this.#next = position.nextWithTiles()
    network.setGround(this.#reader.read(position, this.#seat, this.#next))
    if (position.played > 0) this.#note(this.#worthNow(position), 0, 0)
    position.save(0)
    this.#playOn(position, -1)
    for (let from = position.played > 0 ? 1 : 0, until = this.count; from < until; until = this.count) {
      this.#choosePlayedOn(from, until)
      for (let turn = from; turn < until; turn++) {
        if (this.#goesOn[turn] === 0) continue
        this.#length = this.lengthOf(turn)
        for (let i = 0; i < this.#length; i++) {
          this.#made[i] = this.stepOf(turn, i)
          position.step(this.#made[i] as number)
        }
        this.#playOn(position, turn)
        position.restore(0)
      }
      from = until
    }
  }

  /** Of the turns from one to another, the best ones and those of Houses go on; the others do not. */
  #choosePlayedOn(from: number, until: number): void {
    const border = this.#borders
    const { playedOn } = this.#care
    border.fill(Number.NEGATIVE_INFINITY)
    for (let turn = from; turn < until; turn++) {
      const worth = this.worth[turn] as number
      if (this.#goesOn[turn] === 0 || worth <= (border[0] as number)) continue
      // The lowest of the best comes first.
      let at = 0
      for (; at + 1 < playedOn && (border[at + 1] as number) < worth; at++) border[at] = border[at + 1] as number
      border[at] = worth
    }
    for (let turn = from; turn < until; turn++) {
      if ((this.worth[turn] as number) < (border[0] as number) && this.#isMain[turn] === 0) this.#goesOn[turn] = 0
    }
  }

  /** Notes every turn that is one step longer than what is made. */
  #playOn(position: Position, before: number): void {
    if (position.phase !== TILES_PHASE || this.#length >= MOST_STEPS - 2) return
    this.#readSpaces(position)
    const seat = this.#seat
    const last = this.#length === 0 ? -1 : (this.#made[this.#length - 1] as number)
    const from = position.firstColour(seat) * KINDS
    const until = from + position.coloursOfSeat() * KINDS
    const counters = position.counters[seat] as number
    for (let tile = from; tile < until; tile++) {
      if (position.hand[tile] === 0) continue
      const kind = tile % KINDS
      if (kind === DRAGON_KIND) {
        if (comesAfter(tile, last) && position.goesWithPlayed(kind, 0)) this.#burnAny(position, tile)
        continue
      }
      const fits = position.goesWithPlayed(kind, 0)
      if (fits && comesAfter(tile, last)) {
        const main = kind === HOUSE && (before < 0 || this.#isMain[before] === 1) ? 1 : 0
        this.#placeAnywhere(position, tile, main)
      }
      for (let counter: number = KING; counter < SORCERESS; counter++) {
        if ((counters & (1 << (counter - 1))) === 0) continue
        if (counter === WIZARD ? position.goesWithPlayed(kind, WIZARD) : fits && comesAfter(tile, last)) {
          this.#placeWith(position, tile, counter)
        }
      }
    }
    if (position.played === 0 && (counters & (1 << (SORCERESS - 1))) !== 0) this.#moveAny(position)
  }

  #readSpaces(position: Position): void {
    const { cells, lying, way } = position
    const around = spacesOf(way)
    this.#freeCount = 0
    this.#targetCount = 0
    for (let space = 0; space < SPACES; space++) {
      const piece = cells[lying + (around[space] as number)] as number
      if (piece === EMPTY) this.#noteFree(space)
      else if (position.isTarget(piece, this.#seat, STRONGEST)) this.#noteTarget(position, space, piece)
    }
    position.rank(this.#seat)
    this.#dangerous = position.dangerous
  }

  #noteFree(space: number): void {
    const open = this.#reader.opennessOf(space)
    let at = this.#freeCount++
    for (; at > 0 && this.#reader.opennessOf(this.#free[at - 1] as number) < open; at--) {
      this.#free[at] = this.#free[at - 1] as number
    }
    this.#free[at] = space
  }

  /** Of the same piece at several spaces the most open one. */
  #noteTarget(position: Position, space: number, piece: number): void {
    for (let i = 0; i < this.#targetCount; i++) {
      const other = this.#targets[i] as number
      if (position.cells[this.#cellOf(position, other)] !== piece) continue
      if (this.#reader.opennessOf(space) > this.#reader.opennessOf(other)) this.#targets[i] = space
      return
    }
    this.#targets[this.#targetCount++] = space
  }

  #cellOf(position: Position, space: number): Cell {
    return position.lying + (spacesOf(position.way)[space] as number)
  }

  /** Into the most open, the least open and a free space between them, and onto whatever it may cover. */
  #placeAnywhere(position: Position, tile: number, main: number): void {
    const most = this.#freeCount
    let before = -1
    for (let which = 0; which < 3 && most > 0; which++) {
      const i = which === 0 ? 0 : which === 1 ? most - 1 : most >> 1
      const space = this.#free[i] as number
      const open = this.#reader.opennessOf(space)
      if (which > 0 && (open === before || open === this.#reader.opennessOf(this.#free[0] as number))) continue
      before = open
      this.#try(position, placeStep(tile, this.#cellOf(position, space), 0), which === 0 ? main : 0)
    }
    if (this.#dangerous) this.#coverAny(position, tile, 0, tile % KINDS)
  }

  #placeWith(position: Position, tile: number, counter: number): void {
    const most = this.#freeCount
    for (let which = 0; which < 2 && which < most; which++) {
      const space = this.#free[which === 0 ? 0 : most - 1] as number
      this.#try(position, placeStep(tile, this.#cellOf(position, space), counter), 0)
    }
    const strength = (tile % KINDS) + (counter === GUILDMASTER ? GUILDMASTER_BONUS : 0)
    if (this.#dangerous !== (counter === KING)) this.#coverAny(position, tile, counter, strength)
  }

  #coverAny(position: Position, tile: number, counter: number, strength: number): void {
    for (let i = 0; i < this.#targetCount; i++) {
      const cell = this.#cellOf(position, this.#targets[i] as number)
      const there = position.cells[cell] as number
      if (position.isTarget(there, this.#seat, strength)) this.#try(position, placeStep(tile, cell, counter), 0)
    }
  }

  #burnAny(position: Position, tile: number): void {
    for (let i = 0; i < this.#targetCount; i++) {
      this.#try(position, burnStep(tile, this.#cellOf(position, this.#targets[i] as number)), 0)
    }
    if (this.#length === 0) this.#try(position, burnStep(tile, NOWHERE), 0)
  }

  /** KG-X8: one of each own tile that has no counter, from the current location and from elsewhere. */
  #moveAny(position: Position): void {
    const { cells, places, placeCount } = position
    for (let i = 0; i < placeCount; i++) {
      const from = places[i] as number
      const piece = cells[from] as number
      if (piece === EMPTY || piece === LOCATION || counterOfPiece[piece] !== 0) continue
      if (position.ownerOf(colourOfPiece[piece] as number) !== this.#seat) continue
      if (this.#freeCount > 0) {
        this.#try(position, moveStep(from, this.#cellOf(position, this.#free[0] as number)), 0)
      }
      for (let target = 0; this.#dangerous && target < this.#targetCount; target++) {
        const to = this.#cellOf(position, this.#targets[target] as number)
        const isLower = (printedOfPiece[cells[to] as number] as number) < (printedOfPiece[piece] as number)
        if (isLower) this.#try(position, moveStep(from, to), 0)
      }
    }
  }

  /** Makes one more step, notes the turn as it is then, and takes the step back. */
  #try(position: Position, step: number, main: number): void {
    if (this.count === MOST_TURNS) return
    const depth = this.#length
    this.#made[this.#length++] = step
    const before = position.cells[cellOfStep(step)] as number
    const last = this.#freeCount === 1 && before === EMPTY
    if (last || typeOfStep(step) === MOVE || position.isLastTile(this.#seat)) this.#tryLast(position, step)
    else {
      const kinds = position.playedKinds
      position.step(step)
      this.#note(this.#worthNow(position), 1, main)
      position.takeBack(step, before, kinds)
    }
    this.#length = depth
  }

  /** What may score the location or be the end. */
  #tryLast(position: Position, step: number): void {
    position.save(1)
    position.step(step)
    const goesOn = position.phase === TILES_PHASE ? 1 : 0
    const worth = this.#worthAfter(position)
    this.#note(worth, goesOn, 0, position.phase === OVER_PHASE ? 1 : 0)
    position.restore(1)
  }

  #note(worth: number, goesOn: number, main: number, ends = 0): void {
    const turn = this.count++
    this.#ends[turn] = ends
    this.worth[turn] = worth
    this.#lengths[turn] = this.#length
    this.#goesOn[turn] = goesOn
    this.#isMain[turn] = main
    for (let i = 0; i < this.#length; i++) this.#steps[turn * MOST_STEPS + i] = this.#made[i] as number
  }

  // What it is worth --------------------------------------------------------------------------------------

  #worthNow(position: Position): number {
    const network = this.#networks[position.location - 1] as Network
    const input = this.#reader.readNear(position, this.#seat, this.#next)
    return network.evaluateNear(input, this.#reader.near)
  }

  /** Of a turn that could end here; where a location was scored, with the next one laid where that is best. */
  #worthAfter(position: Position): number {
    if (position.phase === OVER_PHASE) return logOdds(worthOfEnd(position, this.#seat))
    if (position.phase === LOCATION_PHASE) return this.#layBest(position, 2)
    if (position.isLastTurn()) {
      position.score(this.#seat)
      return logOdds(worthOfEnd(position, this.#seat))
    }
    return this.#worthNow(position)
  }

  /** Adds the laying of the next location to the turn. */
  #layBest(position: Position, depth: number): number {
    const seat = this.#seat
    this.#places.find(position, seat, this.#care.places)
    const { steps, count } = this.#places
    if (this.#length === MOST_STEPS) return Number.NEGATIVE_INFINITY
    let best = steps[0] as number
    let bestWorth = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      position.save(depth)
      position.step(steps[i] as number)
      // KG-N5: surrounded from the start, which is so rare that only the first such place is thought about.
      if (position.phase === END_PHASE) {
        const worth = this.#worthAt(position)
        if (worth > bestWorth) {
          best = steps[i] as number
          bestWorth = worth
        }
      }
      position.restore(depth)
    }
    this.#made[this.#length++] = best
    if (bestWorth > Number.NEGATIVE_INFINITY) return bestWorth
    position.step(best)
    return this.#worthAfterLaying(position, depth)
  }

  #worthAfterLaying(position: Position, depth: number): number {
    if (position.phase === END_PHASE) return this.#worthAt(position)
    if (position.phase === OVER_PHASE) return logOdds(worthOfEnd(position, this.#seat))
    return this.#layBest(position, depth + 1)
  }

  /** Of a location that was just laid. */
  #worthAt(position: Position): number {
    const reader = this.#nextReader
    reader.readOpenness(position)
    const network = this.#networks[position.location - 1] as Network
    return network.evaluate(reader.read(position, this.#seat, position.nextWithTiles()))
  }
}

/** Dragons first, then tiles with a value, pubs last; tiles of a kind in their order: so that a turn comes up once. */
function comesAfter(tile: number, last: number): boolean {
  if (last < 0) return true
  const before = tileOfStep(last)
  const [rank, rankBefore] = [rankOf(tile), typeOfStep(last) === PLACE ? rankOf(before) : 0]
  return rank > rankBefore || (rank === rankBefore && tile >= before)
}

function rankOf(tile: number): number {
  const kind = tile % KINDS
  return kind === DRAGON_KIND ? 0 : kind > 0 ? 1 : 2
}
