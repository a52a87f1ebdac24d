/** Words for telling positions apart (Zobrist): one pair for each slot and what it holds, put together by exclusive or. */

/** More than there are of anything that has a slot. */
export const KINDS = 64

export function wordTable(slots: number, salt: number): Int32Array {
  return Int32Array.from({ length: slots * KINDS }, (_, i) => mix(i, salt))
}

/** Spreads a number over 32 bits; another salt, other bits. */
export function mix(number: number, salt: number): number {
  let x = Math.imul(number ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 15) ^ salt, 0xc2b2ae35)
  x = Math.imul(x ^ (x >>> 13), 0x21f0aaad)
  return x ^ (x >>> 16)
}
