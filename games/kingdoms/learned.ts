/** What bots know about Kingdoms from experience: loaded when one first thinks. */
import { FastChance } from '@crownlands/core/chance-fast'
import type { Heuristics } from '@crownlands/core/heuristics'
import { heuristics as plain } from './heuristics'
import { KingdomsModel } from './search/model'
import type { Action, State, View } from './state'

export const heuristics: Heuristics<State, Action, View> = {
  ...plain,
  model: (view, seat) => new KingdomsModel(view, seat, new FastChance('root').at(0)),
}
