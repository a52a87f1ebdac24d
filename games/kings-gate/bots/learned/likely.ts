import type { Chance } from '@crownlands/core/chance'

/** How finely chances are told apart. */
const GRAIN = 1 << 16

/** Which of several it is, of which the first is the most promising: what is one more promising is e times as likely. */
export function likely(promises: readonly number[], chance: Chance): number {
  const best = promises[0] ?? 0
  let sum = 0
  for (const promise of promises) sum += Math.exp(promise - best)
  let left = (sum * chance.below(GRAIN)) / GRAIN
  let which = 0
  for (; which + 1 < promises.length; which++) {
    left -= Math.exp((promises[which] as number) - best)
    if (left < 0) break
  }
  return which
}
