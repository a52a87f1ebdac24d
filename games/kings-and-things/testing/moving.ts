/** Playing the Movement Phase in tests. */
import type { Seat } from '@crownlands/core/game'
import { canonicalJson } from '@crownlands/core/json'
import { must } from '@crownlands/core/lists'
import type { ArmyCounter } from '../content'
import { type Action, DONE } from '../rules/actions'
import { movePart } from '../rules/movement/group'
import { legalActions, refuse } from '../rules/rules'
import type { State } from '../rules/state'
import { act, type HexSketch, position, type Sketch } from './positions'

/**
 * The part of the last seat named has begun, where nobody is pinned; the others come next. Hexes of the middle: 0 in the
 * centre, 1 to 6 around it clockwise from above, 7 to 18 around those. All are plains, which cost 1, unless told.
 */
export function moving(
  hexes: Record<number, HexSketch>,
  sketch: Omit<Sketch, 'hexes' | 'tasks'> = {},
  parts: readonly Seat[] = [1, 0],
): State {
  const tasks = parts.map(movePart)
  must(tasks.at(-1)).pinned = []
  return position({ ...sketch, hexes, tasks })
}

export function pick(state: State, seat: Seat, hex: number, ...counters: readonly ArmyCounter[]): void {
  for (const counter of counters) act(state, seat, { type: 'pick', hex, counter })
}

export function step(state: State, seat: Seat, ...hexes: readonly number[]): void {
  for (const hex of hexes) act(state, seat, { type: 'step', hex })
}

export function stop(state: State, seat: Seat): void {
  act(state, seat, DONE)
}

export function stepsOf(state: State, seat: Seat): number[] {
  return legalActions(state, seat).flatMap((action) => (action.type === 'step' ? [action.hex] : []))
}

export function isLegal(state: State, seat: Seat, action: Action): boolean {
  return legalActions(state, seat).some((legal) => canonicalJson(legal) === canonicalJson(action))
}

/** The clause and reason by which an action is refused. */
export function why(state: State, seat: Seat, action: Action): string {
  const refused = must(refuse(state, seat, action))
  return `${refused.clause} ${refused.reason}`
}
