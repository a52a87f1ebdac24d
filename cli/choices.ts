/** Parses arguments of the command line: games, seats, options, bots. */
import { type BotSpec, LEVELS, parseBotSpec } from '@crownlands/bots/levels'
import type { Game } from '@crownlands/core/game'
import { isObject, parseJson } from '@crownlands/core/json'
import { seedSchema } from '@crownlands/core/record'
import { LANGUAGES, type Language, type WholeRoom } from '@crownlands/core/room'
import { fits, type Schema, withDefaults } from '@crownlands/core/schema'
import { describeProblem } from '@crownlands/core/text/shapes'
import { ROOMS, roomCalled } from '@crownlands/games/rooms'
import { UserError } from './fail'

export function readRoom(id: string): WholeRoom {
  const room = roomCalled(id)
  if (room !== undefined) return room
  throw new UserError(`There is no game called "${id}". The games are: ${gameIds()}.`)
}

/** Ids of the games that can be played. */
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

/** Parses the value of an option as an integer within bounds. */
export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= min && number <= max) return number
    throw new UserError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  }
}

/** One option of a game, as it is typed. */
export interface Setting {
  readonly name: string
  readonly value: string
}

/** Adds `edition=2010` to the settings typed before it. */
export function readSetting(typed: string, before: readonly Setting[]): readonly Setting[] {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(typed) ?? []
  if (name === undefined || value === undefined) {
    throw new UserError(`--set takes an option and its value, as in --set name=value, not "${typed}".`)
  }
  return [...before, { name, value }]
}

export function readOptions(room: WholeRoom, json: string | undefined, settings: readonly Setting[] = []): unknown {
  const sent = parseJson(json ?? '{}')
  if ('problem' in sent) {
    throw new UserError(`--options must be JSON, such as '${JSON.stringify(defaultsOf(room))}'.`)
  }
  const given =
    isObject(sent.value) && settings.length > 0 ? { ...sent.value, ...valuesOf(room, settings) } : sent.value
  const options = withDefaults(room.game.options, given)
  if ('value' in options) return options.value
  const defaults = settings.length > 0 ? settingsOf(room).join(' ') : JSON.stringify(defaultsOf(room))
  throw new UserError(
    `These options do not fit ${room.words.en.title}: ${describeProblem(options.problem, 'en')}. The defaults are ${defaults}.`,
  )
}

function valuesOf({ game }: WholeRoom, settings: readonly Setting[]): Record<string, unknown> {
  const fields = new Map(Object.entries<Schema<unknown>>(game.options.fields))
  return Object.fromEntries(settings.map(({ name, value }) => [name, meant(value, fields.get(name))]))
}

/** The text as the option's type: text, number or flag. */
function meant(text: string, field: Schema<unknown> | undefined): unknown {
  const parsed = parseJson(text)
  return field !== undefined && !fits(field, text) && 'value' in parsed ? parsed.value : text
}

/** The defaults as they are typed: `--set edition=1986`. */
export function settingsOf(room: WholeRoom): string[] {
  return Object.entries(defaultsOf(room)).map(([name, value]) => `--set ${name}=${value}`)
}

/** A longer seed would make a record too large to read. */
export function readSeed(seed: string): string {
  const problem = seedSchema.problem(seed)
  if (problem === undefined) return seed
  throw new UserError(`--seed ${describeProblem(problem, 'en')}.`)
}

function defaultsOf(room: WholeRoom): object {
  const options = withDefaults(room.game.options, {})
  return 'value' in options && isObject(options.value) ? options.value : {}
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

/** An empty name would listen on all addresses. */
export function readHost(text: string): string {
  if (text.trim() !== '') return text.trim()
  throw new UserError('--host must be a name or an address, such as localhost.')
}
