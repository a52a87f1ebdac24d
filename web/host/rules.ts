/** The rules of the games as the workers load them: without words, which nobody reads there. */
import type { Rules } from '@crownlands/core/room'
import { loadOnce } from '../load-once'

export const loadRules = loadOnce<Rules>({
  kingdoms: async () => ({
    game: (await import('@crownlands/games/kingdoms/game')).kingdoms,
    heuristics: (await import('@crownlands/games/kingdoms/heuristics')).heuristics,
  }),
  'kings-gate': async () => ({
    game: (await import('@crownlands/games/kings-gate/game')).kingsGate,
    heuristics: (await import('@crownlands/games/kings-gate/heuristics')).heuristics,
  }),
  gate: async () => ({
    game: (await import('@crownlands/games/gate/game')).gate,
    heuristics: (await import('@crownlands/games/gate/heuristics')).heuristics,
  }),
})
