import type { HostProblem } from './protocol'

/** The problem is the error's name, because name and message are all that comes through to the page. */
export class HostError extends Error {
  constructor(problem: HostProblem, message: string) {
    super(message)
    this.name = problem
  }
}
