/** How every seat stands: gold, what the board would pay as it is, and what castles in hand are worth in the epochs to come. */
import { EPOCHS, RANKS, SPACES } from '../content'
import { LAST_CASTLE, VALUES, type Values } from '../values'
import { LINE_COUNT, PARTS_PER_LINE, RANK_COUNT } from './pieces'
import { MOST_SEATS, type Position } from './position'

const NOTHING_TO_COME: Values = { castles: RANKS.map(() => []), begin: 0, spread: 15 }
/** A won match is better by a wide margin than by a narrow one, so that bots go on caring. */
const WIN = 0.8

/** With so many epochs to come. */
export function valuesFor({ options, seats }: Position, epochs: number): Values {
  if (options.lastCastle) return LAST_CASTLE
  return VALUES.luck2?.[epochs - 1] ?? NOTHING_TO_COME
}

/** So many epochs come after this one. */
export function epochsAfter(position: Position): number {
  return EPOCHS - position.epoch
}

const wealth = new Float64Array(MOST_SEATS)

export function standing(position: Position, into: Float64Array): void {
  const { seats, over, gold, emptyCount } = position
  const values = over ? NOTHING_TO_COME : valuesFor(position, epochsAfter(position) + 1)
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) {
    wealth[seat] = (gold[seat] as number) + (over ? 0 : keptCastles(position, seat, values))
    most = Math.max(most, wealth[seat] as number)
  }
  if (!over && !position.isToBeLaidOut && emptyCount < SPACES) addBoard(position)
  let sum = 0
  let winners = 0
  for (let seat = 0; seat < seats; seat++) {
    if ((wealth[seat] as number) === most) winners++
    into[seat] = Math.exp(((wealth[seat] as number) - most) / values.spread)
    sum += into[seat] as number
  }
  for (let seat = 0; seat < seats; seat++) {
    const share = (into[seat] as number) / sum
    into[seat] = over ? WIN * ((wealth[seat] as number) === most ? 1 / winners : 0) + (1 - WIN) * share : share
  }
}

export function keptCastles({ castles }: Position, seat: number, { castles: worths }: Values): number {
  let gold = 0
  for (let i = 0; i < RANK_COUNT; i++) {
    const worth = worths[i] as readonly number[]
    const count = Math.min(castles[seat * RANK_COUNT + i] as number, worth.length)
    for (let n = 0; n < count; n++) gold += worth[n] as number
  }
  return gold
}

function addBoard(position: Position): void {
  const { lastPart, seats, options } = position
  for (let line = 0; line < LINE_COUNT; line++) {
    if (options.scoreAsYouGo && position.isFull(line)) continue
    for (let part = line * PARTS_PER_LINE; part <= (lastPart[line] as number); part++) {
      const base = position.base(part)
      for (let seat = 0; seat < seats; seat++) {
        wealth[seat] = (wealth[seat] as number) + base * position.ranksOf(part, seat)
      }
    }
  }
}
