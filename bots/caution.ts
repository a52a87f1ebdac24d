/** By how many standard errors what was tried is taken to be worse than it looks. */
const CAUTION = 2

/**
 * What a choice is worth at least, in all likelihood: the best of these is the one to make. The one that was tried most is
 * often only the one that looked best at first sight, and the one that fared best often one that was hardly tried.
 */
export function cautiousValue(value: number, visits: number, spread: number): number {
  // What was worked out without a search was visited by none, and is sure.
  return visits === 0 ? value : value - (CAUTION * spread) / Math.sqrt(visits)
}
