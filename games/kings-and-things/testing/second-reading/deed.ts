/** What a referee looks at, and how it tells of a disagreement. */
import type { Event } from '../../rules/happenings'
import type { State } from '../../rules/state'

/** What was done: from a copy of the state to what it is now. */
export interface Deed {
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
}

/** Tells of a disagreement: what was read, and what the rules did. */
export type Tell = (what: string, read: unknown, done: unknown) => void
