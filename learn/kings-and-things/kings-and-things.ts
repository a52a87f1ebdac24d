/**
 * Teaches the bots of Kings & Things what a position is worth when a turn begins. Bots that follow rules of thumb play
 * against themselves with small variations. The winner of a match counts as better placed in every turn than each of the
 * others; the weights are those under which that is most likely.
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
import type { Learned, Lesson } from '../learner'
import { dot, logistic } from '../regression'

/** For 2, 3 and 4 players. Matches of more players are longer and have more pairs to learn from. */
const GAMES = [4000, 1600, 1200]
/** Longer matches are ignored: what led to their end is too far away. */
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

/** Each sample counts from both sides, so that the order of the two players adds nothing. */
function fitted(samples: readonly Sample[]): number[] {
  const both = samples.flatMap((sample) => [sample, sample.map((value) => -value)])
  return logistic(
    both,
    both.map((_, i) => i % 2 === 0),
  )
}

/** The mean cross entropy. */
function lossOf(weights: readonly number[], samples: readonly Sample[]): number {
  return samples.reduce((sum, sample) => sum + Math.log1p(Math.exp(-dot(sample, weights))), 0) / samples.length
}

export function* learnKingsAndThings(lesson: Lesson): Generator<Learned> {
  yield {
    file: 'games/kings-and-things/bots/learned/standing.json',
    about:
      'Kings & Things: what each feature of a position is worth when a turn begins, in log odds; for 2, 3 and 4 players (standing.ts).',
    weights: GAMES.map((games, i) => learn(i + 2, lesson.count(games), lesson)),
  }
}

function learn(seats: number, games: number, { seed, report }: Lesson): StandingWeights {
  const matches = Array.from({ length: games }, (_, game) => samplesOf(seats, `${seed}/standing, ${seats}, ${game}`))
  const isHeldOut = (_: unknown, game: number) => game % 10 === 0
  const heldOut = matches.filter(isHeldOut).flat()
  const learned = matches.filter((match, game) => !isHeldOut(match, game)).flat()
  report(
    `${seats} players: ${games} games, ${learned.length} samples; cross entropy ${lossOf(fitted(learned), heldOut).toFixed(4)} ` +
      `on ${heldOut.length} samples held out (${Math.LN2.toFixed(4)} without any knowledge)`,
  )
  const weights = fitted(matches.flat())
  const rounded = (feature: Feature) => Math.round(1000 * (weights[FEATURES.indexOf(feature)] ?? 0)) / 1000
  return Object.fromEntries(FEATURES.map((feature) => [feature, rounded(feature)])) as Record<Feature, number>
}
