/** Several searches of the same decision, each with a chance of its own, as one (root parallel search). */
import { cautiousValue } from './caution'
import type { SearchedChoice, SearchReport } from './search'

export function addReports<Action>(reports: readonly SearchReport<Action>[]): SearchReport<Action> {
  const byTurn = new Map<string, SearchedChoice<Action>>()
  for (const choice of reports.flatMap(({ choices }) => choices)) {
    const key = JSON.stringify(choice.turn)
    const before = byTurn.get(key)
    byTurn.set(key, before === undefined ? choice : added(before, choice))
  }
  const iterations = reports.reduce((sum, report) => sum + report.iterations, 0)
  const squares = reports.reduce((sum, report) => sum + report.iterations * report.spread ** 2, 0)
  const spread = iterations === 0 ? 0 : Math.sqrt(squares / iterations)
  const worth = ({ value, visits }: SearchedChoice<Action>) => cautiousValue(value, visits, spread)
  const choices = [...byTurn.values()].sort((a, b) => worth(b) - worth(a) || b.visits - a.visits)
  return {
    iterations,
    spread,
    choices,
    line: lineOf(reports, choices[0]),
  }
}

function added<Action>(one: SearchedChoice<Action>, other: SearchedChoice<Action>): SearchedChoice<Action> {
  const visits = one.visits + other.visits
  // What was worked out without a search was visited by none.
  const value = visits === 0 ? one.value : (one.value * one.visits + other.value * other.visits) / visits
  return { turn: one.turn, visits, value }
}

/** The line of whoever saw most of the choice that was made. */
function lineOf<Action>(
  reports: readonly SearchReport<Action>[],
  best: SearchedChoice<Action> | undefined,
): readonly Action[] {
  if (best === undefined) return []
  const key = JSON.stringify(best.turn)
  const agreeing = reports.filter(({ choices: [first] }) => first !== undefined && JSON.stringify(first.turn) === key)
  const [surest] = agreeing.sort((a, b) => (b.choices[0]?.visits ?? 0) - (a.choices[0]?.visits ?? 0))
  return surest?.line ?? best.turn
}
