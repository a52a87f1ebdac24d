/**
 * The command under way. It is kept until the server has answered, over a lost line, a reload and a night's sleep, and sent again
 * by itself under the same key, which the server carries out once. Commands of a table go one after the other.
 */
import { sameData } from '@crownlands/core/json'
import type { Command } from '@crownlands/table/protocol'

export interface KeptCommand extends Command {
  /** Of the table. */
  readonly code: string
  /** When it was given, by the device's clock. */
  readonly since: number
}

/** `later`: nobody knows what became of it; to be sent again, after so many milliseconds if the server says so. */
export type Sent<T> = { readonly answer: T } | { readonly later: number | undefined }

/** Where commands outlive the page. Nothing it does may hold up or fail a command. */
export interface OutboxStore {
  all(code: string): Promise<readonly KeptCommand[]>
  put(command: KeptCommand): Promise<void>
  remove(key: string): Promise<void>
}

export interface OutboxNeeds<T> {
  readonly code: string
  readonly store: OutboxStore
  send(command: KeptCommand): Promise<Sent<T>>
  /** A command of an earlier page was answered. */
  onFound(command: KeptCommand, answer: T): void
  /** Something waits to be sent, or no longer. */
  onUnsent(command: KeptCommand | undefined): void
  now(): number
  chance(): number
  /** What is given back calls it off. */
  later(ms: number, work: () => void): () => void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000

interface Underway<T> {
  readonly command: KeptCommand
  readonly answered: Promise<T>
}

export class Outbox<T> {
  readonly #needs: OutboxNeeds<T>
  /** In the order in which they are sent. */
  #underway: readonly Underway<T>[] = []
  #wake: (() => void) | undefined
  #ended = false
  /** What an earlier page has decided counts before what this one decides. */
  #resumed: Promise<void> = Promise.resolve()

  constructor(needs: OutboxNeeds<T>) {
    this.#needs = needs
  }

  /** Resolves when the server has answered, however long that takes. The same decision given twice is the same command. */
  async do(command: Command): Promise<T> {
    await this.#resumed
    const same = this.#underway.find((one) => isSameDecision(one.command, command))
    if (same !== undefined) return same.answered
    const kept = { ...command, code: this.#needs.code, since: this.#needs.now() }
    void this.#needs.store.put(kept).catch(() => undefined)
    return this.#queue(kept)
  }

  /** Goes on with what an earlier page could not send. */
  resume(): Promise<void> {
    this.#resumed = this.#goOn()
    return this.#resumed
  }

  async #goOn(): Promise<void> {
    const found = await this.#needs.store.all(this.#needs.code).catch(() => [])
    for (const command of found.toSorted((a, b) => a.since - b.since)) {
      if (this.#ended || this.#underway.some((one) => one.command.key === command.key)) continue
      void this.#queue(command).then((answer) => this.#needs.onFound(command, answer))
    }
  }

  /** The line is back: there is no need to wait. */
  wake(): void {
    this.#wake?.()
  }

  /** The page lets go of the table; what was not answered stays where it is kept. */
  end(): void {
    this.#ended = true
  }

  #queue(command: KeptCommand): Promise<T> {
    const before = this.#underway.at(-1)?.answered ?? Promise.resolve()
    const answered = before.then(() => this.#deliver(command))
    const underway = { command, answered }
    this.#underway = [...this.#underway, underway]
    void answered.then(() => {
      this.#underway = this.#underway.filter((one) => one !== underway)
    })
    return answered
  }

  async #deliver(command: KeptCommand): Promise<T> {
    const { send, store, onUnsent } = this.#needs
    for (let tries = 0; ; tries++) {
      // A page that was left neither sends nor answers any more.
      if (this.#ended) await never()
      const sent = await send(command).catch((): Sent<T> => ({ later: undefined }))
      if ('answer' in sent) {
        void store.remove(command.key).catch(() => undefined)
        if (tries > 0) onUnsent(undefined)
        return sent.answer
      }
      onUnsent(command)
      await this.#pause(tries, sent.later ?? 0)
    }
  }

  #pause(tries: number, atLeast: number): Promise<void> {
    const { chance, later } = this.#needs
    const patience = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS) * (0.5 + chance())
    return new Promise((resolve) => {
      const done = () => {
        callOff()
        this.#wake = undefined
        resolve()
      }
      const callOff = later(Math.max(patience, atLeast), done)
      if (atLeast === 0) this.#wake = done
    })
  }
}

function isSameDecision(one: Command, other: Command): boolean {
  return one.seat === other.seat && one.at === other.at && sameData(one.deed, other.deed)
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
