/** Lists of counters kept in order (KT-H4: no order of a stack to give away). */
import { type ArmyCounter, CHARACTER_NAMES, CREATURE_NAMES, rankOf, type Thing } from '../content'

/** Puts a Thing where it belongs. */
export function insert<T extends Thing>(list: T[], thing: T): void {
  const rank = rankOf(thing)
  // By halves: the cup is long.
  let place = 0
  let end = list.length
  while (place < end) {
    const middle = (place + end) >> 1
    if (rankOf(list[middle] as T) > rank) end = middle
    else place = middle + 1
  }
  for (let i = list.length; i > place; i--) list[i] = list[i - 1] as T
  list[place] = thing
}

/** The same Things where they belong. */
export function inOrder<T extends Thing>(things: readonly T[]): T[] {
  const ordered: T[] = []
  for (const thing of things) insert(ordered, thing)
  return ordered
}

// Characters behind all creatures.
const ARMY_RANKS = new Map<ArmyCounter, number>(
  [...CREATURE_NAMES, ...CHARACTER_NAMES].map((counter, rank) => [counter, rank]),
)

/** Where an army counter stands in lists. */
export function armyRank(counter: ArmyCounter): number {
  return ARMY_RANKS.get(counter) ?? -1
}

export function insertCounter(list: ArmyCounter[], counter: ArmyCounter): void {
  const rank = armyRank(counter)
  let at = list.length
  while (at > 0 && armyRank(list[at - 1] as ArmyCounter) > rank) {
    list[at] = list[at - 1] as ArmyCounter
    at--
  }
  list[at] = counter
}

/** Each kind of an ordered list once. */
export function kinds<T>(list: readonly T[]): T[] {
  const found: T[] = []
  let last: T | undefined
  for (const one of list) {
    if (one !== last) found.push(one)
    last = one
  }
  return found
}

export function count<T>(list: readonly T[], item: T): number {
  let found = 0
  for (const one of list) if (one === item) found++
  return found
}

/** Every counter is there, as often as it is listed. */
export function isAmong<T>(some: readonly T[], all: readonly T[]): boolean {
  const left = [...all]
  return some.every((counter) => {
    const place = left.indexOf(counter)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}
