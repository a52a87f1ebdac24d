/**
 * Compares the speed of November's search (`bench/opponents`) and today's from the same positions, in iterations per second of
 * processor time. Only iterations that were made count, because today's search stops early when it is sure.
 */
import { SearchBot, type SearchReport } from '@crownlands/bots/search'
import { FastChance } from '@crownlands/core/chance-fast'
import type { GameEvent } from '@crownlands/core/game'
import { type Glimpse, StateGlimpse } from '@crownlands/core/glimpse'
import { type Rules, withLearned } from '@crownlands/core/room'
import type { SearchSpeedRow } from './measure'
import { opponent } from './opponents/november.js'

/** Positions of one kind, and a name for the kind. */
export interface Sample<State> {
  readonly what: string
  readonly positions: readonly State[]
}

/** Iterations of a decision. Chosen so that both searches take about the same time. */
export interface Iterations {
  readonly old: number
  readonly now: number
}

interface Searcher {
  search(glimpse: Glimpse<unknown, unknown>): Pick<SearchReport<unknown>, 'iterations'>
}

/** Plays November's greedy bots until a wanted position appears, and returns it. */
export function playedUntil<State, Action, View, Options, Event extends GameEvent>(
  { game }: Rules<State, Action, View, Options, Event>,
  { options, seats, seed }: { readonly options: Options; readonly seats: number; readonly seed: string },
  isWanted: (state: State) => boolean,
): State {
  const chance = new FastChance(seed)
  const player = opponent(game.id, 'greedy', seed)
  const state = game.setup(options, seats, chance.at(0))
  for (let n = 1; !isWanted(state); n++) {
    const [seat] = game.toAct(state)
    if (seat === undefined) throw new RangeError(`the match ${seed} ended before the position that was wanted`)
    game.apply(state, seat, player.choose(new StateGlimpse(game, state, seat)) as Action, chance.at(n))
  }
  return state
}

/** Compares them for `argv[2]` seconds (5) and prints a line of JSON. */
export async function compareSearches<State, Action, View, Options, Event extends GameEvent>(
  room: Rules<State, Action, View, Options, Event>,
  samples: readonly Sample<State>[],
  iterations: Iterations,
): Promise<void> {
  const rules = await withLearned(room)
  const { game } = rules
  const glimpses = samples.map(({ positions }) =>
    positions.map((state) => new StateGlimpse(game, state, game.toAct(state)[0] ?? 0)),
  )
  const old = (seed: string) => opponent(game.id, `search:${iterations.old}`, seed) as unknown as Searcher
  const now = (seed: string) =>
    new SearchBot(rules, new FastChance(seed).at(0), { iterations: iterations.now }) as unknown as Searcher
  const speeds = samples.map(() => ({ before: [] as number[], now: [] as number[] }))
  const until = performance.now() + Number(process.argv[2] ?? 5) * 1000
  // The first round warms up.
  for (let round = 0; round < 2 || performance.now() < until; round++) {
    glimpses.forEach((some, i) => {
      const [speedBefore, speedNow] = [speedOf(old, some, `${round}`), speedOf(now, some, `${round}`)]
      if (round === 0) return
      speeds[i]?.before.push(speedBefore)
      speeds[i]?.now.push(speedNow)
    })
  }
  const rows = samples.map(({ what }, i): SearchSpeedRow => {
    return { what, before: median(speeds[i]?.before ?? []), now: median(speeds[i]?.now ?? []) }
  })
  process.stdout.write(`${JSON.stringify({ rows })}\n`)
}

/** Every position gets a new bot, which has seen no other position. */
function speedOf(
  botFor: (seed: string) => Searcher,
  glimpses: readonly Glimpse<unknown, unknown>[],
  seed: string,
): number {
  const bots = glimpses.map(() => botFor(seed))
  const before = process.cpuUsage()
  const iterations = glimpses.reduce((sum, glimpse, i) => sum + (bots[i]?.search(glimpse).iterations ?? 0), 0)
  const { user, system } = process.cpuUsage(before)
  return iterations / ((user + system) / 1e6)
}

function median(speeds: readonly number[]): number {
  return speeds.toSorted((a, b) => a - b)[Math.floor(speeds.length / 2)] ?? 0
}
