/** What the end is to the one person who played against the house; around one device there are several, and no such word. */

import { peopleAt } from '@crownlands/table/people'
import type { TableSummary } from '@crownlands/table/protocol'

export type Result = 'won' | 'shared' | 'lost'

export function resultAt({ seats, outcome }: Pick<TableSummary, 'seats' | 'outcome'>): Result | undefined {
  const [only, ...others] = peopleAt({ seats })
  if (only === undefined || others.length > 0 || outcome === undefined) return undefined
  if (!outcome.winners.includes(only)) return 'lost'
  return outcome.winners.length > 1 ? 'shared' : 'won'
}
