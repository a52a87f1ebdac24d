/** Battles for tests: one in hex 0, about to begin. */
import { type Action, DONE } from '../rules/actions'
import { beginBattle } from '../rules/battle/forces'
import { apply } from '../rules/rules'
import type { State } from '../rules/state'
import type { BattleTask } from '../rules/tasks'
import { type HexSketch, NO_CHANCE, position, type Sketch } from './positions'

const A = 0
const B = 1
/** Nothing is asked about bluffs and dice. */
const SETTLED = { calls: ['none', 'none', 'none', 'none'], rolls: ['none', 'none', 'none', 'none'] } as const

/** A Combat Phase with something to resolve in hex 0; A owns hex 1 and B hex 2, plains both unless told. */
export function combatIn(hex: HexSketch, sketch: Sketch = {}): State {
  return position({
    ...SETTLED,
    phase: 'combat',
    next: 1,
    ...sketch,
    hexes: {
      0: { terrain: 'plains', ...hex },
      1: { owner: A, terrain: 'plains' },
      2: { owner: B, terrain: 'plains' },
      ...sketch.hexes,
    },
    tasks: [{ type: 'combat', next: 0 }],
  })
}

/** A battle in hex 0 that is just about to begin. */
export function battle(hex: HexSketch, sketch: Sketch = {}): State {
  const state = combatIn(hex, sketch)
  beginBattle(state, 0, A)
  return state
}

export function battleTask(state: State): BattleTask {
  const found = state.tasks.find((one) => one.type === 'battle')
  if (found === undefined) throw new Error('there is no battle')
  return found
}

/** Goes on from a task that nobody is asked about. */
export function goOn(state: State, chance = NO_CHANCE): void {
  // Nobody is asked: any action sets the rules going.
  apply(state, A, DONE, chance)
}

/** The fighters of a side by name; of buildings and Firewalls also what is left of them. */
export function fightersOf(state: State, side: number | 'neutral'): string[] {
  const force = battleTask(state).forces.find((one) => one.side === side)
  return (
    force?.fighters.map(({ what, value }) =>
      what === 'building' || what === 'fort' || what === 'firewall' ? `${what} ${value}` : what,
    ) ?? []
  )
}

export function isFighting(state: State): boolean {
  return state.tasks.some(({ type }) => type === 'battle')
}

export function hit(what: Extract<Action, { type: 'hit' }>['what']): Action {
  return { type: 'hit', what }
}
