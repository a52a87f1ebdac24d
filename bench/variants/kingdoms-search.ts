/**
 * How fast the search is in Kingdoms, by empty spaces: iterations per second of processor time, of the bots of November
 * (`bench/opponents`) and of today's, from the same positions of two players.
 */
import { SearchBot } from '@crownlands/bots/search'
import { FastChance } from '@crownlands/core/chance-fast'
import { type Glimpse, StateGlimpse } from '@crownlands/core/glimpse'
import { withLearned } from '@crownlands/core/room'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import type { Action, State, View } from '@crownlands/games/kingdoms/state'
import * as room from '@crownlands/games/kingdoms/version-1'
import type { SearchSpeedRow } from '../measure'
import { opponent } from '../opponents/november.js'
import { OPTIONS } from '../random-games'

const EMPTY = [30, 22, 15, 7]
/** Positions for each number of empty spaces. */
const POSITIONS = 4
const OLD_ITERATIONS = 1500
const NEW_ITERATIONS = 15_000

const rules = await withLearned(room)

/** The first epoch of greedy players of November, up to so many empty spaces. */
function positionWith(empty: number, seed: string): State {
  const chance = new FastChance(seed)
  const player = opponent('kingdoms', 'greedy', seed)
  const state = kingdoms.setup(OPTIONS, 2, chance.at(0))
  for (let n = 1; state.empty.length > empty; n++) {
    const action = player.choose(glimpseOf(state)) as Action
    kingdoms.apply(state, state.turn, action, chance.at(n))
  }
  return state
}

function glimpseOf(state: State): Glimpse<Action, View> {
  return new StateGlimpse(kingdoms, state, state.turn)
}

/** Seconds of processor time. */
function secondsOf(think: () => void): number {
  const before = process.cpuUsage()
  think()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

function speedOfOld(states: readonly State[], seed: string): number {
  const bots = states.map(() => opponent('kingdoms', `search:${OLD_ITERATIONS}`, seed))
  const seconds = secondsOf(() => {
    for (const [i, state] of states.entries()) bots[i]?.choose(glimpseOf(state))
  })
  return (states.length * OLD_ITERATIONS) / seconds
}

function speedOfNew(states: readonly State[], seed: string): number {
  const bots = states.map(() => new SearchBot(rules, new FastChance(seed).at(0), { iterations: NEW_ITERATIONS }))
  const seconds = secondsOf(() => {
    for (const [i, state] of states.entries()) bots[i]?.search(glimpseOf(state))
  })
  return (states.length * NEW_ITERATIONS) / seconds
}

function median(speeds: readonly number[]): number {
  return speeds.toSorted((a, b) => a - b)[Math.floor(speeds.length / 2)] ?? 0
}

const seconds = Number(process.argv[2] ?? 5)
const positions = EMPTY.map((empty) =>
  Array.from({ length: POSITIONS }, (_, i) => positionWith(empty, `${empty} ${i}`)),
)
const speeds = EMPTY.map(() => ({ before: [] as number[], now: [] as number[] }))
const until = performance.now() + seconds * 1000
// The first round warms up.
for (let round = 0; round < 2 || performance.now() < until; round++) {
  positions.forEach((states, i) => {
    const [before, now] = [speedOfOld(states, `${round}`), speedOfNew(states, `${round}`)]
    if (round === 0) return
    speeds[i]?.before.push(before)
    speeds[i]?.now.push(now)
  })
}
const rows: SearchSpeedRow[] = speeds.map(({ before, now }, i) => ({
  empty: EMPTY[i] ?? 0,
  before: median(before),
  now: median(now),
}))
process.stdout.write(`${JSON.stringify({ rows })}\n`)
