/**
 * The last spaces of an epoch, worked out to the end: every action of everybody and every tile that can come, each seat
 * choosing what is best for it.
 */

import type { Outlooks } from '../learned/values'
import { MOST_SEATS } from './board'
import { DRAW, legalChoices, makeChoice } from './choices'
import { NOTHING, RANK_COUNT, TILE_KINDS } from './pieces'
import { COVERED, Position } from './position'
import { standing } from './standing'

/** So many ways to the end are worked out at most: some milliseconds. */
const MOST_WAYS = 20_000
/** With tiles that only others know: after their one choice nobody has to guess what it told about them. */
const SPACES_WHEN_COVERED = 2

/** The best choice for the seat to act, or undefined where too much is still to come. */
export function solved(position: Position, outlooks: Outlooks): number | undefined {
  const seat = position.turn
  const root = new Position(position.options, position.seats, outlooks.policy)
  root.copy(position)
  root.coverTiles(seat)
  if (!isSmall(root)) return undefined
  return new Solver(outlooks, root).choice()
}

function isSmall(root: Position): boolean {
  const covered = coveredIn(root)
  if (covered > 0) {
    // Else what is left to draw could run out on the way.
    if (root.emptyCount > SPACES_WHEN_COVERED || root.supplyCount - covered < SPACES_WHEN_COVERED) return false
  }
  let kinds = 1
  for (let tile = 1; tile <= TILE_KINDS; tile++) if ((root.supply[tile] as number) > 0) kinds++
  let ways = 1
  for (let empty = root.emptyCount; empty > 0 && ways <= MOST_WAYS; empty--) {
    ways *= empty * (kinds + RANK_COUNT) * (covered > 0 && empty === 1 ? kinds : 1)
  }
  return ways <= MOST_WAYS
}

function coveredIn({ start, seats }: Position): number {
  let covered = 0
  for (let seat = 0; seat < seats; seat++) if (start[seat] === COVERED) covered++
  return covered
}

class Solver {
  readonly #outlooks: Outlooks
  readonly #epoch: number
  /** By depth: the position, and how everybody fares from there. */
  readonly #positions: Position[] = []
  readonly #values: Float64Array[] = []
  #choice = DRAW

  constructor(outlooks: Outlooks, root: Position) {
    this.#outlooks = outlooks
    this.#epoch = root.epoch
    this.#at(0, root)
  }

  choice(): number {
    this.#work(0)
    return this.#choice
  }

  #next(depth: number, from: Position): Position {
    return this.#at(depth + 1, from)
  }

  /** The position at this depth, which begins as a copy. */
  #at(depth: number, from: Position): Position {
    this.#positions[depth] ??= new Position(from.options, from.seats, this.#outlooks.policy)
    this.#values[depth] ??= new Float64Array(MOST_SEATS)
    const position = this.#positions[depth] as Position
    position.copy(from)
    return position
  }

  /** Fills in how everybody fares at this depth. */
  #work(depth: number): void {
    const position = this.#positions[depth] as Position
    const values = this.#values[depth] as Float64Array
    if (position.over || position.epoch !== this.#epoch) standing(position, this.#outlooks, values)
    else if (position.start[position.turn] === COVERED && position.drawn === NOTHING) this.#uncover(depth)
    else this.#choose(depth)
  }

  /** Whoever is to act knows the own starting tile: on average over all that it can be. */
  #uncover(depth: number): void {
    const position = this.#positions[depth] as Position
    this.#average(depth, (tile) => this.#next(depth, position).uncoverTile(position.turn, tile))
  }

  /** On average over all tiles that can come, after each of which `then` says how it goes on. */
  #average(depth: number, then: (tile: number) => void): Float64Array {
    const { supply, supplyCount, seats } = this.#positions[depth] as Position
    const sums = new Float64Array(MOST_SEATS)
    for (let tile = 1; tile <= TILE_KINDS; tile++) {
      const count = supply[tile] as number
      if (count === 0) continue
      then(tile)
      this.#work(depth + 1)
      for (let seat = 0; seat < seats; seat++) {
        sums[seat] =
          (sums[seat] as number) + (count / supplyCount) * ((this.#values[depth + 1] as Float64Array)[seat] as number)
      }
    }
    const values = this.#values[depth] as Float64Array
    values.set(sums)
    return values
  }

  /** What is best for the seat to act. */
  #choose(depth: number): void {
    const position = this.#positions[depth] as Position
    const { turn } = position
    const best = new Float64Array(MOST_SEATS)
    best[turn] = Number.NEGATIVE_INFINITY
    for (const choice of legalChoices(position)) {
      const values = choice === DRAW ? this.#draw(depth) : this.#make(depth, choice)
      if ((values[turn] as number) <= (best[turn] as number)) continue
      best.set(values)
      if (depth === 0) this.#choice = choice
    }
    ;(this.#values[depth] as Float64Array).set(best)
  }

  #draw(depth: number): Float64Array {
    const position = this.#positions[depth] as Position
    return this.#average(depth, (tile) => this.#next(depth, position).take(tile))
  }

  #make(depth: number, choice: number): Float64Array {
    makeChoice(this.#next(depth, this.#positions[depth] as Position), choice)
    this.#work(depth + 1)
    return this.#values[depth + 1] as Float64Array
  }
}
