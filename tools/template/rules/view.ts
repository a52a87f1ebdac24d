/** TG-H1: what a viewer may know of a match, and a match that fits what a viewer knows. */
import type { Chance } from '@crownlands/core/chance'
import type { Seat, Viewer } from '@crownlands/core/game'
import { remove } from '@crownlands/core/lists'
import { draw, wholeBag } from './rules'
import type { Event, State, View } from './state'

export function view({ options, round, turn, over, hands, discards }: State, viewer: Viewer): View {
  const isOpen = (seat: Seat) => over || seat === viewer
  return {
    options,
    round,
    turn,
    over,
    viewer: viewer as View['viewer'],
    hands: hands.map((hand, seat) => hand.map((tile) => (isOpen(seat) ? tile : 'hidden'))),
    discards: discards.slice(),
  }
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.seat === viewer) return event
  if (event.type === 'dealt') return { type: 'dealt', seat: event.seat }
  if (event.type === 'swapped') return { type: 'swapped', seat: event.seat, discarded: event.discarded }
  return event
}

/** Every way to deal the tiles that the viewer does not see is equally likely. */
export function imagine({ options, round, turn, over, hands, discards }: View, chance: Chance): State {
  const bag = wholeBag()
  for (const tile of [...hands.flat(), ...discards]) if (tile !== 'hidden') remove(bag, tile)
  return {
    options,
    round,
    turn,
    over,
    hands: hands.map((hand) => hand.map((tile) => (tile === 'hidden' ? draw(bag, chance) : tile))),
    discards: discards.slice(),
  }
}
