/** What bots know about Kingdoms from experience: loaded when one first thinks. */
import type { Heuristics } from '@crownlands/core/heuristics'
import { heuristics as plain } from './heuristics'
import { type Learned, outlooksFor } from './search/learned-values'
import { KingdomsModel } from './search/model'
import type { Action, State, View } from './state'
import { VALUES } from './values'

export function heuristicsWith(learned: Learned): Heuristics<State, Action, View> {
  return {
    ...plain,
    model: (view, seat) => new KingdomsModel(outlooksFor(learned, view.options, view.players.length), view, seat),
  }
}

export const heuristics = heuristicsWith(VALUES)
