/** What a table does by itself, and after how many milliseconds. Pure: `use-flow.ts` sets the timer. */
import type { Pace } from '../../settings/store/settings'
import type { Expected } from './flow'
import { timing } from './pace'

interface Step {
  readonly does: 'show' | 'end-turn' | 'pass'
  readonly after: number
}

/** Undefined: a person is to do something. `breath`: how many times longer than usual the game waits before it goes on. */
export function stepAfter(waits: Expected, pace: Pace, breath: number): Step | undefined {
  const delay = timing(pace)
  switch (waits.kind) {
    case 'show':
      return { does: 'show', after: delay.bot * breath }
    case 'end-turn':
      return waits.by === 'table' ? { does: 'end-turn', after: delay.breath } : undefined
    case 'pass':
      return { does: 'pass', after: delay.breath }
    default:
      return undefined
  }
}
