/** What the end is to whoever looks; around one device there are several, and no such word. */
import type { TableSummary } from '@crownlands/table/protocol'

export type Result = 'won' | 'shared' | 'lost'

export function resultAt({ mine, outcome }: Pick<TableSummary, 'mine' | 'outcome'>): Result | undefined {
  const [only, ...others] = mine
  if (only === undefined || others.length > 0 || outcome === undefined) return undefined
  if (!outcome.winners.includes(only)) return 'lost'
  return outcome.winners.length > 1 ? 'shared' : 'won'
}
