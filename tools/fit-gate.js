/**
 * `npm run fit-gate`: teaches the bots of Gate anew how sieges end, for when values in `games/gate/content.ts` have changed.
 * `-- --rounds 3 --games 1000` for other numbers of rounds and of sieges in each.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments, wholeNumber } from './arguments.js'
import { root, startNode } from './ending.js'
import { installIfMissing } from './setup.js'

const { values } = readArguments({
  options: { rounds: { type: 'string', default: '2' }, games: { type: 'string', default: '3000' } },
})
const rounds = wholeNumber('--rounds', values.rounds)
const games = wholeNumber('--games', values.games)
await installIfMissing()
const { build } = await import('esbuild')
const outfile = join(root, 'bench/dist/fit/gate.js')
const samples = join(root, 'bench/dist/fit/samples.json')
rmSync(samples, { force: true })
for (let round = 1; round <= rounds && !process.exitCode; round++) {
  // Built for every round: the bot plays with what the round before has written.
  await build({
    absWorkingDir: root,
    entryPoints: ['bench/fit/gate.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  })
  const weights = join(root, 'games/gate/heuristics-weights.ts')
  const given = ['--round', String(round), '--games', String(games), '--samples', samples, '--out', weights]
  process.exitCode = await startNode([outfile, ...given]).ended
}
