/** The characters that can be tried for, what may be paid, and the chance to get them (KT-R3, KT-R4). */

import { CHARACTERS, type Character, PLUS_AFTER_COST, PLUS_BEFORE_COST } from '../../content'
import type { Action } from '../../rules/actions'
import { rollsFrom, targetOf } from '../../rules/phases/characters'
import type { View } from '../../rules/view/view'

export interface Candidate {
  readonly character: Character
  readonly value: number
  /** What two dice and what is paid must come to. */
  readonly target: number
  /** The most that may be paid for before the roll; undefined: it cannot be tried for now. */
  readonly mostPlus: number | undefined
  readonly owner: number | undefined
}

/** All eleven counters: those that can be tried for first, then the rest of the pool, then those on the board. */
export function candidatesOf({ pool }: View, legal: readonly Action[]): readonly Candidate[] {
  const all = pool.map(({ shows, at }): Candidate => {
    const pluses = legal.flatMap((one) => (one.type === 'try' && one.character === shows ? [one.plus] : []))
    return {
      character: shows,
      value: CHARACTERS[shows].value,
      target: targetOf(shows),
      mostPlus: pluses.length === 0 ? undefined : Math.max(...pluses),
      owner: at?.seat,
    }
  })
  const rank = ({ mostPlus, owner }: Candidate) => (mostPlus !== undefined ? 0 : owner === undefined ? 1 : 2)
  return all.toSorted((a, b) => rank(a) - rank(b) || b.value - a.value)
}

export interface Chances {
  /** In whole percent: with the dice alone, and with the gold that would be left for after the roll. */
  readonly atOnce: number
  readonly withAll: number
  readonly price: number
  /** What the gold that is left could make good after the roll. */
  readonly later: number
}

export function chancesOf({ target }: Pick<Candidate, 'target'>, plus: number, gold: number): Chances {
  const price = plus * PLUS_BEFORE_COST
  const later = Math.floor(Math.max(0, gold - price) / PLUS_AFTER_COST)
  return {
    atOnce: percent(rollsFrom(target - plus)),
    withAll: percent(rollsFrom(target - plus - later)),
    price,
    later,
  }
}

function percent(rolls: number): number {
  return Math.round((rolls / 36) * 100)
}
