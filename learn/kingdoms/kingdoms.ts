/**
 * Teaches the bots of Kingdoms. First the values: searches play epochs, and what castles in hand are worth when an epoch
 * begins and how promising actions look is fitted to these. Then foresight: what to expect of an epoch that is under way.
 */
import { FastChance } from '@crownlands/core/chance-fast'
import { heuristicsWith } from '@crownlands/games/kingdoms/bots/learned/heuristics'
import {
  NO_OUTLOOK,
  NO_POLICY,
  type Outlooks,
  outlookFor,
  type Learned as Values,
} from '@crownlands/games/kingdoms/bots/learned/values'
import type { Foreseen } from '@crownlands/games/kingdoms/bots/search/foresight'
import { EPOCHS } from '@crownlands/games/kingdoms/content'
import type { Options } from '@crownlands/games/kingdoms/rules/state'
import type { Learned, Lesson } from '../learner'
import { playEpoch } from './epoch'
import { learnForesight } from './foresight'
import { ahead, featuresOf, fitOutlook, randomStart, type Sample, wealthOf } from './outlook'
import { type Decision, decisionOf, fitPolicy } from './policy'

/** How long a bot thinks about an action. */
const ITERATIONS = 300
/** One decision in so many is kept for the policy. */
const KEPT = 4
const SEATS = [2, 3, 4]
/** Epochs of each kind in a round. Every round plays with what the round before has learned. */
const EPOCHS_PLAYED = 240
const ROUNDS = 2
/** Epochs from which each round of foresight learns. */
const FORESEEN_EPOCHS = 14_000
const FORESIGHT_ROUNDS = 3
/** With how many players foresight is used: with fewer it was not measured to help. */
const FORESIGHT_SEATS = 4

export const NOTHING: Outlooks = { policy: NO_POLICY, epochs: [NO_OUTLOOK, NO_OUTLOOK], lastCastle: NO_OUTLOOK }

export function* learnKingdoms(lesson: Lesson): Generator<Learned> {
  const values: Values = { luck: learnValues('luck', lesson), noLuck: learnValues('noLuck', lesson) }
  yield {
    file: 'games/kingdoms/bots/learned/values.json',
    about: 'Kingdoms: what castles in hand are worth when an epoch begins, and how promising actions look (values.ts).',
    weights: values,
  }
  let foreseen: Foreseen | undefined
  for (let round = 1; round <= FORESIGHT_ROUNDS; round++) {
    const seed = `${lesson.seed}/foresight, round ${round}`
    foreseen = learnForesight(values, foreseen, FORESIGHT_SEATS, lesson.count(FORESEEN_EPOCHS), seed, lesson.report)
  }
  yield {
    file: 'games/kingdoms/bots/learned/foresight.json',
    about: 'Kingdoms: what to expect of an epoch that is under way, by number of players (foresight.ts).',
    weights: { [FORESIGHT_SEATS]: foreseen },
  }
}

/** By number of players. */
function learnValues(luck: 'luck' | 'noLuck', lesson: Lesson): Outlooks[] {
  return SEATS.map((seats) => {
    let known = NOTHING
    for (let round = 1; round <= ROUNDS; round++)
      known = learnRound(known, luck === 'noLuck', seats, `${luck}, ${seats} players, round ${round}`, lesson)
    return known
  })
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
  const dice = new FastChance(`${seed}/dice`).at(0)
  const learned = { luck: [outlooks, outlooks, outlooks], noLuck: [outlooks, outlooks, outlooks] }
  const first = options.lastCastle ? 1 : EPOCHS + 1 - epochs
  const state = randomStart(options, seats, first, new FastChance(seed).at(0))
  const all = state.players.map((_, seat) => seat)
  const features = all.map((seat) => featuresOf(state, seat))
  const before = state.players.map(({ gold }) => gold)
  playEpoch(state, {
    heuristics: heuristicsWith(learned, {}),
    iterations: ITERATIONS,
    seed,
    choose: (now, { choices, iterations }) => {
      if (iterations > 0 && dice.below(KEPT) === 0) see(decisionOf(now, outlooks, choices))
      return choices[0]?.turn[0]
    },
  })
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

/** The last epoch first, because what it teaches says what the end of the epoch before is worth. */
export function learnRound(known: Outlooks, noLuck: boolean, seats: number, name: string, lesson: Lesson): Outlooks {
  const options: Options = { noLuck, lastCastle: false, scoreAsYouGo: false, edition: '2011' }
  const decisions: Decision[] = []
  const play = (outlooks: Outlooks, epochs: number, lastCastle: boolean) =>
    Array.from({ length: lesson.count(EPOCHS_PLAYED) }, (_, game) =>
      samplesOf(
        outlooks,
        { ...options, lastCastle },
        seats,
        epochs,
        `${lesson.seed}/${name} ${epochs} ${game}`,
        (decision) => decisions.push(decision),
      ),
    ).flat()
  let {
    epochs: [one = NO_OUTLOOK, two = NO_OUTLOOK],
    lastCastle,
  } = known
  one = fitOutlook(play(known, 1, false), one, seats, 0)
  two = fitOutlook(play({ ...known, epochs: [one, two] }, 2, false), two, seats, one.spread)
  // The first epoch teaches the policy only: all players begin it alike.
  play({ ...known, epochs: [one, two] }, 3, false)
  lastCastle = fitOutlook(play(known, 1, true), lastCastle, seats, 0)
  const { policy, loss } = fitPolicy(decisions, known.policy)
  lesson.report(`${name}: ${decisions.length} decisions, cross entropy ${loss.toFixed(3)}`)
  return { policy, epochs: [one, two], lastCastle }
}
