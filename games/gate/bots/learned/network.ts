/**
 * The network that says how a siege will end: one hidden layer over yes-or-no questions. Positions are compared with one
 * they have come from, from which little has changed: only that is added up anew. In whole numbers, so that the way to a sum
 * makes no difference to it.
 */
import { chanceOf } from '@crownlands/core/network'
import { lowest, POINTS } from './bits'
import { readFeatures, WORDS } from './features'
import type { Position } from './position'
import { VICTORY } from './position-data'

export const INPUTS = 32 * WORDS

interface Weights {
  /** Two hidden units in each number: the even one in the low half, the odd one in the high half. */
  readonly pairs: number
  /** By input, what a yes adds to the pairs; `biases` is what they begin with. */
  readonly inputs: Int32Array
  readonly biases: Int32Array
  /** How much each hidden unit counts for winning and for the share of points; the last is what both begin with. */
  readonly win: Float64Array
  readonly share: Float64Array
}

/** Pairs are added up so many at a time, which spares going to the memory for every sum. */
const AT_ONCE = 4

export class Network {
  readonly #weights: Weights
  /** The answers of the position that others are compared with, and its sums. */
  readonly #words = new Int32Array(WORDS)
  readonly #sums: Int32Array
  readonly #nextWords = new Int32Array(WORDS)
  readonly #nextSums: Int32Array
  /** Where the weights of questions lie that are answered otherwise: those with a yes now, and those with a no. */
  readonly #yes = new Int32Array(INPUTS)
  readonly #no = new Int32Array(INPUTS)
  #yesCount = 0
  #noCount = 0
  /** Log odds of winning, and of the share of all points that this brings. */
  win = 0
  share = 0

  constructor(weights: Weights) {
    if (weights.pairs % AT_ONCE !== 0) throw new RangeError(`hidden units come by ${2 * AT_ONCE}`)
    this.#weights = weights
    this.#sums = Int32Array.from(weights.biases)
    this.#nextSums = new Int32Array(weights.pairs)
  }

  /** Positions to be read next have come from this one. */
  compareWith(position: Position): void {
    this.#findChanges(position)
    this.#addChanges()
    this.#words.set(this.#nextWords)
    this.#sums.set(this.#nextSums)
  }

  read(position: Position): void {
    this.#findChanges(position)
    this.#addChanges()
    this.#answer()
  }

  #addChanges(): void {
    const { pairs, inputs } = this.#weights
    const sums = this.#sums
    const next = this.#nextSums
    const yes = this.#yes
    const no = this.#no
    const yesCount = this.#yesCount
    const noCount = this.#noCount
    for (let pair = 0; pair < pairs; pair += AT_ONCE) {
      let a = sums[pair] as number
      let b = sums[pair + 1] as number
      let c = sums[pair + 2] as number
      let d = sums[pair + 3] as number
      for (let i = 0; i < yesCount; i++) {
        const from = (yes[i] as number) + pair
        a = (a + (inputs[from] as number)) | 0
        b = (b + (inputs[from + 1] as number)) | 0
        c = (c + (inputs[from + 2] as number)) | 0
        d = (d + (inputs[from + 3] as number)) | 0
      }
      for (let i = 0; i < noCount; i++) {
        const from = (no[i] as number) + pair
        a = (a - (inputs[from] as number)) | 0
        b = (b - (inputs[from + 1] as number)) | 0
        c = (c - (inputs[from + 2] as number)) | 0
        d = (d - (inputs[from + 3] as number)) | 0
      }
      next[pair] = a
      next[pair + 1] = b
      next[pair + 2] = c
      next[pair + 3] = d
    }
  }

  #answer(): void {
    const { pairs, win, share } = this.#weights
    const sums = this.#nextSums
    let forWin = win[2 * pairs] as number
    let forShare = share[2 * pairs] as number
    for (let pair = 0; pair < pairs; pair++) {
      const both = sums[pair] as number
      const low = (both << 16) >> 16
      const high = (both - low) >> 16
      if (low > 0) {
        forWin += low * (win[2 * pair] as number)
        forShare += low * (share[2 * pair] as number)
      }
      if (high > 0) {
        forWin += high * (win[2 * pair + 1] as number)
        forShare += high * (share[2 * pair + 1] as number)
      }
    }
    this.win = forWin
    this.share = forShare
  }

  #findChanges(position: Position): void {
    const words = this.#words
    const next = this.#nextWords
    const yes = this.#yes
    const no = this.#no
    const { pairs } = this.#weights
    let yesCount = 0
    let noCount = 0
    readFeatures(position, next)
    for (let word = 0; word < WORDS; word++) {
      const now = next[word] as number
      const changed = now ^ (words[word] as number)
      if (changed === 0) continue
      const first = 32 * word
      for (let bits = changed & now; bits !== 0; bits &= bits - 1) yes[yesCount++] = (first + lowest(bits)) * pairs
      for (let bits = changed & ~now; bits !== 0; bits &= bits - 1) no[noCount++] = (first + lowest(bits)) * pairs
    }
    this.#yesCount = yesCount
    this.#noCount = noCount
  }
}

/** Of a victory, how much is left to how many points it brings: winning comes first. */
const FOR_POINTS = 0.1

/** What a position is worth, between 0 (lost) and 1 (won with all points). */
export function worthOf(position: Position, network: Network, allPoints: number): number {
  if (position.ending !== 0) {
    return position.ending === VICTORY ? worthOfVictory(pointsIn(position.scored) / allPoints) : 0
  }
  network.read(position)
  return chanceOf(network.win) * worthOfVictory(chanceOf(network.share))
}

export function worthOfVictory(share: number): number {
  return 1 - FOR_POINTS * (1 - share)
}

export function pointsIn(enemies: number): number {
  let sum = 0
  for (let bits = enemies; bits !== 0; bits &= bits - 1) sum += POINTS[lowest(bits)] as number
  return sum
}

// As text -------------------------------------------------------------------------------------------

/** As it is learned: by input what a yes adds to each hidden unit, and so on as in `Weights`. */
interface LearnedWeights {
  readonly inputs: Float32Array
  readonly biases: Float32Array
  readonly win: Float32Array
  readonly share: Float32Array
}

/** The hidden units in whole numbers of 16 bits, `scale` to 1, and how they count for the two answers. */
export interface WrittenWeights {
  readonly scale: number
  readonly units: string
  readonly win: readonly number[]
  readonly share: readonly number[]
}

const LARGEST = 0x7fff
const FINEST = 512
/** More questions are never answered by yes at once. */
const MOST_YES = 64

export function writeWeights({ inputs, biases, win, share }: LearnedWeights): WrittenWeights {
  const scale = Math.min(FINEST, Math.floor(LARGEST / largestSum(inputs, biases.length)))
  const numbers = Int16Array.from([...inputs, ...biases], (weight) => Math.round(scale * weight))
  const bytes = Array.from(new Uint8Array(numbers.buffer), (byte) => String.fromCharCode(byte))
  const rounded = (weights: Float32Array) => Array.from(weights, (weight) => Number(weight.toFixed(4)))
  return { scale, units: btoa(bytes.join('')), win: rounded(win), share: rounded(share) }
}

/** No sum may run into the other half of its number. */
function largestSum(inputs: Float32Array, hidden: number): number {
  let largest = 1
  for (let unit = 0; unit < hidden; unit++) {
    const sizes = inputs
      .filter((_, i) => i % hidden === unit)
      .map(Math.abs)
      .sort()
    largest = Math.max(
      largest,
      sizes.slice(-MOST_YES).reduce((sum, size) => sum + size, 0),
    )
  }
  return largest
}

export function readWeights({ scale, units, win, share }: WrittenWeights): Weights {
  const bytes = Uint8Array.from(atob(units), (character) => character.charCodeAt(0))
  const numbers = new Int16Array(bytes.buffer)
  const both = Int32Array.from(
    { length: numbers.length / 2 },
    (_, i) => (numbers[2 * i] as number) + 0x1_0000 * (numbers[2 * i + 1] as number),
  )
  const pairs = (win.length - 1) / 2
  const perUnit = (weights: readonly number[]) =>
    Float64Array.from(weights, (weight, i) => (i < 2 * pairs ? weight / scale : weight))
  return {
    pairs,
    inputs: both.subarray(0, INPUTS * pairs),
    biases: both.subarray(INPUTS * pairs),
    win: perUnit(win),
    share: perUnit(share),
  }
}
