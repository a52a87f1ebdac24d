/**
 * Chance is handed to the rules as an argument. The randomness of action n of a match comes from
 * the match's seed and n alone: a replay is exact, and taking an action back cannot change a draw.
 */
export interface Chance {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number
}

export interface ChanceSource {
  /**
   * The chance for step n: 0 is the set-up, n the n-th action. The returned object is only good
   * until the next call, so that a source can use the same one again.
   */
  at(n: number): Chance
}

/** Mixes a list in place so that every order is equally likely. */
export function shuffle<T>(list: T[], chance: Chance): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    const kept = list[last] as T
    list[last] = list[other] as T
    list[other] = kept
  }
}

/** One element of a list that is not empty, each equally likely. */
export function pick<T>(list: readonly T[], chance: Chance): T {
  if (list.length === 0) throw new RangeError('cannot pick from an empty list')
  return list[chance.below(list.length)] as T
}

/** Wraps a chance to find out whether it was asked for anything. */
export class WatchedChance implements Chance {
  used = false
  readonly #inner: Chance

  constructor(inner: Chance) {
    this.#inner = inner
  }

  below(n: number): number {
    this.used = true
    return this.#inner.below(n)
  }
}

const TWO_32 = 0x1_0000_0000
/** word * n must stay exact in a double. */
const MOST = 2 ** 21

/**
 * A number below n from a source of 32-bit words: the high half of word * n. The few words that would make some
 * numbers likelier than others are thrown away.
 */
export function belowFrom(source: { word(): number }, n: number): number {
  if (!(n >= 1 && n <= MOST) || (n | 0) !== n) throw new RangeError(`cannot choose one of ${n}`)
  for (;;) {
    const word = source.word()
    const low = Math.imul(word, n) >>> 0
    if (low >= n || low >= TWO_32 % n) return Math.floor((word * n) / TWO_32)
  }
}
