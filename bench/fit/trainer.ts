/** Teaches a network by examples: gradient descent in small groups, each weight with a step of its own (Adam). */
import { chanceOf, type Network, squashed } from '@crownlands/core/network'

const GROUP = 16
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
  #inGroup = 0
  #steps = 0

  constructor(network: Network, rate: number) {
    this.rate = rate
    this.#network = network
    this.#gradient = new Float32Array(network.weights.length)
    this.#mean = new Float32Array(network.weights.length)
    this.#square = new Float32Array(network.weights.length)
    this.#sums = new Float64Array(network.columns)
    this.#units = new Float64Array(network.hidden)
  }

  /** The output is an amount that should have been `target`. Returns by how much it was not. */
  learnAmount(input: Float32Array, target: number): number {
    return this.#learn(input, (output) => output - target)
  }

  /** The output is the log odds of something that should have been as likely as `target`. Returns by how much it was not. */
  learnChance(input: Float32Array, target: number): number {
    return this.#learn(input, (output) => chanceOf(output) - target)
  }

  #learn(input: Float32Array, errorOf: (output: number) => number): number {
    const { inputs, hidden, columns, weights } = this.#network
    const [sums, units, gradient] = [this.#sums, this.#units, this.#gradient]
    const bias = inputs * columns
    const last = bias + columns
    for (let unit = 0; unit < columns; unit++) sums[unit] = weights[bias + unit] as number
    for (let i = 0, at = 0; i < inputs; i++, at += columns) {
      const value = input[i] as number
      if (value === 0) continue
      for (let unit = 0; unit < columns; unit++)
        sums[unit] = (sums[unit] as number) + value * (weights[at + unit] as number)
    }
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
    for (let i = 0, at = 0; i <= inputs; i++, at += columns) {
      const value = i === inputs ? 1 : (input[i] as number)
      if (value === 0) continue
      for (let unit = 0; unit < columns; unit++)
        gradient[at + unit] = (gradient[at + unit] as number) + value * (sums[unit] as number)
    }
    if (++this.#inGroup === GROUP) this.#step()
    return error
  }

  #step(): void {
    const { weights } = this.#network
    const [gradient, mean, square] = [this.#gradient, this.#mean, this.#square]
    this.#steps++
    const rate = (this.rate * Math.sqrt(1 - SQUARE_MEMORY ** this.#steps)) / (1 - MEMORY ** this.#steps)
    for (let i = 0; i < weights.length; i++) {
      const slope = (gradient[i] as number) / GROUP
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

/** Small weights to begin with, so that no two hidden units are alike; `below` is a source of chance. */
export function scatter(network: Network, below: (bound: number) => number): void {
  const size = 1 / Math.sqrt(network.inputs)
  network.weights.forEach((_, i) => {
    network.weights[i] = (size * (below(2001) - 1000)) / 1000
  })
}
