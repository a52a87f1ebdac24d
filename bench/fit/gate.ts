/**
 * A round of `npm run fit -- gate`: plays sieges with the search bot and fits what the bots of Gate expect of a position
 * between two turns (`games/gate/heuristics-weights.ts`) to these sieges and those of earlier rounds. Only several rounds
 * together tell what is good from what the bot happens to do: fitted to its latest games alone it plays worse.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SearchBot } from '@crownlands/bots/search'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import type { Difficulty } from '@crownlands/games/gate/content'
import { gate } from '@crownlands/games/gate/game'
import { heuristics } from '@crownlands/games/gate/heuristics'
import { allPoints, type Features, featuresOf, nightBefore } from '@crownlands/games/gate/heuristics-prospects'
import { FEATURES, type Feature } from '@crownlands/games/gate/heuristics-weights'
import type { Options } from '@crownlands/games/gate/state'
import { linear, logistic } from './regression'

/** How long the bot thinks, and how often it errs, so that worse positions are known too. */
const ITERATIONS = 100
const ERRORS = 0.03
/** Most is learnt where the end is open. */
const MIX: readonly Difficulty[] = ['standard', 'hard', 'boss', 'boss']

interface Sample {
  readonly features: Features
  readonly won: boolean
  readonly share: number
}

/** The positions between the turns of one siege, and how it ended. */
function samplesOf(options: Options, seed: string): readonly Sample[] {
  const chance = new FastChance(seed)
  const own = new FastChance(`${seed}/bot`).at(0)
  const bot = new SearchBot({ game: gate, heuristics }, own, { iterations: ITERATIONS })
  const state = gate.setup(options, 1, chance.at(0))
  const glimpse = new StateGlimpse(gate, state, 0)
  const nights: Features[] = []
  let turn = 0
  for (let actions = 1; gate.toAct(state).length > 0; actions++) {
    if (state.turn !== turn) nights.push(featuresOf(state, nightBefore(state)))
    turn = state.turn
    const errs = own.below(1000) < ERRORS * 1000
    gate.apply(state, 0, errs ? pick(glimpse.legal(), own) : bot.choose(glimpse), chance.at(actions))
  }
  const { winners = [], scores: [score = 0] = [] } = gate.outcome(state) ?? {}
  return nights.map((features) => ({ features, won: winners.length > 0, share: score / allPoints(state) }))
}

/** Every feature by itself, and once more for how much of the horde is still to come. */
function columnsOf(features: Features): number[] {
  return FEATURES.flatMap((name) => [features[name], features[name] * features.hordeHealth])
}

function fitted(samples: readonly Sample[]): string {
  const won = samples.filter((sample) => sample.won)
  const win = logistic(
    samples.map(({ features }) => columnsOf(features)),
    samples.map((sample) => sample.won),
  )
  const share = linear(
    won.map(({ features }) => columnsOf(features)),
    won.map((sample) => sample.share),
  )
  const pair = (weights: readonly number[], i: number, digits: number) =>
    `[${[weights[2 * i], weights[2 * i + 1]].map((weight = 0) => Number(weight.toFixed(digits))).join(', ')}]`
  const lines = FEATURES.map(
    (name: Feature, i) => `    ${name}: { win: ${pair(win, i, 2)}, share: ${pair(share, i, 3)} },`,
  )
  return lines.join('\n')
}

/** What the file says before the weights. */
const HEADER = `/**
 * What \`heuristics-prospects.ts\` knows from experience, for phases in any order and for strict ones (G-T3): by feature,
 * its weight once all enemies have come, and what is added to that when all are still to come. \`win\` adds up to the log
 * odds of a victory, \`share\` to the share of all points that a victory brings. Written by \`npm run fit -- gate\`.
 */
`
const FOOTER = `
export type Feature = keyof typeof WEIGHTS.anyOrder

export const FEATURES = Object.keys(WEIGHTS.anyOrder) as readonly Feature[]
`

type Samples = Readonly<Record<'anyOrder' | 'strict', Sample[]>>

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    round: { type: 'string', default: '1' },
    folder: { type: 'string', default: '.' },
  },
})
const games = Number(values.games)
const kept = join(values.folder, 'samples.json')
const samples: Samples = existsSync(kept)
  ? (JSON.parse(readFileSync(kept, 'utf8')) as Samples)
  : { anyOrder: [], strict: [] }
let victories = 0
for (let game = 0; game < games; game++) {
  const strictPhases = game % 2 === 1
  const difficulty = MIX[Math.floor(game / 2) % MIX.length] ?? 'boss'
  const played = samplesOf({ difficulty, strictPhases }, `round ${values.round}, siege ${game}`)
  samples[strictPhases ? 'strict' : 'anyOrder'].push(...played)
  if (played[0]?.won) victories++
  if ((game + 1) % 100 === 0) console.log(`round ${values.round}: ${game + 1} of ${games} sieges, ${victories} won`)
}
writeFileSync(kept, JSON.stringify(samples))
const tables = Object.entries(samples).map(([name, of]) => `  ${name}: {\n${fitted(of)}\n  },\n`)
writeFileSync(
  'games/gate/heuristics-weights.ts',
  `${HEADER}export const WEIGHTS = {\n${tables.join('')}} as const\n${FOOTER}`,
)
