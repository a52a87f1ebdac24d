/** A second reading of winning (KT-W, KT-E5). */
import type { Seat } from '@crownlands/core/game'
import type { State } from '../../rules/state'
import { earned } from './land'

const CITADEL = 4

function citadelsOf(state: State, seat: Seat): number {
  return state.hexes.filter(({ owner, fort }) => owner === seat && fort === CITADEL).length
}

/** KT-W3: who owns two citadels. */
export function conqueror(state: State): Seat | undefined {
  const found = state.players.findIndex((_, seat) => citadelsOf(state, seat) >= 2)
  return found === -1 ? undefined : found
}

/** KT-W7 */
export function isOut(state: State, seat: Seat): boolean {
  return (
    !state.hexes.some(({ owner, armies }) => owner === seat || armies.some((army) => army.seat === seat)) &&
    !state.pool.some(({ at }) => at?.seat === seat)
  )
}

/** KT-W1, KT-W2: who wins when the Construction Phase is over, and how. */
export function clockWinner(state: State): { readonly seat: Seat; readonly ending: string } | undefined {
  const citadels = state.hexes.filter(({ fort }) => fort === CITADEL)
  const [only] = citadels
  if (citadels.length !== 1 || only?.owner === undefined || only.got === undefined) return undefined
  if (only.got.turn >= state.turn) return undefined
  return { seat: only.owner, ending: only.got.how === 'built' ? 'citadel-held' : 'citadel-captured-and-held' }
}

/** KT-E5: who wins at the turn limit. */
export function bestAtLimit(state: State): Seat[] {
  let best = state.players.flatMap(({ out }, seat) => (out ? [] : [seat]))
  const scores = [
    (seat: Seat) => citadelsOf(state, seat),
    (seat: Seat) => earned(state, seat),
    (seat: Seat) => state.players[seat]?.gold ?? 0,
  ]
  for (const score of scores) {
    const most = Math.max(...best.map(score))
    best = best.filter((seat) => score(seat) === most)
  }
  return best
}
