/** What holds at the table in every game (docs/rules/table.md), before a game's own rules are asked. */
import type { Game, Refusal, Seat } from './game'

/** Why the seat may not do this at all: the match is over, it is not to act, or the action makes no sense. */
export function refuseAtTable<State, Action>(
  game: Pick<Game<State, Action>, 'toAct' | 'schemas'>,
  state: State,
  seat: Seat,
  action: unknown,
): Refusal | undefined {
  const toAct = game.toAct(state)
  if (toAct.length === 0) return { clause: 'T-A3', reason: 'match-over' }
  if (!toAct.includes(seat)) return { clause: 'T-A1', reason: 'not-to-act' }
  const problem = game.schemas.action.problem(action)
  return problem === undefined ? undefined : { clause: 'T-A2', reason: 'malformed', facts: problem }
}
