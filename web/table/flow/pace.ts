/** How long the table takes its time. Reduced motion takes the waiting out of what only moves, not out of what is read. */
import type { Pace } from '../../settings/store/settings'
import type { ScoringEnd } from './flow'

interface Timing {
  /** A bot’s breath before its next action. */
  readonly bot: number
  /** Until the piece that brings a scoring lies, and a breath. */
  readonly landing: number
  /** For one line of a scoring. */
  readonly line: number
  /** Online, for a scoring that was told whole, before the table goes on by itself. */
  readonly reading: number
  /** For one step of what a game does by itself. */
  readonly step: number
  /** Before a complete turn ends by itself, or the device is put down. */
  readonly breath: number
  /** Between two steps of a replay. */
  readonly replay: number
}

const TIMINGS: Readonly<Record<Pace, Timing>> = {
  slow: { bot: 1600, landing: 1600, line: 1400, reading: 10_000, step: 1500, breath: 1200, replay: 1800 },
  normal: { bot: 800, landing: 1000, line: 750, reading: 7000, step: 850, breath: 800, replay: 1000 },
  fast: { bot: 250, landing: 650, line: 280, reading: 5000, step: 350, breath: 450, replay: 450 },
  instant: { bot: 0, landing: 0, line: 0, reading: 4000, step: 0, breath: 200, replay: 120 },
}

export function timing(pace: Pace): Timing {
  return TIMINGS[pace]
}

/** How long the sum of a scoring is shown when the table has gone on meanwhile. */
const SUM_READ = 2500

/** How long a scoring stays once it was told; undefined: until the reader goes on. */
export function scoringStays(until: ScoringEnd, whole: boolean, pace: Pace): number | undefined {
  if (until === 'sum-read') return SUM_READ
  return until === 'read' && whole ? timing(pace).reading : undefined
}

/** How long one step of what a game does by itself is shown; 0: all at once. */
export function stepTime(pace: Pace, motion: 'full' | 'reduced'): number {
  return motion === 'reduced' ? 0 : timing(pace).step
}

/** How many lines of a scoring are told at its beginning: all of them when nothing is to move. */
export function firstLines(lines: number, pace: Pace, motion: 'full' | 'reduced'): number {
  return motion === 'reduced' || timing(pace).line === 0 ? lines : 0
}

/** How long a scoring stays where it is; a line that pays nobody is soon told. Before the first line the last piece lands. */
export function lineTime(told: number, gains: readonly (readonly number[])[], pace: Pace): number {
  const { landing, line } = timing(pace)
  if (told === 0) return landing
  return gains[told - 1]?.some((gain) => gain !== 0) === true ? line : line * QUIET
}

/** The share of its time that a line has when nothing is paid. */
const QUIET = 0.45
