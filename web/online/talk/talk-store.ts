/** How far somebody has read the talk of a table in this browser, and where they hear nobody. Only marks in the margin. */
import { isObject } from '@crownlands/core/json'

const KEY = 'crownlands.talk'
const MOST_TABLES = 60

interface Mark {
  /** The number of the last line that was read. */
  readonly read: number
  readonly mutedAll: boolean
}

const NO_MARK: Mark = { read: 0, mutedAll: false }

export function talkMark(code: string): Mark {
  return { ...NO_MARK, ...read()[code] }
}

export function noteTalk(code: string, change: Partial<Mark>): void {
  const { [code]: own, ...others } = read()
  const kept = Object.entries(others).slice(1 - MOST_TABLES)
  try {
    const marks = { ...Object.fromEntries(kept), [code]: { ...NO_MARK, ...own, ...change } }
    localStorage.setItem(KEY, JSON.stringify(marks))
  } catch {
    // No room, or not allowed.
  }
}

function read(): Readonly<Record<string, Partial<Mark>>> {
  try {
    const marks: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isObject(marks) && Object.values(marks).every(isObject) ? (marks as Record<string, Partial<Mark>>) : {}
  } catch {
    return {}
  }
}
