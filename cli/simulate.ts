/** `crownlands simulate`: many games between bots on all cores. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import {
  addTally,
  botStats,
  type Contest,
  type EndingStats,
  endingStats,
  type LengthStats,
  lengthStats,
  newTally,
  seatStats,
  type Tally,
  type WinStats,
} from '@crownlands/bots/arena'
import { writeBotSpec } from '@crownlands/bots/levels'
import { countSeats } from './choices'
import { ProgressBar } from './progress'
import type { Task } from './simulate-worker'

export interface SimulationResult {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly seatsStats: readonly SeatStats[]
  /** Results by seat, for all bots that sat there (with --rotate: all bots). */
  readonly bySeat: readonly WinStats[]
  readonly endings: readonly EndingStats[]
  /** Lengths of games in actions. */
  readonly lengths: LengthStats
}

interface SeatStats extends WinStats {
  /** The bot's position in the list. With --rotate: its seat in the first game. */
  readonly seat: number
  readonly bot: string
  readonly meanScore: number
  readonly sdScore: number
}

export async function simulate(
  game: string,
  contest: Contest<unknown>,
  games: number,
  threads?: number,
): Promise<SimulationResult> {
  const started = performance.now()
  const tally = await playAll(game, contest, games, threadsFor(games, availableParallelism(), threads))
  const seconds = (performance.now() - started) / 1000
  return {
    game,
    seats: contest.seats,
    games,
    seconds,
    gamesPerSecond: games / seconds,
    seatsStats: contest.bots.map((spec, bot) => ({ seat: bot, bot: writeBotSpec(spec), ...botStats(tally, bot) })),
    bySeat: seatStats(tally),
    endings: endingStats(tally),
    lengths: lengthStats(tally),
  }
}

/** More threads than cores or games would only cost memory. */
export function threadsFor(games: number, cores: number, asked = cores): number {
  return Math.min(asked, games, cores)
}

/** Distributes games in small batches. A game's result depends only on its number, not on the thread. */
async function playAll(game: string, contest: Contest<unknown>, games: number, threads: number): Promise<Tally> {
  const total = newTally(contest.bots.length)
  const bar = new ProgressBar(games)
  const batch = Math.max(1, Math.min(2000, Math.floor(games / (threads * 16))))
  let next = 0
  const takeBatch = (): Task | undefined => {
    if (next >= games) return undefined
    const task = { game, contest, from: next, to: Math.min(games, next + batch) }
    next = task.to
    return task
  }
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./simulate-worker.js', import.meta.url))
      const goOn = () => {
        const task = takeBatch()
        if (task !== undefined) worker.postMessage(task)
        else worker.terminate().then(() => resolve(), reject)
      }
      worker.on('message', (tally: Tally) => {
        addTally(total, tally)
        bar.show(total.games)
        goOn()
      })
      worker.on('error', reject)
      goOn()
    })
  try {
    await Promise.all(Array.from({ length: threads }, work))
  } finally {
    bar.clear()
  }
  return total
}

export function writeTable(result: SimulationResult): string {
  const bots = result.seatsStats.map((stats) => [
    String(stats.seat),
    stats.bot,
    percent(stats.winShare),
    interval(stats.ci95),
    stats.meanScore.toFixed(1),
    stats.sdScore.toFixed(1),
  ])
  const seats = result.bySeat.map(({ winShare, ci95 }, seat) => [String(seat), percent(winShare), interval(ci95)])
  const endings = result.endings.map(({ ending, share, ci95 }) => [ending, percent(share), interval(ci95)])
  return [
    `${result.game}, ${countSeats(result.seats)}, ${writeLengths(result.games, result.lengths)}`,
    '',
    ...table(['seat', 'bot', 'wins', '95% interval', 'mean score', 'deviation'], bots),
    '',
    ...(result.seats > 1 ? [...table(['seat', 'wins of all bots', '95% interval'], seats), ''] : []),
    ...table(['ending', 'games', '95% interval'], endings),
    '',
    `${result.seconds.toFixed(1)} s, ${speed(result.gamesPerSecond)}. A shared victory counts in parts.`,
  ].join('\n')
}

/** Names are left-aligned, numbers right-aligned. */
function table(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const isName = (column: number) => header[column] === 'bot' || header[column] === 'ending'
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (isName(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  return [header, ...rows].map(line)
}

function interval([low, high]: WinStats['ci95']): string {
  return `${percent(low)} to ${percent(high)}`
}

function writeLengths(games: number, { mean, shortest, quarter, half, threeQuarters, longest }: LengthStats): string {
  if (games === 1) return `1 game of ${longest} actions`
  return `${games} games of ${shortest} to ${longest} actions, ${mean.toFixed(1)} on average (quarters: ${quarter}, ${half}, ${threeQuarters})`
}

/** With enough digits to differ from 0% and 100%: 0.02%, 99.98%. */
function percent(share: number): string {
  const digits = [1, 2, 3, 4].find((some) => Number((share * 100).toFixed(some)) % 100 !== 0) ?? 1
  return `${(share * 100).toFixed(digits)}%`
}

/** A game of slow bots takes seconds or minutes. */
function speed(gamesPerSecond: number): string {
  if (gamesPerSecond >= 10) return `${Math.round(gamesPerSecond)} games a second`
  if (gamesPerSecond >= 1) return `${gamesPerSecond.toFixed(1)} games a second`
  return `a game every ${(1 / gamesPerSecond).toFixed(1)} s`
}
