/** What cannot be true of a state: positions from outside are checked by it, and our own rules. */
import { COPIES, ROUNDS, TILES } from '../content'
import type { State } from './state'

export function audit({ options, round, turn, over, hands, discards }: State): string | undefined {
  const seats = hands.length
  if (turn >= seats) return 'the turn is at a seat of the match'
  if (round > ROUNDS[options.length]) return `there are ${ROUNDS[options.length]} rounds (TG-E1)`
  if (over && (turn !== 0 || round !== ROUNDS[options.length])) return 'the match ends after the last round (TG-E1)'
  // Each turn discards one tile at most, and in the first round exactly one (TG-T3).
  const turns = over ? round * seats : (round - 1) * seats + turn
  if (discards.length > turns || discards.length < Math.min(turns, seats)) return `${turns} turns have been played`
  const seen = [...hands.flat(), ...discards]
  const tooMany = TILES.find((tile) => seen.filter((one) => one === tile).length > COPIES)
  return tooMany === undefined ? undefined : `there are ${COPIES} tiles "${tooMany}" (TG-C1)`
}
