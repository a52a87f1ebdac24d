/**
 * A match as a file: set-up, seed and actions, and what they led to. It holds every secret of the match,
 * so it is given away only when the match is over or to somebody who may know everything (T-R1).
 */

import { digest } from './digest'
import type { Game, GameEvent, Outcome, Refusal, Seat } from './game'
import { canonicalJson, isObject, type JsonProblem, parseJson } from './json'
import { Match, type MatchSetup } from './match'
import { type Infer, integer, list, object, oneOf, optional, something, text, withDefaults } from './schema'
import { outcomeOnTime } from './time-out'

export const RECORD_FORMAT = 'crownlands-record'
/** A file with what was left of a table that could not be opened (table/storage/rescue.ts): no record, but no stranger. */
export const RESCUED_FORMAT = 'crownlands-rescued-table'
/**
 * 2 proves the way as well as its end (`chain`) and has room for what happens at a table online. 3 is for matches that a clock
 * has ended (`outOfTime`), so that programs that know no such end say so.
 */
const RECORD_VERSION = 2
const RECORD_VERSION_OUT_OF_TIME = 3

const seatNumber = integer(0, 99)
const recordedAction = object({ seat: seatNumber, action: something() })
export type RecordedAction = Infer<typeof recordedAction>

/** Of a seed that may come from outside. */
export const LONGEST_SEED = 1000
export const seedSchema = text(LONGEST_SEED)

export const recordSchema = object({
  format: oneOf([RECORD_FORMAT]),
  /** Of this file format; the rules have their own. */
  version: integer(1),
  game: text(100),
  rules: integer(1),
  seats: integer(1, 100),
  options: something(),
  chance: object({ kind: oneOf(['keyed', 'fast']), seed: seedSchema }),
  /** How the seed was made where several had a part in it: the secret of whoever ran the match, and the players' words. */
  fair: optional(
    object({ secret: text(1000), words: list(object({ seat: seatNumber, word: text(1000) }), { max: 100 }) }),
  ),
  /** The position the match started from, if it was not the game's own set-up. */
  start: optional(something()),
  actions: list(recordedAction, { max: 1_000_000 }),
  /** What happened at the table beside the rules, in order: `after` so many actions. */
  incidents: optional(
    list(
      object({
        after: integer(0),
        seat: seatNumber,
        what: oneOf(['time-out', 'stand-in', 'returned', 'left', 'handed']),
        /** Who stood in. */
        bot: optional(text(100)),
      }),
      { max: 1_000_000 },
    ),
  ),
  /**
   * Proof of where the actions lead, the digest of the last state and the outcome if the match is over; and, from version
   * 2 on, of the way there.
   */
  end: object({
    digest: text(64),
    chain: optional(text(64)),
    outcome: optional(
      object({
        winners: list(seatNumber, { max: 100 }),
        scores: list(integer(), { max: 100 }),
        ending: text(100),
        /** Those whose clocks ended the match: their `time-out` is among the incidents, after the last action. */
        outOfTime: optional(list(seatNumber, { max: 100 })),
      }),
    ),
  }),
})
export type MatchRecord = Infer<typeof recordSchema>

/** What was online about a match. `outOfTime`: those whose clocks ended it. */
export type OnlinePart = Pick<MatchRecord, 'fair' | 'incidents'> & { readonly outOfTime?: readonly Seat[] | undefined }

/** `before`: the actions before those that the match has seen, when it was resumed. */
export function writeRecord<State, Action, View, Options, Event extends GameEvent>(
  match: Match<State, Action, View, Options, Event>,
  before: readonly RecordedAction[] = [],
  table: OnlinePart = {},
): MatchRecord {
  if (before.length !== match.from) throw new RangeError(`a record needs all ${match.from} actions from before`)
  const { seats, options, chance, start } = match.setup
  const { outOfTime } = table
  const ended = outOfTime === undefined ? undefined : outcomeOnTime(match.game, match.settledState(), seats, outOfTime)
  const outcome = match.outcome() ?? ended
  const way = {
    format: RECORD_FORMAT,
    version: outOfTime === undefined ? RECORD_VERSION : RECORD_VERSION_OUT_OF_TIME,
    game: match.game.id,
    rules: match.game.rulesVersion,
    seats,
    options,
    chance,
    ...(table.fair !== undefined && { fair: table.fair }),
    ...(start !== undefined && { start }),
    actions: [...before, ...match.settledSteps()].map(({ seat, action }) => ({ seat, action })),
    ...(table.incidents !== undefined && table.incidents.length > 0 && { incidents: table.incidents }),
  } as const
  return {
    ...way,
    end: { digest: digest(match.settledState()), chain: chainOf(way), ...(outcome !== undefined && { outcome }) },
  }
}

/** A digest to which every action adds a link: it starts from all that stands before them, and ends with the incidents. */
function chainOf({
  game,
  rules,
  seats,
  options,
  chance,
  fair,
  start,
  actions,
  incidents = [],
}: Omit<MatchRecord, 'end'>): string {
  let chain = digest({ game, rules, seats, options, chance, fair, start })
  for (const { seat, action } of actions) chain = digest([chain, seat, action])
  return incidents.length === 0 ? chain : digest([chain, incidents])
}

export type ProblemName =
  | 'not-json'
  | 'too-large'
  | 'not-a-record'
  | 'rescued-table'
  | 'newer-format'
  | 'damaged'
  | 'against-the-rules'
  | 'turn-unfinished'
  | 'another-way'
  | 'another-position'
  | 'another-outcome'
  | 'no-such-game'
  | 'other-rules'
  | 'wrong-seats'
  | 'wrong-options'
  | 'setup-does-not-fit'
  | 'not-a-state'
  | 'impossible-state'

/** Why a record or a set-up is not what it says; `core/text/record.ts` has the sentences. */
export interface RecordProblem {
  readonly problem: ProblemName
  /** What the sentence needs to name. */
  readonly facts?: Readonly<Record<string, string | number>>
  /** More in English, for whoever wrote the file: never inside a sentence in another language. */
  readonly detail?: string
  /** The number of the action where a record breaks. */
  readonly action?: number
  readonly refusal?: Refusal
}

/** The record in the text, or what is wrong with it. Does not yet run it: see `replay`. */
export function parseRecord(json: string): MatchRecord | RecordProblem {
  const read = parseJson(json)
  return 'value' in read ? readRecord(read.value) : { problem: UNREADABLE[read.problem] }
}

const UNREADABLE: Readonly<Record<JsonProblem, ProblemName>> = {
  'too-long': 'too-large',
  'too-deep': 'not-a-record',
  'not-json': 'not-json',
}

export function readRecord(value: unknown): MatchRecord | RecordProblem {
  if (isObject(value) && value.format === RESCUED_FORMAT) return { problem: 'rescued-table' }
  if (!isObject(value) || value.format !== RECORD_FORMAT) return { problem: 'not-a-record' }
  if (Number.isSafeInteger(value.version) && (value.version as number) > RECORD_VERSION_OUT_OF_TIME) {
    return { problem: 'newer-format', facts: { format: value.version as number } }
  }
  const problem = recordSchema.problem(value)
  if (problem !== undefined) return { problem: 'damaged', facts: problem }
  return value as MatchRecord
}

export function isProblem(value: object): value is RecordProblem {
  return 'problem' in value
}

type AnyMatch = Match<unknown, unknown, unknown, unknown, GameEvent>

/**
 * Plays the record again, action by action. `onStep` sees the match after the set-up (0) and after each
 * action. A problem if the record breaks a rule or does not end where it says.
 */
export function replay(
  record: MatchRecord,
  gameCalled: GameLookup,
  onStep?: (match: AnyMatch, action: number) => void,
): { readonly match: AnyMatch; readonly outcome: Outcome | undefined } | RecordProblem {
  const opened = openRecord(record, gameCalled)
  if (isProblem(opened)) return opened
  const { match } = opened
  onStep?.(match, 0)
  for (const [i, { seat, action }] of record.actions.entries()) {
    const refusal = match.act(seat, action)
    if (refusal !== undefined) return { problem: 'against-the-rules', facts: { action: i + 1 }, action: i + 1, refusal }
    onStep?.(match, i + 1)
  }
  const written = writeRecord(match, [], { outOfTime: outOfTimeIn(record) })
  if (written.actions.length !== record.actions.length) {
    return { problem: 'turn-unfinished', action: record.actions.length }
  }
  if (written.end.digest !== record.end.digest) {
    return { problem: 'another-position', action: record.actions.length }
  }
  if (canonicalJson(written.end.outcome) !== canonicalJson(record.end.outcome)) {
    return { problem: 'another-outcome', action: record.actions.length }
  }
  // A record of version 1 has no chain; one that has is no older for saying so.
  if ((record.version > 1 || record.end.chain !== undefined) && chainOf(record) !== record.end.chain) {
    return { problem: 'another-way', action: record.actions.length }
  }
  return { match, outcome: match.outcome() }
}

/** Those whose clocks ended the match; only whose time has run out after its last action can have ended it so. */
function outOfTimeIn({ end, actions, incidents = [] }: MatchRecord): readonly Seat[] | undefined {
  const claimed = end.outcome?.outOfTime
  const ranOut = (seat: Seat) =>
    incidents.some((one) => one.what === 'time-out' && one.seat === seat && one.after === actions.length)
  return claimed !== undefined && claimed.length > 0 && claimed.every(ranOut) ? claimed : undefined
}

/** The game with that version of its rules, or with the newest when none is named; undefined when there is none here. */
export type GameLookup = (id: string, rules?: number) => Game | undefined

function openRecord(record: MatchRecord, gameCalled: GameLookup): { readonly match: AnyMatch } | RecordProblem {
  const newest = gameCalled(record.game)
  if (newest === undefined) return { problem: 'no-such-game', facts: { game: record.game } }
  const game = gameCalled(record.game, record.rules)
  if (game?.rulesVersion !== record.rules) {
    return { problem: 'other-rules', facts: { played: record.rules, here: newest.rulesVersion } }
  }
  const setup = checkSetup(game, record)
  return isProblem(setup) ? setup : { match: new Match(game, setup) }
}

/** A set-up as sent by somebody, with defaults filled in, or what is wrong with it. */
export function checkSetup<State, Action, View, Options, Event extends GameEvent>(
  game: Game<State, Action, View, Options, Event>,
  sent: {
    readonly seats: number
    readonly options?: unknown
    readonly chance: MatchSetup<State, Options>['chance']
    readonly start?: unknown
  },
): MatchSetup<State, Options> | RecordProblem {
  const { min, max } = game.seats
  if (!(Number.isInteger(sent.seats) && sent.seats >= min && sent.seats <= max)) {
    return { problem: 'wrong-seats', facts: { game: game.id, min, max, seats: sent.seats } }
  }
  const options = withDefaults(game.options, sent.options)
  if ('problem' in options) return { problem: 'wrong-options', facts: { ...options.problem, game: game.id } }
  const setup = { seats: sent.seats, options: options.value, chance: sent.chance }
  if (sent.start === undefined) return setup
  const start = checkState(game, sent.start)
  if (isProblem(start)) return start
  if (canonicalJson(game.setupOf(start.state)) !== canonicalJson({ seats: setup.seats, options: setup.options })) {
    return { problem: 'setup-does-not-fit' }
  }
  return { ...setup, start: start.state }
}

/** A full state as sent by somebody: well-formed, and possible. */
export function checkState<State>(
  game: Pick<Game<State>, 'id' | 'schemas' | 'audit' | 'clone'>,
  sent: unknown,
): { readonly state: State } | RecordProblem {
  const problem = game.schemas.state.problem(sent)
  if (problem !== undefined) return { problem: 'not-a-state', facts: { ...problem, game: game.id } }
  const state = game.clone(sent as State)
  const impossible = game.audit(state)
  if (impossible === undefined) return { state }
  return { problem: 'impossible-state', facts: { game: game.id }, detail: impossible }
}
