/** Why a table does not do what it is asked. */
export type ProblemName =
  | 'no-such-table'
  | 'no-such-seat'
  | 'no-such-step'
  | 'no-such-link'
  | 'not-your-seat'
  | 'not-the-host'
  | 'not-running'
  | 'not-over'
  | 'paused'
  | 'begun'
  | 'taken'
  | 'same-name'
  | 'removed'
  | 'not-full'
  | 'not-allowed'
  | 'chat-closed'
  | 'too-many'
  | 'busy'
  | 'unknown-outcome'

export class TableProblem extends Error {
  readonly problem: ProblemName

  constructor(problem: ProblemName, message: string) {
    super(message)
    this.problem = problem
  }
}
