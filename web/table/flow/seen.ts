/**
 * How far each viewer was shown each table in this browser: what came later is news. Only a mark in the margin; without it
 * news begin with the viewer's own last action.
 */
import type { Viewer } from '@crownlands/core/game'
import { isObject } from '@crownlands/core/json'

const KEY = 'crownlands.seen'
const MOST_TABLES = 60
/** For a table that its owner brought along: nothing of it is news to anybody. */
type Marked = Viewer | 'everybody'

/** Of a table how many final actions were shown, by viewer. The table looked at last comes last. */
type Marks = Readonly<Record<string, Readonly<Record<string, number>>>>

export function seenUpTo(id: string, viewer: Viewer): number | undefined {
  const marks = read()[id]
  const seen = [marks?.[viewer], marks?.everybody].filter((mark) => typeof mark === 'number')
  return seen.length === 0 ? undefined : Math.max(...seen)
}

export function noteSeen(id: string, viewer: Marked, actions: number): void {
  const all = read()
  if (all[id]?.[viewer] === actions) return
  const { [id]: own = {}, ...others } = all
  const kept = Object.entries(others).slice(1 - MOST_TABLES)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: { ...own, [viewer]: actions } }))
  } catch {
    // No room, or not allowed.
  }
}

function read(): Marks {
  try {
    const marks: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isObject(marks) && Object.values(marks).every(isObject) ? (marks as Marks) : {}
  } catch {
    return {}
  }
}
