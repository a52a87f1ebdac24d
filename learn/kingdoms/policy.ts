/** How promising actions look in Kingdoms, fitted to what the search came to choose. */
import type { SearchedChoice } from '@crownlands/bots/search'
import type { Outlooks, Policy } from '@crownlands/games/kingdoms/bots/learned/values'
import { actionOf } from '@crownlands/games/kingdoms/bots/search/choices'
import { Position } from '@crownlands/games/kingdoms/bots/search/position'
import { EVERYTHING, Worths } from '@crownlands/games/kingdoms/bots/search/worths'
import type { Action, State } from '@crownlands/games/kingdoms/rules/state'

const STEPS = 300
const RATE = 0.03
/** Keeps weights near what they were where the samples say little. */
const PULL = 1e-4

/** One decision: by choice what each weight is multiplied with, and how often the search made it, as a share. */
export interface Decision {
  readonly features: readonly Float64Array[]
  readonly shares: readonly number[]
}

/** The weights of a policy in a row, and back. */
function weightsOf(policy: Policy): number[] {
  return Object.values(policy).flat()
}

function policyOf(like: Policy, weights: readonly number[]): Policy {
  let next = 0
  const entries = Object.entries(like).map(([name, of]) => [
    name,
    Array.isArray(of) ? of.map(() => weights[next++]) : weights[next++],
  ])
  return Object.fromEntries(entries) as Policy
}

/** Promises are sums of weights: with one weight 1 and all others 0 they tell what it is multiplied with. */
export function decisionOf(state: State, outlooks: Outlooks, searched: readonly SearchedChoice<Action>[]): Decision {
  const zeros = weightsOf(outlooks.policy).map(() => 0)
  const visits = new Map(searched.map(({ turn: [action], visits: of }) => [JSON.stringify(action), of]))
  const columns = zeros.map((_, weight) =>
    promisesBy(state, outlooks, policyOf(outlooks.policy, zeros.with(weight, 1))),
  )
  const numbers = [...(columns[0]?.keys() ?? [])]
  const counts = numbers.map((choice) => visits.get(JSON.stringify(actionOf(choice))) ?? 0)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return {
    features: numbers.map((choice) => Float64Array.from(columns, (column) => column.get(choice) ?? 0)),
    shares: counts.map((count) => count / all),
  }
}

function promisesBy(state: State, outlooks: Outlooks, policy: Policy): Map<number, number> {
  const position = new Position(state.options, state.players.length, policy)
  position.read(state)
  const worths = new Worths({ ...outlooks, policy }, EVERYTHING)
  worths.look(position, state.turn)
  const { choices, promises } = worths
  return new Map(
    Array.from(choices, (choice, i): [number, number] => [choice, promises[i] ?? 0]).sort(([a], [b]) => a - b),
  )
}

/** Least cross entropy, by Adam. */
export function fitPolicy(
  decisions: readonly Decision[],
  from: Policy,
): { readonly policy: Policy; readonly loss: number } {
  const start = weightsOf(from)
  const weights = [...start]
  const [slow, fast] = [weights.map(() => 0), weights.map(() => 0)]
  let loss = 0
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight, i) => PULL * (weight - (start[i] ?? 0)))
    loss = 0
    for (const decision of decisions) loss += addGradient(decision, weights, gradient, 1 / decisions.length)
    for (let i = 0; i < weights.length; i++) {
      slow[i] = 0.9 * (slow[i] ?? 0) + 0.1 * (gradient[i] ?? 0)
      fast[i] = 0.99 * (fast[i] ?? 0) + 0.01 * (gradient[i] ?? 0) ** 2
      const [mean, square] = [(slow[i] ?? 0) / (1 - 0.9 ** step), (fast[i] ?? 0) / (1 - 0.99 ** step)]
      weights[i] = (weights[i] ?? 0) - (RATE * mean) / (Math.sqrt(square) + 1e-8)
    }
  }
  return {
    policy: policyOf(
      from,
      weights.map((weight) => Math.round(weight * 1000) / 1000),
    ),
    loss: loss / decisions.length,
  }
}

/** Gives back the cross entropy. */
function addGradient(
  { features, shares }: Decision,
  weights: readonly number[],
  gradient: number[],
  scale: number,
): number {
  const logits = features.map((of) => of.reduce((sum, feature, i) => sum + feature * (weights[i] ?? 0), 0))
  const most = Math.max(...logits)
  const exps = logits.map((logit) => Math.exp(logit - most))
  const sum = exps.reduce((all, exp) => all + exp, 0)
  let loss = 0
  features.forEach((of, choice) => {
    const chance = (exps[choice] ?? 0) / sum
    const share = shares[choice] ?? 0
    if (share > 0) loss -= share * Math.log(chance)
    for (let i = 0; i < of.length; i++) gradient[i] = (gradient[i] ?? 0) + scale * (chance - share) * (of[i] ?? 0)
  })
  return loss
}
