/**
 * `npm run fit -- kingdoms`: what castles in hand are worth when an epoch begins (`games/kingdoms/values.ts`). Epochs are
 * played by the search from random hands, so that what is measured is what the castles bring and not what whoever kept them
 * does well besides. The last epoch comes first; what it taught says what the end of the second is worth.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SearchBot } from '@crownlands/bots/search'
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import { CASTLES_PER_COLOUR, EPOCHS, RANKS, STARTING_GOLD, startingCastles } from '@crownlands/games/kingdoms/content'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { heuristicsWith } from '@crownlands/games/kingdoms/learned'
import { type Learned, type Outlook, type Outlooks, outlookFor } from '@crownlands/games/kingdoms/search/learned-values'
import type { Options, State } from '@crownlands/games/kingdoms/state'
import { VALUES } from '@crownlands/games/kingdoms/values'
import { dot, linear } from './regression'

/** How long the bot thinks about each action. */
const ITERATIONS = 60
/** The deviation of a logistic distribution with spread 1. */
const LOGISTIC = Math.PI / Math.sqrt(3)
const SEATS = [2, 3, 4]

/** What one seat had when an epoch began, less what the others had on average, and how much further ahead it came to be. */
interface Sample {
  readonly features: readonly number[]
  readonly gained: number
}

/** A position at the beginning of an epoch with random castles in hand. */
function randomStart(options: Options, seats: number, epoch: number, chance: Chance): State {
  const state = kingdoms.setup(options, seats, chance)
  state.epoch = epoch
  state.turn = chance.below(seats)
  const [rankOnes = 0] = startingCastles(seats, options.lastCastle)
  for (const player of state.players) {
    player.gold = STARTING_GOLD + chance.below(41) - 20
    for (const rank of RANKS) player.castles[rank - 1] = chance.below((CASTLES_PER_COLOUR[rank - 1] ?? 0) + 1)
    if (!options.lastCastle) player.castles[0] = rankOnes
    // K-V2: the match would have been over.
    else if (player.castles.every((count) => count === 0)) player.castles[0] = 1
  }
  return state
}

/** For each castle that one can have whether it is there, by rank and number; then whether the seat begins. */
function featuresOf(state: State, seat: number): number[] {
  const castles = state.players[seat]?.castles ?? []
  const thresholds = RANKS.flatMap((rank) =>
    Array.from({ length: CASTLES_PER_COLOUR[rank - 1] ?? 0 }, (_, n) => Number((castles[rank - 1] ?? 0) > n)),
  )
  // Without K-V2 castles of rank 1 are always the same.
  const counted = state.options.lastCastle ? thresholds : thresholds.slice(CASTLES_PER_COLOUR[0])
  return [...counted, Number(state.turn === seat)]
}

function ahead(values: readonly number[], seat: number): number {
  const others = values.filter((_, other) => other !== seat)
  return (values[seat] ?? 0) - others.reduce((sum, value) => sum + value, 0) / others.length
}

/** What a seat has in the end: gold, and castles by what is known of the epochs after this one. */
function wealthOf(state: State, seat: number, outlook: Outlook | undefined): number {
  const { gold = 0, castles = [] } = state.players[seat] ?? {}
  const kept = castles.flatMap((count, i) => outlook?.castles[i]?.slice(0, count) ?? [])
  return gold + kept.reduce((sum, worth) => sum + worth, 0)
}

/** Plays from a random beginning to the end of the epoch, or with K-V2 of the match. */
function samplesOf(learned: Learned, options: Options, seats: number, epochs: number, seed: string): Sample[] {
  const source = new FastChance(seed)
  const rules = { game: kingdoms, heuristics: heuristicsWith(learned) }
  const first = EPOCHS + 1 - epochs
  const state = randomStart(options, seats, options.lastCastle ? 1 : first, source.at(0))
  const all = state.players.map((_, seat) => seat)
  const features = all.map((seat) => featuresOf(state, seat))
  const before = all.map((seat) => wealthOf(state, seat, undefined))
  const bots = all.map(
    (seat) => new SearchBot(rules, new FastChance(`${seed}/${seat}`).at(0), { iterations: ITERATIONS }),
  )
  const glimpses = all.map((seat) => new StateGlimpse(kingdoms, state, seat))
  for (let actions = 1; !state.over && (options.lastCastle || state.epoch === first); actions++) {
    const [bot, glimpse] = [bots[state.turn], glimpses[state.turn]]
    if (bot === undefined || glimpse === undefined) throw new RangeError(`there is no seat ${state.turn}`)
    kingdoms.apply(state, state.turn, bot.choose(glimpse), source.at(actions))
  }
  const outlook = options.lastCastle ? undefined : outlookFor(learned, options, seats, epochs - 1)
  const after = all.map((seat) => wealthOf(state, seat, outlook))
  return all.map((seat) => ({
    features: (features[seat] ?? []).map((_, i) =>
      ahead(
        features.map((of) => of[i] ?? 0),
        seat,
      ),
    ),
    gained: ahead(after, seat) - ahead(before, seat),
  }))
}

/** The straight line through all samples; `later` is the spread of the epochs after these. */
function fit(samples: readonly Sample[], seats: number, lastCastle: boolean, later: number): Outlook {
  const weights = linear(
    samples.map(({ features }) => features),
    samples.map(({ gained }) => gained),
  )
  const errors = samples.map(({ features, gained }) => gained - dot(features, weights))
  const variance = errors.reduce((sum, error) => sum + error * error, 0) / errors.length
  // Two seats differ by more than one from the mean of the others, if there are several of these.
  const between = Math.sqrt((2 * variance * (seats - 1)) / seats) / LOGISTIC
  const worths = lastCastle
    ? weights.slice(0, -1)
    : [...CASTLES_PER_COLOUR.slice(0, 1).flatMap((n) => Array<number>(n).fill(0)), ...weights.slice(0, -1)]
  let from = 0
  const castles = CASTLES_PER_COLOUR.map((count) => {
    const of = worths.slice(from, from + count).map((worth) => round(Math.max(0, worth)))
    from += count
    return of
  })
  return { castles, begin: round(weights.at(-1) ?? 0), spread: round(Math.hypot(between, later)) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    out: { type: 'string', default: 'values.ts' },
    rounds: { type: 'string', default: '1' },
    seats: { type: 'string', default: SEATS.join() },
    variants: { type: 'string', default: 'luck,noLuck' },
  },
})
const games = Number(given.games)
let learned: Learned = VALUES

/** With what was learned for one kind of table put in its place. */
function withOutlooks(luck: 'luck' | 'noLuck', seats: number, change: (outlooks: Outlooks) => Outlooks): Learned {
  return { ...learned, [luck]: learned[luck].map((of, i) => (i === seats - 2 ? change(of) : of)) }
}

function learn(luck: 'luck' | 'noLuck', seats: number, round: number): void {
  const options = { noLuck: luck === 'noLuck', lastCastle: false, scoreAsYouGo: false, edition: '2011' } as const
  const play = (epochs: number, lastCastle: boolean) =>
    Array.from({ length: games }, (_, game) =>
      samplesOf(learned, { ...options, lastCastle }, seats, epochs, `${luck} ${seats} ${epochs} ${round} ${game}`),
    ).flat()
  for (const epochs of [1, 2]) {
    const later = epochs === 1 ? 0 : outlookFor(learned, options, seats, 1).spread
    const outlook = fit(play(epochs, false), seats, false, later)
    learned = withOutlooks(luck, seats, (of) => ({
      ...of,
      epochs: of.epochs.map((old, i) => (i === epochs - 1 ? outlook : old)),
    }))
    console.log(`${luck}, ${seats} players, ${epochs} to come: ${JSON.stringify(outlook)}`)
  }
  const lastCastle = fit(play(1, true), seats, true, 0)
  learned = withOutlooks(luck, seats, (of) => ({ ...of, lastCastle }))
  console.log(`${luck}, ${seats} players, last castle: ${JSON.stringify(lastCastle)}`)
}

for (let round = 1; round <= Number(given.rounds); round++) {
  for (const luck of given.variants.split(',') as ('luck' | 'noLuck')[])
    for (const seats of given.seats.split(',').map(Number)) learn(luck, seats, round)
}
writeFileSync(given.out, JSON.stringify(learned))
