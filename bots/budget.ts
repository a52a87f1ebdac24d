/** How long a search may go on. */

export type Budget =
  | { readonly iterations: number }
  | { readonly milliseconds: number }
  /** Whichever ends first. */
  | { readonly iterations: number; readonly milliseconds: number }

/** Whether there is budget left after so many iterations. There is always enough for the first. */
export function stopwatch(budget: Budget): (iterations: number) => boolean {
  const most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY
  if (!('milliseconds' in budget)) return (iterations) => iterations < Math.max(1, most)
  const end = performance.now() + budget.milliseconds
  return (iterations) => iterations === 0 || (iterations < most && performance.now() < end)
}
