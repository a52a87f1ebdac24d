/** The shapes of answers, for the API's document. A test compares real answers with them. */
import {
  flag,
  integer,
  type JsonSchema,
  list,
  object,
  oneOf,
  optional,
  type Schema,
  something,
  text,
  variants,
} from '@crownlands/core/schema'
import { HOUSES } from '@crownlands/kit/houses'
import { AGREEMENTS, INCIDENTS, OFFLINE_REASONS, SCOPES } from '@crownlands/table/online'
import { TEMPERAMENTS } from '@crownlands/table/protocol'
import { clockSchema } from './schemas'

const seat = integer(0, 9)
const seats = list(seat)
const word = text(200)
const sentence = text(2000)
/** Milliseconds since 1970, by the database's clock. */
const time = integer()
const temperament = oneOf(TEMPERAMENTS)

const outcome = object({ winners: seats, scores: list(integer()), ending: word, outOfTime: optional(seats) })
const refusal = something()

const seatInfo = object({
  seat,
  house: oneOf(HOUSES),
  name: word,
  taken: flag(),
  former: optional(flag()),
  bot: optional(temperament),
  standIn: optional(temperament),
  player: optional(object({ code: word, kind: oneOf(['guest', 'account', 'bot']) })),
  isHost: optional(flag()),
  missed: optional(integer(0)),
  ready: flag(),
  hasWord: flag(),
  leftAt: optional(time),
  goneAt: optional(time),
  handed: optional(object({ at: time, from: word })),
})

const changed = { at: time, by: optional(word) }
const whenGone = oneOf(['bot', 'vote'])
const tableChange = variants(
  object({ type: oneOf(['options']), ...changed, from: something(), to: something() }),
  object({ type: oneOf(['clock']), ...changed, from: clockSchema, to: clockSchema }),
  object({ type: oneOf(['when-gone']), ...changed, from: whenGone, to: whenGone }),
  object({ type: oneOf(['gone-after']), ...changed, from: integer(1), to: integer(1) }),
  object({ type: oneOf(['listed']), ...changed, from: flag(), to: flag() }),
  object({ type: oneOf(['bot']), ...changed, seat, from: optional(temperament), to: optional(temperament) }),
  object({ type: oneOf(['swapped']), ...changed, seats }),
  object({ type: oneOf(['removed']), ...changed, seat, about: optional(word) }),
  object({ type: oneOf(['joined']), ...changed, seat }),
)

const tableFields = {
  code: word,
  game: word,
  rules: integer(1),
  status: oneOf(['open', 'running', 'over', 'ended']),
  listed: flag(),
  rated: flag(),
  options: something(),
  clock: clockSchema,
  whenGone,
  goneAfter: integer(1),
  commitment: word,
  seats: list(seatInfo),
  questions: list(object({ what: oneOf(AGREEMENTS), about: seat, yes: seats, no: seats, until: time })),
  changes: optional(list(tableChange)),
  removed: optional(list(object({ code: word, name: word }))),
  isRemoved: optional(flag()),
  incidents: list(object({ what: oneOf(INCIDENTS), seat, after: integer(0), at: time })),
  chatClosed: flag(),
  rematch: optional(word),
  rematchOf: optional(word),
  pausedAt: optional(time),
  mine: seats,
  lost: seats,
  isHost: flag(),
  createdAt: time,
  startedAt: optional(time),
  endedAt: optional(time),
  trouble: optional(sentence),
}

const myTableFields = {
  ...tableFields,
  myTurn: flag(),
  toAct: seats,
  turnAt: optional(time),
  left: list(integer()),
  outcome: optional(outcome),
}

const story = object({ after: integer(-1), steps: list(list(something())) })

/** A match as the caller may see it. `view`, `legal` and events have the game's own shapes (GET /games/{game}). */
const match = object({
  actions: integer(0),
  toAct: seats,
  isQuestion: flag(),
  outcome: optional(outcome),
  viewer: something(),
  at: word,
  view: something(),
  legal: list(something()),
  awaitsEnd: flag(),
  mayEnd: flag(),
  canUndo: flag(),
  story,
  since: integer(-1),
})

const person = { code: word, name: word, kind: oneOf(['guest', 'account', 'bot']) }
const game = { id: word, title: word, seats: object({ min: integer(1), max: integer(1) }), minutes: integer(1) }
const ratingFields = { game: word, seats: integer(1), rating: integer(), games: integer(0) }
const rating = object(ratingFields)

const session = object({ id: word, device: word, createdAt: time, seenAt: time, current: flag() })
const passkey = object({ id: text(2000), name: word, createdAt: time, usedAt: optional(time) })
const bot = object({ code: word, name: word })

/** By their names in the document. */
export const ANSWERS = {
  Status: object({
    online: flag(),
    reason: optional(oneOf(OFFLINE_REASONS)),
    message: optional(sentence),
    attempts: optional(integer()),
    retryAfter: optional(integer()),
    reach: optional(object({ listens: oneOf(['machine', 'network']), addresses: list(word) })),
  }),
  Games: object({ games: list(object(game)) }),
  Game: object({
    ...game,
    ...{ rules: integer(1), options: something(), action: something(), view: something(), event: something() },
  }),
  Table: object(tableFields),
  Tables: object({ tables: list(object(tableFields)) }),
  MyTables: object({ tables: list(object(myTableFields)), now: time }),
  Match: object({ match }),
  Look: object({ match, clock: something() }),
  /** A past step, without the fields of the present. */
  Past: object({ match: something() }),
  Checked: object({ refusal: optional(refusal) }),
  Hinted: object({ hint: optional(object({ action: something(), line: list(something()), value: something() })) }),
  Story: story,
  Record: something(),
  Line: object({ n: integer(1), name: word, by: optional(word), seat: optional(seat), text: text(300), at: time }),
  Person: object(person),
  Me: object({ ...person, muted: list(word), notices: flag() }),
  Export: object({
    ...person,
    muted: list(word),
    sessions: list(session),
    passkeys: list(passkey),
    bots: list(bot),
    ratings: list(rating),
    tables: list(object(myTableFields)),
    said: list(object({ table: word, text: text(300), at: time })),
  }),
  Courses: object({ ratings: list(object({ ...ratingFields, course: list(integer()) })) }),
  Muted: object({ muted: list(word) }),
  Sessions: object({ sessions: list(session) }),
  Link: object({ token: word, minutes: integer(1) }),
  Bot: bot,
  Bots: object({ bots: list(bot) }),
  Token: object({ id: word, token: word }),
  Tokens: object({
    tokens: list(
      object({ id: word, name: word, scopes: list(oneOf(SCOPES)), createdAt: time, usedAt: optional(time) }),
    ),
  }),
  PushKey: object({ publicKey: word }),
  PasskeyOptions: something(),
  Passkeys: object({ passkeys: list(passkey) }),
  Player: object({ ...person, ratings: list(rating) }),
  Ratings: object({
    ratings: list(object({ code: word, name: word, rating: integer(), games: integer(0) })),
  }),
} as const satisfies Readonly<Record<string, Schema<unknown>>>

export type AnswerName = keyof typeof ANSWERS

/** Every unsuccessful answer. */
export const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['problem', 'message'],
  properties: {
    problem: { type: 'string', description: 'A name for programs.' },
    message: { type: 'string', description: 'A sentence for people.' },
    refusal: { description: 'With `refused`: which clause of the rules, and why.' },
    match: { description: 'With `changed`: how the table stands now.' },
  },
}
