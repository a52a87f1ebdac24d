/** In milliseconds. */
export interface Backoff {
  readonly first: number
  readonly longest: number
}

/**
 * How long to wait after so many failures in a row: twice as long each time, up to a limit. Between half of that and all of it,
 * by chance, so that nodes that failed together do not come back together.
 */
export function waitAfter(failures: number, { first, longest }: Backoff, chance: number = Math.random()): number {
  const most = Math.min(longest, first * 2 ** (failures - 1))
  return most * (0.5 + chance / 2)
}
