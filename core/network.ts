/**
 * A small network: what a game has learned by playing, as numbers, and what it says of a position that is told by numbers.
 * Evaluated without a library and without leaving anything for the collector.
 */

export interface Shape {
  readonly inputs: number
  readonly hidden: number
}

/**
 * One hidden layer, and a direct way from every input to the one output. The weights are rows of one number for each hidden
 * unit and one for the output: a row for each input, one that is always added, and one for what the units add to the output.
 */
export class Network {
  readonly inputs: number
  readonly hidden: number
  readonly columns: number
  readonly weights: Float32Array
  readonly #bias: Float64Array
  readonly #ground: Float64Array
  readonly #groundInput: Float32Array
  readonly #sums: Float64Array
  /** The rows that are added to the sums, and how much of each. */
  readonly #rows: Int32Array
  readonly #amounts: Float64Array

  constructor({ inputs, hidden }: Shape, weights: Float32Array = new Float32Array(weightsOf({ inputs, hidden }))) {
    if (weights.length !== weightsOf({ inputs, hidden })) throw new RangeError('the weights do not fit the network')
    this.inputs = inputs
    this.hidden = hidden
    this.columns = hidden + 1
    this.weights = weights
    this.#bias = new Float64Array(this.columns)
    this.#ground = new Float64Array(this.columns)
    this.#groundInput = new Float32Array(inputs)
    this.#sums = new Float64Array(this.columns)
    this.#rows = new Int32Array(inputs)
    this.#amounts = new Float64Array(inputs)
  }

  /** What the network says of an input. */
  evaluate(input: Float32Array): number {
    this.#addAll(input, this.#sums)
    return this.#output()
  }

  /** Takes this input as the one that those given to `evaluateNear` differ little from. */
  setGround(input: Float32Array): void {
    this.#addAll(input, this.#ground)
    this.#groundInput.set(input)
  }

  /** The same as `evaluate`, but for rounding, and quick where few inputs, all among the first `most`, are not as in the ground. */
  evaluateNear(input: Float32Array, most: number = this.inputs): number {
    const { columns } = this
    const before = this.#groundInput
    const [rows, amounts] = [this.#rows, this.#amounts]
    let added = 0
    for (let i = 0; i < most; i++) {
      const change = (input[i] as number) - (before[i] as number)
      if (change === 0) continue
      rows[added] = i * columns
      amounts[added++] = change
    }
    addRows(this, this.#rows, this.#amounts, added, this.#ground, this.#sums)
    return this.#output()
  }

  #addAll(input: Float32Array, sums: Float64Array): void {
    const { inputs, columns, weights } = this
    const bias = this.#bias
    for (let unit = 0; unit < columns; unit++) bias[unit] = weights[inputs * columns + unit] as number
    let added = 0
    for (let i = 0; i < inputs; i++) {
      const value = input[i] as number
      if (value === 0) continue
      this.#rows[added] = i * columns
      this.#amounts[added++] = value
    }
    addRows(this, this.#rows, this.#amounts, added, bias, sums)
  }

  #output(): number {
    const { inputs, hidden, columns, weights } = this
    const sums = this.#sums
    const last = (inputs + 1) * columns
    let output = sums[hidden] as number
    for (let unit = 0; unit < hidden; unit++) {
      output += (weights[last + unit] as number) * squashed(sums[unit] as number)
    }
    return output
  }
}

/**
 * Adds so much of so many rows to the sums, beginning with others. Four columns at once, so that their sums need not be fetched
 * and put back for every row.
 */
export function addRows(
  { columns, weights }: Network,
  rows: Int32Array,
  amounts: Float64Array,
  count: number,
  from: Float64Array,
  sums: Float64Array,
): void {
  let unit = 0
  for (; unit + 4 <= columns; unit += 4) {
    let first = from[unit] as number
    let second = from[unit + 1] as number
    let third = from[unit + 2] as number
    let fourth = from[unit + 3] as number
    for (let i = 0; i < count; i++) {
      const at = (rows[i] as number) + unit
      const amount = amounts[i] as number
      first += amount * (weights[at] as number)
      second += amount * (weights[at + 1] as number)
      third += amount * (weights[at + 2] as number)
      fourth += amount * (weights[at + 3] as number)
    }
    sums[unit] = first
    sums[unit + 1] = second
    sums[unit + 2] = third
    sums[unit + 3] = fourth
  }
  for (; unit < columns; unit++) {
    let sum = from[unit] as number
    for (let i = 0; i < count; i++) sum += (amounts[i] as number) * (weights[(rows[i] as number) + unit] as number)
    sums[unit] = sum
  }
}

/** What a hidden unit makes of its sum: between -1 and 1. */
export function squashed(sum: number): number {
  return sum / (1 + Math.abs(sum))
}

export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

function weightsOf({ inputs, hidden }: Shape): number {
  return (inputs + 2) * (hidden + 1)
}

// As text -------------------------------------------------------------------------------------------

/** A row is written as its exponent and a byte for each number. */
const LARGEST = 127

/** The weights as text: a byte for each, so rounded, but none by more than a hundredth of the largest in its row. */
export function writeNetwork({ weights, columns }: Network): string {
  const bytes: number[] = []
  for (let at = 0; at < weights.length; at += columns) {
    const row = weights.subarray(at, at + columns)
    const exponent = exponentOf(row)
    bytes.push(exponent & 0xff)
    for (const weight of row) bytes.push(Math.round(weight / 2 ** exponent) & 0xff)
  }
  return btoa(String.fromCharCode(...bytes))
}

/** The smallest power of two of which the row's numbers are at most 127. */
function exponentOf(row: Float32Array): number {
  let largest = 2 ** -20
  for (const weight of row) largest = Math.max(largest, Math.abs(weight))
  return Math.ceil(Math.log2(largest / (LARGEST + 0.49)))
}

export function readNetwork(shape: Shape, text: string): Network {
  const bytes = Int8Array.from(atob(text), (character) => character.charCodeAt(0))
  const columns = shape.hidden + 1
  const weights = new Float32Array((bytes.length / (columns + 1)) * columns)
  for (let from = 0, to = 0; from < bytes.length; from += columns + 1, to += columns) {
    const step = 2 ** (bytes[from] as number)
    for (let unit = 0; unit < columns; unit++) weights[to + unit] = step * (bytes[from + 1 + unit] as number)
  }
  return new Network(shape, weights)
}
