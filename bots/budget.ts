/** How long a search may go on. */

export type Budget =
  | { readonly iterations: number }
  | { readonly milliseconds: number }
  /** Whichever ends first. */
  | { readonly iterations: number; readonly milliseconds: number }

export class Stopwatch {
  readonly #most: number
  readonly #started = performance.now()
  readonly #milliseconds: number

  constructor(budget: Budget) {
    // There is always enough for the first.
    this.#most = 'iterations' in budget ? Math.max(1, budget.iterations) : Number.POSITIVE_INFINITY
    this.#milliseconds = 'milliseconds' in budget ? budget.milliseconds : Number.POSITIVE_INFINITY
  }

  /** About how many iterations there is budget for after so many. */
  left(iterations: number): number {
    if (iterations === 0) return this.#most
    const byCount = this.#most - iterations
    if (this.#milliseconds === Number.POSITIVE_INFINITY) return byCount
    const spent = performance.now() - this.#started
    return Math.min(byCount, (iterations * (this.#milliseconds - spent)) / Math.max(spent, 0.01))
  }
}

/** Everybody's part of a budget that several use at the same time. */
export function sharedBudget(budget: Budget, by: number): Budget {
  return 'iterations' in budget ? { ...budget, iterations: Math.ceil(budget.iterations / by) } : budget
}
