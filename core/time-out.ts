/** A match that a clock has ended: how it stands then. No rule of a game says so; the players have agreed on it. */
import type { Game, Outcome, Seat } from './game'

/** The ending of such a match. No game has an ending of this name. */
const OUT_OF_TIME = 'out-of-time'

/** T-C1: players who ran out of time come last whatever their score; of the others the highest score wins. */
export function outcomeOnTime<State>(
  game: Pick<Game<State>, 'scores'>,
  state: State,
  seats: number,
  outOfTime: readonly Seat[],
): Outcome {
  const scores = game.scores?.(state) ?? Array.from({ length: seats }, () => 0)
  const inTime = scores.flatMap((score, seat) => (outOfTime.includes(seat) ? [] : [{ seat, score }]))
  const most = Math.max(...inTime.map(({ score }) => score))
  const winners = inTime.filter(({ score }) => score === most).map(({ seat }) => seat)
  return { winners, scores, ending: OUT_OF_TIME, outOfTime }
}
