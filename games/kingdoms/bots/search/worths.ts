/** What the seat to act should think about, and how promising each choice looks at first sight. */
import { EPOCHS, SPACES } from '../../content'
import { type Outlooks, outlookFor, type Policy } from '../learned/values'
import { castleChoice, DRAW, placeChoice, START_SOMEWHERE, startChoice, takeChoice } from './choices'
import { NOTHING, RANK_COUNT, TILE_KINDS, VALUE } from './pieces'
import type { Position } from './position'

const MOST_CHOICES = 2 + TILE_KINDS + (RANK_COUNT + 1) * SPACES

/** How much a look leaves out. */
export interface Breadth {
  /** Thinks about so many spaces at most for a castle and for a tile... */
  readonly castleSpaces: number
  readonly tileSpaces: number
  /** ...and about nothing that is less promising than the best by more than this. */
  readonly away: number
}

export const EVERYTHING: Breadth = { castleSpaces: SPACES, tileSpaces: SPACES, away: Number.POSITIVE_INFINITY }

export class Worths {
  readonly #outlooks: Outlooks
  readonly #policy: Policy
  readonly #breadth: Breadth
  /** The choices, and how promising they are. */
  readonly #choices = new Int32Array(MOST_CHOICES)
  readonly #promises = new Float64Array(MOST_CHOICES)
  #count = 0
  /** Views of so many of them: made once, so that looking leaves no garbage. */
  readonly #choiceViews: Int32Array[] = []
  readonly #promiseViews: Float64Array[] = []
  /** What the piece in question brings by space, and its best spaces. */
  readonly #gain = new Float64Array(SPACES)
  readonly #best = new Int32Array(SPACES)
  #bestCount = 0

  constructor(outlooks: Outlooks, breadth: Breadth) {
    this.#outlooks = outlooks
    this.#policy = outlooks.policy
    this.#breadth = breadth
  }

  get choices(): Int32Array {
    this.#choiceViews[this.#count] ??= this.#choices.subarray(0, this.#count)
    return this.#choiceViews[this.#count] as Int32Array
  }

  get promises(): Float64Array {
    this.#promiseViews[this.#count] ??= this.#promises.subarray(0, this.#count)
    return this.#promiseViews[this.#count] as Float64Array
  }

  /** What to think about for the seat to act, by what the observer knows. */
  look(position: Position, observer: number): void {
    this.#count = 0
    this.#addAll(position, observer)
    this.#leaveOutTheWorst()
  }

  #addAll(position: Position, observer: number): void {
    const { turn, drawn, start, supplyCount, options } = position
    if (drawn !== NOTHING) {
      this.#findPlaces(position, drawn, this.#breadth.tileSpaces)
      for (let i = 0; i < this.#bestCount; i++) {
        const space = this.#best[i] as number
        this.#add(placeChoice(space), this.#gain[space] as number)
      }
      return
    }
    this.#addCastles(position)
    const tile = start[turn] as number
    if (tile !== NOTHING) {
      if (turn === observer) this.#addStart(position, tile)
      else
        this.#add(
          START_SOMEWHERE,
          this.#startWorth(position) + this.#policy.gain * this.#expectedOfTile(position, observer),
        )
    }
    if (supplyCount === 0) return
    if (options.noLuck) this.#addTakes(position)
    else this.#add(DRAW, this.#drawWorth(position, this.#expectedOfTile(position, observer)))
  }

  #leaveOutTheWorst(): void {
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.#count; i++) best = Math.max(best, this.#promises[i] as number)
    const least = best - this.#breadth.away
    let kept = 0
    for (let i = 0; i < this.#count; i++) {
      if ((this.#promises[i] as number) < least) continue
      this.#choices[kept] = this.#choices[i] as number
      this.#promises[kept++] = this.#promises[i] as number
    }
    this.#count = kept
  }

  /** Where the tile looks best. */
  bestPlace(position: Position, tile: number): number {
    this.#findPlaces(position, tile, 1)
    return this.#best[0] as number
  }

  #startWorth({ emptyCount }: Position): number {
    return this.#policy.start + (this.#policy.startEarly * emptyCount) / SPACES
  }

  #drawWorth({ emptyCount }: Position, gain: number): number {
    return this.#policy.draw + (this.#policy.drawEarly * emptyCount) / SPACES + this.#policy.drawGain * gain
  }

  #addCastles(position: Position): void {
    const { turn, board, castles, options, epoch, prospects, emptyCount } = position
    const { spend, spendEarly, price } = this.#policy
    const prices = outlookFor(this.#outlooks, options, EPOCHS - epoch).castles
    this.#bestCount = 0
    for (let space = 0; space < SPACES; space++) {
      if (board[space] === NOTHING) this.#offer(space, prospects.landAt(space, turn), this.#breadth.castleSpaces)
    }
    for (let i = 0; i < RANK_COUNT; i++) {
      const count = castles[turn * RANK_COUNT + i] as number
      if (count === 0) continue
      const spent =
        (spend[i] as number) +
        ((spendEarly[i] as number) * emptyCount) / SPACES -
        price * ((prices[i] as readonly number[])[count - 1] ?? 0)
      for (let n = 0; n < this.#bestCount; n++) {
        const space = this.#best[n] as number
        const rank = position.isWizardBeside(space) ? i + 2 : i + 1
        this.#add(castleChoice(i + 1, space), rank * (this.#gain[space] as number) + spent)
      }
    }
  }

  #addStart(position: Position, tile: number): void {
    this.#findPlaces(position, tile, this.#breadth.tileSpaces)
    for (let i = 0; i < this.#bestCount; i++) {
      const space = this.#best[i] as number
      this.#add(startChoice(space), (this.#gain[space] as number) + this.#startWorth(position))
    }
  }

  /** K-V1 */
  #addTakes(position: Position): void {
    for (let tile = 1; tile <= TILE_KINDS; tile++) {
      if (position.supply[tile] === 0) continue
      let most = Number.NEGATIVE_INFINITY
      for (let space = 0; space < SPACES; space++) {
        if (position.board[space] === NOTHING)
          most = Math.max(most, position.prospects.tileGain(tile, space, position.turn))
      }
      this.#add(takeChoice(tile), this.#drawWorth(position, most))
    }
  }

  /** In gold: what a tile that the observer has not seen brings on average at its best place. */
  #expectedOfTile(position: Position, observer: number): number {
    const { board, prospects, turn, start, seats } = position
    let up = 0
    let down = 0
    for (let space = 0; space < SPACES; space++) {
      if (board[space] !== NOTHING) continue
      up = Math.max(up, prospects.upAt(space, turn))
      down = Math.max(down, -prospects.downAt(space, turn))
    }
    let gold = position.supplyResources * up + position.supplyHazards * down
    let count = position.supplyCount
    for (let seat = 0; seat < seats; seat++) {
      const tile = start[seat] as number
      if (seat === observer || tile === NOTHING) continue
      const value = VALUE[tile] as number
      gold += value > 0 ? value * up : -value * down
      count++
    }
    return count === 0 ? 0 : gold / count
  }

  #findPlaces({ board, prospects, turn }: Position, tile: number, most: number): void {
    this.#bestCount = 0
    for (let space = 0; space < SPACES; space++) {
      if (board[space] === NOTHING) this.#offer(space, prospects.tileWorth(tile, space, turn), most)
    }
  }

  /** Keeps the space if it is among the best so far, which are in falling order. */
  #offer(space: number, gain: number, most: number): void {
    this.#gain[space] = gain
    const isFull = this.#bestCount === most
    if (isFull && gain <= (this.#gain[this.#best[most - 1] as number] as number)) return
    let at = isFull ? most - 1 : this.#bestCount++
    for (; at > 0 && (this.#gain[this.#best[at - 1] as number] as number) < gain; at--) {
      this.#best[at] = this.#best[at - 1] as number
    }
    this.#best[at] = space
  }

  #add(choice: number, promise: number): void {
    this.#choices[this.#count] = choice
    this.#promises[this.#count++] = promise
  }
}
