/** Quick hashes for telling positions apart in a search. Not for secrets: those are for `digest.ts`. */

/** A whole number below 2^53 that adding more data goes on from. */
export interface Hash {
  low: number
  high: number
}

export function newHash(): Hash {
  return { low: 0x2545f491, high: 0x1b873593 }
}

/** Adds a whole number of 32 bits. */
export function addNumber(hash: Hash, n: number): void {
  hash.low = Math.imul(hash.low ^ n, 0x85ebca6b)
  hash.low ^= hash.low >>> 15
  hash.high = Math.imul(hash.high + n + 0x9e3779b9, 0xc2b2ae35)
  hash.high ^= hash.high >>> 13
}

export function addText(hash: Hash, text: string): void {
  for (let i = 0; i < text.length; i++) addNumber(hash, text.charCodeAt(i))
  addNumber(hash, text.length)
}

export function hashNumber({ low, high }: Hash): number {
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0)
}
