/**
 * A round of `npm run fit -- kingdoms`: plays epochs with the search and fits what the bots of Kingdoms know from experience
 * (`games/kingdoms/bots/values.ts`) to them: what castles in hand are worth when an epoch begins, and how promising actions look.
 * Then it plays for `--minutes` and learns what can be expected of an epoch that is under way
 * (`games/kingdoms/bots/search/foresight-weights.ts`). `--seats 4` is for so many players alone.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { FastChance } from '@crownlands/core/chance-fast'
import { heuristicsWith } from '@crownlands/games/kingdoms/bots/learned'
import type { Foreseen } from '@crownlands/games/kingdoms/bots/search/foresight'
import { FORESIGHT } from '@crownlands/games/kingdoms/bots/search/foresight-weights'
import {
  type Learned,
  NO_OUTLOOK,
  type Outlooks,
  outlookFor,
} from '@crownlands/games/kingdoms/bots/search/learned-values'
import { VALUES } from '@crownlands/games/kingdoms/bots/values'
import { EPOCHS } from '@crownlands/games/kingdoms/content'
import type { Options } from '@crownlands/games/kingdoms/rules/state'
import { playEpoch } from './kingdoms-epoch'
import { learnForesight } from './kingdoms-foresight'
import { ahead, featuresOf, fitOutlook, randomStart, type Sample, wealthOf } from './kingdoms-outlook'
import { type Decision, decisionOf, fitPolicy } from './kingdoms-policy'
import { writtenOut } from './written-out'

type Luck = 'luck' | 'noLuck'

/** How long the bot thinks about an action. */
const ITERATIONS = 300
/** One decision of so many is kept for the policy. */
const KEPT = 4
const SEATS = [2, 3, 4]

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
    heuristics: heuristicsWith(learned),
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

const { values: given } = parseArgs({
  options: {
    round: { type: 'string', default: '1' },
    folder: { type: 'string' },
    games: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '5' },
    seats: { type: 'string' },
  },
})
const games = Number(given.games)
const minutes = Number(given.minutes)
let learned: Learned = VALUES
let foreseen: Readonly<Record<number, Foreseen>> = FORESIGHT

for (const luck of ['luck', 'noLuck'] as const) {
  for (const [i, seats] of SEATS.entries()) {
    if (given.seats !== undefined && Number(given.seats) !== seats) continue
    const known = learned[luck][i]
    if (known === undefined) throw new RangeError(`nothing is known about ${seats} players`)
    const name = `${luck}, ${seats} players, round ${given.round}`
    learned = { ...learned, [luck]: learned[luck].with(i, learn(known, luck, seats, name)) }
    // Where tiles are chosen (K-V1) nothing is foreseen.
    if (luck === 'luck')
      foreseen = { ...foreseen, [seats]: learnForesight(learned, foreseen[seats], seats, minutes, name) }
    write()
  }
}

function write(): void {
  const spent = Math.ceil(process.cpuUsage().user / 60_000_000)
  const how = `Written by
 * \`npm run fit -- kingdoms\`, round ${given.round}: ${games} epochs of each kind and ${minutes} minutes, ${spent} minutes of one core, ${new Date().toISOString().slice(0, 10)}.
 * How bots fare with it: bench/NOTES.md.`
  writeFileSync(
    'games/kingdoms/bots/values.ts',
    `/**
 * What the bots of Kingdoms have learned by playing (\`search/learned-values.ts\` says what the numbers are). ${how}
 */
import type { Learned } from './search/learned-values'

export const VALUES: Learned = ${writtenOut(learned)}
`,
  )
  writeFileSync(
    'games/kingdoms/bots/search/foresight-weights.ts',
    `/**
 * What the bots of Kingdoms have learned to expect of an epoch that is under way (\`foresight.ts\`), by number of players. ${how}
 */
import type { Foreseen } from './foresight'

export const FORESIGHT: Readonly<Record<number, Foreseen>> = ${writtenOut(foreseen)}
`,
  )
}
