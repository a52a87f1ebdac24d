/** Counts all sequences of legal actions to a depth: a change of the counts is a change of the rules. */
import { FastChance } from '../chance-fast'
import type { Game, GameEvent } from '../game'

export function perft<State, Action, View, Options, Event extends GameEvent>(
  game: Game<State, Action, View, Options, Event>,
  state: State,
  depth: number,
): number {
  if (depth === 0) return 1
  let sequences = 0
  for (const seat of game.toAct(state)) {
    const actions = game.legalActions(state, seat)
    for (const action of actions) {
      const after = game.clone(state)
      game.apply(after, seat, action, new FastChance('perft').at(depth))
      sequences += perft(game, after, depth - 1)
    }
  }
  return sequences
}
