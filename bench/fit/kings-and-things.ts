/**
 * `npm run fit -- kings-and-things`: round 1 learns what the rules of thumb weigh, round 2 what it is worth to stand so or so
 * when a turn begins.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { standings } from './kings-and-things-standing'
import { rulesOfThumb } from './kings-and-things-thumb'
import { writtenOut } from './written-out'

const FOLDER = 'games/kings-and-things/bots/learned'
/** Rules of thumb need so many times as many games. */
const THUMB_SHARE = 6

const { values } = parseArgs({
  options: {
    round: { type: 'string', default: '1' },
    folder: { type: 'string' },
    games: { type: 'string', default: '4000' },
  },
})
const games = Number(values.games)
if (values.round === '1') writeRulesOfThumb()
else writeStandings()

function writeRulesOfThumb(): void {
  const { weights, told } = rulesOfThumb(THUMB_SHARE * games)
  const text = `/**
 * The numbers behind the rules of thumb (\`weights.ts\`). Written by \`npm run fit -- kings-and-things\`, round 1:
 * ${THUMB_SHARE * games} games of two players, ${spent()}; ${told}.
 */
import type { Weights } from '../weights'

/** Not frozen: \`npm run fit\` tries others out here. */
export const WEIGHTS: Weights = ${writtenOut(weights)}
`
  writeFileSync(`${FOLDER}/weights.ts`, text)
}

function writeStandings(): void {
  const { weights, counts } = standings(games)
  const text = `/**
 * What standing so or so when a turn begins is worth, in log odds: for 2, 3 and 4 players (\`heuristics-standing.ts\`). Written by
 * \`npm run fit -- kings-and-things\`, round 2: ${counts.join(', ')} games, ${spent()}.
 */
import type { StandingWeights } from './standing-features'

export const STANDING_WEIGHTS: readonly StandingWeights[] = ${writtenOut(weights)}
`
  writeFileSync(`${FOLDER}/standing-weights.ts`, text)
}

function spent(): string {
  const minutes = Math.ceil(process.cpuUsage().user / 60_000_000)
  return `${minutes} minutes of one core, ${new Date().toISOString().slice(0, 10)}`
}
