/** What bots have learned about King's Gate by playing: heuristics that go by whole turns and by what networks say of them. */
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import type { Heuristics } from '@crownlands/core/heuristics'
import type { Action, State, View } from '../../rules/state'
import { heuristics as light } from '../heuristics'
import { Judge } from './judge'
import { KingsGateModel } from './model'
import { readNetworks } from './networks'
import file from './networks.json' with { type: 'json' }
import { stepFor } from './pieces'
import { Position } from './position'

/** What is no part of a turn that was thought about looks so much worse than what is, in log odds. */
const UNTHOUGHT = 5

const WEIGHTS: Readonly<Record<number, readonly string[]>> = file.weights

export const heuristics: Heuristics<State, Action, View> = {
  ...light,
  evaluate,
  judge,
  model: (view, seat) => new KingsGateModel(view, seat, judgeFor(view.players.length), new FastChance('model').at(0)),
}

const judges = new Map<number, Judge>()

function judgeFor(seats: number): Judge {
  const known = judges.get(seats)
  if (known !== undefined) return known
  const made = new Judge(seats, readNetworks(seats, WEIGHTS[seats] ?? []))
  judges.set(seats, made)
  return made
}

const position = new Position()

function evaluate(state: State): number[] {
  const values = new Float64Array(state.players.length)
  position.read(state)
  judgeFor(state.players.length).standing(position, values)
  return [...values]
}

/** The best turn that begins with the action. */
function judge(state: State, _seat: Seat, actions: readonly Action[]): number[] {
  const { turns } = judgeFor(state.players.length)
  position.read(state)
  if (state.phase === 'over') return actions.map(() => 0)
  turns.find(position)
  const best = new Map<number | undefined, number>()
  let worst = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < turns.count; turn++) {
    const first = turns.lengthOf(turn) === 0 ? undefined : turns.stepOf(turn, 0)
    const worth = turns.worth[turn] as number
    best.set(first, Math.max(worth, best.get(first) ?? worth))
    worst = Math.min(worst, worth)
  }
  return actions.map((action) => best.get(stepFor(action)) ?? worst - UNTHOUGHT)
}
