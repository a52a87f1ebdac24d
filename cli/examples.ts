/** Lines that one can type, for the help: with a game of the registry, so that they work as they stand. */
import type { Room } from '@crownlands/core/room'
import { defaultsOf } from './choices'

export function playExample(room: Room): string {
  const { id, seats } = room.game
  return `crownlands play ${id} --seats ${seats.max} --options '${JSON.stringify(defaultsOf(room))}'`
}

export function simulateExample({ game: { id, seats } }: Room): string {
  const bots = Array.from({ length: seats.min }, (_, seat) => (seat === 0 ? 'greedy' : 'random'))
  return `crownlands simulate ${id} --bots ${bots.join(',')} --games 1000 --rotate`
}
