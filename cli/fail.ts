/** A mistake of the person at the command line: the message says what to do, without a stack. */
export class UserError extends Error {}

/** What the system calls the trouble with a file: `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
