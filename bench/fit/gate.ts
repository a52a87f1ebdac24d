/**
 * `npm run fit -- gate`: teaches the bots of Gate how sieges end. They play against the game, mostly what the network thinks
 * best, and after each siege it learns to have said what was said later, and in the end what came of it (temporal
 * differences). Phases in any order and strict ones have a network each: one round for either.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { FastChance } from '@crownlands/core/chance-fast'
import { at } from '@crownlands/core/lists'
import { type WrittenWeights, writeWeights } from '@crownlands/games/gate/bots/learned/network'
import { DIFFICULTY_NAMES, type Difficulty } from '@crownlands/games/gate/content'
import { SiegeSchool } from './gate-school'

/** Most is learnt where the end is open. */
const MIX: readonly Difficulty[] = ['boss', 'standard', 'boss', 'hard', 'boss', 'standard', 'boss', 'gentle']
const HIDDEN = 32
/** Of a line of the file that is written. */
const WIDTH = 120

const { values } = parseArgs({
  options: {
    round: { type: 'string', default: '1' },
    folder: { type: 'string', default: '.' },
    games: { type: 'string', default: '400000' },
  },
})
const games = Number(values.games)
/** Each round teaches one of the two. */
const { file, what, strictPhases } = at(
  [
    { file: 'weights-any-order.ts', what: 'phases in any order', strictPhases: false },
    { file: 'weights-strict.ts', what: 'strict phases (G-T3)', strictPhases: true },
  ],
  Number(values.round) - 1,
)
const school = new SiegeSchool(HIDDEN, new FastChance(`gate, ${what}`).at(0))
let tally = newTally()
let latest = ''
for (let game = 0; game < games; game++) {
  const difficulty = at(MIX, game % MIX.length)
  tally[difficulty].games++
  if (school.play({ difficulty, strictPhases }, game / games)) tally[difficulty].won++
  if ((game + 1) % Math.ceil(games / 20) !== 0) continue
  latest = DIFFICULTY_NAMES.map((name) => `${name} ${percent(tally[name])}`).join(', ')
  console.log(`${what}: ${game + 1} of ${games} sieges; won of the latest: ${latest}`)
  tally = newTally()
}
write(writeWeights(school))

function write({ scale, units, win, share }: WrittenWeights): void {
  const minutes = Math.ceil(process.cpuUsage().user / 60_000_000)
  const made = new Date().toISOString().slice(0, 10)
  const lines = [
    '/**',
    ` * What the bots of Gate have learned (\`network.ts\`) for ${what}: by \`npm run fit -- gate --games ${games}\``,
    ` * in ${minutes} minutes of one core, ${made}. Of the latest sieges it won by first impressions: ${latest}.`,
    ' */',
    "import type { WrittenWeights } from './network'",
    '',
    'export const WEIGHTS: WrittenWeights = {',
    `  scale: ${scale},`,
    '  units:',
    `    '${units}',`,
    ...listed('win', win),
    ...listed('share', share),
    '}',
    '',
  ]
  writeFileSync(`games/gate/bots/learned/${file}`, lines.join('\n'))
}

/** As the formatter would have it. */
function listed(name: string, numbers: readonly number[]): string[] {
  const lines = ['   ']
  for (const number of numbers) {
    const line = `${lines.at(-1)} ${number},`
    if (line.length > WIDTH) lines.push(`    ${number},`)
    else lines[lines.length - 1] = line
  }
  return [`  ${name}: [`, ...lines, '  ],']
}

type Tally = Record<Difficulty, { games: number; won: number }>

function newTally(): Tally {
  return Object.fromEntries(DIFFICULTY_NAMES.map((name) => [name, { games: 0, won: 0 }])) as Tally
}

function percent({ games, won }: { readonly games: number; readonly won: number }): string {
  return `${((100 * won) / games).toFixed(1)}%`
}
