/**
 * What every game must pass. Random games are played through the contract; every step is checked for
 * what is cheap to check, and steps picked at random for everything else. A violation throws with the
 * seed and the step, so that it can be seen again.
 */
import type { Chance } from './chance'
import { Run } from './conformance-run'
import type { Game, GameEvent, Seat, Viewer } from './game'
import type { Notation } from './room'

export interface Subject<State, Action, View, Options, Event extends GameEvent> {
  readonly game: Game<State, Action, View, Options, Event>
  readonly notation?: Notation<State, Action, View>
  /** No score is ever outside. */
  readonly scores: { readonly min: number; readonly max: number }
  /** No match is ever longer. */
  readonly mostActions: number
  /** Something that the viewer cannot know, of a state: imagined states must have it as often as true ones. */
  readonly secret?: (state: State, viewer: Viewer) => string | undefined
}

export interface Family<Options, State = never, Action = never> {
  readonly seats: number
  readonly options: Options
  readonly games: number
  readonly seed: string
  /** In how many steps of a hundred the thorough checks are made. */
  readonly thoroughPercent: number
  /** The position from which every game goes on, where that is not the set-up. */
  readonly start?: State
  /** Who chooses; any legal action is as likely as another unless told. */
  policy?(state: State, seat: Seat, legal: readonly Action[], dice: Chance): Action
  /** Games are left after so many actions; they are played to their end unless told. */
  readonly upTo?: number
}

/** What was seen, so that a test can tell that the checks had something to check. */
export interface Report {
  games: number
  actions: number
  thoroughSteps: number
  /** Pairs of different states that a seat could not tell apart. */
  secretsCompared: number
  refusals: number
  /** Steps at which a question out of turn was asked. */
  questions: number
  /** How often each secret was true, and how often it was imagined. */
  readonly secrets: Map<string, { truly: number; imagined: number }>
  readonly endings: Map<string, number>
  sharedVictories: number
}

export class ConformanceError extends Error {}

export function conform<State, Action, View, Options, Event extends GameEvent>(
  subject: Subject<State, Action, View, Options, Event>,
  family: Family<Options, NoInfer<State>, NoInfer<Action>>,
): Report {
  const report: Report = {
    games: 0,
    actions: 0,
    thoroughSteps: 0,
    secretsCompared: 0,
    refusals: 0,
    questions: 0,
    secrets: new Map(),
    endings: new Map(),
    sharedVictories: 0,
  }
  if (family.start === undefined) new Run(subject, family, family.seed, report).checkOpenings()
  for (let i = 0; i < family.games; i++) {
    const run = new Run(subject, family, `${family.seed}/${i}`, report)
    run.play()
  }
  checkImaginedLikeTrue(report)
  return report
}

/**
 * Given what a viewer sees, truth and imagination must have the same distribution; so over all that was seen their
 * counts differ by luck alone. Pearson's chi-square of two samples, against a bound (Wilson and Hilferty) that luck
 * exceeds once in thirty thousand times.
 */
function checkImaginedLikeTrue({ secrets }: Report): void {
  const counts = [...secrets.values()].filter(({ truly, imagined }) => truly + imagined >= 10)
  const freedom = counts.length - 1
  if (freedom < 1) return
  const distance = counts.reduce((sum, { truly, imagined }) => sum + (truly - imagined) ** 2 / (truly + imagined), 0)
  const spread = 2 / (9 * freedom)
  if (distance < freedom * (1 - spread + 4 * Math.sqrt(spread)) ** 3) return
  throw new ConformanceError(
    `does not hold: what is imagined is as likely as what is true\n  ${JSON.stringify([...secrets])}`,
  )
}
