/**
 * What castles in hand are worth in Kingdoms when an epoch begins. Hands are dealt at random, so that what is measured is
 * what the castles bring, and not what whoever kept them does well besides.
 */
import type { Chance } from '@crownlands/core/chance'
import type { Outlook } from '@crownlands/games/kingdoms/bots/learned/values'
import { CASTLES_PER_COLOUR, RANKS, STARTING_GOLD, startingCastles } from '@crownlands/games/kingdoms/content'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import type { Options, State } from '@crownlands/games/kingdoms/rules/state'
import { dot, linear } from '../regression'

/** What one seat had when an epoch began, less what the others had on average, and how much further ahead it came to be. */
export interface Sample {
  readonly features: readonly number[]
  readonly gained: number
}

/** The deviation of a logistic distribution with spread 1. */
const LOGISTIC = Math.PI / Math.sqrt(3)
/** In gold: how far off what is known already is taken to be, and how far an epoch strays from what castles are worth. */
const DOUBT = 5
const DEVIATION = 38

/** A position at the beginning of an epoch with random castles in hand; of the first epoch and K-V2, often all. */
export function randomStart(options: Options, seats: number, epoch: number, chance: Chance): State {
  const state = kingdoms.setup(options, seats, chance)
  state.epoch = epoch
  state.turn = chance.below(seats)
  if (epoch === 1 && (!options.lastCastle || chance.below(2) === 0)) return state
  const [rankOnes = 0] = startingCastles(seats, options.lastCastle)
  for (const player of state.players) {
    player.gold = STARTING_GOLD + chance.below(41) - 20
    for (const rank of RANKS) player.castles[rank - 1] = chance.below((CASTLES_PER_COLOUR[rank - 1] ?? 0) + 1)
    if (!options.lastCastle) player.castles[0] = rankOnes
    // K-V2: the match would have been over.
    else if (!player.castles.some((count) => count > 0)) player.castles[0] = 1
  }
  return state
}

/** For each castle that one can have whether it is there, by rank and number; then whether the seat begins. */
export function featuresOf(state: State, seat: number): number[] {
  const castles = state.players[seat]?.castles ?? []
  const thresholds = RANKS.flatMap((rank) =>
    Array.from({ length: CASTLES_PER_COLOUR[rank - 1] ?? 0 }, (_, n) => Number((castles[rank - 1] ?? 0) > n)),
  )
  return [...thresholds, Number(state.turn === seat)]
}

/** What the features are worth by an outlook. */
function worthsOf({ castles, begin }: Outlook): number[] {
  return [
    ...CASTLES_PER_COLOUR.flatMap((count, i) => Array.from({ length: count }, (_, n) => castles[i]?.[n] ?? 0)),
    begin,
  ]
}

export function ahead(values: readonly number[], seat: number): number {
  const others = values.filter((_, other) => other !== seat)
  return (values[seat] ?? 0) - others.reduce((sum, value) => sum + value, 0) / others.length
}

/** What a seat has: gold, and castles by what is known of the epochs to come. */
export function wealthOf(state: State, seat: number, outlook: Outlook): number {
  const castles = featuresOf(state, seat).slice(0, -1)
  return (state.players[seat]?.gold ?? 0) + (state.over ? 0 : dot(castles, worthsOf(outlook)))
}

/** What was known, moved towards what the samples say; `later` is the spread of the epochs after these. */
export function fitOutlook(samples: readonly Sample[], known: Outlook, seats: number, later: number): Outlook {
  const before = worthsOf(known)
  const errors = (weights: readonly number[]) => samples.map(({ features, gained }) => gained - dot(features, weights))
  const importance = samples.map(() => DOUBT ** 2 / DEVIATION ** 2)
  const change = linear(
    samples.map(({ features }) => features),
    errors(before),
    importance,
  )
  const weights = before.map((weight, i) => round(weight + (change[i] ?? 0)))
  const variance = errors(weights).reduce((sum, error) => sum + error * error, 0) / samples.length
  // A seat differs less from the mean of several others than from one of them.
  const between = Math.sqrt((2 * variance * (seats - 1)) / seats) / LOGISTIC
  let from = 0
  const castles = CASTLES_PER_COLOUR.map((count) => {
    from += count
    return weights.slice(from - count, from).map((weight) => Math.max(0, weight))
  })
  return { castles, begin: weights.at(-1) ?? 0, spread: round(Math.hypot(between, later)) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
