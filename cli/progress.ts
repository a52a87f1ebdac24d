/** A progress bar on standard error. Not shown if standard error is not a terminal. */
export class ProgressBar {
  readonly #total: number
  readonly #started = performance.now()
  #lastShown = 0

  constructor(total: number) {
    this.#total = total
  }

  show(done: number): void {
    const now = performance.now()
    if (!process.stderr.isTTY || (now - this.#lastShown < 100 && done < this.#total)) return
    this.#lastShown = now
    const width = 30
    const filled = Math.round((done / this.#total) * width)
    const left = ((now - this.#started) / done) * (this.#total - done)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    process.stderr.write(`\r${bar} ${done}/${this.#total}, ${timeLeft(left / 1000)} left \u001b[K`)
  }

  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  }
}

/** Rounded for people: `45 s`, `12 min`, `3 h`. */
export function timeLeft(seconds: number): string {
  if (seconds <= 100) return `${Math.ceil(seconds)} s`
  const minutes = seconds / 60
  return minutes <= 100 ? `${Math.ceil(minutes)} min` : `${Math.ceil(minutes / 60)} h`
}
