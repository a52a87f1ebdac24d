/** Work on one table at a time, in the order it was asked for. */
export class Queues {
  readonly #last = new Map<string, Promise<unknown>>()

  run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#last.set(id, mine)
    const forget = () => {
      if (this.#last.get(id) === mine) this.#last.delete(id)
    }
    mine.then(forget, forget)
    return mine
  }
}
