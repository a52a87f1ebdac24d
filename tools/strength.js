/** `npm run strength`: how the bots fare against each other, with intervals: some twenty minutes. `-- --games 200` for narrower ones. */
import { spawn } from 'node:child_process'
import { buildIfStale } from './build.js'
import { installIfMissing, root } from './setup.js'

/** Games with changing seats. `share`: what the first must win at least.. */
const CLAIMS = [
  { game: 'kingdoms', bots: 'greedy,random', games: 1000, share: 0.95 },
  { game: 'kingdoms', bots: 'search:300ms,greedy', games: 60, share: 0.75 },
  { game: 'kings-gate', bots: 'greedy,random', games: 1000, share: 0.95 },
  { game: 'kings-gate', bots: 'greedy,random,random', games: 1000, share: 0.9 },
  { game: 'kings-gate', bots: 'greedy,random,random,random', games: 1000, share: 0.9 },
  { game: 'kings-gate', bots: 'search:1000ms,greedy', games: 20, share: 0.75 },
]

await installIfMissing()
await buildIfStale()
const wanted = Number(process.argv[process.argv.indexOf('--games') + 1]) || undefined
let missed = 0
for (const { game, bots, games, share } of CLAIMS) {
  const count = wanted ?? games
  console.log(`${game}: ${bots.replace(',', ' against ').replaceAll(',', ', ')}, ${count} games…`)
  const result = JSON.parse(
    await output([
      'simulate',
      game,
      '--bots',
      bots,
      '--games',
      String(count),
      '--rotate',
      '--seed',
      'strength',
      '--json',
    ]),
  )
  const [first] = result.seatsStats
  const [low, high] = first.ci95.map(percent)
  const met = first.winShare >= share
  if (!met) missed++
  console.log(
    `  ${first.bot} wins ${percent(first.winShare)} (95% interval ${low} to ${high}); asked for ${percent(share)}: ${met ? 'met' : 'MISSED'}`,
  )
  for (const stats of result.seatsStats) {
    console.log(
      `  ${stats.bot.padEnd(14)} mean score ${stats.meanScore.toFixed(1)}, deviation ${stats.sdScore.toFixed(1)}`,
    )
  }
  console.log(`  ${result.seconds.toFixed(0)} s`)
}
process.exitCode = missed > 0 ? 1 : 0

function percent(share) {
  return `${(share * 100).toFixed(1)}%`
}

function output(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['cli/bin/crownlands.js', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', (data) => {
      text += data
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`crownlands ended with ${code}`))))
  })
}
