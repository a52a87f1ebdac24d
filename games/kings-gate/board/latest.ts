/** What happened last, as places on the board to be shown. */
import type { Seat } from '@crownlands/core/game'
import type { Cell } from '../rules/grid'
import type { Event } from '../rules/state'

export interface Latest {
  /** Where something has just been placed, and by whom. */
  readonly placed: readonly { readonly place: Cell; readonly seat: Seat }[]
  /** Where a dragon has just burnt a tile. */
  readonly burnt: readonly Cell[]
}

export function latestOf(events: readonly Event[]): Latest {
  return {
    placed: events.flatMap((event) => {
      switch (event.type) {
        case 'tile-placed':
        case 'location-placed':
          return [{ place: event.cell, seat: event.seat }]
        case 'sorceress-played':
          return [{ place: event.to, seat: event.seat }]
        default:
          return []
      }
    }),
    burnt: events.flatMap((event) => (event.type === 'dragon-played' && event.cell !== undefined ? [event.cell] : [])),
  }
}
