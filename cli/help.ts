/** What the help says of games: taken from the registry, with examples that work as they stand. */
import type { Manifest } from '@crownlands/core/manifest'
import type { WholeRoom } from '@crownlands/core/room'
import { defaultsOf, seatsOf } from './choices'

/** A line for each: what to type, and what it means. */
export function gamesHelp(games: readonly Manifest[]): string {
  const width = Math.max(...games.map(({ id }) => id.length))
  const lines = games.map(({ id, words, seats }) => `  ${id.padEnd(width)}  ${words.en.title}, ${seatsOf(seats)}`)
  return ['Games:', ...lines].join('\n')
}

export function playExample(room: WholeRoom): string {
  const { id, seats } = room.game
  return `crownlands play ${id} --seats ${seats.max} --options '${JSON.stringify(defaultsOf(room))}'`
}

export function simulateExample({ game: { id, seats } }: WholeRoom): string {
  const bots = Array.from({ length: seats.min }, (_, seat) => (seat === 0 ? 'greedy' : 'random'))
  return `crownlands simulate ${id} --bots ${bots.join(',')} --games 1000 --rotate`
}
