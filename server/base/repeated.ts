/** Work that is repeated by a timer and never runs twice at once: while it is under way, the timer's calls are skipped. */
export class Repeated {
  readonly #work: () => Promise<void>
  readonly #onError: (error: unknown) => void
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | undefined
  /** What begins as soon as the run under way has ended. */
  #next: Promise<void> | undefined
  #stopped = false

  /** `every`: in milliseconds. */
  constructor(every: number, work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work
    this.#onError = onError
    this.#timer = setInterval(() => {
      if (this.#running === undefined && this.#next === undefined) void this.#run()
    }, every)
  }

  /** Resolves at the end of a run that began after this call. */
  now(): Promise<void> {
    if (this.#next !== undefined) return this.#next
    if (this.#running === undefined) return this.#run()
    this.#next = this.#running.then(() => {
      this.#next = undefined
      return this.#run()
    })
    return this.#next
  }

  #run(): Promise<void> {
    if (this.#stopped) return Promise.resolve()
    this.#running = this.#work()
      .catch(this.#onError)
      .finally(() => {
        this.#running = undefined
      })
    return this.#running
  }

  /** Resolves when the run under way has ended; there is none after it. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#running
  }
}
