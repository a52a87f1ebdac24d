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
import {
  type Learned,
  NO_OUTLOOK,
  type Outlook,
  type Outlooks,
  outlookFor,
} from '@crownlands/games/kingdoms/search/learned-values'
import type { Options, State } from '@crownlands/games/kingdoms/state'
import { VALUES } from '@crownlands/games/kingdoms/values'
import { type Decision, decisionOf, fitPolicy } from './kingdoms-policy'
import { dot, linear } from './regression'

/** What one seat had when an epoch began, less what the others had on average, and how much further ahead it came to be. */
interface Sample {
  readonly features: readonly number[]
  readonly gained: number
}

type Luck = 'luck' | 'noLuck'

/** The deviation of a logistic distribution with spread 1. */
const LOGISTIC = Math.PI / Math.sqrt(3)
/** How far what is known already is trusted: a sample weighs as much as its spread, in gold, allows. */
const TRUST = 5
const DEVIATION = 38
/** One decision of so many is kept for the policy. */
const KEPT = 4

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    iterations: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '2' },
    seats: { type: 'string', default: '2,3,4' },
    variants: { type: 'string', default: 'luck,noLuck' },
    out: { type: 'string', default: 'values.ts' },
  },
})
const games = Number(given.games)
const iterations = Number(given.iterations)

/** A position at the beginning of an epoch with random castles in hand; of the first epoch and K-V2, often all. */
function randomStart(options: Options, seats: number, epoch: number, chance: Chance): State {
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
function featuresOf(state: State, seat: number): number[] {
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

function ahead(values: readonly number[], seat: number): number {
  const others = values.filter((_, other) => other !== seat)
  return (values[seat] ?? 0) - others.reduce((sum, value) => sum + value, 0) / others.length
}

/** What a seat has: gold, and castles by what is known of the epochs to come. */
function wealthOf(state: State, seat: number, outlook: Outlook): number {
  const castles = featuresOf(state, seat).slice(0, -1)
  return (state.players[seat]?.gold ?? 0) + (state.over ? 0 : dot(castles, worthsOf(outlook)))
}

/** Plays from a random beginning to the end of the epoch, or with K-V2 of the match; `see` gets some of the decisions. */
function samplesOf(
  outlooks: Outlooks,
  options: Options,
  seats: number,
  epochs: number,
  seed: string,
  see: (decision: Decision) => void,
): Sample[] {
  const source = new FastChance(seed)
  const dice = new FastChance(`${seed}/dice`).at(0)
  const learned = { luck: [outlooks, outlooks, outlooks], noLuck: [outlooks, outlooks, outlooks] }
  const rules = { game: kingdoms, heuristics: heuristicsWith(learned) }
  const first = options.lastCastle ? 1 : EPOCHS + 1 - epochs
  const state = randomStart(options, seats, first, source.at(0))
  const all = state.players.map((_, seat) => seat)
  const features = all.map((seat) => featuresOf(state, seat))
  const before = state.players.map(({ gold }) => gold)
  const bots = all.map((seat) => new SearchBot(rules, new FastChance(`${seed}/${seat}`).at(0), { iterations }))
  const glimpses = all.map((seat) => new StateGlimpse(kingdoms, state, seat))
  for (let actions = 1; !state.over && (options.lastCastle || state.epoch === first); actions++) {
    const [bot, glimpse] = [bots[state.turn], glimpses[state.turn]]
    if (bot === undefined || glimpse === undefined) throw new RangeError(`there is no seat ${state.turn}`)
    const { choices, turn, iterations: done } = bot.search(glimpse)
    const [action] = turn
    if (action === undefined) throw new RangeError('nothing was chosen')
    if (done > 0 && dice.below(KEPT) === 0) see(decisionOf(state, outlooks, choices))
    kingdoms.apply(state, state.turn, action, source.at(actions))
  }
  const outlook = outlookFor(outlooks, options, epochs - 1)
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

/** What was known, moved towards what the samples say; `later` is the spread of the epochs after these. */
function fitOutlook(samples: readonly Sample[], known: Outlook, seats: number, later: number): Outlook {
  const before = worthsOf(known)
  const errors = (weights: readonly number[]) => samples.map(({ features, gained }) => gained - dot(features, weights))
  const importance = samples.map(() => TRUST ** 2 / DEVIATION ** 2)
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

/** One round for one kind of table: the last epoch first, for what it teaches says what the end of the one before is worth. */
function learn(known: Outlooks, luck: Luck, seats: number, name: string): Outlooks {
  const options: Options = { noLuck: luck === 'noLuck', lastCastle: false, scoreAsYouGo: false, edition: '2011' }
  const decisions: Decision[] = []
  const play = (outlooks: Outlooks, epochs: number, lastCastle: boolean) =>
    Array.from({ length: games }, (_, game) =>
      samplesOf(outlooks, { ...options, lastCastle }, seats, epochs, `${name} ${epochs} ${game}`, (decision) =>
        decisions.push(decision),
      ),
    ).flat()
  let {
    epochs: [one = NO_OUTLOOK, two = NO_OUTLOOK],
    lastCastle,
  } = known
  one = fitOutlook(play(known, 1, false), one, seats, 0)
  two = fitOutlook(play({ ...known, epochs: [one, two] }, 2, false), two, seats, one.spread)
  // The first epoch teaches the policy only: everybody begins it alike.
  play({ ...known, epochs: [one, two] }, 3, false)
  lastCastle = fitOutlook(play(known, 1, true), lastCastle, seats, 0)
  const { policy, loss } = fitPolicy(decisions, known.policy)
  console.log(`${name}: ${decisions.length} decisions, cross entropy ${loss.toFixed(3)}`)
  return { policy, epochs: [one, two], lastCastle }
}

let learned: Learned = VALUES
for (let round = 1; round <= Number(given.rounds); round++) {
  for (const luck of given.variants.split(',') as Luck[]) {
    for (const seats of given.seats.split(',').map(Number)) {
      const outlooks = learn(
        learned[luck][seats - 2] as Outlooks,
        luck,
        seats,
        `${luck}, ${seats} players, round ${round}`,
      )
      console.log(JSON.stringify(outlooks))
      learned = { ...learned, [luck]: learned[luck].with(seats - 2, outlooks) }
      writeFileSync(given.out, JSON.stringify(learned))
    }
  }
}
