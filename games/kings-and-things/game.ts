/** Kings & Things as the table knows it. */
import type { Game } from '@crownlands/core/game'
import { refuseAtTable } from '@crownlands/core/table'
import { type Action, actionSchema, DONE } from './actions'
import { audit } from './audit'
import { clone } from './clone'
import { eventSchema } from './event-schemas'
import type { Event } from './happenings'
import { imagine } from './imagine'
import { apply, legalActions, outcome, randomAction, refuse, setup, toAct } from './rules'
import { ENDINGS, type Options, optionsSchema, type State } from './state'
import { stateSchema, viewSchema } from './state-schema'
import { type View, view, viewEvent } from './view'

export const kingsAndThings: Game<State, Action, View, Options, Event> = {
  id: 'kings-and-things',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  schemas: {
    state: stateSchema,
    action: actionSchema,
    view: viewSchema,
    event: eventSchema,
  },
  endings: ENDINGS,
  setup,
  setupOf: (state) => ({ seats: state.players.length, options: state.options }),
  toAct,
  legalActions,
  randomAction,
  apply,
  check: (state, seat, action) =>
    refuseAtTable(kingsAndThings, state, seat, action) ?? refuse(state, seat, action as Action),
  outcome,
  view,
  viewEvent,
  endsTurn: ({ type }) => type === 'part-ended',
  closing: DONE,
  isQuestion: (state) => {
    const type = state.tasks.at(-1)?.type
    return type === 'dice' || type === 'answer' || type === 'elixir' || type === 'calls'
  },
  imagine,
  clone,
  audit,
}
