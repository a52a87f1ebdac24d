/** Kings & Things as the table knows it. */
import type { Game } from '@crownlands/core/game'
import { refuseAtTable } from '@crownlands/core/table'
import { type Action, actionSchema, DONE } from './rules/actions'
import { audit } from './rules/audit/audit'
import { clone } from './rules/clone'
import { handlerOf } from './rules/handlers'
import { type Event, eventSchema } from './rules/happenings'
import { incomeOf } from './rules/phases/income'
import { apply, legalActions, outcome, randomAction, refuse, setup, setupOfVersion1, toAct } from './rules/rules'
import {
  ENDINGS,
  type Options,
  optionsSchema,
  type RulesVersion,
  type State,
  stateSchema,
  viewSchema,
} from './rules/state'
import { imagine } from './rules/view/imagine'
import { type View, view, viewEvent } from './rules/view/view'

type KingsAndThings = Game<State, Action, View, Options, Event>

/** The version is part of the state, so versions differ in how a match is set up and in which data they take. */
function gameOf(version: RulesVersion): KingsAndThings {
  const game: KingsAndThings = {
    id: 'kings-and-things',
    rulesVersion: version,
    seats: { min: 2, max: 4 },
    options: optionsSchema,
    schemas: {
      state: stateSchema(version),
      action: actionSchema,
      view: viewSchema(version),
      event: eventSchema,
    },
    endings: ENDINGS,
    setup: version === 1 ? setupOfVersion1 : setup,
    setupOf: (state) => ({ seats: state.players.length, options: state.options }),
    toAct,
    legalActions,
    randomAction,
    apply,
    check: (state, seat, action) => refuseAtTable(game, state, seat, action) ?? refuse(state, seat, action as Action),
    outcome,
    scores: (state) => state.players.map((_, seat) => incomeOf(state, seat)),
    view,
    viewEvent,
    endsTurn: ({ type }) => type === 'part-ended',
    closing: DONE,
    isQuestion: ({ tasks }) => {
      const task = tasks.at(-1)
      return task !== undefined && handlerOf(task).isQuestion === true
    },
    imagine,
    clone,
    audit,
  }
  return game
}

/** The newest, with which new matches are begun. */
export const kingsAndThings = gameOf(2)

/** For matches that were begun with it. */
export const kingsAndThingsVersion1 = gameOf(1)
