/** Pearson's chi-square of counts that should all be equal. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/**
 * What chi-square exceeds once in about thirty thousand times when the counts differ by luck alone
 * (Wilson and Hilferty). The tests draw from fixed seeds, so they do not fail by luck on another day.
 */
export function suspicious(cells: number): number {
  const freedom = cells - 1
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + 4 * Math.sqrt(spread)) ** 3
}

/** How often each number below `cells` comes up. */
export function tally(cells: number, draws: number, draw: (i: number) => number): number[] {
  const counts = new Array<number>(cells).fill(0)
  for (let i = 0; i < draws; i++) {
    const cell = draw(i)
    counts[cell] = (counts[cell] ?? Number.NaN) + 1
  }
  return counts
}
