/** Epochs of Kingdoms played by searches, to learn from. */
import { SearchBot, type SearchReport } from '@crownlands/bots/search'
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import type { Heuristics } from '@crownlands/core/heuristics'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import type { Action, State, View } from '@crownlands/games/kingdoms/rules/state'

export interface EpochPlan {
  readonly heuristics: Heuristics<State, Action, View>
  /** How long everybody thinks about an action. */
  readonly iterations: number
  readonly seed: string
  /** Which of the choices is made. Hears the state before. */
  readonly choose: (state: State, report: SearchReport<Action>) => Action | undefined
}

/** Plays on to the end of the epoch, or with K-V2 of the match. */
export function playEpoch(state: State, { heuristics, iterations, seed, choose }: EpochPlan): void {
  const source = new FastChance(seed)
  const rules = { game: kingdoms, heuristics }
  const players = state.players.map((_, seat) => ({
    bot: new SearchBot(rules, new FastChance(`${seed}/${seat}`).at(0), { iterations }),
    glimpse: new StateGlimpse(kingdoms, state, seat),
  }))
  const { epoch } = state
  for (let actions = 1; !state.over && (state.options.lastCastle || state.epoch === epoch); actions++) {
    const player = players[state.turn]
    if (player === undefined) throw new RangeError(`there is no seat ${state.turn}`)
    const action = choose(state, player.bot.search(player.glimpse))
    if (action === undefined) throw new RangeError('nothing was chosen')
    kingdoms.apply(state, state.turn, action, source.at(actions))
  }
}
