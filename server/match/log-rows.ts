/** The rows of a match's log, and what they come to. */
import type { Outcome, Seat } from '@crownlands/core/game'
import type { MatchRecord, RecordedAction } from '@crownlands/core/record'
import { INCIDENTS } from '@crownlands/table/online'
import { damaged } from '@crownlands/table/open-table'

export type Pair = readonly [Seat, unknown]

export interface Incident {
  readonly n: number
  readonly seat: Seat | undefined
  readonly after: number
  readonly what:
    | { readonly type: 'back'; readonly actions: number }
    | { readonly type: 'out-of-time'; readonly outcome: Outcome }
    | { readonly type: string; readonly bot?: string }
}

/** The columns of a row. */
export const LOG_ROW = ['match_log.n', 'match_log.seat', 'match_log.actions', 'match_log.what'] as const

export interface LogRow {
  readonly n: number
  readonly seat: Seat | null
  readonly actions: readonly Pair[] | null
  readonly what: Incident['what'] | null
}

/** The final actions of the rows, without what was taken back; what else happened. */
export function folded(
  rows: readonly LogRow[],
  begin: number,
): { readonly actions: RecordedAction[]; readonly incidents: Incident[] } {
  const actions: RecordedAction[] = []
  const incidents: Incident[] = []
  for (const row of rows) {
    for (const [seat, action] of row.actions ?? []) actions.push({ seat, action })
    if (row.what === null) continue
    if ('actions' in row.what) {
      if (row.what.actions > actions.length) throw damaged()
      actions.length -= row.what.actions
    }
    incidents.push({ n: row.n, seat: row.seat ?? undefined, after: begin + actions.length, what: row.what })
  }
  return { actions, incidents }
}

/** Those that a record tells of. */
export function recordedIncidents(incidents: readonly Incident[]): NonNullable<MatchRecord['incidents']> {
  return incidents.flatMap(({ seat, after, what }) => {
    const told = INCIDENTS.find((one) => one === what.type)
    if (told === undefined || seat === undefined) return []
    return [{ after, seat, what: told, ...('bot' in what && what.bot !== undefined && { bot: what.bot }) }]
  })
}
