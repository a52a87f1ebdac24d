/**
 * Bots with a budget in milliseconds get processor time instead of wall-clock time, so other work on the machine affects neither
 * side. All bots read `performance.now`, November's too.
 */
export function countProcessorTime(): void {
  const now = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  Object.defineProperty(performance, 'now', { value: now })
}
