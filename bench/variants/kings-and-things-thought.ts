/**
 * Processor time of bots' work in Kings & Things, in microseconds: copying and imagining a state (positions of random games), and a
 * decision of the greedy bot (whole games of four greedy bots).
 */
import { createBot } from '@crownlands/bots/levels'
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import type { State } from '@crownlands/games/kings-and-things/rules/state'
import * as rules from '@crownlands/games/kings-and-things/version-1'
import type { CostRow } from '../measure'
import { KINGS_AND_THINGS_OPTIONS, SEATS } from '../random-games'

const { game } = rules
const GAMES = 8
/** A prime number, so that positions fall into all phases. */
const EVERY = 149
const REPEATS = 20

const chance = new FastChance('thought').at(0)

/** Positions from all phases of random games. */
function positions(): State[] {
  const found: State[] = []
  for (let n = 0; n < GAMES; n++) {
    const source = new FastChance(`game ${n}`)
    const state = game.setup(KINGS_AND_THINGS_OPTIONS, SEATS, source.at(0))
    let actions = 0
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      if (actions % EVERY === 0) found.push(game.clone(state))
      game.apply(state, seat, new StateGlimpse(game, state, seat).random(chance), source.at(++actions))
    }
  }
  return found
}

/** Plays a game of four greedy bots and returns the number of decisions. */
function playGreedily(n: number): number {
  const source = new FastChance(`greedy ${n}`)
  const spec = { level: 'greedy', budget: { iterations: 1 } } as const
  const bots = Array.from({ length: SEATS }, (_, seat) => createBot(rules, spec, new FastChance(`${n} ${seat}`).at(0)))
  const state = game.setup(KINGS_AND_THINGS_OPTIONS, SEATS, source.at(0))
  let decisions = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const action = bots[seat]?.choose(new StateGlimpse(game, state, seat))
    if (action === undefined) throw new TypeError(`nobody sits at ${seat}`)
    game.apply(state, seat, action, source.at(++decisions))
  }
  return decisions
}

function microseconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** The least time for one operation among rounds, until the time is over. The first round warms up. */
function best(seconds: number, round: () => number): number {
  let least = Number.POSITIVE_INFINITY
  const until = performance.now() + seconds * 1000
  for (let n = 0; n < 3 || performance.now() < until; n++) {
    let pieces = 0
    const spent = microseconds(() => {
      pieces = round()
    })
    if (n > 0) least = Math.min(least, spent / pieces)
  }
  return least
}

const seconds = Number(process.argv[2] ?? 5) / 3
const states = positions()
const views = states.flatMap((state) => game.toAct(state).map((seat) => game.view(state, seat)))
let games = 0
const rows: CostRow[] = [
  {
    what: 'a copy of a state',
    microseconds: best(seconds, () => {
      for (let n = 0; n < REPEATS; n++) for (const state of states) game.clone(state)
      return REPEATS * states.length
    }),
  },
  {
    what: 'an imagined state',
    microseconds: best(seconds, () => {
      for (let n = 0; n < REPEATS; n++) for (const view of views) game.imagine(view, chance)
      return REPEATS * views.length
    }),
  },
  { what: 'a decision of the greedy bot', microseconds: best(seconds, () => playGreedily(games++)) },
]
process.stdout.write(`${JSON.stringify({ rows })}\n`)
