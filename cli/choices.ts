/** Reads what people write after the command: games, seats, options, bots. */
import { type BotSpec, LEVELS, parseBotSpec } from '@crownlands/bots/levels'
import type { Game } from '@crownlands/core/game'
import { parseJson } from '@crownlands/core/json'
import { seedSchema } from '@crownlands/core/record'
import { LANGUAGES, type Language, type WholeRoom } from '@crownlands/core/room'
import { withDefaults } from '@crownlands/core/schema'
import { describeProblem } from '@crownlands/core/text/shapes'
import { ROOMS, roomCalled } from '@crownlands/games/rooms'
import { UserError } from './fail'

export function readRoom(id: string): WholeRoom {
  const room = roomCalled(id)
  if (room !== undefined) return room
  throw new UserError(`There is no game called "${id}". The games are: ${gameIds()}.`)
}

/** Those that can be played. */
export function gameIds(): string {
  return ROOMS.map(({ game }) => game.id).join(', ')
}

export function readSeats(room: WholeRoom, seats: number): number {
  const { min, max } = room.game.seats
  if (seats >= min && seats <= max) return seats
  throw new UserError(`${room.words.en.title} is played with ${seatsOf(room.game.seats)}, not ${seats}.`)
}

export function seatsOf({ min, max }: Game['seats']): string {
  return min === max ? countSeats(min) : `${min} to ${max} seats`
}

export function countSeats(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats} seats`
}

/** A whole number within bounds, from the text after an option. */
export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= min && number <= max) return number
    throw new UserError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  }
}

export function readOptions(room: WholeRoom, json: string | undefined): unknown {
  const sent = parseJson(json ?? '{}')
  if ('problem' in sent) {
    throw new UserError(`--options must be JSON, such as '${JSON.stringify(defaultsOf(room))}'.`)
  }
  const options = withDefaults(room.game.options, sent.value)
  if ('value' in options) return options.value
  throw new UserError(
    `These options do not fit ${room.words.en.title}: ${describeProblem(options.problem, 'en')}. The defaults are ${JSON.stringify(defaultsOf(room))}.`,
  )
}

/** A longer one would make a record that nobody can read. */
export function readSeed(seed: string): string {
  const problem = seedSchema.problem(seed)
  if (problem === undefined) return seed
  throw new UserError(`--seed ${describeProblem(problem, 'en')}.`)
}

export function defaultsOf(room: WholeRoom): unknown {
  const options = withDefaults(room.game.options, {})
  return 'value' in options ? options.value : {}
}

function readBot(text: string): BotSpec {
  const spec = parseBotSpec(text.trim())
  if (spec !== undefined) return spec
  throw new UserError(
    `There is no bot called "${text}". There are ${LEVELS.join(', ')}; search takes a budget, as in search:300ms or search:2000 (iterations).`,
  )
}

export function readBots(text: string): BotSpec[] {
  return text.split(',').map(readBot)
}

export function readLanguage(text: string): Language {
  const language = LANGUAGES.find((one) => one === text)
  if (language !== undefined) return language
  throw new UserError(`--lang must be one of ${LANGUAGES.join(', ')}, not "${text}".`)
}

/** An empty name would mean everybody on the network. */
export function readHost(text: string): string {
  if (text.trim() !== '') return text.trim()
  throw new UserError('--host must be a name or an address, such as localhost.')
}
