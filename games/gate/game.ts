/** Gate as the table knows it. */
import type { Game } from '@crownlands/core/game'
import { refuseAtTable } from '@crownlands/core/table'
import { audit } from './rules/audit'
import { legalActions } from './rules/legal-actions'
import { refuse } from './rules/refusals'
import { apply, outcome, toAct } from './rules/rules'
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
import { setup } from './rules/turn'
import { imagine, view, viewEvent } from './rules/view'

export const gate: Game<State, Action, View, Options, Event> = {
  id: 'gate',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  options: optionsSchema,
  schemas: { state: stateSchema, action: actionSchema, view: viewSchema, event: eventSchema },
  endings: ENDINGS,
  setup,
  setupOf: (state) => ({ seats: 1, options: state.options }),
  toAct,
  legalActions: (state, seat) => (seat === 0 ? legalActions(state) : []),
  apply,
  check: (state, seat, action) => refuseAtTable(gate, state, seat, action) ?? refuse(state, action as Action),
  outcome,
  view,
  viewEvent,
  endsTurn: ({ type }) => type === 'turn-ended',
  closing: { type: 'end' },
  imagine,
  clone,
  audit,
}
