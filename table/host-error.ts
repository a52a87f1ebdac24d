import type { HostProblem } from './protocol'

/**
 * The problem is the error's name, because name and message are all that comes through to the page. The cause, which may quote
 * what is hidden, stays where the host is.
 */
export class HostError extends Error {
  constructor(problem: HostProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = problem
  }
}
