/** What bots know about Kingdoms from experience: loaded when one first thinks. */
import type { Heuristics } from '@crownlands/core/heuristics'
import type { Action, State, View } from '../../rules/state'
import { imagine } from '../../rules/view'
import { heuristics as plain } from '../heuristics'
import { actionOf, choiceOf } from '../search/choices'
import { FORESIGHT, type Foreseen, foresightFor } from '../search/foresight'
import { KingdomsModel } from '../search/model'
import { Position } from '../search/position'
import { solved } from '../search/solve'
import { standing } from '../search/standing'
import { EVERYTHING, Worths } from '../search/worths'
import { type Learned, outlooksFor, VALUES } from './values'

/** Any state that fits a view will do where what is hidden is dealt anew. */
const FIRST = { below: () => 0 }

/** `foreseen` is by number of players. */
export function heuristicsWith(
  learned: Learned,
  foreseen: Readonly<Record<number, Foreseen>> = FORESIGHT,
): Heuristics<State, Action, View> {
  const outlooksOf = ({ options, players }: State | View) => outlooksFor(learned, options, players.length)
  return {
    ...plain,
    evaluate: (state) => {
      const into = new Float64Array(state.players.length)
      standing(read(state, learned), outlooksOf(state), into)
      return [...into]
    },
    judge: (state, seat, actions) => {
      const worths = new Worths(outlooksOf(state), EVERYTHING)
      worths.look(read(state, learned), seat)
      const promises = new Map(Array.from(worths.choices, (choice, i) => [choice, worths.promises[i] ?? 0]))
      return actions.map((action) => promises.get(choiceOf(action)) ?? Number.NEGATIVE_INFINITY)
    },
    solve: (view) => {
      const choice = solved(read(imagine(view, FIRST), learned), outlooksOf(view))
      return choice === undefined ? undefined : actionOf(choice)
    },
    model: (view, seat) => {
      const foresight = foresightFor(foreseen[view.players.length], view.options, view.players.length)
      return new KingdomsModel(outlooksOf(view), foresight, view, seat)
    },
  }
}

function read(state: State, learned: Learned): Position {
  const seats = state.players.length
  const position = new Position(state.options, seats, outlooksFor(learned, state.options, seats).policy)
  position.read(state)
  return position
}

export const heuristics = heuristicsWith(VALUES)
