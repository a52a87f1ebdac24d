/** Matches between bots, many of them, and what they show. */
import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { GameEvent, Outcome, Seat } from '@crownlands/core/game'
import { StateGlimpse } from '@crownlands/core/glimpse'
import type { Rules } from '@crownlands/core/room'
import { type BotSpec, createBot } from './levels'

export interface Contest<Options> {
  readonly seats: number
  readonly options: Options
  /** The bots in the order of their first seats. */
  readonly bots: readonly BotSpec[]
  readonly seed: string
  /** Whether bots move on by one seat from game to game. */
  readonly rotate: boolean
  /** A game that is longer is taken to have no end: the contest breaks off and says which. */
  readonly mostActions?: number
}

/** Ten times the longest matches of the longest game. */
const MOST_ACTIONS = 100_000

/** The seat of a bot in game number `game`. */
export function seatOf(contest: Contest<unknown>, bot: number, game: number): number {
  return contest.rotate ? (bot + game) % contest.seats : bot
}

export interface GameResult {
  readonly outcome: Outcome
  readonly actions: number
}

/** Plays game number `game` of the contest. The result depends on nothing but the contest and the number. */
export function playGame<State, Action, View, Options, Event extends GameEvent>(
  room: Rules<State, Action, View, Options, Event>,
  contest: Contest<Options>,
  game: number,
): GameResult {
  const rules = room.game
  const bots = contest.bots.map((spec, bot) => ({
    seat: seatOf(contest, bot, game),
    bot: createBot(room, spec, new FastChance(`${contest.seed}/${game}/bot ${bot}`).at(0)),
  }))
  const bySeat = bots.sort((a, b) => a.seat - b.seat).map(({ bot }) => bot)
  const chance = new FastChance(`${contest.seed}/${game}`)
  const order = new FastChance(`${contest.seed}/${game}/order`).at(0)
  const state = rules.setup(contest.options, contest.seats, chance.at(0))
  const glimpses = bySeat.map((_, seat) => new StateGlimpse(rules, state, seat))
  const { mostActions = MOST_ACTIONS } = contest
  for (let actions = 0; actions <= mostActions; actions++) {
    const seat = nextSeat(rules.toAct(state), order)
    if (seat === undefined) return { outcome: finished(rules.outcome(state)), actions }
    const bot = bySeat[seat]
    const glimpse = glimpses[seat]
    if (bot === undefined || glimpse === undefined) throw new Error(`there is no bot on seat ${seat}`)
    rules.apply(state, seat, bot.choose(glimpse), chance.at(actions + 1))
  }
  throw new Error(`game ${game} of the seed "${contest.seed}" has not ended after ${mostActions} actions`)
}

/** Of several who decide at the same time any may be the first to say so. */
function nextSeat(toAct: readonly Seat[], order: Chance): Seat | undefined {
  return toAct.length > 1 ? pick(toAct, order) : toAct[0]
}

function finished(outcome: Outcome | undefined): Outcome {
  if (outcome === undefined) throw new Error('nobody is to act and the match has no outcome')
  return outcome
}

/** Sums over games: whole numbers only, so that they add up to the same in whatever order. */
export interface Tally {
  games: number
  actions: number
  /** How many games had so many actions. */
  readonly lengths: Map<number, number>
  /** How many games ended so. */
  readonly endings: Map<string, number>
  /** By bot: victories by how many shared them; sums of scores and of their squares. */
  readonly bots: { readonly winsSharedBy: number[]; score: number; scoreSquared: number }[]
  /** By seat, whoever sat there: victories by how many shared them. */
  readonly seats: { readonly winsSharedBy: number[] }[]
}

export function newTally(bots: number): Tally {
  return {
    games: 0,
    actions: 0,
    lengths: new Map(),
    endings: new Map(),
    bots: Array.from({ length: bots }, () => ({ winsSharedBy: [], score: 0, scoreSquared: 0 })),
    seats: Array.from({ length: bots }, () => ({ winsSharedBy: [] })),
  }
}

export function addResult(
  tally: Tally,
  contest: Contest<unknown>,
  game: number,
  { outcome, actions }: GameResult,
): void {
  tally.games++
  tally.actions += actions
  count(tally.lengths, actions, 1)
  count(tally.endings, outcome.ending, 1)
  for (const winner of outcome.winners) addTo(tally.seats[winner]?.winsSharedBy ?? [], outcome.winners.length, 1)
  tally.bots.forEach((entry, bot) => {
    const seat = seatOf(contest, bot, game)
    const score = outcome.scores[seat] ?? 0
    entry.score += score
    entry.scoreSquared += score * score
    if (outcome.winners.includes(seat)) addTo(entry.winsSharedBy, outcome.winners.length, 1)
  })
}

export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games
  tally.actions += other.actions
  for (const [length, games] of other.lengths) count(tally.lengths, length, games)
  for (const [ending, games] of other.endings) count(tally.endings, ending, games)
  tally.seats.forEach((entry, seat) => {
    addWins(entry, other.seats[seat])
  })
  tally.bots.forEach((entry, bot) => {
    const added = other.bots[bot]
    if (added === undefined) throw new Error('tallies of different contests')
    entry.score += added.score
    entry.scoreSquared += added.scoreSquared
    addWins(entry, added)
  })
}

function addWins(entry: Tally['seats'][number], added: Tally['seats'][number] | undefined): void {
  added?.winsSharedBy.forEach((wins, sharedBy) => {
    addTo(entry.winsSharedBy, sharedBy, wins)
  })
}

function count<Key>(counts: Map<Key, number>, key: Key, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount)
}

function addTo(counts: number[], index: number, amount: number): void {
  while (counts.length <= index) counts.push(0)
  counts[index] = (counts[index] ?? 0) + amount
}

export interface WinStats {
  /** A victory shared by two counts half for each. */
  readonly wins: number
  readonly winShare: number
  /** The 95% interval of the win share. */
  readonly ci95: readonly [low: number, high: number]
}

export interface BotStats extends WinStats {
  readonly meanScore: number
  readonly sdScore: number
}

export function botStats(tally: Tally, bot: number): BotStats {
  const entry = tally.bots[bot]
  if (entry === undefined) throw new Error(`there is no bot ${bot}`)
  const { games } = tally
  const meanScore = entry.score / games
  const variance = games > 1 ? (entry.scoreSquared - games * meanScore * meanScore) / (games - 1) : 0
  return { ...winStats(entry, games), meanScore, sdScore: Math.sqrt(Math.max(0, variance)) }
}

/** How often a seat wins, whoever sits there. */
export function seatStats({ seats, games }: Tally): WinStats[] {
  return seats.map((entry) => winStats(entry, games))
}

function winStats({ winsSharedBy }: Tally['seats'][number], games: number): WinStats {
  const wins = winsSharedBy.reduce((sum, count, sharedBy) => sum + (sharedBy > 0 ? count / sharedBy : 0), 0)
  return { wins, winShare: wins / games, ci95: wilson(wins, games) }
}

export interface EndingStats {
  readonly ending: string
  readonly games: number
  readonly share: number
  /** The 95% interval of the share. */
  readonly ci95: readonly [low: number, high: number]
}

/** How games ended, the most frequent first. */
export function endingStats({ endings, games: all }: Tally): EndingStats[] {
  return [...endings]
    .sort(([one, games], [other, more]) => more - games || (one < other ? -1 : 1))
    .map(([ending, games]) => ({ ending, games, share: games / all, ci95: wilson(games, all) }))
}

/** How many actions games had: on average, and of the shortest, a quarter, half, three quarters and the longest at most. */
export interface LengthStats {
  readonly mean: number
  readonly shortest: number
  readonly quarter: number
  readonly half: number
  readonly threeQuarters: number
  readonly longest: number
}

export function lengthStats({ lengths, actions, games }: Tally): LengthStats {
  const sorted = [...lengths].sort(([one], [other]) => one - other)
  const atMost = (share: number): number => {
    let passed = 0
    for (const [length, some] of sorted) {
      passed += some
      if (passed >= share * games && passed > 0) return length
    }
    return 0
  }
  return {
    mean: actions / games,
    shortest: atMost(0),
    quarter: atMost(0.25),
    half: atMost(0.5),
    threeQuarters: atMost(0.75),
    longest: atMost(1),
  }
}

/** Wilson's score interval for a share: sound for few games and for shares near 0 and 1. */
export function wilson(successes: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1]
  const z = 1.959964
  const share = successes / trials
  const centre = share + (z * z) / (2 * trials)
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))
  const scale = 1 + (z * z) / trials
  // Rounding must not put the share itself outside.
  return [
    Math.max(0, Math.min(share, (centre - spread) / scale)),
    Math.min(1, Math.max(share, (centre + spread) / scale)),
  ]
}
