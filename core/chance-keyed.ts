/**
 * The keyed generator, for real matches: the words of ChaCha20 (RFC 8439) under a key made from the
 * match's seed, with the step as the nonce. Without the seed nobody can tell the next draw; with it
 * anybody can check them all.
 */
import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { belowFrom, type Chance, type ChanceSource } from './chance'

/** In bytes: sixteen words. */
const BLOCK = 64
/** Nothing, encrypted, is the key stream itself. */
const NOTHING = new Uint8Array(BLOCK)

export class KeyedChance implements Chance, ChanceSource {
  readonly #key: Uint8Array
  readonly #nonce = new Uint8Array(12)
  readonly #step = new DataView(this.#nonce.buffer)
  readonly #block = new Uint8Array(BLOCK)
  readonly #words = new DataView(this.#block.buffer)
  #blocksUsed = 0
  #bytesUsed = BLOCK

  constructor(seed: string) {
    this.#key = sha256(utf8ToBytes(`crownlands seed: ${seed}`))
  }

  at(n: number): Chance {
    this.#step.setUint32(0, n, true)
    this.#blocksUsed = 0
    this.#bytesUsed = BLOCK
    return this
  }

  below(n: number): number {
    return belowFrom(this, n)
  }

  /** The next 32 bits. */
  word(): number {
    if (this.#bytesUsed === BLOCK) this.#makeBlock()
    const word = this.#words.getUint32(this.#bytesUsed, true)
    this.#bytesUsed += 4
    return word
  }

  #makeBlock(): void {
    chacha20(this.#key, this.#nonce, NOTHING, this.#block, this.#blocksUsed++)
    this.#bytesUsed = 0
  }
}
