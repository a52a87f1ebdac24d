/** Shared by all variants: warm up, play for a fixed time, print one line of JSON. */

export interface Measured {
  readonly name: string
  readonly games: number
  /** For a search: iterations. */
  readonly actions: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly actionsPerSecond: number
  /** Actions per second of processor time, which includes compiler and garbage collector. */
  readonly actionsPerProcessorSecond: number
  /** Used heap after a forced collection, in MiB; only where node runs with --expose-gc. */
  readonly heapStartMb?: number
  readonly heapEndMb?: number
}

interface Played {
  readonly games: number
  readonly actions: number
  readonly seconds: number
  readonly processorSeconds: number
}

/** Runs `play`, which plays the n-th game and returns the number of its actions, for `argv[2]` seconds (5). */
export function measure(name: string, play: (n: number) => number): void {
  const seconds = Number(process.argv[2] ?? 5)
  if (!(seconds > 0)) throw new RangeError(`not a time in seconds: ${process.argv[2]}`)
  // A quarter of the time but at least a second (unless the run is shorter): enough for the optimising compiler.
  const warm = playFor(Math.min(seconds, Math.max(1, seconds / 4)), 0, play)
  const start = usedHeapMb()
  const played = playFor(seconds, warm.games, play)
  const end = usedHeapMb()
  report({ ...rates(name, played), ...(start !== undefined && end !== undefined ? heaps(start, end) : {}) })
}

function playFor(seconds: number, from: number, play: (n: number) => number): Played {
  const begin = performance.now()
  const processorBegin = processorSeconds()
  const until = begin + seconds * 1000
  let games = 0
  let actions = 0
  let now = begin
  while (now < until) {
    actions += play(from + games)
    games++
    now = performance.now()
  }
  return { games, actions, seconds: (now - begin) / 1000, processorSeconds: processorSeconds() - processorBegin }
}

/** Processor time of this process so far. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export function rates(name: string, { games, actions, seconds, processorSeconds: processor }: Played): Measured {
  return {
    name,
    games,
    actions,
    seconds,
    gamesPerSecond: games / seconds,
    actionsPerSecond: actions / seconds,
    actionsPerProcessorSecond: actions / processor,
  }
}

export function heaps(heapStartMb: number, heapEndMb: number): Pick<Measured, 'heapStartMb' | 'heapEndMb'> {
  return { heapStartMb, heapEndMb }
}

/** After a forced collection; undefined without --expose-gc. */
export function usedHeapMb(): number | undefined {
  if (globalThis.gc === undefined) return undefined
  globalThis.gc()
  return process.memoryUsage().heapUsed / 2 ** 20
}

export function report(measured: Measured): void {
  process.stdout.write(`${JSON.stringify(measured)}\n`)
}

/** The cost of an operation on a match of 10,000 actions, without and with snapshots. */
export interface LongMatchRow {
  readonly what: string
  readonly beforeMs: number
  readonly nowMs: number
}

/** Processor time of one operation. */
export interface CostRow {
  readonly what: string
  readonly microseconds: number
}

/** Iterations of a search per second of processor time, in November and today. */
export interface SearchSpeedRow {
  /** The game and the kind of positions. */
  readonly what: string
  readonly before: number
  readonly now: number
}
