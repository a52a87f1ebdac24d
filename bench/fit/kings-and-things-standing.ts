/**
 * What it is worth to stand so or so when a turn begins. Bots that go by rules of thumb play against themselves, a little varied;
 * whoever won stood better in every turn of that match than each of the others, and the weights are those by which that was
 * most likely.
 */
import { FastChance } from '@crownlands/core/chance-fast'
import { heuristics } from '@crownlands/games/kings-and-things/bots/heuristics'
import { featuresOf } from '@crownlands/games/kings-and-things/bots/learned/standing'
import {
  FEATURES,
  type Feature,
  type StandingWeights,
} from '@crownlands/games/kings-and-things/bots/learned/standing-features'
import { apply, setup, toAct } from '@crownlands/games/kings-and-things/rules/rules'
import { dot, logistic } from './regression'

/** With more players matches are longer, and have more pairs of players to learn from. */
const SHARES = { 2: 1, 3: 0.4, 4: 0.3 } as const
/** Longer matches are given up: nobody knows what led to their end. */
const TURN_LIMIT = 30

/** How the winner stood when a turn began, less how another did. */
type Sample = readonly number[]

function samplesOf(seats: number, seed: string): Sample[] {
  const chance = new FastChance(seed)
  const dice = new FastChance(`${seed}/dice`).at(0)
  const state = setup({ edition: '1986', autoCall: false, turnLimit: TURN_LIMIT }, seats, chance.at(0))
  const standings: number[][][] = []
  for (let actions = 1, [seat] = toAct(state); seat !== undefined; [seat] = toAct(state), actions++) {
    if (state.turn > standings.length) standings.push(state.players.map((_, other) => featuresOf(state, other)))
    apply(state, seat, heuristics.playout(state, seat, dice), chance.at(actions))
  }
  const { winners, ending } = state.result ?? { winners: [], ending: 'turn-limit' }
  const [winner = 0] = winners
  if (ending === 'turn-limit') return []
  return standings.flatMap((standing) =>
    standing.flatMap((loser, seat) =>
      seat === winner ? [] : [loser.map((feature, i) => (standing[winner]?.[i] ?? 0) - feature)],
    ),
  )
}

/** Each sample counts from both sides, so that nothing is left over for who it is told of. */
function fitted(samples: readonly Sample[]): number[] {
  const both = samples.flatMap((sample) => [sample, sample.map((value) => -value)])
  return logistic(
    both,
    both.map((_, i) => i % 2 === 0),
  )
}

/** The mean of what a sample that was not learned from says against the weights. */
function lossOf(weights: readonly number[], samples: readonly Sample[]): number {
  return samples.reduce((sum, sample) => sum + Math.log1p(Math.exp(-dot(sample, weights))), 0) / samples.length
}

function learn(seats: 2 | 3 | 4, count: number): StandingWeights {
  const matches = Array.from({ length: count }, (_, game) => samplesOf(seats, `standing, ${seats} players, ${game}`))
  const isKept = (_: unknown, game: number) => game % 10 === 0
  const kept = matches.filter(isKept).flat()
  const learned = matches.filter((match, game) => !isKept(match, game)).flat()
  console.log(
    `${seats} players: ${count} games, ${learned.length} samples; cross entropy ${lossOf(fitted(learned), kept).toFixed(4)} ` +
      `in ${kept.length} that were not learned from (${Math.LN2.toFixed(4)} is knowing nothing)`,
  )
  const weights = fitted(matches.flat())
  return Object.fromEntries(FEATURES.map((feature, i) => [feature, rounded(weights[i])])) as Record<Feature, number>
}

function rounded(value = 0): number {
  return Math.round(value * 1000) / 1000
}

/** For 2, 3 and 4 players, and from how many games; `games` are those of two. */
export function standings(games: number): { readonly weights: readonly StandingWeights[]; readonly counts: number[] } {
  const [two, three, four] = [games * SHARES[2], Math.ceil(games * SHARES[3]), Math.ceil(games * SHARES[4])]
  return { weights: [learn(2, two), learn(3, three), learn(4, four)], counts: [two, three, four] }
}
