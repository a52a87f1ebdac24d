/**
 * A table as it is stored. Seed and actions lead to every secret of the match, but the secrets themselves
 * are not here: never a view, a state or a piece that no final action named. The one exception is a match
 * that was imported from a record with a starting position of its own, which cannot be told in another way.
 */
import type { Outcome, Seat } from '@crownlands/core/game'
import type { ChanceSpec } from '@crownlands/core/match'
import { integer, list, object, oneOf, optional, something, text } from '@crownlands/core/schema'
import { HOUSES } from '@crownlands/kit/houses'
import { type TablePlan, type TableSummary, TEMPERAMENTS } from './protocol'

const STORED_VERSION = 1
export const LONGEST_NAME = 100
const seat = integer(0, 99)
/** In milliseconds since 1970. No clock shows more: whoever tried to write it out as a date would break. */
const time = integer(0, 8_640_000_000_000_000)

const seatPlan = object({ house: oneOf(HOUSES), name: text(LONGEST_NAME), bot: optional(oneOf(TEMPERAMENTS)) })

export const planSchema = object({
  game: text(100),
  options: something(),
  seats: list(seatPlan, { min: 1, max: 100 }),
})

export interface StoredTable {
  readonly version: typeof STORED_VERSION
  readonly id: string
  /** Raised with every write: tells when another window went on with the table. */
  readonly revision: number
  readonly plan: TablePlan
  readonly rules: number
  readonly startedAt: number
  readonly changedAt: number
  readonly chance: ChanceSpec
  readonly start?: unknown
  /** The final actions and, after them, those of the turn under way. */
  readonly actions: readonly StoredAction[]
  readonly final: number
  /** How many events of the story, as each viewer knows it, that viewer has been shown. */
  readonly shown: { readonly seats: readonly number[]; readonly spectator: number }
  /** These follow from the rest; they are here so that tables can be listed without their rules. */
  readonly toAct: readonly Seat[]
  readonly outcome?: Outcome
}

export interface StoredAction {
  readonly seat: Seat
  readonly action: unknown
}

const storedSchema = object({
  version: oneOf([STORED_VERSION]),
  id: text(100),
  revision: integer(1),
  plan: planSchema,
  rules: integer(1),
  startedAt: time,
  changedAt: time,
  chance: object({ kind: oneOf(['keyed', 'fast']), seed: text(1000) }),
  start: optional(something()),
  actions: list(object({ seat, action: something() })),
  final: integer(0),
  shown: object({ seats: list(integer(0), { max: 100 }), spectator: integer(0) }),
  toAct: list(seat, { max: 100 }),
  outcome: optional(
    object({ winners: list(seat, { max: 100 }), scores: list(integer(), { max: 100 }), ending: text(100) }),
  ),
})

/** The table, or undefined when it is damaged. */
export function readStored(value: unknown): StoredTable | undefined {
  if (storedSchema.problem(value) !== undefined) return undefined
  const stored = value as StoredTable
  const fits = stored.final <= stored.actions.length && stored.shown.seats.length === stored.plan.seats.length
  return fits ? stored : undefined
}

/** Without reading the whole: 0 for what is not there, or damaged. */
export function revisionOf(value: unknown): number {
  const revision: unknown = typeof value === 'object' && value !== null && 'revision' in value ? value.revision : 0
  return typeof revision === 'number' ? revision : 0
}

/** For a table that has just been laid. */
export function nothingShown(seats: number): StoredTable['shown'] {
  return { seats: Array.from({ length: seats }, () => 0), spectator: 0 }
}

export function newStored(
  known: Pick<StoredTable, 'id' | 'rules' | 'chance' | 'start' | 'actions' | 'shown' | 'toAct' | 'outcome'>,
  { game, options, seats }: TablePlan,
  now: number,
): StoredTable {
  return {
    ...known,
    version: STORED_VERSION,
    revision: 1,
    plan: { game, options, seats },
    startedAt: now,
    changedAt: now,
    final: known.actions.length,
  }
}

export function summaryOf(stored: StoredTable): TableSummary {
  const { id, plan, startedAt, changedAt, final, toAct, outcome } = stored
  const { game, options, seats } = plan
  const summary = { id, game, options, seats, startedAt, changedAt, actions: final, toAct }
  return outcome === undefined ? summary : { ...summary, outcome }
}
