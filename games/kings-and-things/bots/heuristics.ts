/** What bots know of Kings & Things. */
import type { Heuristics } from '@crownlands/core/heuristics'
import type { Action } from '../rules/actions'
import type { State } from '../rules/state'
import type { View } from '../rules/view/view'
import { judge } from './judge'
import { evaluate } from './search/evaluate'
import { TurnModel } from './search/model'
import { playout } from './search/playout'

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
