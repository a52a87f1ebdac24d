/** How everybody stands: income, armies, gold, characters, and above all citadels. */
import type { Seat } from '@crownlands/core/game'
import { CITADEL, CREATURES, printedValue } from './content'
import { WEIGHTS } from './heuristics-weights'
import { canBuildCitadel, citadelCount, citadelOf } from './heuristics-worth'
import { incomeOf } from './income'
import type { State } from './state'
import { isReal } from './support'

/** More gold than can be spent in a turn is worth little. */
const MOST_GOLD = 30

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

function standingOf(state: State, seat: Seat): number {
  const { standing } = WEIGHTS
  const player = state.players[seat]
  let worth = standing.income * incomeOf(state, seat) + standing.gold * Math.min(MOST_GOLD, player?.gold ?? 0)
  worth += standing.strength * strengthOnBoard(state, seat)
  let hasCastle = false
  for (const { owner, fort } of state.hexes) {
    if (owner !== seat) continue
    worth += standing.hex
    if (fort === CITADEL - 1) hasCastle = true
  }
  if (hasCastle) worth += standing.castle
  if (canBuildCitadel(state, seat)) worth += standing.nextCitadel
  return worth + citadelStanding(state, seat)
}

function strengthOnBoard(state: State, seat: Seat): number {
  let sum = 0
  state.hexes.forEach(({ armies }, hex) => {
    for (const army of armies) {
      if (army.seat !== seat) continue
      for (const creature of army.down) if (isReal(state, hex, seat, creature)) sum += CREATURES[creature].value
    }
  })
  for (const { shows, at } of state.pool) if (at?.seat === seat) sum += printedValue(shows, state.options.edition)
  return sum
}

/** KT-W1: the only one is about to win. */
function citadelStanding(state: State, seat: Seat): number {
  const own = citadelOf(state, seat)
  if (own === undefined) return 0
  const isOnly = citadelCount(state) === 1
  return WEIGHTS.standing.citadel + (isOnly ? WEIGHTS.standing.clock : 0)
}
