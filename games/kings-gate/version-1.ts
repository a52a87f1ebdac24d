/** The rules of King's Gate as the manifest counts them, with what bots know of them: for machines, without words. */
import type { Heuristics } from '@crownlands/core/heuristics'
import type { Action, State, View } from './rules/state'

export { heuristics } from './bots/heuristics'
export { kingsGate as game } from './game'

export async function learned(): Promise<Heuristics<State, Action, View>> {
  return (await import('./bots/learned/heuristics')).heuristics
}
