/** What a room says of somebody else's turn, for whoever was away or asks why. A room has it in `board/recap.ts`. */
import type { GameEvent, Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import type { Nameplate } from './room-ui'

/** A turn as the one who asks saw it: nothing in it is known to its player alone. */
export interface SeenTurn<View = unknown, Event extends GameEvent = GameEvent> {
  readonly seat: Seat
  readonly before: View
  readonly after: View
  readonly events: readonly Event[]
}

export interface RoomRecap<View = unknown, Event extends GameEvent = GameEvent> {
  /** For everybody, if it were scored now, as a sentence. Undefined: nothing. */
  whatItChanged(turn: SeenTurn<View, Event>, nameplates: readonly Nameplate[], language: Language): string | undefined
  /** What speaks for it, as a sentence: the same reasons that hints have. Undefined: nothing in particular. */
  why(turn: SeenTurn<View, Event>, nameplates: readonly Nameplate[], language: Language): string | undefined
}
