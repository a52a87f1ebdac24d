/** What may lie over a table, and what those who lie there need. */
import type { Language, Room } from '@crownlands/core/room'
import type { TablePlan, TableSummary } from '@crownlands/table/protocol'
import type { ReactNode } from 'react'
import type { dailyAt } from '../../daily/store'
import type { TableUi } from '../../rooms/room-uis'
import type { Around } from '../flow/around'
import type { ShownLook } from '../flow/flow'
import type { StoryEntry } from '../story/story'

export type Over =
  | 'players'
  | 'story'
  | 'keys'
  | 'more'
  | 'ending'
  | 'recap'
  /** Its ledger is read. */
  | { readonly scoring: number }

export interface TableOversProps {
  readonly over: Over | undefined
  setOver(over: Over | undefined): void
  readonly table: TableSummary
  readonly look: ShownLook
  readonly ui: TableUi
  readonly room: Room
  readonly language: Language
  readonly players: ReactNode
  readonly story: ReactNode
  readonly daily: ReturnType<typeof dailyAt>
  /** What others did since the viewer's last turn. */
  readonly recap: readonly StoryEntry[]
  /** The table as it is now, for one who reads what was; undefined where it waits for them. */
  readonly meanwhile: { readonly strip: ReactNode; readonly said: string } | undefined
  readonly around: Around | undefined
  onClause(id: string): void
  onAgain(how: 'new' | 'same' | TablePlan): Promise<void>
}
