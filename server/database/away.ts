/** Whether an error says that the database does not answer now: connections that are refused or lost, what took too long, a start or an end. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08|53|57P|57014)|^E(CONN|PIPE|TIMEDOUT)|^ENOENT$/.test(code) ||
    /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|Client has encountered a connection error/i.test(
      error.message,
    )
  )
}
