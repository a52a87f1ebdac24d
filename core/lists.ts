/** What rules do with lists, over and over. Whatever they ask for is there: where it is not, that is a bug. */
import type { Seat } from './game'

/** What must be there. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError('the rules were asked for something that is not there')
  return value
}

export function at<T>(list: readonly T[], place: number): T {
  const item = list[place]
  if (item === undefined) throw noSuchPlace(list, place)
  return item
}

/** Apart, so that `at` stays small enough to be compiled into whatever asks. */
function noSuchPlace(list: readonly unknown[], place: number): RangeError {
  return new RangeError(`there is no place ${place} in a list of ${list.length}`)
}

export function playerAt<Player>({ players }: { readonly players: readonly Player[] }, seat: Seat): Player {
  return must(players[seat])
}

/** What `splice` does, without making a list of what was removed. */
export function removeAt<T>(list: T[], place: number): T {
  const removed = at(list, place)
  for (let i = place + 1; i < list.length; i++) list[i - 1] = list[i] as T
  list.pop()
  return removed
}

/** Takes the first such item out of the list; it must be in it. */
export function remove<T>(list: T[], item: T): void {
  removeAt(list, list.indexOf(item))
}
