/** Positions in the middle of the set-up. */
import { legalActions } from '../rules/rules'
import type { RulesVersion, State } from '../rules/state'
import type { SetupTask } from '../rules/tasks'
import { type HexSketch, position, type Sketch } from './positions'

function setupTask(task: Partial<SetupTask>): SetupTask {
  return { type: 'setup', stage: 'start', next: 0, starts: [], seas: 0, drew: [], ...task }
}

/** A position in the middle of the set-up. */
export function inSetup(sketch: Sketch, task: Partial<SetupTask>): State {
  const state = position({ turn: 0, phase: 'setup', ...sketch })
  state.tasks.splice(0, state.tasks.length, setupTask(task))
  return state
}

export function hexesOfTypes(state: State, seat: number, type: 'claim' | 'start' | 'replace' | 'tower'): number[] {
  return legalActions(state, seat).flatMap((action) => (action.type === type ? [action.hex] : []))
}

/** Two players start at 8, whose neighbours are 1, 7 and 9, and at 14. */
export function seas(...places: readonly number[]): State {
  return seasBy(2, ...places)
}

export function seasBy(rules: RulesVersion, ...places: readonly number[]): State {
  const hexes: Record<number, HexSketch> = {}
  for (const place of places) hexes[place] = { terrain: 'sea' }
  const state = inSetup(
    { rules, hexes },
    {
      stage: 'sea',
      starts: [
        { seat: 0, hex: 8 },
        { seat: 1, hex: 14 },
      ],
    },
  )
  state.deck.splice(0, state.deck.length, 'desert', 'forest', 'swamp', 'sea')
  return state
}
