/** What the seat to act should think about, and how promising each choice looks at first sight. */
import { EPOCHS, SPACES } from '../content'
import { castleChoice, DRAW, placeChoice, startChoice, takeChoice } from './choices'
import { type Learned, outlookFor, type Policy } from './learned-values'
import { NOTHING, RANK_COUNT, TILE_KINDS } from './pieces'
import type { Position } from './position'

const MOST_CHOICES = 1 + TILE_KINDS + (RANK_COUNT + 1) * SPACES

export class Worths {
  readonly #learned: Learned
  readonly #policy: Policy
  /** All choices, then the promising ones, and what they are worth in gold. */
  readonly #choices = new Int32Array(MOST_CHOICES)
  readonly #worths = new Float64Array(MOST_CHOICES)
  #count = 0
  /** Views of so many of them: made once, so that looking leaves no garbage. */
  readonly #choiceViews: Int32Array[] = []
  readonly #promiseViews: Float64Array[] = []

  constructor(learned: Learned) {
    this.#learned = learned
    this.#policy = learned.policy
  }

  get choices(): Int32Array {
    this.#choiceViews[this.#count] ??= this.#choices.subarray(0, this.#count)
    return this.#choiceViews[this.#count] as Int32Array
  }

  get promises(): Float64Array {
    this.#promiseViews[this.#count] ??= this.#worths.subarray(0, this.#count)
    return this.#promiseViews[this.#count] as Float64Array
  }

  /** Leaves out what is far from the best. */
  look(position: Position): void {
    this.lookAtAll(position)
    const choices = this.#choices
    const worths = this.#worths
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.#count; i++) best = Math.max(best, worths[i] as number)
    const least = best - this.#policy.away
    let kept = 0
    for (let i = 0; i < this.#count; i++) {
      if ((worths[i] as number) < least && choices[i] !== DRAW) continue
      choices[kept] = choices[i] as number
      worths[kept++] = worths[i] as number
    }
    this.#count = kept
  }

  lookAtAll(position: Position): void {
    const { turn, board, castles, drawn, start, options, prospects } = position
    this.#count = 0
    if (drawn !== NOTHING) {
      for (let space = 0; space < SPACES; space++) {
        if (board[space] === NOTHING) this.#add(placeChoice(space), prospects.tileAt(drawn, space, turn))
      }
      return
    }
    const prices = outlookFor(this.#learned, options, position.seats, EPOCHS - position.epoch).castles
    let best = 0
    for (let i = 0; i < RANK_COUNT; i++) {
      const count = castles[turn * RANK_COUNT + i] as number
      if (count === 0) continue
      const price = (prices[i] as readonly number[])[count - 1] ?? 0
      for (let space = 0; space < SPACES; space++) {
        if (board[space] !== NOTHING) continue
        const rank = position.isWizardBeside(space) ? i + 2 : i + 1
        const gain = rank * prospects.rankAt(space) - price
        best = Math.max(best, gain)
        this.#add(castleChoice(i + 1, space), gain)
      }
    }
    const tile = start[turn] as number
    if (tile !== NOTHING) {
      for (let space = 0; space < SPACES; space++) {
        if (board[space] === NOTHING)
          this.#add(startChoice(tile, space), prospects.tileAt(tile, space, turn) - this.#policy.start)
      }
    }
    if (position.supplyCount === 0) return
    if (!options.noLuck) this.#add(DRAW, this.#policy.draw + this.#policy.drawCastle * best)
    else this.#addTakes(position)
  }

  /** K-V1 */
  #addTakes({ supply, board, prospects, turn }: Position): void {
    for (let kind = 1; kind <= TILE_KINDS; kind++) {
      if (supply[kind] === 0) continue
      let best = Number.NEGATIVE_INFINITY
      for (let space = 0; space < SPACES; space++) {
        if (board[space] === NOTHING) best = Math.max(best, prospects.tileAt(kind, space, turn))
      }
      this.#add(takeChoice(kind), best)
    }
  }

  #add(choice: number, worth: number): void {
    this.#choices[this.#count] = choice
    this.#worths[this.#count++] = worth / this.#policy.step
  }
}
