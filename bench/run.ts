/**
 * `npm run bench`: compares random four-player games of Kingdoms in our engine and in boardgame.io, and measures the other games.
 * Every variant runs in its own process, because V8 compiles a function that sees the data of two variants for both, which is
 * slower. Rounds alternate, so a machine that slows down affects all variants. A full run writes bench/figures.json.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { rounded, saveFigures } from '../tools/figures.js'
import type { CostRow, LongMatchRow, Measured, SearchSpeedRow } from './measure'

interface Variant {
  readonly name: string
  readonly what: string
  readonly counts: 'actions' | 'iterations'
  /** Whether it does the same work as the boardgame.io variant, so the two can be compared. */
  readonly peers: boolean
}

/** To add one: a file in `variants/` that calls `measure`, and a line here. */
const VARIANTS: readonly Variant[] = [
  { name: 'bgio', what: 'boardgame.io 0.50.2, its reducer', counts: 'actions', peers: true },
  { name: 'ours-pick', what: 'random choice without a list', counts: 'actions', peers: true },
  { name: 'ours-list', what: 'pick from the list of legal actions', counts: 'actions', peers: true },
  { name: 'ours-events', what: 'the same, with explained events', counts: 'actions', peers: true },
  { name: 'ours-match', what: 'a whole match: checks, log, undo, keyed chance', counts: 'actions', peers: true },
  { name: 'search', what: 'the search bot, two players', counts: 'iterations', peers: false },
  { name: 'kings-gate-pick', what: 'King’s Gate, random choice without a list', counts: 'actions', peers: false },
  { name: 'kings-gate-list', what: 'King’s Gate, pick from the list', counts: 'actions', peers: false },
  { name: 'kings-and-things-pick', what: 'Kings & Things of 20 turns', counts: 'actions', peers: false },
  { name: 'gate', what: 'Gate, pick from the list of legal actions', counts: 'actions', peers: false },
  { name: 'gate-search', what: 'Gate, the search bot', counts: 'iterations', peers: false },
  { name: 'gate-search-november', what: 'Gate, the search bot of November 2026', counts: 'iterations', peers: false },
]

/** The variants in the table of random games (bench/figures.json). */
const RANDOM_GAMES = [
  ['ours-pick', 'Kingdoms, four players'],
  ['ours-list', 'Kingdoms, four players, with a list of legal actions'],
  ['kings-gate-pick', 'King’s Gate, four players'],
  ['kings-gate-list', 'King’s Gate, four players, with a list of legal actions'],
  ['gate', 'Gate, with a list of legal actions'],
  ['kings-and-things-pick', 'Kings & Things, four players, 20 turns'],
] as const

/** Random games per second on one core that a game must reach. */
const SPEEDS = [
  { name: 'ours-pick', games: 'random four-player games of Kingdoms', target: 30_000 },
  { name: 'kings-gate-pick', games: 'random four-player games of King’s Gate', target: 3000 },
  { name: 'kings-gate-list', games: 'random four-player games of King’s Gate', target: 3000 },
  { name: 'gate', games: 'random games of Gate', target: 5000 },
]

/** Actions per second on one core in random four-player games of Kings & Things of 20 turns (issue 12). */
const KINGS_AND_THINGS_TARGET = 400_000
/** Issue 12: microseconds, in the order of the rows. */
const THOUGHT_TARGETS = [10, 50, 2000]
/** Published, not measured here: catanatron, which plays a simpler game (Catan) in Python. */
const CATANATRON_GAMES_PER_SECOND = 23

const PEER = 'bgio'
/** Both sides list all legal actions and pick one. */
const LIKE_PEER = 'ours-list'
const RATIO_TARGET = 100
/** About one byte for each of a million games. */
const HEAP_GROWTH_TARGET_MB = 1
/** A long match opens without a noticeable wait. */
const LONG_MATCH_TARGET_MS = 50
/** Today's search compared with November's. Files in `variants/` that call `compareSearches`. */
const SEARCHES = [
  { name: 'kingdoms-search', ratio: 10 },
  { name: 'kings-gate-search', ratio: 1.5 },
]

const FULL = { rounds: 3, seconds: 5, memoryGames: 1_000_000 }
const QUICK = { rounds: 1, seconds: 0.5, memoryGames: 50_000 }

interface Verdict {
  readonly claim: string
  readonly measured: string
  readonly target: string
  readonly met: boolean
}

/** Runs one variant in its own process and returns the line it prints. */
async function runVariant<T = Measured>(name: string, nodeOptions: readonly string[], argument: number): Promise<T> {
  const file = fileURLToPath(new URL(`./variants/${name}.js`, import.meta.url))
  const child = spawn(process.execPath, [...nodeOptions, file, String(argument)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  let output = ''
  for await (const chunk of child.stdout) output += String(chunk)
  const status = await ended
  if (status !== 0) throw new Error(`the variant ${name} ended with status ${status}`)
  return JSON.parse(output) as T
}

async function runRounds(rounds: number, seconds: number): Promise<Map<string, Measured[]>> {
  const all = new Map<string, Measured[]>(VARIANTS.map(({ name }) => [name, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const { name, counts } of VARIANTS) {
      progress(`round ${round} of ${rounds}: ${name} for ${seconds} s`)
      const measured = await runVariant(name, [], seconds)
      progress(`  ${rate(measured.gamesPerSecond)} games/s, ${whole(measured.actionsPerSecond)} ${counts}/s`)
      all.get(name)?.push(measured)
    }
  }
  return all
}

/** The run with the median speed. */
function median(runs: readonly Measured[]): Measured {
  const sorted = runs.toSorted((a, b) => a.actionsPerSecond - b.actionsPerSecond)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new RangeError('nothing was measured')
  return middle
}

function medianOf(medians: readonly Measured[], name: string): Measured {
  const found = medians.find((measured) => measured.name === name)
  if (found === undefined) throw new RangeError(`there is no variant ${name}`)
  return found
}

function judge(
  medians: readonly Measured[],
  memory: Measured,
  long: readonly LongMatchRow[],
  searches: readonly (SearchSpeedRow & { readonly ratio: number })[],
  thoughts: readonly CostRow[],
): Verdict[] {
  const ratio = medianOf(medians, LIKE_PEER).actionsPerSecond / medianOf(medians, PEER).actionsPerSecond
  const growth = (memory.heapEndMb ?? Number.NaN) - (memory.heapStartMb ?? Number.NaN)
  return [
    {
      claim: `ours / boardgame.io actions per second (${LIKE_PEER})`,
      measured: `${whole(ratio)}x`,
      target: `${RATIO_TARGET}x`,
      met: ratio >= RATIO_TARGET,
    },
    ...SPEEDS.map(({ name, games, target }) => {
      const { gamesPerSecond } = medianOf(medians, name)
      return {
        claim: `${games} per second on one core (${name})`,
        measured: whole(gamesPerSecond),
        target: whole(target),
        met: gamesPerSecond >= target,
      }
    }),
    judgeKingsAndThings(medianOf(medians, 'kings-and-things-pick')),
    ...thoughts.map(({ what, microseconds }, i) => {
      const target = THOUGHT_TARGETS[i] ?? 0
      return {
        claim: `Kings & Things: ${what}, processor time`,
        measured: `${microseconds.toFixed(1)} µs`,
        target: `less than ${whole(target)} µs`,
        met: microseconds < target,
      }
    }),
    {
      claim: `heap growth over ${whole(memory.games)} games`,
      measured: `${growth.toFixed(2)} MiB`,
      target: `flat, less than ${HEAP_GROWTH_TARGET_MB} MiB`,
      met: growth < HEAP_GROWTH_TARGET_MB,
    },
    ...long.map(({ what, beforeMs, nowMs }) => ({
      claim: `a match of 10,000 actions: ${what}`,
      measured: `${nowMs.toFixed(1)} ms (by playing it all again ${beforeMs.toFixed(1)} ms)`,
      target: `less than ${LONG_MATCH_TARGET_MS} ms`,
      met: nowMs < LONG_MATCH_TARGET_MS,
    })),
    ...searches.map(({ what, before, now, ratio }) => ({
      claim: `search in ${what}, iterations per second against November`,
      measured: `${whole(now)} / ${whole(before)} = ${(now / before).toFixed(1)}x`,
      target: `${ratio}x`,
      met: now / before >= ratio,
    })),
  ]
}

function judgeKingsAndThings({ actionsPerSecond, actionsPerProcessorSecond, gamesPerSecond }: Measured): Verdict {
  const alone = `${whole(actionsPerProcessorSecond)} a second of processor time`
  const peer = `catanatron, as published, plays ${CATANATRON_GAMES_PER_SECOND} games of a simpler game a second`
  return {
    claim: 'actions per second in random four-player games of Kings & Things of 20 turns',
    measured: `${whole(actionsPerSecond)}, ${alone}, ${whole(gamesPerSecond)} games a second; ${peer}`,
    target: whole(KINGS_AND_THINGS_TARGET),
    met: actionsPerSecond >= KINGS_AND_THINGS_TARGET,
  }
}

function printTable(medians: readonly Measured[], runs: ReadonlyMap<string, readonly Measured[]>): void {
  const peer = medianOf(medians, PEER)
  const lines = VARIANTS.map(({ name, what, counts, peers }) => {
    const { gamesPerSecond, actionsPerSecond } = medianOf(medians, name)
    const ratio = peers ? `${(actionsPerSecond / peer.actionsPerSecond).toFixed(1)}x` : ''
    const range = rangeOf((runs.get(name) ?? []).map((run) => run.gamesPerSecond))
    return [name, rate(gamesPerSecond), range, `${whole(actionsPerSecond)} ${counts}/s`, ratio, what] as const
  })
  const header = ['variant', 'games/s', 'all rounds', 'speed', 'ratio', 'what'] as const
  for (const [name, games, range, speed, ratio, what] of [header, ...lines]) {
    print(
      `${name.padEnd(22)}${games.padStart(9)}${range.padStart(17)}${speed.padStart(24)}${ratio.padStart(9)}  ${what}`,
    )
  }
}

function rangeOf(speeds: readonly number[]): string {
  return `${rate(Math.min(...speeds))}-${rate(Math.max(...speeds))}`
}

/** The search bot plays less than one game a second, so small rates show two digits. */
function rate(perSecond: number): string {
  return perSecond < 10 ? perSecond.toPrecision(2) : whole(perSecond)
}

function whole(n: number): string {
  return Math.round(n).toLocaleString('en')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function progress(line: string): void {
  process.stderr.write(`${line}\n`)
}

const { values: asked } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
})
const plan = asked.quick ? QUICK : FULL
const runs = await runRounds(plan.rounds, plan.seconds)
progress(`memory: ${whole(plan.memoryGames)} games`)
const memory = await runVariant('memory', ['--expose-gc'], plan.memoryGames)
progress('a long match')
const { rows: long } = await runVariant<{ readonly rows: readonly LongMatchRow[] }>('long-match', [], plan.seconds)
const searches: (SearchSpeedRow & { readonly ratio: number })[] = []
for (const { name, ratio } of SEARCHES) {
  progress(`${name}, of November and of today`)
  const { rows } = await runVariant<{ readonly rows: readonly SearchSpeedRow[] }>(name, [], 2 * plan.seconds)
  searches.push(...rows.map((row) => ({ ...row, ratio })))
}
progress('thinking in Kings & Things')
const { rows: thoughts } = await runVariant<{ readonly rows: readonly CostRow[] }>(
  'kings-and-things-thought',
  [],
  plan.seconds,
)
const medians = VARIANTS.map(({ name }) => median(runs.get(name) ?? []))
if (!asked.quick) save()
const verdicts = judge(medians, memory, long, searches, thoughts)

if (asked.json) {
  print(
    JSON.stringify({
      node: process.version,
      plan,
      medians,
      memory,
      long,
      searches,
      thoughts,
      runs: Object.fromEntries(runs),
      verdicts,
    }),
  )
} else {
  printTable(medians, runs)
  print('')
  for (const { claim, measured, target, met } of verdicts) {
    print(`${claim}: ${measured} (target ${target}): ${met ? 'met' : 'MISSED'}`)
  }
}
process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1

function save(): void {
  // tools/bench.js starts this in the project's folder.
  const root = process.cwd()
  const peer = medianOf(medians, PEER)
  saveFigures(root, 'random-games', [
    ...RANDOM_GAMES.map(([name, what]) => {
      const { gamesPerSecond, actionsPerSecond } = medianOf(medians, name)
      return [what, rounded(gamesPerSecond), rounded(actionsPerSecond)]
    }),
    ['Catan in catanatron, a Python engine, as published', CATANATRON_GAMES_PER_SECOND, ''],
  ])
  saveFigures(
    root,
    'boardgame-io',
    VARIANTS.filter(({ peers }) => peers).map(({ name, what }) => {
      const { gamesPerSecond, actionsPerSecond } = medianOf(medians, name)
      const ratio = rounded(actionsPerSecond / peer.actionsPerSecond)
      return [what, rounded(gamesPerSecond), rounded(actionsPerSecond), ratio]
    }),
  )
  const growth = (memory.heapEndMb ?? Number.NaN) - (memory.heapStartMb ?? Number.NaN)
  saveFigures(root, 'costs', [
    ...thoughts.map(({ what, microseconds }) => [`Kings & Things: ${what}`, `${rounded(microseconds)} µs`, '']),
    ...long.map(({ what, nowMs, beforeMs }) => [
      `a match of 10,000 actions: ${what}`,
      `${rounded(nowMs)} ms`,
      `${rounded(beforeMs)} ms`,
    ]),
    [`heap growth over ${whole(memory.games)} games of Kingdoms`, `${rounded(growth)} MiB`, ''],
  ])
  const gate = {
    what: 'Gate',
    before: medianOf(medians, 'gate-search-november').actionsPerProcessorSecond,
    now: medianOf(medians, 'gate-search').actionsPerProcessorSecond,
  }
  saveFigures(
    root,
    'search-speed',
    [...searches, gate].map(({ what, before, now }) => [what, rounded(now), rounded(before), rounded(now / before)]),
  )
}
