/**
 * A round of `npm run fit -- kingdoms`: plays epochs with the search and fits what the bots of Kingdoms know from experience
 * (`games/kingdoms/values.ts`) to them: what castles in hand are worth when an epoch begins, and how promising actions look.
 * `--seats 4` is for so many players alone.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SearchBot } from '@crownlands/bots/search'
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import { EPOCHS } from '@crownlands/games/kingdoms/content'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { heuristicsWith } from '@crownlands/games/kingdoms/learned'
import { type Learned, NO_OUTLOOK, type Outlooks, outlookFor } from '@crownlands/games/kingdoms/search/learned-values'
import type { Options } from '@crownlands/games/kingdoms/state'
import { VALUES } from '@crownlands/games/kingdoms/values'
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
  const source = new FastChance(seed)
  const dice = new FastChance(`${seed}/dice`).at(0)
  const learned = { luck: [outlooks, outlooks, outlooks], noLuck: [outlooks, outlooks, outlooks] }
  const rules = { game: kingdoms, heuristics: heuristicsWith(learned) }
  const first = options.lastCastle ? 1 : EPOCHS + 1 - epochs
  const state = randomStart(options, seats, first, source.at(0))
  const all = state.players.map((_, seat) => seat)
  const features = all.map((seat) => featuresOf(state, seat))
  const before = state.players.map(({ gold }) => gold)
  const bots = all.map(
    (seat) => new SearchBot(rules, new FastChance(`${seed}/${seat}`).at(0), { iterations: ITERATIONS }),
  )
  const glimpses = all.map((seat) => new StateGlimpse(kingdoms, state, seat))
  for (let actions = 1; !state.over && (options.lastCastle || state.epoch === first); actions++) {
    const [bot, glimpse] = [bots[state.turn], glimpses[state.turn]]
    if (bot === undefined || glimpse === undefined) throw new RangeError(`there is no seat ${state.turn}`)
    const { choices, iterations } = bot.search(glimpse)
    const action = choices[0]?.turn[0]
    if (action === undefined) throw new RangeError('nothing was chosen')
    if (iterations > 0 && dice.below(KEPT) === 0) see(decisionOf(state, outlooks, choices))
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
    seats: { type: 'string' },
  },
})
const games = Number(given.games)
let learned: Learned = VALUES

for (const luck of ['luck', 'noLuck'] as const) {
  for (const [i, seats] of SEATS.entries()) {
    if (given.seats !== undefined && Number(given.seats) !== seats) continue
    const known = learned[luck][i]
    if (known === undefined) throw new RangeError(`nothing is known about ${seats} players`)
    const outlooks = learn(known, luck, seats, `${luck}, ${seats} players, round ${given.round}`)
    learned = { ...learned, [luck]: learned[luck].with(i, outlooks) }
    write()
  }
}

function write(): void {
  const minutes = Math.ceil(process.cpuUsage().user / 60_000_000)
  const header = `/**
 * What the bots of Kingdoms have learned by playing (\`search/learned-values.ts\` says what the numbers are). Written by
 * \`npm run fit -- kingdoms\`, round ${given.round}: ${games} epochs of each kind, ${minutes} minutes of one core, ${new Date().toISOString().slice(0, 10)}.
 * How bots fare with it: docs/decisions.md.
 */
import type { Learned } from './search/learned-values'

`
  writeFileSync('games/kingdoms/values.ts', `${header}export const VALUES: Learned = ${writtenOut(learned)}\n`)
}
