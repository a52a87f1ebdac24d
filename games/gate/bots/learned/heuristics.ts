/** What bots know about Gate from sieges of their own. */
import type { Heuristics } from '@crownlands/core/heuristics'
import type { Action, Options, State, View } from '../../rules/state'
import { heuristics as plain } from '../heuristics'
import anyOrderFile from './any-order.json' with { type: 'json' }
import { actionOf, choiceFor } from './choice'
import { GateModel, oddsOf } from './model'
import { Network, readWeights } from './network'
import { Policy } from './policy'
import { Position } from './position'
import { winningChoice } from './solve'
import strictFile from './strict.json' with { type: 'json' }

const anyOrder = new Policy(new Network(readWeights(anyOrderFile.weights)))
const strict = new Policy(new Network(readWeights(strictFile.weights)))

function policyFor({ strictPhases }: Options): Policy {
  return strictPhases ? strict : anyOrder
}

export const heuristics: Heuristics<State, Action, View> = {
  ...plain,
  evaluate,
  judge,
  solve,
  model: (view) => new GateModel(view, policyFor(view.options)),
}

function evaluate(state: State): number[] {
  return [policyFor(state.options).worth(positionOf(state))]
}

/** In log odds of winning. */
function judge(state: State, _seat: number, actions: readonly Action[]): number[] {
  const worths: number[] = []
  policyFor(state.options).look(positionOf(state), actions.map(choiceFor), worths)
  return worths.map(oddsOf)
}

/** G-E1, G-E2: nobody more comes and nobody gets away, so that a victory now is as good as any. */
function solve(view: View): Action | undefined {
  const choice = winningChoice(positionOf(view))
  return choice === undefined ? undefined : actionOf(choice)
}

function positionOf(of: State | View): Position {
  const position = new Position()
  position.set(of)
  return position
}
