/** Lists of counters kept in order (KT-H4: no order of a stack to give away). */
import { type ArmyCounter, CHARACTER_NAMES, isCharacter, rankOf, type Thing } from './content'

/** Puts a Thing where it belongs. */
export function insert<T extends Thing>(list: T[], thing: T): void {
  const rank = rankOf(thing)
  let at = list.length
  while (at > 0 && rankOf(list[at - 1] as T) > rank) {
    list[at] = list[at - 1] as T
    at--
  }
  list[at] = thing
}

/** The same Things where they belong. */
export function inOrder<T extends Thing>(things: readonly T[]): T[] {
  const ordered: T[] = []
  for (const thing of things) insert(ordered, thing)
  return ordered
}

/** Where an army counter stands in lists. */
export function armyRank(counter: ArmyCounter): number {
  // Characters behind all creatures.
  return isCharacter(counter) ? 1000 + CHARACTER_NAMES.indexOf(counter) : rankOf(counter)
}

export function insertCounter(list: ArmyCounter[], counter: ArmyCounter): void {
  let at = list.length
  while (at > 0 && armyRank(list[at - 1] as ArmyCounter) > armyRank(counter)) {
    list[at] = list[at - 1] as ArmyCounter
    at--
  }
  list[at] = counter
}

/** Each kind of an ordered list once. */
export function kinds<T>(list: readonly T[]): T[] {
  const found: T[] = []
  for (const one of list) if (one !== found[found.length - 1]) found.push(one)
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
