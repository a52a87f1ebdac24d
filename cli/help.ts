/** The parts of the help that depend on the games: taken from the registry, with examples that work as they are. */
import type { Manifest } from '@crownlands/core/manifest'
import type { WholeRoom } from '@crownlands/core/room'
import { type JsonSchema, jsonSchema, type Schema } from '@crownlands/core/schema'
import { seatsOf, settingsOf } from './choices'

/** A line for each game: id, title and number of players. */
export function gamesHelp(games: readonly Manifest[]): string {
  const width = Math.max(...games.map(({ id }) => id.length))
  const lines = games.map(({ id, words, seats }) => `  ${id.padEnd(width)}  ${words.en.title}, ${seatsOf(seats)}`)
  return ['Games:', ...lines].join('\n')
}

/** The options of each game with the values they take: `edition=2011|2002`. */
export function optionsHelp(rooms: readonly WholeRoom[]): string {
  const width = Math.max(...rooms.map(({ game }) => game.id.length))
  const lines = rooms.map(({ game }) => {
    const options = Object.entries<Schema<unknown>>(game.options.fields)
    return `  ${game.id.padEnd(width)}  ${options.map(([name, field]) => `${name}=${valuesOf(jsonSchema(field))}`).join(' ')}`
  })
  return ['Options of the games:', ...lines].join('\n')
}

function valuesOf({ type, enum: values, minimum, maximum }: JsonSchema): string {
  if (type === 'boolean') return 'true|false'
  return Array.isArray(values) ? values.join('|') : `${minimum}-${maximum}`
}

export function playExample(room: WholeRoom): string {
  const { id, seats } = room.game
  return [`crownlands play ${id} --seats ${seats.max}`, ...settingsOf(room)].join(' ')
}

export function simulateExample({ game: { id, seats } }: WholeRoom): string {
  const bots = Array.from({ length: seats.min }, (_, seat) => (seat === 0 ? 'greedy' : 'random'))
  return `crownlands simulate ${id} --bots ${bots.join(',')} --games 1000 --rotate`
}
