/** The speed of a search in Gate, over the decisions of sieges played by rules of thumb. */
import type { SearchReport } from '@crownlands/bots/search'
import { FastChance } from '@crownlands/core/chance-fast'
import { type Glimpse, StateGlimpse } from '@crownlands/core/glimpse'
import { heuristics } from '@crownlands/games/gate/bots/heuristics'
import { gate } from '@crownlands/games/gate/game'
import type { Action, View } from '@crownlands/games/gate/rules/state'

export const ITERATIONS = 300

interface Searcher {
  search(glimpse: Glimpse<Action, View>): Pick<SearchReport<Action>, 'iterations'>
}

/** The iterations of the n-th siege against the boss. */
export function searchSiege(bot: Searcher, n: number): number {
  const chance = new FastChance(`siege ${n}`)
  const dice = new FastChance(`siege ${n}/dice`).at(0)
  const state = gate.setup({ difficulty: 'boss', strictPhases: n % 2 === 1 }, 1, chance.at(0))
  const glimpse = new StateGlimpse(gate, state, 0)
  let iterations = 0
  for (let actions = 1; gate.toAct(state).length > 0; actions++) {
    iterations += bot.search(glimpse).iterations
    gate.apply(state, 0, heuristics.playout(state, 0, dice), chance.at(actions))
  }
  return iterations
}
