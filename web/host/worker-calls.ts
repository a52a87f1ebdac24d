/** Calls to a worker that end even when the worker does not: comlink alone would wait for ever. */
export interface WorkerErrors {
  addEventListener(type: 'error', listener: () => void): void
}

export class WorkerCalls {
  readonly #waiting = new Set<(error: Error) => void>()
  readonly #error: () => Error
  readonly #onBroken: () => void
  #broken = false

  constructor(worker: WorkerErrors, error: () => Error, onBroken: () => void) {
    this.#error = error
    this.#onBroken = onBroken
    worker.addEventListener('error', () => this.#breakOff())
  }

  /** The answer; or the error, once the worker is broken or has taken longer than the limit, in milliseconds. */
  wait<T>(answer: Promise<T>, limit: number): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#broken) reject(this.#error())
      const alarm = setTimeout(() => this.#breakOff(), limit)
      this.#waiting.add(reject)
      answer.then(resolve, reject).finally(() => {
        clearTimeout(alarm)
        this.#waiting.delete(reject)
      })
    })
  }

  #breakOff(): void {
    if (this.#broken) return
    this.#broken = true
    this.#onBroken()
    for (const reject of this.#waiting) reject(this.#error())
    this.#waiting.clear()
  }
}
