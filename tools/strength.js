/**
 * `npm run strength`: the win shares of the bots against each other and against those of November 2026, with intervals.
 * `-- --games 200` for other numbers of games, `-- gate` for one game. Thinking time is processor time, so other work on the
 * machine does not matter much. With the usual numbers of games it writes bench/figures.json.
 */
import { join } from 'node:path'
import { readArguments, wholeNumber } from './arguments.js'
import { fail, root, startNode } from './ending.js'
import { saveFigures } from './figures.js'
import { installIfMissing } from './setup.js'

/**
 * Several bots play with changing seats; a single bot plays against the game. `old:` marks the bots of November 2026, which do not
 * change. `share`: the least win share of the first bot. `ended`: the least share of games that must end in one of these ways.
 * @type {readonly { game: string, bots: readonly string[], games: number, options?: object, share?: number, ended?: { by: readonly string[], share: number } }[]}
 */
const ROWS = [
  { game: 'kingdoms', bots: ['greedy', 'random'], games: 1000, share: 0.95 },
  { game: 'kingdoms', bots: ['search:300ms', 'greedy'], games: 60, share: 0.75 },
  { game: 'kingdoms', bots: ['search:300ms', 'old:search:300ms'], games: 60, share: 0.9 },
  { game: 'kingdoms', bots: ['search:300ms', ...trio('old:search:300ms')], games: 60, share: 0.5 },
  ...ladder('kingdoms'),
  { game: 'kings-gate', bots: ['greedy', 'random'], games: 1000, share: 0.95 },
  { game: 'kings-gate', bots: ['greedy', 'random', 'random'], games: 1000, share: 0.9 },
  { game: 'kings-gate', bots: ['greedy', 'random', 'random', 'random'], games: 1000, share: 0.9 },
  { game: 'kings-gate', bots: ['search:1000ms', 'greedy'], games: 20, share: 0.75 },
  { game: 'kings-gate', bots: ['search:1000ms', 'greedy', 'greedy', 'greedy'], games: 12, share: 0.5 },
  { game: 'kings-gate', bots: ['search:300ms', 'old:search:300ms'], games: 60, share: 0.95 },
  { game: 'kings-gate', bots: ['search:300ms', ...trio('old:search:300ms')], games: 60, share: 0.55 },
  ...ladder('kings-gate'),
  { game: 'kings-and-things', bots: ['greedy', 'random'], games: 400, share: 0.95 },
  { game: 'kings-and-things', bots: ['search:1000ms', 'greedy'], games: 40, share: 0.65 },
  {
    game: 'kings-and-things',
    bots: ['greedy', ...trio('greedy')],
    games: 200,
    options: { turnLimit: 30 },
    ended: { by: ['citadel-held', 'citadel-captured-and-held', 'two-citadels'], share: 0.8 },
  },
  { game: 'gate', bots: ['random'], games: 20_000 },
  { game: 'gate', bots: ['greedy'], games: 2000, share: 0.44 },
  { game: 'gate', bots: ['greedy'], games: 2000, options: { difficulty: 'hard' } },
  { game: 'gate', bots: ['greedy'], games: 2000, options: { difficulty: 'boss' } },
  { game: 'gate', bots: ['search:100'], games: 400, share: 0.95 },
  { game: 'gate', bots: ['search:300'], games: 200, share: 0.95 },
  { game: 'gate', bots: ['search:300'], games: 200, options: { difficulty: 'hard' }, share: 0.89 },
  { game: 'gate', bots: ['search:300'], games: 200, options: { difficulty: 'boss' }, share: 0.9 },
  { game: 'gate', bots: ['search'], games: 100, options: { difficulty: 'boss' }, share: 0.9 },
  { game: 'gate', bots: ['greedy'], games: 2000, options: { strictPhases: true } },
  { game: 'gate', bots: ['search:300'], games: 200, options: { strictPhases: true }, share: 0.9 },
  { game: 'gate', bots: ['search:300'], games: 200, options: { difficulty: 'boss', strictPhases: true }, share: 0.75 },
]

function trio(bot) {
  return [bot, bot, bot]
}

/** Each level against the one below. */
function ladder(game) {
  const steps = ['random', 'squire', 'steward', 'marshal', 'chancellor']
  return steps.slice(1).map((bot, below) => ({ game, bots: [bot, steps[below]], games: 60, share: 0.65 }))
}

const { values, positionals } = readArguments({ options: { games: { type: 'string' } }, allowPositionals: true })
const gamesAsked = values.games === undefined ? undefined : wholeNumber('--games', values.games)
const known = [...new Set(ROWS.map(({ game }) => game))]
for (const game of positionals) {
  if (!known.includes(game)) fail(`There is no game called "${game}". The games are: ${known.join(', ')}.`)
}
await installIfMissing()
const { build } = await import('esbuild')
const player = join(root, 'bench/dist/strength/duel.js')
await build({
  absWorkingDir: root,
  entryPoints: ['bench/strength/duel.ts'],
  outfile: player,
  bundle: true,
  platform: 'node',
  target: 'node20',
  // The same setting as for the command.
  minifySyntax: true,
  format: 'esm',
  logLevel: 'warning',
})
let missed = 0
for (const game of known) {
  if (positionals.length > 0 && !positionals.includes(game)) continue
  const figures = []
  for (const row of ROWS.filter((row) => row.game === game)) if (!(await measure(row, figures))) missed++
  if (gamesAsked === undefined) saveFigures(root, `strength-${game}`, figures)
}
process.exitCode = missed > 0 ? 1 : 0

/** Prints how the bots of a row fare and adds a row to the figures. Returns whether the first has won enough. */
async function measure({ game, bots, games, options, share, ended }, figures) {
  const count = gamesAsked ?? games
  const how = options === undefined ? '' : ` (${Object.entries(options).map(named).join(', ')})`
  console.log(`${game}${how}: ${bots.join(' against ')}, ${count} games…`)
  const result = JSON.parse(await output([player, JSON.stringify({ game, bots, games: count, options })]))
  const [first] = result.seatsStats
  const [low, high] = first.ci95.map(percent)
  const met = share === undefined || first.winShare >= share
  const asked = share === undefined ? '' : `; asked for ${percent(share)}: ${met ? 'met' : 'MISSED'}`
  console.log(`  ${first.bot} wins ${percent(first.winShare)} (95% interval ${low} to ${high})${asked}`)
  for (const { bot, meanScore, sdScore } of result.seatsStats) {
    console.log(`  ${bot.padEnd(14)} mean score ${meanScore.toFixed(1)}, deviation ${sdScore.toFixed(1)}`)
  }
  const names = `${bots.map((bot) => `\`${bot}\``).join(', ')}${how}`
  const mean = bots.length === 1 ? [Number(first.meanScore.toFixed(1))] : []
  const goal = share === undefined ? '' : percent(share)
  figures.push([names, count, percent(first.winShare), `${low} to ${high}`, ...mean, goal])
  tellCourse(result)
  console.log(`  ${result.seconds.toFixed(1)} s`)
  return (ended === undefined || hasEnded(result.endings, ended)) && met
}

/** How often each seat wins, how games end and how long they are. */
function tellCourse({ bySeat, endings, lengths }) {
  const seats = bySeat.map(({ winShare, ci95 }) => withInterval(winShare, ci95))
  if (seats.length > 1) console.log(`  by seat: ${seats.join(', ')}`)
  const ways = endings.map(({ ending, share, ci95 }) => `${ending} ${withInterval(share, ci95)}`)
  console.log(`  endings: ${ways.join(', ')}`)
  const { shortest, quarter, half, threeQuarters, longest } = lengths
  console.log(`  actions: ${shortest} to ${longest}, quarters ${quarter}, ${half}, ${threeQuarters}`)
}

/** Prints the share of games that ended in these ways. Returns whether it is enough. */
function hasEnded(endings, { by, share }) {
  const ended = endings.filter(({ ending }) => by.includes(ending)).reduce((sum, ending) => sum + ending.share, 0)
  const met = ended >= share
  console.log(`  ${percent(ended)} end by ${by.join(' or ')}; asked for ${percent(share)}: ${met ? 'met' : 'MISSED'}`)
  return met
}

function withInterval(share, ci95) {
  const [low, high] = ci95.map(percent)
  return `${percent(share)} (${low} to ${high})`
}

/** `boss`, `strictPhases` */
function named([name, value]) {
  return value === true ? name : value
}

/** With enough digits to differ from 0% and 100%, as `simulate` writes shares. */
function percent(share) {
  const digits = [1, 2, 3, 4].find((some) => Number((share * 100).toFixed(some)) % 100 !== 0) ?? 1
  return `${(share * 100).toFixed(digits)}%`
}

async function output(args) {
  const { child, ended } = startNode(args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (data) => {
    text += data
  })
  return (await ended) === 0 ? text : fail('The games were not played to the end; what is above says why.')
}
