/** The history of the daily games, kept in this browser. */
import type { Outcome } from '@crownlands/core/game'
import { type DailyEntry, entryAt, readHistory, withBegun, withResult, writeHistory } from './daily'

const KEY = 'crownlands.daily'

export function dailyHistory(): readonly DailyEntry[] {
  try {
    return readHistory(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** The day whose game is on this table. */
export function dailyAt(table: string): DailyEntry | undefined {
  return entryAt(dailyHistory(), table)
}

export function noteBegun(game: string, day: string, table: string): void {
  keep(withBegun(dailyHistory(), game, day, table))
}

/** Of any table: only the day's own is in the history. */
export function noteResult(table: string, { winners, scores }: Outcome): void {
  keep(withResult(dailyHistory(), table, { won: winners.includes(0), score: scores[0] ?? 0 }))
}

function keep(history: readonly DailyEntry[]): void {
  if (history.length === 0) return
  try {
    localStorage.setItem(KEY, writeHistory(history))
  } catch {
    // A full or forbidden storage: the day's game can be played all the same.
  }
}
