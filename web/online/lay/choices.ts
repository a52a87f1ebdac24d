/** What is chosen for a table online beyond what every table has: who may come, how long they think, who stands in. */
import type { ClockPlan, NewTable, WhenGone } from '@crownlands/table/online'
import { type Draft, people, seated } from '../../setup/draft/draft'

export interface OnlineChoices {
  /** Who lays it; not asked of whoever is known. */
  readonly name: string
  readonly listed: boolean
  readonly rated: boolean
  readonly clock: ClockPlan
  readonly whenGone: WhenGone
  /** After so many minutes away somebody counts as gone. */
  readonly goneAfter: number
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
  return { name, listed: false, rated: false, clock: { type: 'none' }, whenGone: 'bot', goneAfter: goneAfterOf('none') }
}

export type WhenOut = 'gone' | 'end'

/** What happens when time runs out: what happens to those who are gone, or the end of the game. */
export function whenOutOf(clock: ClockPlan): WhenOut {
  return clock.type === 'live' && clock.whenOut === 'end' ? 'end' : 'gone'
}

/** Minutes for everybody, and the seconds a turn that go with them. */
export function liveClock(minutes: number, whenOut: WhenOut): ClockPlan {
  const plus = LIVE_CLOCKS.find(([each]) => each === minutes)?.[1] ?? 0
  return { type: 'live', each: minutes * 60, plus, ...(whenOut === 'end' && { whenOut }) }
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

const DAY = 24 * 60
/** In minutes: fewer where people sit together. */
export const GONE_AFTER: Readonly<Record<ClockType, readonly number[]>> = {
  none: [5, 15, 60, DAY],
  live: [1, 3, 5, 10],
  days: [DAY, 2 * DAY, 7 * DAY],
}

/** What most people take; as the server does where nobody says anything. */
export function goneAfterOf(type: ClockType): number {
  return GONE_AFTER[type][1] ?? 0
}

/** What is said of the clock. Nobody is promised a notice that the server may not send. */
export function clockHint(type: ClockType, sendsNotices: boolean): ClockType | 'days-with-notices' {
  return type === 'days' && sendsNotices ? 'days-with-notices' : type
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
export function newTable(
  draft: Draft,
  game: string,
  { listed, rated, clock, whenGone, goneAfter }: OnlineChoices,
): NewTable {
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
    goneAfter,
  }
}
