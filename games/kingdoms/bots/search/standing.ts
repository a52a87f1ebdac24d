/** How every seat stands: gold, what the board would pay as it is, and what castles in hand are worth in the epochs to come. */
import { EPOCHS, SPACES } from '../../content'
import { NO_OUTLOOK, type Outlook, type Outlooks, outlookFor } from '../learned/values'
import { MOST_SEATS } from './board'
import { LINE_COUNT, PARTS_PER_LINE, RANK_COUNT } from './pieces'
import type { Position } from './position'

/** A won match is better by a wide margin than by a narrow one, so that bots go on caring. */
const WIN = 0.8

/** Differences are shown larger than chances of victory are: so the search tells choices apart sooner. */
const SHARPNESS = 1.6

const wealth = new Float64Array(MOST_SEATS)

export function standing(position: Position, outlooks: Outlooks, into: Float64Array): void {
  const { seats, over, options, epoch } = position
  const outlook = over ? NO_OUTLOOK : outlookFor(outlooks, options, EPOCHS - epoch + 1)
  addUp(position, outlook)
  shares(wealth, seats, SHARPNESS / outlook.spread, into)
  if (over) weighVictory(seats, into)
}

/** How likely each is to come out first: who has e times the chance of another has more by the inverse of `sharpness`. */
export function shares(amounts: ArrayLike<number>, seats: number, sharpness: number, into: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, amounts[seat] as number)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = Math.exp(((amounts[seat] as number) - most) * sharpness)
    sum += into[seat] as number
  }
  for (let seat = 0; seat < seats; seat++) into[seat] = (into[seat] as number) / sum
}

/** K-E4: of a match that is over, the richest have won. */
function weighVictory(seats: number, into: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, wealth[seat] as number)
  let winners = 0
  for (let seat = 0; seat < seats; seat++) if ((wealth[seat] as number) === most) winners++
  for (let seat = 0; seat < seats; seat++) {
    const share = into[seat] as number
    into[seat] = WIN * ((wealth[seat] as number) === most ? 1 / winners : 0) + (1 - WIN) * share
  }
}

function addUp(position: Position, outlook: Outlook): void {
  const { seats, over, gold, emptyCount, isToBeLaidOut, turn } = position
  const hasBegun = !over && !isToBeLaidOut && emptyCount < SPACES
  for (let seat = 0; seat < seats; seat++) {
    wealth[seat] = (gold[seat] as number) + (over ? 0 : keptCastles(position, seat, outlook))
  }
  if (hasBegun) addBoard(position)
  else if (!over) wealth[turn] = (wealth[turn] as number) + outlook.begin
}

function keptCastles({ castles }: Position, seat: number, outlook: Outlook): number {
  let gold = 0
  for (let i = 0; i < RANK_COUNT; i++) {
    const worths = outlook.castles[i] as readonly number[]
    const count = Math.min(castles[seat * RANK_COUNT + i] as number, worths.length)
    for (let n = 0; n < count; n++) gold += worths[n] as number
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
