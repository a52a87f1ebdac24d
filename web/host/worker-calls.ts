/** Calls to a worker that end even when the worker does not: comlink alone would wait for ever. */
export interface WorkerErrors {
  addEventListener(type: 'error', listener: () => void): void
}

export class WorkerCalls {
  readonly #waiting = new Set<(error: Error) => void>()
  readonly #error: () => Error
  #broken = false

  constructor(worker: WorkerErrors, error: () => Error) {
    this.#error = error
    worker.addEventListener('error', () => this.breakOff())
  }

  /** The answer; or the error, once the worker is broken. */
  wait<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#broken) reject(this.#error())
      this.#waiting.add(reject)
      answer.then(resolve, reject).finally(() => this.#waiting.delete(reject))
    })
  }

  breakOff(): void {
    this.#broken = true
    for (const reject of this.#waiting) reject(this.#error())
    this.#waiting.clear()
  }
}
