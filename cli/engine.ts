/**
 * The engine for programs in any language: one JSON object in, one out (docs/engine-protocol.md). This file carries out requests;
 * `engine-stdio.ts` reads and writes them.
 */
import { randomBytes } from 'node:crypto'
import type { Budget } from '@crownlands/bots/budget'
import { createBot, DEFAULT_BUDGET, LEVELS } from '@crownlands/bots/levels'
import { FastChance } from '@crownlands/core/chance-fast'
import type { GameEvent, Refusal, Seat, Viewer } from '@crownlands/core/game'
import { isObject, parseJson } from '@crownlands/core/json'
import { Match } from '@crownlands/core/match'
import {
  checkSetup,
  checkState,
  isProblem,
  LONGEST_SEED,
  readRecord,
  replay,
  seedSchema,
  writeRecord,
} from '@crownlands/core/record'
import { type WholeRoom, wordsFor } from '@crownlands/core/room'
import {
  flag,
  type Infer,
  integer,
  jsonSchema,
  type ObjectSchema,
  object,
  oneOf,
  optional,
  type Schema,
  something,
  text,
} from '@crownlands/core/schema'
import { explainProblem } from '@crownlands/core/text/record'
import { describeProblem } from '@crownlands/core/text/shapes'
import { explainRefusal } from '@crownlands/core/text/table'
import { gameCalled, ROOMS, roomCalled } from '@crownlands/games/rooms'
import { gameIds } from './choices'
import { gameSchemas } from './schemas'
import { SearchTeam } from './search-team'

type Answer = Readonly<Record<string, unknown>>

interface Session {
  readonly room: WholeRoom
  readonly match: Match<unknown, unknown, unknown, unknown, GameEvent>
}

/** A request cannot be carried out. The message is sent back. */
class BadRequest extends Error {}

/** The most open matches of one engine. */
const MOST_MATCHES = 10_000
const DEFAULT_MATCH = 'main'

const seat = integer(0, 99)
const viewer: Schema<Viewer> = {
  write: (defs) => ({ oneOf: [seat.write(defs), { const: 'spectator' }] }),
  problem: (value) =>
    value === 'spectator' || seat.problem(value) === undefined ? undefined : { path: '', wants: 'seat-or-spectator' },
}
const seed: Schema<string | number> = {
  write: (defs) => ({ oneOf: [seedSchema.write(defs), integer().write(defs)] }),
  problem: (value) =>
    seedSchema.problem(value) === undefined || integer().problem(value) === undefined
      ? undefined
      : { path: '', wants: 'seed', most: LONGEST_SEED },
}
const budgets = [object({ iterations: integer(1, 10_000_000) }), object({ milliseconds: integer(1, 600_000) })]
const budget: Schema<Budget> = {
  write: (defs) => ({ oneOf: budgets.map((one) => one.write(defs)) }),
  problem: (value) =>
    budgets.some((one) => one.problem(value) === undefined) ? undefined : { path: '', wants: 'budget' },
}

const UNSAFE_ID = '"id" holds a number that cannot come back as it was: send numbers of 2^53 and more as text.'

/** Fields that every request may have. */
const COMMON = { id: optional(something()), match: optional(text(100)) }

/** A game in the named version of its rules, or the newest. */
const GAME = { game: text(100), rules: optional(integer(1)) }
const REQUESTS = {
  games: object({ ...COMMON, cmd: oneOf(['games']) }),
  schemas: object({ ...COMMON, cmd: oneOf(['schemas']), ...GAME }),
  new: object({
    ...COMMON,
    cmd: oneOf(['new']),
    ...GAME,
    seats: optional(integer()),
    options: optional(something()),
    seed: optional(seed),
    chance: optional(oneOf(['keyed', 'fast'])),
    turns: optional(oneOf(['final', 'tentative'])),
  }),
  load: object({
    ...COMMON,
    cmd: oneOf(['load']),
    ...GAME,
    state: something(),
    seed: optional(seed),
    chance: optional(oneOf(['keyed', 'fast'])),
    turns: optional(oneOf(['final', 'tentative'])),
  }),
  state: object({ ...COMMON, cmd: oneOf(['state']) }),
  toAct: object({ ...COMMON, cmd: oneOf(['toAct']) }),
  legal: object({ ...COMMON, cmd: oneOf(['legal']), seat }),
  view: object({ ...COMMON, cmd: oneOf(['view']), viewer: optional(viewer), seat: optional(viewer) }),
  act: object({ ...COMMON, cmd: oneOf(['act']), seat, action: optional(something()) }),
  check: object({ ...COMMON, cmd: oneOf(['check']), seat, action: optional(something()) }),
  undo: object({ ...COMMON, cmd: oneOf(['undo']), seat, whole: optional(flag()) }),
  end: object({ ...COMMON, cmd: oneOf(['end']), seat }),
  bot: object({
    ...COMMON,
    cmd: oneOf(['bot']),
    seat,
    level: oneOf(LEVELS),
    budget: optional(budget),
    threads: optional(integer(1, 64)),
    seed: optional(seed),
  }),
  story: object({ ...COMMON, cmd: oneOf(['story']), viewer, since: optional(integer(0)) }),
  outcome: object({ ...COMMON, cmd: oneOf(['outcome']) }),
  record: object({ ...COMMON, cmd: oneOf(['record']) }),
  verify: object({ ...COMMON, cmd: oneOf(['verify']), record: something() }),
  close: object({ ...COMMON, cmd: oneOf(['close']) }),
} as const

type Command = keyof typeof REQUESTS
type Request<C extends Command> = Infer<(typeof REQUESTS)[C]>

export const REQUEST_SCHEMAS: Readonly<Record<Command, ObjectSchema<object>>> = REQUESTS

export class Engine {
  readonly #sessions = new Map<string, Session>()
  readonly #team = new SearchTeam()

  /** Answers one line. Never throws. */
  answer(line: string): string {
    const read = parseJson(line)
    if ('value' in read) return this.#answerRequest(read.value)
    const { problem, what } = read
    const error = problem === 'not-json' ? `This line is not JSON: ${what}` : `This line is ${what} and was ignored.`
    return JSON.stringify({ error })
  }

  #answerRequest(request: unknown): string {
    if (!isObject(request)) return JSON.stringify({ error: 'A request is a JSON object with a field "cmd".' })
    // Check the id first: if it cannot be returned exactly, the sender could not match the answer to the request.
    if (!comesBackAsItWas(request.id)) return JSON.stringify({ error: UNSAFE_ID })
    const id = request.id === undefined ? '' : `"id":${JSON.stringify(request.id)},`
    return `{${id}${this.#answerTo(request).slice(1)}`
  }

  #answerTo(request: Readonly<Record<string, unknown>>): string {
    try {
      return JSON.stringify(this.#carryOut(request))
    } catch (error) {
      const problem = error instanceof BadRequest ? error.message : `The engine failed: ${messageOf(error)}`
      return JSON.stringify({ error: problem })
    }
  }

  #carryOut(request: Readonly<Record<string, unknown>>): Answer {
    const { cmd } = request
    if (typeof cmd !== 'string' || !isCommand(cmd)) {
      throw new BadRequest(`"cmd" must be one of ${Object.keys(REQUESTS).join(', ')}.`)
    }
    const problem = REQUESTS[cmd].problem(request)
    if (problem !== undefined)
      throw new BadRequest(`This is not a request "${cmd}": ${describeProblem(problem, 'en')}.`)
    // The schema has checked all fields that the handler uses.
    return (this.#handlers[cmd] as (request: unknown) => Answer)(request)
  }

  readonly #handlers: { readonly [C in Command]: (request: Request<C>) => Answer } = {
    games: () => ({
      games: ROOMS.map(({ game, words }) => ({
        id: game.id,
        title: words.en.title,
        rulesVersion: game.rulesVersion,
        seats: game.seats,
        options: jsonSchema(game.options),
        endings: game.endings,
      })),
    }),
    schemas: (request) => ({ schemas: gameSchemas(this.#room(request)) }),
    new: (request) => {
      const room = this.#room(request)
      return this.#open(request, room, { seats: request.seats ?? room.game.seats.min, options: request.options })
    },
    load: (request) => {
      const room = this.#room(request)
      const checked = checkState(room.game, request.state)
      if (isProblem(checked)) throw new BadRequest(explainProblem(checked, 'en'))
      return this.#open(request, room, { ...room.game.setupOf(checked.state), start: checked.state })
    },
    state: (request) => ({ state: this.#session(request).match.trueState() }),
    toAct: (request) => this.#turn(this.#session(request)),
    legal: (request) => ({ legal: this.#seated(request).match.legalActions(request.seat) }),
    view: (request) => {
      const session = this.#session(request)
      return { view: session.match.view(this.#viewer(session, request.viewer ?? request.seat)) }
    },
    act: (request) => {
      const session = this.#seated(request)
      const from = session.match.length
      const refusal = session.match.act(request.seat, request.action)
      if (refusal !== undefined) return refuse(session, refusal)
      return { events: session.match.story(request.seat, from), ...this.#turn(session) }
    },
    check: (request) => {
      const session = this.#seated(request)
      const refusal = session.match.check(request.seat, request.action)
      return refusal === undefined ? { legal: true } : { legal: false, ...refuse(session, refusal) }
    },
    undo: (request) => {
      const session = this.#seated(request)
      const { match } = session
      const refusal = request.whole === true ? match.undoTurn(request.seat) : match.undo(request.seat)
      return refusal === undefined ? this.#turn(session) : refuse(session, refusal)
    },
    end: (request) => {
      const session = this.#seated(request)
      const refusal = session.match.endTurn(request.seat)
      return refusal === undefined ? this.#turn(session) : refuse(session, refusal)
    },
    bot: (request) => this.#askBot(this.#seated(request), request),
    story: (request) => {
      const session = this.#session(request)
      const events = session.match.story(this.#viewer(session, request.viewer), request.since)
      const names = Array.from({ length: session.match.setup.seats }, (_, i) => `seat ${i}`)
      const words = wordsFor(session.room, 'en', session.match.setup.options)
      return { events, lines: events.flatMap((event) => words.story(event, names)) }
    },
    outcome: (request) => ({ outcome: this.#session(request).match.outcome() ?? null }),
    record: (request) => ({ record: writeRecord(this.#session(request).match) }),
    verify: (request) => {
      const record = readRecord(request.record)
      const result = isProblem(record) ? record : replay(record, gameCalled)
      if (!isProblem(result)) return { valid: true, actions: result.match.length, outcome: result.outcome ?? null }
      const { action, refusal } = result
      const words = isProblem(record) ? undefined : roomCalled(record.game)?.words.en
      return {
        valid: false,
        problem: explainProblem(result, 'en'),
        ...(action !== undefined && { action }),
        ...(refusal !== undefined && words !== undefined && { refusal: refusalAnswer(refusal, words) }),
      }
    },
    close: (request) => {
      this.#session(request)
      this.#sessions.delete(request.match ?? DEFAULT_MATCH)
      return { closed: true }
    },
  }

  #open(
    request: Request<'new'> | Request<'load'>,
    room: WholeRoom,
    sent: { readonly seats: number; readonly options?: unknown; readonly start?: unknown },
  ): Answer {
    const name = request.match ?? DEFAULT_MATCH
    if (!this.#sessions.has(name) && this.#sessions.size >= MOST_MATCHES) {
      throw new BadRequest(`There are ${MOST_MATCHES} matches open: close some first.`)
    }
    const chance = { kind: request.chance ?? 'keyed', seed: String(request.seed ?? randomBytes(16).toString('hex')) }
    const setup = checkSetup(room.game, { ...sent, chance })
    if (isProblem(setup)) throw new BadRequest(explainProblem(setup, 'en'))
    const match = new Match(room.game, { ...setup, turns: request.turns ?? 'final' })
    const session = { room, match }
    this.#sessions.set(name, session)
    return { game: room.game.id, seats: setup.seats, options: setup.options, seed: chance.seed, ...this.#turn(session) }
  }

  #askBot({ room, match }: Session, request: Request<'bot'>): Answer {
    if (match.legalActions(request.seat).length === 0)
      throw new BadRequest(`Seat ${request.seat} has nothing to decide now.`)
    const { level, budget = DEFAULT_BUDGET, threads = 1 } = request
    const seed = `bot ${request.seed ?? randomBytes(16).toString('hex')}`
    const glimpse = match.glimpse(request.seat)
    if (level === 'search' && threads > 1) {
      const [best] = this.#team.search(room, glimpse, { budget, seed, threads }).choices
      if (best !== undefined) return { action: best.turn[0] }
    }
    return { action: createBot(room, { level, budget }, new FastChance(seed).at(0)).choose(glimpse) }
  }

  #room({ game: id, rules }: { readonly game: string; readonly rules?: number | undefined }): WholeRoom {
    const newest = roomCalled(id)
    if (newest === undefined) {
      throw new BadRequest(`There is no game called ${JSON.stringify(id)}. There are: ${gameIds()}.`)
    }
    const room = roomCalled(id, rules)
    if (room === undefined) {
      throw new BadRequest(
        `There is no version ${rules} of the rules of ${id}; the newest is ${newest.game.rulesVersion}.`,
      )
    }
    return room
  }

  #session(request: { readonly match?: string | undefined }): Session {
    const name = request.match ?? DEFAULT_MATCH
    const session = this.#sessions.get(name)
    if (session === undefined) throw new BadRequest(`There is no match "${name}": start one with "new" or "load".`)
    return session
  }

  /** The match, if it has this seat. */
  #seated(request: { readonly match?: string | undefined; readonly seat: Seat }): Session {
    const session = this.#session(request)
    this.#viewer(session, request.seat)
    return session
  }

  #viewer({ match }: Session, viewer: Viewer | undefined): Viewer {
    if (viewer === undefined) throw new BadRequest('Say who looks: "viewer" must be a seat or "spectator".')
    const { seats } = match.setup
    if (viewer !== 'spectator' && viewer >= seats) {
      throw new BadRequest(`There is no seat ${viewer}: the seats are 0 to ${seats - 1}.`)
    }
    return viewer
  }

  #turn({ match }: Session): Answer {
    const awaited = match.awaitsEndOfTurn()
    return { toAct: match.toAct(), ...(awaited !== undefined && { awaitsEndOfTurn: awaited }) }
  }
}

function refuse({ room, match }: Session, refusal: Refusal): Answer {
  return { refusal: refusalAnswer(refusal, wordsFor(room, 'en', match.setup.options)) }
}

function refusalAnswer(refusal: Refusal, words: { refusal(refusal: Refusal): string }): Answer {
  return { clause: refusal.clause, reason: refusal.reason, message: explainRefusal(refusal, 'en', words) }
}

/** JSON can contain numbers that JavaScript cannot represent: 2^53 + 1 would be rounded, 1e999 would become null. */
function comesBackAsItWas(id: unknown): boolean {
  if (typeof id === 'number') return Math.abs(id) <= Number.MAX_SAFE_INTEGER
  return typeof id !== 'object' || id === null || Object.values(id).every(comesBackAsItWas)
}

function isCommand(text: string): text is Command {
  return Object.hasOwn(REQUESTS, text)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
