/** The rules of King's Gate as the manifest counts them, with what bots know of them: for machines, without words. */
import type { Heuristics } from '@crownlands/core/heuristics'
import type { Action, State, View } from './state'

export { kingsGate as game } from './game'
export { heuristics } from './heuristics'

export async function learned(): Promise<Heuristics<State, Action, View>> {
  return (await import('./learned')).heuristics
}
