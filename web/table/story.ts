/** The story of the game as the table tells it: grouped by turn, with each scoring as one entry that opens. */
import type { GameEvent, Seat } from '@crownlands/core/game'
import type { Scoring } from './flow'

export interface StoryEntry {
  /** Where in the story it begins; stays the same as the story grows. */
  readonly from: number
  readonly to: number
  /** Whose doing it was; undefined when nobody’s in particular. */
  readonly seat: Seat | undefined
  /** Which scoring it is, counted from 0, when it is one. */
  readonly scoring: number | undefined
  readonly lines: readonly string[]
}

export function tellStory(
  events: readonly GameEvent[],
  scorings: readonly Scoring[],
  tell: (event: GameEvent) => readonly string[],
): readonly StoryEntry[] {
  const entries: StoryEntry[] = []
  let at = 0
  scorings.forEach((scoring, index) => {
    entries.push(...turns(events, at, scoring.from, tell))
    entries.push({ from: scoring.from, to: scoring.to, seat: undefined, scoring: index, lines: [scoring.title] })
    at = scoring.to
  })
  entries.push(...turns(events, at, events.length, tell))
  return entries
}

/** Consecutive events of the same seat are one turn. */
function turns(
  events: readonly GameEvent[],
  from: number,
  to: number,
  tell: (event: GameEvent) => readonly string[],
): StoryEntry[] {
  const entries: StoryEntry[] = []
  for (let i = from; i < to; i++) {
    const event = events[i]
    if (event === undefined) break
    const lines = tell(event)
    if (lines.length === 0) continue
    const seat = seatOf(event)
    const last = entries.at(-1)
    if (last !== undefined && seat !== undefined && last.seat === seat)
      entries[entries.length - 1] = { ...last, to: i + 1, lines: [...last.lines, ...lines] }
    else entries.push({ from: i, to: i + 1, seat, scoring: undefined, lines })
  }
  return entries
}

/** Most events name the seat whose doing they are. */
function seatOf(event: GameEvent): Seat | undefined {
  const seat: unknown = 'seat' in event ? event.seat : undefined
  return typeof seat === 'number' ? seat : undefined
}

/** What is new, to be announced in sentences: the lines from `since` on, a scoring by its title. */
export function newLines(
  entries: readonly StoryEntry[],
  since: number,
  events: readonly GameEvent[],
  tell: (event: GameEvent) => readonly string[],
): readonly string[] {
  return entries
    .filter(({ to }) => to > since)
    .flatMap((entry) => {
      if (entry.scoring !== undefined) return entry.lines.map((title) => `${title}.`)
      return entry.from >= since ? entry.lines : events.slice(since, entry.to).flatMap(tell)
    })
}
