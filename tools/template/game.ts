/** The contract between Template Game and the table. */
import type { Game } from '@crownlands/core/game'
import { refuseAtTable } from '@crownlands/core/table'
import { audit } from './rules/audit'
import { apply, legalActions, outcome, refuse, setup, toAct } from './rules/rules'
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

export const templateGame: Game<State, Action, View, Options, Event> = {
  id: 'template-game',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  schemas: { state: stateSchema, action: actionSchema, view: viewSchema, event: eventSchema },
  endings: ENDINGS,
  setup,
  setupOf: ({ hands, options }) => ({ seats: hands.length, options }),
  toAct,
  legalActions,
  apply,
  check: (state, seat, action) => refuseAtTable(templateGame, state, seat, action) ?? refuse(state, action as Action),
  outcome,
  view,
  viewEvent,
  // TG-T1: one action is a turn.
  endsTurn: ({ type }) => type === 'swapped' || type === 'kept',
  imagine,
  clone,
  audit,
}
