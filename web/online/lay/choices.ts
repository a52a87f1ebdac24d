/** What is chosen for a table online beyond what every table has: who may come, how long they think, who stands in. */
import type { ClockPlan, NewTable, WhenGone } from '@crownlands/table/online'
import { type Draft, people, seated } from '../../setup/draft'

export interface OnlineChoices {
  /** Who lays it; not asked of whoever is known. */
  readonly name: string
  readonly listed: boolean
  readonly rated: boolean
  readonly clock: ClockPlan
  readonly whenGone: WhenGone
}

export type ClockType = ClockPlan['type']

/** Minutes for the match, and seconds more with every turn. */
export const LIVE_CLOCKS: readonly (readonly [number, number])[] = [
  [5, 10],
  [10, 15],
  [20, 30],
  [40, 60],
]
export const DAYS = [1, 2, 3, 7] as const

export function firstChoices(name: string): OnlineChoices {
  return { name, listed: false, rated: false, clock: { type: 'none' }, whenGone: 'bot' }
}

/** With what most people take. */
export function clockOf(type: ClockType): ClockPlan {
  switch (type) {
    case 'none':
      return { type }
    case 'live':
      return { type, each: 20 * 60, plus: 30 }
    case 'days':
      return { type, per: 2 }
  }
}

/** Online the others are people until somebody says otherwise; on this device they are bots. */
export function draftFor(where: 'device' | 'online', draft: Draft): Draft {
  const others = where === 'online' ? 'person' : 'bot'
  return { ...draft, seats: draft.seats.map((one, seat) => (seat === 0 ? one : { ...one, player: others })) }
}

/** In a rated game only people play. */
export function mayBeRated(draft: Draft): boolean {
  return people(draft) === draft.count && draft.count > 1
}

/** Whoever lays the table sits on the first seat that is for a person. */
export function newTable(draft: Draft, game: string, { listed, rated, clock, whenGone }: OnlineChoices): NewTable {
  const seats = seated(draft)
  const sit = seats.findIndex(({ player }) => player === 'person')
  return {
    game,
    options: draft.options,
    seats: seats.map(({ house, player, temperament }) => (player === 'bot' ? { house, bot: temperament } : { house })),
    ...(sit !== -1 && { sit }),
    listed,
    rated: rated && mayBeRated(draft),
    clock,
    whenGone,
  }
}
