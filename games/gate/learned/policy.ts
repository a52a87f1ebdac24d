/** What the network thinks best at first sight, remembered: a search tries the same turns out over and over. */
import { allPoints, DIFFICULTY_NAMES } from '../content'
import { listChoices } from './choices'
import { type Network, worthOf } from './network'
import { Position } from './position'

/** So many positions are remembered; a new one takes the place of an old one. */
const REMEMBERED = 1 << 16

const ALL_POINTS = DIFFICULTY_NAMES.map(allPoints)

export class Policy {
  readonly #network: Network
  readonly #after = new Position()
  readonly #choices: number[] = []
  readonly #keys = new Float64Array(REMEMBERED)
  readonly #best = new Int32Array(REMEMBERED)

  constructor(network: Network) {
    this.#network = network
  }

  /** What a position is worth, between 0 (lost) and 1 (won with all points). */
  worth(position: Position): number {
    return worthOf(position, this.#network, ALL_POINTS[position.difficulty] as number)
  }

  /** Puts into `worths` what the position is worth after each of the choices. */
  look(position: Position, choices: readonly number[], worths: number[]): void {
    worths.length = choices.length
    this.#network.compareWith(position)
    for (let i = 0; i < choices.length; i++) {
      this.#after.copy(position)
      this.#after.decide(choices[i] as number)
      worths[i] = this.worth(this.#after)
    }
  }

  /** The best choice of a position that is not over. */
  best(position: Position): number {
    const key = position.hash()
    const place = key % REMEMBERED
    if (this.#keys[place] === key) return this.#best[place] as number
    const best = this.#find(position)
    this.#keys[place] = key
    this.#best[place] = best
    return best
  }

  #find(position: Position): number {
    const choices = this.#choices
    listChoices(position, choices)
    if (choices.length > 1) this.#network.compareWith(position)
    let best = choices[0] as number
    let most = -1
    for (let i = 0; i < choices.length && choices.length > 1; i++) {
      this.#after.copy(position)
      this.#after.decide(choices[i] as number)
      const worth = this.worth(this.#after)
      if (worth <= most) continue
      most = worth
      best = choices[i] as number
    }
    return best
  }
}
