/** What the seat to act should think about, and how promising each choice looks at first sight. */
import { SPACES } from '../content'
import { castleChoice, DRAW, placeChoice, startChoice, takeChoice } from './choices'
import { NOTHING, RANK_COUNT, TILE_KINDS } from './pieces'
import type { Position } from './position'
import { Prospects } from './prospects'
import { epochsAfter, valuesFor } from './standing'

/** How many gold make a choice e times as promising. */
export const JUDGE = { step: 4, draw: 3, drawBest: 0.5, start: 5, away: 5 }
const MOST_CHOICES = 1 + TILE_KINDS + (RANK_COUNT + 1) * SPACES

export class Worths {
  /** The promising choices. */
  readonly choices: number[] = []
  readonly promises: number[] = []
  readonly #prospects = new Prospects()
  readonly #all = new Int32Array(MOST_CHOICES)
  readonly #worth = new Float64Array(MOST_CHOICES)
  #count = 0

  look(position: Position): void {
    this.lookAtAll(position)
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.#count; i++) best = Math.max(best, this.#worth[i] as number)
    const least = best - JUDGE.away * JUDGE.step
    this.choices.length = 0
    this.promises.length = 0
    for (let i = 0; i < this.#count; i++) {
      const worth = this.#worth[i] as number
      const choice = this.#all[i] as number
      if (worth < least && choice !== DRAW) continue
      this.choices.push(choice)
      this.promises.push(worth / JUDGE.step)
    }
  }

  lookAtAll(position: Position): void {
    const prospects = this.#prospects
    const { turn, board, castles, drawn, start, options } = position
    prospects.look(position, turn)
    this.#count = 0
    if (drawn !== NOTHING) {
      for (let space = 0; space < SPACES; space++) {
        if (board[space] === NOTHING) this.#add(placeChoice(space), prospects.tileAt(drawn, space))
      }
      return
    }
    const prices = valuesFor(position, epochsAfter(position)).castles
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
        if (board[space] === NOTHING) this.#add(startChoice(tile, space), prospects.tileAt(tile, space) - JUDGE.start)
      }
    }
    if (position.supplyCount === 0) return
    if (!options.noLuck) this.#add(DRAW, JUDGE.draw + JUDGE.drawBest * best)
    else this.#addTakes(position)
  }

  /** K-V1 */
  #addTakes({ supply, board }: Position): void {
    for (let kind = 1; kind <= TILE_KINDS; kind++) {
      if (supply[kind] === 0) continue
      let best = Number.NEGATIVE_INFINITY
      for (let space = 0; space < SPACES; space++) {
        if (board[space] === NOTHING) best = Math.max(best, this.#prospects.tileAt(kind, space))
      }
      this.#add(takeChoice(kind), best)
    }
  }

  #add(choice: number, worth: number): void {
    this.#all[this.#count] = choice
    this.#worth[this.#count++] = worth
  }
}
