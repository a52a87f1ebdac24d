/**
 * A table as it is stored: a head that is small and changes with every action, rows of final actions that are only ever
 * added, and snapshots, which spare the way and may be lost. Seed and actions lead to every secret of the match: what is
 * stored never leaves the host but as a record (T-R1).
 */

import { digest } from '@crownlands/core/digest'
import type { Outcome, Seat } from '@crownlands/core/game'
import { isObject } from '@crownlands/core/json'
import { SETTLED, type Snapshot } from '@crownlands/core/match'
import type { RecordedAction } from '@crownlands/core/record'
import { fits, flag, integer, list, object, oneOf, optional, something, text } from '@crownlands/core/schema'
import type { TableStart } from '../open-table'
import { peopleAt } from '../people'
import { planSchema, seatNumber } from '../plan'
import type { TablePlan, TableSummary } from '../protocol'

const STORED_VERSION = 2

export interface TableHead extends TableStart {
  readonly version: typeof STORED_VERSION
  readonly id: string
  /** Raised with every write: tells when another window went on with the table. */
  readonly revision: number
  readonly rules: number
  readonly startedAt: number
  readonly changedAt: number
  /** How many actions are final. They are in the rows. */
  readonly final: number
  /** The actions of the turn under way, and how often it has changed. */
  readonly draft: readonly RecordedAction[]
  readonly draftChanges: number
  /** The keys of the last commands: the same one again is not carried out twice. */
  readonly keys: readonly string[]
  /** These follow from the rest; they are here so that tables can be listed without their rules. */
  readonly toAct: readonly Seat[]
  readonly isQuestion: boolean
  readonly outcome?: Outcome
}

/** Final actions after the first `after`. */
export interface LogRow {
  readonly after: number
  readonly actions: readonly RecordedAction[]
}

/** The digest tells whether it is still what it was. */
export interface StoredSnapshot extends Snapshot<unknown> {
  readonly digest: string
}

/** In milliseconds since 1970. No clock shows more: whoever tried to write it out as a date would break. */
export const timeSchema = integer(0, 8_640_000_000_000_000)
const recordedAction = object({ seat: seatNumber, action: something() })
const outcomeSchema = object({
  winners: list(seatNumber, { max: 100 }),
  scores: list(integer(), { max: 100 }),
  ending: text(100),
})

const headSchema = object({
  version: oneOf([STORED_VERSION]),
  id: text(100),
  revision: integer(1),
  plan: planSchema,
  rules: integer(1),
  startedAt: timeSchema,
  changedAt: timeSchema,
  chance: object({ kind: oneOf(['keyed', 'fast']), seed: text(1000) }),
  start: optional(something()),
  final: integer(0),
  draft: list(recordedAction),
  draftChanges: integer(0),
  keys: list(text(100)),
  toAct: list(seatNumber, { max: 100 }),
  isQuestion: flag(),
  outcome: optional(outcomeSchema),
})

const rowSchema = object({ after: integer(0), actions: list(recordedAction) })

const snapshotSchema = object({
  steps: integer(0),
  state: something(),
  last: optional(object({ seat: seatNumber, settled: oneOf(SETTLED) })),
  digest: text(64),
})

/** The table's head, or undefined when it is damaged. */
export function readHead(value: unknown): TableHead | undefined {
  return headSchema.problem(value) === undefined ? (value as TableHead) : undefined
}

/** The actions of the rows, which must follow on from each other; undefined when they are damaged. */
export function readRows(values: readonly unknown[], after: number): readonly RecordedAction[] | undefined {
  const actions: RecordedAction[] = []
  for (const row of values) {
    if (!fits(rowSchema, row) || row.after !== after + actions.length) return undefined
    actions.push(...row.actions)
  }
  return actions
}

/** The snapshot, or undefined when it is not what it was: then the match is played again without it. */
export function readSnapshot(value: unknown): Snapshot<unknown> | undefined {
  if (!fits(snapshotSchema, value)) return undefined
  const { digest: proof, ...snapshot } = value
  return digest(snapshot) === proof ? (snapshot as Snapshot<unknown>) : undefined
}

export function writeSnapshot(snapshot: Snapshot<unknown>): StoredSnapshot {
  return { ...snapshot, digest: digest(snapshot) }
}

/** Without reading the whole: 0 for what is not there, or damaged. */
export function revisionOf(value: unknown): number {
  const revision = isObject(value) ? value.revision : 0
  return typeof revision === 'number' ? revision : 0
}

/** For a table that has just been laid, with the actions that it already had somewhere else. */
export function newHead(
  known: Pick<TableHead, 'id' | 'rules' | 'chance' | 'start' | 'final' | 'toAct' | 'isQuestion' | 'outcome'>,
  { game, options, seats }: TablePlan,
  now: number,
): TableHead {
  return {
    ...known,
    version: STORED_VERSION,
    revision: 1,
    plan: { game, options, seats },
    startedAt: now,
    changedAt: now,
    draft: [],
    draftChanges: 0,
    keys: [],
  }
}

/** On this device all people share the table. */
export function summaryOf(head: TableHead): TableSummary {
  const { id, plan, startedAt, changedAt, final, toAct, isQuestion, outcome } = head
  const { game, options, seats } = plan
  const mine = peopleAt(plan)
  const summary = { id, game, options, seats, startedAt, changedAt, actions: final, toAct, isQuestion, mine }
  return outcome === undefined ? summary : { ...summary, outcome }
}
