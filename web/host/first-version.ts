/** Tables as the first version of the app stored them: each was one value, written anew with every action. */
import type { RecordedAction } from '@crownlands/core/record'
import { integer, list, object, oneOf, optional, something, text } from '@crownlands/core/schema'
import { planSchema, seatNumber } from '@crownlands/table/plan'
import type { TableWrite } from '@crownlands/table/storage/storage'
import { newHead, type TableHead, timeSchema } from '@crownlands/table/storage/stored-table'

const action = object({ seat: seatNumber, action: something() })
const firstSchema = object({
  version: oneOf([1]),
  id: text(100),
  revision: integer(1),
  plan: planSchema,
  rules: integer(1),
  startedAt: timeSchema,
  changedAt: timeSchema,
  chance: object({ kind: oneOf(['keyed', 'fast']), seed: text(1000) }),
  start: optional(something()),
  /** The final actions and, after them, those of the turn under way. */
  actions: list(action),
  final: integer(0),
  shown: something(),
  toAct: list(seatNumber, { max: 100 }),
  outcome: optional(something()),
})

/** The same table as it is stored now; undefined when it is not one. */
export function firstVersion(value: unknown): Pick<TableWrite, 'head' | 'rows'> | undefined {
  if (firstSchema.problem(value) !== undefined) return undefined
  const { plan, revision, startedAt, changedAt, actions, shown: _, version: __, ...rest } = value as FirstTable
  const draft = actions.slice(rest.final)
  const head: TableHead = {
    ...newHead({ ...rest, isQuestion: false }, plan, startedAt),
    revision,
    changedAt,
    draft,
    draftChanges: draft.length,
  }
  return { head, rows: rest.final > 0 ? [{ after: 0, actions: actions.slice(0, rest.final) }] : [] }
}

type FirstTable = Pick<
  TableHead,
  'id' | 'revision' | 'plan' | 'rules' | 'startedAt' | 'changedAt' | 'chance' | 'start' | 'final' | 'toAct' | 'outcome'
> & {
  readonly version: 1
  readonly actions: readonly RecordedAction[]
  readonly shown: unknown
}
