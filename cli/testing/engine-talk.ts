/** An engine to talk to in tests: requests as the protocol has them, and what tests of several commands ask for. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Action, State } from '@crownlands/games/kingdoms/rules/state'
import { ROOMS } from '@crownlands/games/rooms'
import { expect } from 'vitest'
import { Engine, REQUEST_SCHEMAS } from '../engine'

export type Answer = Readonly<Record<string, unknown>>
export type Request = Readonly<Record<string, unknown>>

export const COMMANDS = Object.keys(REQUEST_SCHEMAS)
export const GAMES = ROOMS.map(({ game }) => game.id)

let engine = new Engine()

/** For `beforeEach`: no test knows the matches of another. */
export function freshEngine(): void {
  engine = new Engine()
}

/** The answer as it is sent. */
export function rawAnswerTo(line: string, to = engine): string {
  return to.answer(line)
}

/** The one answer to a line: a JSON object on one line. */
export function answerTo(line: string, to = engine): Answer {
  const answer = rawAnswerTo(line, to)
  expect(answer).not.toMatch(/[\n\r]/)
  const value: unknown = JSON.parse(answer)
  expect(value).toBeTypeOf('object')
  expect(Array.isArray(value) || value === null).toBe(false)
  return value as Answer
}

export function ask(cmd: string, fields: Request = {}, to = engine): Answer {
  return answerTo(JSON.stringify({ cmd, ...fields }), to)
}

export function start(fields: Request = {}): Answer {
  return ask('new', { game: 'kingdoms', seats: 2, seed: 'test', ...fields })
}

export function toAct(fields: Request = {}): number {
  const [seat] = ask('toAct', fields).toAct as number[]
  if (seat === undefined) throw new Error('nobody is to act')
  return seat
}

export function legal(seat: number, fields: Request = {}): Action[] {
  return ask('legal', { seat, ...fields }).legal as Action[]
}

export function stateOf(fields: Request = {}): State {
  return ask('state', fields).state as State
}

/** All that can be asked of a match without changing it. */
export function everything(fields: Request = {}): string {
  const viewers = [0, 1, 2, 3, 'spectator']
  return JSON.stringify([
    ...['state', 'toAct', 'outcome', 'record'].map((cmd) => ask(cmd, fields)),
    ...viewers.flatMap((viewer) => ['view', 'story'].map((cmd) => ask(cmd, { viewer, ...fields }))),
    ...[0, 1, 2, 3].map((seat) => ask('legal', { seat, ...fields })),
  ])
}

/** Lets chance decide for everybody, up to so many actions; how many there were. */
export function playOn(
  most = 1000,
  seed = 'moves',
  fields: Request = {},
  likes: (action: Action) => boolean = () => true,
): number {
  const chance = new FastChance(seed).at(0)
  for (let n = 0; n < most; n++) {
    const [seat] = ask('toAct', fields).toAct as number[]
    if (seat === undefined) return n
    const action = pick(legal(seat, fields).filter(likes), chance)
    expect(ask('act', { seat, action, ...fields })).toHaveProperty('events')
  }
  return most
}

/** Makes the request, which must change nothing. */
export function unchangedBy(line: string): Answer {
  const before = everything()
  const answer = answerTo(line)
  expect(everything()).toBe(before)
  return answer
}
