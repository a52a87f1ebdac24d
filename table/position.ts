/**
 * How far a table has come, as four counters. Readers, caches and other nodes name a position by some of them, written with
 * dots in between. This module alone writes, reads and compares these texts.
 */
export interface Position {
  /** Final actions and incidents. */
  readonly n: number
  /** Changes of the open turn since the last final action. */
  readonly draftRev: number
  /** Changes around the match: seats, agreements, settings. */
  readonly tableRev: number
  /** Lines of chat. */
  readonly chatN: number
}

/** What a viewer has seen of a match. Other players' open turns do not count, so that nobody learns of them (T-U4). */
export type CursorPosition = Pick<Position, 'n' | 'draftRev'>
/** Which state of the database a table in memory was built from. */
export type VersionPosition = Omit<Position, 'chatN'>
/** What a stream has sent. Without a cursor the match had not begun. */
export interface EventPosition extends Pick<Position, 'tableRev' | 'chatN'> {
  readonly cursor: Cursor | undefined
}

/** `41.2`: 41 final actions, then two changes of the open turn. */
export type Cursor = string
/** `41.2.7`: a cursor and `tableRev`. */
export type Version = string
/** `41.2.7.3`: a version and `chatN`. */
export type Mark = string
/** `41.2.3.7`, or `-.3.7`: a cursor, `chatN` and `tableRev`. */
export type EventId = string

export const CURSOR_PATTERN = '^\\d{1,9}\\.\\d{1,9}$'
const CURSOR = /^(\d{1,9})\.(\d{1,9})$/
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/
const EVENT_ID = /^(?:(\d{1,9}\.\d{1,9})|-)\.(\d{1,9})\.(\d{1,9})$/

export function printCursor({ n, draftRev }: CursorPosition): Cursor {
  return `${n}.${draftRev}`
}

export function parseCursor(text: string): CursorPosition | undefined {
  const [, n, draftRev] = CURSOR.exec(text) ?? []
  return n === undefined ? undefined : { n: Number(n), draftRev: Number(draftRev) }
}

export function printVersion({ n, draftRev, tableRev }: VersionPosition): Version {
  return `${n}.${draftRev}.${tableRev}`
}

export function parseVersion(text: string): VersionPosition | undefined {
  const [, n, draftRev, tableRev] = VERSION.exec(text) ?? []
  return n === undefined ? undefined : { n: Number(n), draftRev: Number(draftRev), tableRev: Number(tableRev) }
}

export function printMark({ n, draftRev, tableRev, chatN }: Position): Mark {
  return `${n}.${draftRev}.${tableRev}.${chatN}`
}

export function printEventId({ cursor = '-', chatN, tableRev }: EventPosition): EventId {
  return `${cursor}.${chatN}.${tableRev}`
}

export function parseEventId(text: string): EventPosition | undefined {
  const parts = EVENT_ID.exec(text)
  return parts === null ? undefined : { cursor: parts[1], chatN: Number(parts[2]), tableRev: Number(parts[3]) }
}

/** Above 0 when the first is later. */
export function comparePositions(one: CursorPosition, other: CursorPosition): number {
  return one.n - other.n || one.draftRev - other.draftRev
}
