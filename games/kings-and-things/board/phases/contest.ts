/** The contest of a power (KT-P3): two dice against two; equal, and the character itself is at stake. */
import type { Event } from '../../rules/happenings'

export type Contest = Extract<Event, { readonly type: 'contest' }>

/** In hundredths: how often it succeeds, and how often the character is lost. */
export function contestOdds(): { readonly succeeds: number; readonly lost: number } {
  const sums = new Map<number, number>()
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) sums.set(a + b, (sums.get(a + b) ?? 0) + 1)
  let [ahead, equal] = [0, 0]
  for (const [own, times] of sums) {
    for (const [other, ways] of sums) {
      if (own > other) ahead += times * ways
      else if (own === other) equal += times * ways
    }
  }
  const all = 36 * 36
  // To be ahead is as likely as to be behind.
  return { succeeds: Math.round((100 * ahead) / all), lost: Math.round((100 * equal * ahead) / all ** 2) }
}

export function sumOfDice(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0)
}

export function resultOf({ own, others }: Contest): 'won' | 'lost' | 'tied' {
  const lead = sumOfDice(own) - sumOfDice(others)
  return lead > 0 ? 'won' : lead < 0 ? 'lost' : 'tied'
}

/** The contests among what happened last: the second is about the character. */
export function contestsIn(latest: readonly Event[]): readonly Contest[] {
  return latest.filter((event) => event.type === 'contest')
}
