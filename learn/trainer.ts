/** Teaches a network by examples: gradient descent in small groups, each weight with a step of its own (Adam). */
import { addRows, chanceOf, Network, squashed } from '@crownlands/core/network'

const GROUP = 32
/** How long a gradient and its square are remembered. */
const MEMORY = 0.9
const SQUARE_MEMORY = 0.999
const TINY = 1e-8

export class Trainer {
  /** How far a step goes. */
  rate: number
  readonly #network: Network
  readonly #gradient: Float32Array
  readonly #mean: Float32Array
  readonly #square: Float32Array
  readonly #sums: Float64Array
  readonly #units: Float64Array
  readonly #zeros: Float64Array
  /** Where the weights of the inputs that are not 0 begin, and these inputs. */
  readonly #rows: Int32Array
  readonly #values: Float64Array
  readonly #group: number
  #count = 0
  #inGroup = 0
  #steps = 0

  /** A step is made after so many examples. */
  constructor(network: Network, rate: number, group = GROUP) {
    this.rate = rate
    this.#group = group
    this.#network = network
    this.#gradient = new Float32Array(network.weights.length)
    this.#mean = new Float32Array(network.weights.length)
    this.#square = new Float32Array(network.weights.length)
    this.#sums = new Float64Array(network.columns)
    this.#units = new Float64Array(network.hidden)
    this.#zeros = new Float64Array(network.columns)
    this.#rows = new Int32Array(network.inputs + 1)
    this.#values = new Float64Array(network.inputs + 1)
  }

  /** The output is an amount that should have been `target`. Returns by how much it was not. */
  learnAmount(input: Float32Array, target: number): number {
    return this.#learn(input, (output) => output - target)
  }

  /** The output is the log odds of something that should have been as likely as `target`. Returns by how much it was not. */
  learnChance(input: Float32Array, target: number): number {
    return this.#learn(input, (output) => chanceOf(output) - target)
  }

  /** The output is a part of something that turned out to be too much by `error`. */
  learnError(input: Float32Array, error: number): void {
    this.#learn(input, () => error)
  }

  #learn(input: Float32Array, errorOf: (output: number) => number): number {
    const { inputs, hidden, columns, weights } = this.#network
    const [sums, units, gradient] = [this.#sums, this.#units, this.#gradient]
    const last = (inputs + 1) * columns
    this.#readRows(input)
    addRows(this.#network, this.#rows, this.#values, this.#count, this.#zeros, sums)
    let output = sums[hidden] as number
    for (let unit = 0; unit < hidden; unit++) {
      units[unit] = squashed(sums[unit] as number)
      output += (weights[last + unit] as number) * (units[unit] as number)
    }
    const error = errorOf(output)
    // From here on `sums` holds how the error changes with each sum.
    for (let unit = 0; unit < hidden; unit++) {
      const slope = (1 - Math.abs(units[unit] as number)) ** 2
      gradient[last + unit] = (gradient[last + unit] as number) + error * (units[unit] as number)
      sums[unit] = error * (weights[last + unit] as number) * slope
    }
    sums[hidden] = error
    this.#addGradient()
    if (++this.#inGroup === this.#group) this.#step()
    return error
  }

  /** The rows of the inputs that are not 0, and the one that is always added. */
  #readRows(input: Float32Array): void {
    const { inputs, columns } = this.#network
    let count = 0
    for (let i = 0; i <= inputs; i++) {
      const value = i === inputs ? 1 : (input[i] as number)
      if (value === 0) continue
      this.#rows[count] = i * columns
      this.#values[count++] = value
    }
    this.#count = count
  }

  #addGradient(): void {
    const { columns } = this.#network
    const [gradient, sums, rows, values, count] = [this.#gradient, this.#sums, this.#rows, this.#values, this.#count]
    let unit = 0
    for (; unit + 4 <= columns; unit += 4) {
      const first = sums[unit] as number
      const second = sums[unit + 1] as number
      const third = sums[unit + 2] as number
      const fourth = sums[unit + 3] as number
      for (let i = 0; i < count; i++) {
        const at = (rows[i] as number) + unit
        const value = values[i] as number
        gradient[at] = (gradient[at] as number) + value * first
        gradient[at + 1] = (gradient[at + 1] as number) + value * second
        gradient[at + 2] = (gradient[at + 2] as number) + value * third
        gradient[at + 3] = (gradient[at + 3] as number) + value * fourth
      }
    }
    for (; unit < columns; unit++) {
      const slope = sums[unit] as number
      for (let i = 0; i < count; i++) {
        const at = (rows[i] as number) + unit
        gradient[at] = (gradient[at] as number) + (values[i] as number) * slope
      }
    }
  }

  #step(): void {
    const { weights } = this.#network
    const [gradient, mean, square] = [this.#gradient, this.#mean, this.#square]
    this.#steps++
    const rate = (this.rate * Math.sqrt(1 - SQUARE_MEMORY ** this.#steps)) / (1 - MEMORY ** this.#steps)
    for (let i = 0; i < weights.length; i++) {
      const slope = (gradient[i] as number) / this.#group
      gradient[i] = 0
      const first = MEMORY * (mean[i] as number) + (1 - MEMORY) * slope
      const second = SQUARE_MEMORY * (square[i] as number) + (1 - SQUARE_MEMORY) * slope * slope
      mean[i] = first
      square[i] = second
      weights[i] = (weights[i] as number) - (rate * first) / (Math.sqrt(second) + TINY)
    }
    this.#inGroup = 0
  }
}

/** What a network lately was, on average: where steps lead to and fro, the middle of them is better than the last. */
export class Mean {
  readonly network: Network
  readonly #of: Network
  readonly #stays: number
  #times = 0

  /** So much of it stays each time. */
  constructor(of: Network, stays: number) {
    this.network = new Network({ inputs: of.inputs, hidden: of.hidden }, of.weights.slice())
    this.#of = of
    this.#stays = stays
  }

  note(): void {
    this.#times++
    const stays = Math.min(this.#stays, 1 - 1 / (this.#times + 1))
    const { weights: mean } = this.network
    const { weights } = this.#of
    for (let i = 0; i < mean.length; i++) mean[i] = stays * (mean[i] as number) + (1 - stays) * (weights[i] as number)
  }
}

/** Small weights to begin with, so that no two hidden units are alike; `below` is a source of chance. */
export function scatter(network: Network, below: (bound: number) => number): void {
  const size = 1 / Math.sqrt(network.inputs)
  network.weights.forEach((_, i) => {
    network.weights[i] = (size * (below(2001) - 1000)) / 1000
  })
}
