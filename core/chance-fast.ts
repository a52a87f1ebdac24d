/** The fast generator, for search and studies: xoshiro128** seeded anew for every step. Not for secrets. */
import { belowFrom, type Chance, type ChanceSource } from './chance'

export class FastChance implements Chance, ChanceSource {
  readonly #keyLow: number
  readonly #keyHigh: number
  #step = 0
  /** Most actions need no chance: the words are only made when one does. */
  #seeded = false
  #a = 0
  #b = 0
  #c = 0
  #d = 0

  constructor(seed: string) {
    const [low, high] = hash64(seed)
    this.#keyLow = low
    this.#keyHigh = high
  }

  at(n: number): Chance {
    this.#step = n
    this.#seeded = false
    return this
  }

  below(n: number): number {
    return belowFrom(this, n)
  }

  /** The next 32 bits. */
  word(): number {
    if (!this.#seeded) this.#seed()
    const result = Math.imul(rotate(Math.imul(this.#b, 5), 7), 9)
    const shifted = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = rotate(this.#d, 11)
    return result >>> 0
  }

  #seed(): void {
    this.#a = mix(this.#keyLow ^ mix(this.#step + GOLDEN))
    this.#b = mix(this.#keyHigh + this.#a)
    this.#c = mix(this.#keyLow + this.#b + GOLDEN)
    // xoshiro must not start from all zeros; an odd last word rules that out.
    this.#d = mix(this.#keyHigh ^ this.#c ^ this.#step) | 1
    this.#seeded = true
  }
}

const GOLDEN = 0x9e3779b9

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

/** A bijection of 32-bit words in which every input bit moves about half of the output bits. */
function mix(word: number): number {
  let x = word | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

function hash64(text: string): readonly [low: number, high: number] {
  let low = 0x811c9dc5
  let high = 0x1b873593
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    low = Math.imul(low ^ unit, 0x01000193)
    high = mix(high + unit + i)
  }
  return [mix(low + text.length), mix(high ^ low)]
}
