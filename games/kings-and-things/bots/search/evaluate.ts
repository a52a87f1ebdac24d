/** How everybody stands, as chances to win. */

import type { State } from '../../rules/state'
import { standingOf } from '../learned/standing'

export function evaluate(state: State): number[] {
  const { result, players } = state
  if (result !== undefined) {
    return players.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0))
  }
  const standings = players.map((player, seat) => (player.out ? Number.NEGATIVE_INFINITY : standingOf(state, seat)))
  const best = Math.max(...standings)
  const weights = standings.map((standing) => Math.exp(standing - best))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
