/** The story of the game as the table tells it: in chapters, grouped by turn, each scoring as one entry that opens. */
import type { GameEvent, Seat } from '@crownlands/core/game'
import type { Scoring } from '../flow/flow'

/** Something that happened beside the rules. */
export interface StoryNote {
  /** Before which event of the story. */
  readonly at: number
  readonly line: string
}

export interface StoryEntry {
  /** Where in the story it begins; stays the same as the story grows. */
  readonly from: number
  readonly to: number
  /** Whose doing it was; undefined when nobody’s in particular. */
  readonly seat: Seat | undefined
  /** Which scoring it is, counted from 0, when it is one. */
  readonly scoring: number | undefined
  readonly lines: readonly string[]
  /** Which note it is, counted from 0, when it is one. */
  readonly note?: number
  /** It begins a chapter, and this stands there instead of its lines. */
  readonly heading?: string
}

export function tellStory(
  events: readonly GameEvent[],
  scorings: readonly Scoring[],
  tell: (event: GameEvent) => readonly string[],
  headingOf: (event: GameEvent) => string | undefined = () => undefined,
  notes: readonly StoryNote[] = [],
): readonly StoryEntry[] {
  const entries: StoryEntry[] = []
  const turns = (from: number, to: number) => {
    let begin = from
    const parts = notes.flatMap(({ at, line }, note) => {
      if (at < from || at > to) return []
      const before = turnsBetween(events, begin, at, tell, headingOf)
      begin = at
      return [...before, { from: at, to: at, seat: undefined, scoring: undefined, lines: [line], note }]
    })
    return [...parts, ...turnsBetween(events, begin, to, tell, headingOf)]
  }
  let at = 0
  scorings.forEach((scoring, index) => {
    entries.push(...turns(at, scoring.from))
    entries.push({ from: scoring.from, to: scoring.to, seat: undefined, scoring: index, lines: [scoring.title] })
    at = scoring.to
  })
  entries.push(...turns(at, events.length))
  return entries
}

/** Consecutive events of the same seat are one turn. */
function turnsBetween(
  events: readonly GameEvent[],
  from: number,
  to: number,
  tell: (event: GameEvent) => readonly string[],
  headingOf: (event: GameEvent) => string | undefined,
): StoryEntry[] {
  const entries: StoryEntry[] = []
  for (let i = from; i < to; i++) {
    const event = events[i]
    if (event === undefined) break
    const lines = tell(event)
    const heading = headingOf(event)
    if (heading !== undefined) {
      entries.push({ from: i, to: i + 1, seat: undefined, scoring: undefined, lines, heading })
      continue
    }
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
export function seatOf(event: GameEvent): Seat | undefined {
  const seat: unknown = 'seat' in event ? event.seat : undefined
  return typeof seat === 'number' ? seat : undefined
}

export interface Chapter {
  readonly from: number
  readonly heading: string | undefined
  readonly entries: readonly StoryEntry[]
}

/** A chapter goes as far as the next one begins; what comes before the first has no heading. */
export function chaptersOf(entries: readonly StoryEntry[]): readonly Chapter[] {
  const starts = entries.flatMap((entry, i) => (i === 0 || entry.heading !== undefined ? [i] : []))
  return starts.map((start, i) => {
    const chapter = entries.slice(start, starts[i + 1])
    const heading = chapter[0]?.heading
    return { from: chapter[0]?.from ?? 0, heading, entries: heading === undefined ? chapter : chapter.slice(1) }
  })
}

/** A chapter of a long story lies folded until somebody opens it: only what is open is drawn. */
export interface FoldedChapter extends Chapter {
  readonly open: boolean
}

/** The newest entries, about as many as anybody reads, are open from the start; `opened` names the others that are. */
const OPEN_ENTRIES = 120

export function foldStory(entries: readonly StoryEntry[], opened: ReadonlySet<number>): readonly FoldedChapter[] {
  const pieces = chaptersOf(entries).flatMap(inPieces)
  let drawn = 0
  return pieces
    .toReversed()
    .map((piece, back) => {
      const open = back === 0 || drawn + piece.entries.length <= OPEN_ENTRIES
      drawn = open ? drawn + piece.entries.length : OPEN_ENTRIES
      return { ...piece, open: open || opened.has(piece.from) }
    })
    .toReversed()
}

/** A chapter without end, as in games that have none, is folded piece by piece. */
function inPieces(chapter: Chapter): readonly Chapter[] {
  const { entries } = chapter
  if (entries.length <= OPEN_ENTRIES) return [chapter]
  const count = Math.ceil(entries.length / OPEN_ENTRIES)
  const starts = Array.from({ length: count }, (_, i) => i * OPEN_ENTRIES)
  return starts.map((start) => {
    const piece = entries.slice(start, start + OPEN_ENTRIES)
    const from = start === 0 ? chapter.from : (piece[0]?.from ?? chapter.from)
    return { from, heading: start === 0 ? chapter.heading : undefined, entries: piece }
  })
}

/** The last line that was told: what is going on. */
export function lastTold(
  events: readonly GameEvent[],
  tell: (event: GameEvent) => readonly string[],
): string | undefined {
  const last = events.findLast((event) => tell(event).length > 0)
  return last && tell(last).at(-1)
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
