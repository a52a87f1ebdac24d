/** One start a day for everybody: which day it is, what came of each, and how many were won in a row. Pure. */
import {
  flag,
  type Infer,
  integer,
  list,
  object,
  oneOf,
  optional,
  text,
  withDefault,
  withDefaults,
} from '@crownlands/core/schema'

const entrySchema = object({
  /** The day where the player was: `2026-11-15`. */
  day: text(10),
  game: text(40),
  /** The table on which it is played. */
  table: text(100),
  /** Undefined while it goes on. The first result of a day stays. */
  result: optional(object({ won: flag(), score: integer() })),
})
export type DailyEntry = Infer<typeof entrySchema>

const historySchema = object({
  version: withDefault(oneOf([1]), 1),
  entries: withDefault(list(entrySchema), []),
})
type History = readonly DailyEntry[]

/** By the player's own clock: a new day begins at their midnight. */
export function dayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Days are counted in UTC, where every one has 24 hours. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** The same for everybody on the same day. */
export function seedOf(day: string): string {
  return `daily ${day}`
}

export function entryOf(history: History, game: string, day: string): DailyEntry | undefined {
  return history.find((entry) => entry.game === game && entry.day === day)
}

/** Which day's game is on this table, if one's is. */
export function entryAt(history: History, table: string): DailyEntry | undefined {
  return history.find((entry) => entry.table === table)
}

/** The day's game is on this table. One that already has a result keeps its table: what comes after is for fun. */
export function withBegun(history: History, game: string, day: string, table: string): History {
  const known = entryOf(history, game, day)
  if (known?.result !== undefined) return history
  return [...history.filter((entry) => entry !== known), { day, game, table }]
}

/** The match on the table is over. */
export function withResult(history: History, table: string, result: NonNullable<DailyEntry['result']>): History {
  return history.map((entry) => (entry.table === table && entry.result === undefined ? { ...entry, result } : entry))
}

/** How many days in a row were won, up to today; a day that is not over yet does not break it. */
export function streakOf(history: History, game: string, today: string): number {
  const won = (day: string) => entryOf(history, game, day)?.result?.won
  let day = won(today) === undefined ? dayBefore(today) : today
  let days = 0
  while (won(day) === true) {
    days++
    day = dayBefore(day)
  }
  return days
}

export type DayMark = 'won' | 'lost' | 'begun' | 'none'

/** The last days, today at the end. */
export function recentDays(
  history: History,
  game: string,
  today: string,
  count: number,
): readonly { readonly day: string; readonly mark: DayMark }[] {
  const days = [today]
  while (days.length < count) days.unshift(dayBefore(days[0] ?? today))
  return days.map((day) => {
    const entry = entryOf(history, game, day)
    if (entry === undefined) return { day, mark: 'none' }
    return { day, mark: entry.result === undefined ? 'begun' : entry.result.won ? 'won' : 'lost' }
  })
}

/** What is none would break whoever writes it out. */
function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T12:00:00`))
}

/** Anything broken or foreign reads as no history. */
export function readHistory(stored: string | null): History {
  try {
    const read = withDefaults(historySchema, stored === null ? {} : JSON.parse(stored))
    return 'value' in read ? read.value.entries.filter(({ day }) => isDay(day)) : []
  } catch {
    return []
  }
}

export function writeHistory(entries: History): string {
  return JSON.stringify({ version: 1, entries })
}
