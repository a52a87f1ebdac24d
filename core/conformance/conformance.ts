/**
 * What every game must pass. Random games are played through the contract; every step is checked for
 * what is cheap to check, and steps picked at random for everything else. A violation throws with the
 * seed and the step, so that it can be seen again.
 */

import type { GameEvent } from '../game'
import { Run } from './run'
import { ConformanceError, type Family, type Report, type Subject } from './subject'

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
    `Imagination: imagined secrets are not as likely as true ones\n  ${JSON.stringify([...secrets])}`,
  )
}
