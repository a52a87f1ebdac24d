/**
 * `npm run fit -- <game>`: teaches the bots of a game anew what positions are worth, by games that they play against
 * themselves, for when its rules or its cards have changed. Writes the game's data files. `-- gate --games 1000` for another
 * number of games; `--minutes 20` where a game learns for so long; `-- kings-gate --seats 4` for four players alone, who go on
 * from what they know. Gate has a round for each of its two networks.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments, wholeNumber } from './arguments.js'
import { fail, root, startNode } from './ending.js'
import { installIfMissing } from './setup.js'

/** The games that learn (`bench/fit/<game>.ts`), and what they are given unless told: `rounds` is for all, the rest is theirs. */
const FITS = {
  gate: { rounds: '2', games: '200000' },
  kingdoms: { rounds: '2', games: '60', minutes: '5' },
  'kings-and-things': { rounds: '2', games: '4000' },
  'kings-gate': { rounds: '3', minutes: '4' },
}

const options = {
  rounds: { type: 'string' },
  games: { type: 'string' },
  minutes: { type: 'string' },
  seats: { type: 'string' },
}
const { values, positionals } = readArguments({ options, allowPositionals: true })
const [game = ''] = positionals
const known = Object.keys(FITS)
if (!known.includes(game))
  fail(`There is no game called "${game}" that learns. Those that do are: ${known.join(', ')}.`)
const { rounds, ...given } = { rounds: '1', ...FITS[game], ...values }
const most = wholeNumber('--rounds', rounds)
for (const [name, text] of Object.entries(given)) wholeNumber(`--${name}`, text)
await installIfMissing()
const { build } = await import('esbuild')
// What is kept from round to round.
const folder = join(root, 'bench/dist/fit', game)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const outfile = join(folder, 'fit.js')
for (let round = 1; round <= most && !process.exitCode; round++) {
  // Built for every round: the bots play with what the round before has written.
  await build({
    absWorkingDir: root,
    entryPoints: [`bench/fit/${game}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  })
  const rest = Object.entries(given).flatMap(([name, text]) => [`--${name}`, text])
  process.exitCode = await startNode([outfile, '--round', String(round), '--folder', folder, ...rest]).ended
}
