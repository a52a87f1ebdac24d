/** A handful of feats that teach what is possible in a game. A room has them in `board/feats.ts`. */
import type { GameEvent, Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'

/** A match that is over, as its only person knows it. */
export interface FinishedMatch<View = unknown, Event extends GameEvent = GameEvent> {
  readonly view: View
  readonly story: readonly Event[]
  readonly seat: Seat
  readonly won: boolean
}

export interface Feat<View = unknown, Event extends GameEvent = GameEvent> {
  readonly id: string
  readonly words: Readonly<Record<Language, { readonly title: string; readonly how: string }>>
  isDone(match: FinishedMatch<View, Event>): boolean
}

export type RoomFeats<View = unknown, Event extends GameEvent = GameEvent> = readonly Feat<View, Event>[]
