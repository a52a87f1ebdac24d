/** Kingdoms as the table knows it. */
import type { Game } from '@crownlands/core/game'
import { refuseAtTable } from '@crownlands/core/table'
import { audit } from './rules/audit'
import { apply, legalActions, outcome, randomAction, refuse, setup, toAct } from './rules/rules'
import {
  type Action,
  actionSchema,
  clone,
  ENDINGS,
  type Event,
  eventSchema,
  type Options,
  optionsSchema,
  type State,
  stateSchema,
  type View,
  viewSchema,
} from './rules/state'
import { imagine, view, viewEvent } from './rules/view'

export const kingdoms: Game<State, Action, View, Options, Event> = {
  id: 'kingdoms',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  schemas: { state: stateSchema, action: actionSchema, view: viewSchema, event: eventSchema },
  endings: ENDINGS,
  setup,
  setupOf: (state) => ({ seats: state.players.length, options: state.options }),
  toAct,
  legalActions,
  randomAction,
  apply,
  check: (state, seat, action) => refuseAtTable(kingdoms, state, seat, action) ?? refuse(state, seat, action as Action),
  outcome,
  scores: ({ players }) => players.map(({ gold }) => gold),
  view,
  viewEvent,
  // K-T1 to K-T3: one piece is placed in a turn.
  endsTurn: ({ type }) => type === 'castle-placed' || type === 'tile-placed',
  imagine,
  clone,
  audit,
}
