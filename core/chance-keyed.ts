/**
 * The keyed generator, for real matches: the words of ChaCha20 (RFC 8439) under a key made from the
 * match's seed, with the step as the nonce. Without the seed nobody can tell the next draw; with it
 * anybody can check them all.
 */
import { belowFrom, type Chance, type ChanceSource } from './chance'
import { sha256, utf8 } from './sha256'

export class KeyedChance implements Chance, ChanceSource {
  readonly #key: Uint32Array
  readonly #block = new Uint32Array(16)
  #step = 0
  #blocksUsed = 0
  #wordsUsed = 16

  constructor(seed: string) {
    this.#key = littleEndianWords(sha256(utf8(`crownlands seed: ${seed}`)))
  }

  at(n: number): Chance {
    this.#step = n
    this.#blocksUsed = 0
    this.#wordsUsed = 16
    return this
  }

  below(n: number): number {
    return belowFrom(this, n)
  }

  /** The next 32 bits. */
  word(): number {
    if (this.#wordsUsed === 16) {
      chachaBlock(this.#block, this.#key, this.#blocksUsed++, [this.#step, 0, 0])
      this.#wordsUsed = 0
    }
    return this.#block[this.#wordsUsed++] as number
  }
}

/** RFC 8439, 2.3: one block of key stream as sixteen words. */
export function chachaBlock(
  out: Uint32Array,
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
): void {
  const start = new Uint32Array(16)
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  start.set(key, 4)
  start[12] = counter
  start.set(nonce, 13)
  out.set(start)
  for (let round = 0; round < 10; round++) {
    quarterRound(out, 0, 4, 8, 12)
    quarterRound(out, 1, 5, 9, 13)
    quarterRound(out, 2, 6, 10, 14)
    quarterRound(out, 3, 7, 11, 15)
    quarterRound(out, 0, 5, 10, 15)
    quarterRound(out, 1, 6, 11, 12)
    quarterRound(out, 2, 7, 8, 13)
    quarterRound(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] as number) + (start[i] as number)
}

function quarterRound(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  addXorRotate(words, a, b, d, 16)
  addXorRotate(words, c, d, b, 12)
  addXorRotate(words, a, b, d, 8)
  addXorRotate(words, c, d, b, 7)
}

function addXorRotate(words: Uint32Array, sum: number, add: number, mixed: number, by: number): void {
  words[sum] = (words[sum] as number) + (words[add] as number)
  const x = (words[mixed] as number) ^ (words[sum] as number)
  words[mixed] = (x << by) | (x >>> (32 - by))
}

export function littleEndianWords(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: bytes.byteLength / 4 }, (_, i) => view.getUint32(i * 4, true))
}
