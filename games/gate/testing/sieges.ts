/** Sieges for tests of what bots know: played at random or sensibly, which shows different parts of the game. */
import { type Chance, pick } from '@crownlands/core/chance'
import { heuristics } from '../bots/heuristics'
import { byCardOrder, byEnemyOrder, COMMAND_NAMES, DIFFICULTY_NAMES } from '../content'
import { gate } from '../game'
import type { Action, Options, State } from '../rules/state'

/** All ways to play. */
export const ALL_OPTIONS: readonly Options[] = DIFFICULTY_NAMES.flatMap((difficulty) =>
  [false, true].map((strictPhases) => ({ difficulty, strictPhases })),
)

export function randomly(state: State, chance: Chance): Action {
  return pick(gate.legalActions(state, 0), chance)
}

export function sensibly(state: State, chance: Chance): Action {
  return chance.below(4) === 0 ? randomly(state, chance) : heuristics.playout(state, 0, chance)
}

/** Without the order of lists in which it tells nothing, and with every card that can be doubled once. */
export function unordered(state: State): State {
  return {
    ...state,
    market: state.market.toSorted(byCardOrder),
    scored: state.scored.toSorted(byEnemyOrder),
    escaped: state.escaped.toSorted(byEnemyOrder),
    commands: state.commands.toSorted((a, b) => COMMAND_NAMES.indexOf(a) - COMMAND_NAMES.indexOf(b)),
    attackers: [...new Set(state.attackers)],
  }
}
