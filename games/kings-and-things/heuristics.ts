/** What bots know of Kings & Things. */
import type { Heuristics } from '@crownlands/core/heuristics'
import type { Action } from './actions'
import { evaluate } from './heuristics-evaluate'
import { judge } from './heuristics-judge'
import { playout } from './heuristics-playout'
import { TurnModel } from './search-model'
import type { State } from './state'
import type { View } from './view'

export const heuristics: Heuristics<State, Action, View> = {
  evaluate,
  judge,
  playout,
  stage,
  model: (view, seat) => new TurnModel(view, seat),
}

/** A turn is tried out to its end: when the next begins everybody has built and collected. */
function stage({ turn, result }: State): number {
  return result === undefined ? turn : Number.POSITIVE_INFINITY
}
