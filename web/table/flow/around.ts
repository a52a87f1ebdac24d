/** What a table has around it when others play elsewhere: `web/online/` fills it, and knows what changes by itself. */
import type { Seat } from '@crownlands/core/game'
import type { ReactNode } from 'react'
import type { Elsewhere } from './flow'

/** What happened at the table beside the rules, as the story tells it. */
export interface TableNote {
  /** After how many final steps. */
  readonly after: number
  readonly line: string
}

export interface Around {
  /** By a player's shield: whether somebody is there, and how much time is left. */
  seatNote(seat: Seat, where: 'list' | 'strip'): ReactNode
  /** The earliest first. */
  readonly notes: readonly TableNote[]
  /** Below the bar: the line, questions, who is gone. */
  readonly calls: ReactNode
  /** What is said instead of what is expected, while the game stands still or goes on without the reader. */
  readonly still: Readonly<Record<'paused' | 'away', string>>
  /** In the bar. */
  readonly tools: ReactNode
  /** In the menu. */
  readonly menu: ReactNode
  /** Below the result. */
  readonly ending: ReactNode
  /** Another game with the same people, as a button. */
  readonly again: ReactNode
  readonly replayHref: string
  readonly hasHints: boolean
  readonly elsewhere: Elsewhere
}
