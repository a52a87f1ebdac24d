/** What the network thinks best at first sight, remembered: a search tries the same turns out over and over. */
import { allPoints, DIFFICULTY_NAMES } from '../../content'
import { NONE } from './bits'
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
  readonly #worths: number[] = []
  readonly #keys = new Float64Array(REMEMBERED)
  readonly #best = new Int32Array(REMEMBERED)

  constructor(network: Network) {
    this.#network = network
  }

  /** What a position is worth, between 0 (lost) and 1 (won with all points). */
  worth(position: Position): number {
    return worthOf(position, this.#network, ALL_POINTS[position.difficulty] as number) * patience(position)
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
    const place = key & (REMEMBERED - 1)
    if (this.#keys[place] === key) return this.#best[place] as number
    const best = this.#find(position)
    this.#keys[place] = key
    this.#best[place] = best
    return best
  }

  #find(position: Position): number {
    const choices = this.#choices
    const worths = this.#worths
    listChoices(position, choices)
    if (choices.length === 1) return choices[0] as number
    this.look(position, choices, worths)
    let best = 0
    for (let i = 1; i < choices.length; i++) if ((worths[i] as number) > (worths[best] as number)) best = i
    return choices[best] as number
  }
}

/** Sieges are over by then, as a rule; from then on every turn makes the health of an enemy count so much more. */
const PATIENT_UNTIL = 14
const IMPATIENCE = 0.0005

/** G-E1: a final stand could go on for ever, repaired and calmed as fast as it is attacked. It must come to an end. */
function patience(position: Position): number {
  const { turn, enemies, left, right } = position
  if (enemies !== 0 || turn <= PATIENT_UNTIL) return 1
  const health = (left === NONE ? 0 : position.healthLeft(left)) + (right === NONE ? 0 : position.healthLeft(right))
  return Math.exp(-IMPATIENCE * (turn - PATIENT_UNTIL) * health)
}
