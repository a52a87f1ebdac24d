/**
 * Bots that think for so many milliseconds are given milliseconds of the processor, not of the clock on the wall: what else
 * the machine does takes nothing from either side. Both read `performance.now`, the bots of November too.
 */
export function countProcessorTime(): void {
  const now = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  Object.defineProperty(performance, 'now', { value: now })
}
