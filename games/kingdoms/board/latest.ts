/** What happened last, as places on the board to be shown. */
import type { Seat } from '@crownlands/core/game'
import type { Event } from '../rules/state'

export interface Latest {
  /** Where something has just been placed, and by whom. */
  readonly placed: readonly { readonly place: number; readonly seat: Seat }[]
  /** Lines that have just paid, while they can still be seen. */
  readonly scored: readonly { readonly kind: 'row' | 'column'; readonly number: number }[]
}

/** A new epoch clears the board: what came before it is shown by the scoring, not here. */
export function latestOf(events: readonly Event[]): Latest {
  const cleared = events.findLastIndex((event) => event.type === 'epoch-started')
  const visible = events.slice(cleared + 1)
  const over = visible.some((event) => event.type === 'epoch-ended')
  return {
    placed: visible.flatMap((event) =>
      event.type === 'castle-placed' || event.type === 'tile-placed' ? [{ place: event.space, seat: event.seat }] : [],
    ),
    // At the end of the game all lines pay: that is no place to look at.
    scored: over
      ? []
      : visible.flatMap((event) => (event.type === 'line-scored' ? [{ kind: event.kind, number: event.number }] : [])),
  }
}
