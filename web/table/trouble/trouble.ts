/** Why a table cannot be shown, and what can be done about it. Pure: `trouble-screen.tsx` draws it. */
import type { HostProblem } from '@crownlands/table/protocol'

export type Trouble =
  | 'missing'
  | 'damaged'
  | 'other-rules'
  | 'unknown-game'
  | 'unreadable'
  | 'not-kept'
  | 'blocked'
  | 'newer'
  | 'lost'
  | 'not-fetched'
  | 'failed'

/** `rescue`: export what is stored as a file. */
export type Way = 'retry' | 'reload' | 'rescue' | 'home'

export function troubleOf(problem: HostProblem | undefined): Trouble {
  switch (problem) {
    case 'no-such-table':
      return 'missing'
    case 'damaged':
    case 'other-rules':
    case 'unknown-game':
    case 'not-fetched':
      return problem
    case 'storage-failed':
      return 'unreadable'
    case 'storage-blocked':
      return 'blocked'
    case 'storage-newer':
      return 'newer'
    case 'host-lost':
      return 'lost'
    default:
      return 'failed'
  }
}

/** The first is what is most likely wanted; home is always among them. */
export function waysOn(trouble: Trouble): readonly [Way, ...Way[]] {
  switch (trouble) {
    case 'missing':
      return ['home']
    case 'damaged':
      return ['rescue', 'retry', 'home']
    case 'other-rules':
    case 'unknown-game':
      return ['home', 'rescue']
    case 'unreadable':
    case 'failed':
      return ['retry', 'rescue', 'home']
    case 'blocked':
      return ['retry', 'home']
    case 'lost':
      return ['retry', 'reload', 'home']
    case 'not-kept':
    case 'newer':
    case 'not-fetched':
      return ['reload', 'home']
  }
}
