/**
 * Hearing of what other nodes have written. Hints may be lost, so every node also asks now and then for what somebody listens
 * to here, and at once after its line was lost.
 */
import type { Client, ClientConfig, Pool } from 'pg'
import { openClient } from '../database/pool'
import { CHANNEL, type Waits, waitsFrom } from './hints'

const RECONNECT_MS = 500

export interface NodesNeeds {
  readonly connection: ClientConfig
  readonly pool: Pool
  /** Tables that somebody listens to here. */
  codes(): readonly string[]
  isListenedTo(code: string): boolean
  /** Where a table stands as far as this node knows; undefined when it does not. */
  known(code: string): string | undefined
  /** How often it is asked for what no hint has told, in milliseconds. */
  readonly every: number
  /** There may be something new. */
  onHint(code: string): void
  /** Whom a table waits for, whether or not somebody listens to it here. */
  onWaits(code: string, waits: Waits): void
  /** Somebody has come to a table, or gone. */
  onPresence(code: string): void
  /** What is remembered of somebody is no longer so. */
  onPerson(playerId: number): void
  onTrouble(error: Error): void
}

export class Nodes {
  readonly #needs: NodesNeeds
  #listener: Client | undefined
  #repair: NodeJS.Timeout | undefined
  #closed = false
  readonly figures = { heard: 0, repaired: 0 }

  constructor(needs: NodesNeeds) {
    this.#needs = needs
  }

  async open(): Promise<void> {
    await this.#listen()
    this.#repair = setInterval(() => void this.askForMissed(), this.#needs.every)
  }

  async #listen(): Promise<void> {
    let client: Client | undefined
    const lost = (error?: Error) => {
      // What a line says that was given up already is nothing to the one after it.
      if (this.#closed || client === undefined || this.#listener !== client) return
      this.#listener = undefined
      if (error !== undefined) this.#needs.onTrouble(error)
      setTimeout(() => void this.#listenAgain(), RECONNECT_MS)
    }
    client = await openClient(this.#needs.connection, lost)
    client.on('end', () => lost())
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    await client.query(`listen ${CHANNEL}`)
    this.#listener = client
  }

  async #listenAgain(): Promise<void> {
    if (this.#closed) return
    try {
      await this.#listen()
      await this.askForMissed()
    } catch (error) {
      this.#needs.onTrouble(asError(error))
      setTimeout(() => void this.#listenAgain(), RECONNECT_MS)
    }
  }

  get isListening(): boolean {
    return this.#listener !== undefined
  }

  #hear(payload: string): void {
    for (const hint of payload.split(' ')) {
      const [what = '', mark, waits] = hint.split(':')
      if (waits !== undefined) this.#needs.onWaits(what, waitsFrom(waits))
      if (what.startsWith('~')) this.#needs.onPerson(Number(what.slice(1)))
      else if (what.startsWith('@')) {
        if (this.#needs.isListenedTo(what.slice(1))) this.#needs.onPresence(what.slice(1))
      } else if (this.#needs.isListenedTo(what) && this.#needs.known(what) !== mark) {
        this.figures.heard++
        this.#needs.onHint(what)
      }
    }
  }

  /** Correctness never hangs on a hint. */
  async askForMissed(): Promise<void> {
    const codes = this.#needs.codes()
    if (codes.length === 0) return
    try {
      const { rows } = await this.#needs.pool.query<{ code: string; mark: string }>({
        name: 'marks',
        text: `select code, n || '.' || draft_rev || '.' || table_rev || '.' || chat_n as mark
          from match where code = any($1::text[])`,
        values: [codes],
      })
      for (const { code, mark } of rows) {
        if (this.#needs.known(code) === mark) continue
        this.figures.repaired++
        this.#needs.onHint(code)
      }
    } catch (error) {
      this.#needs.onTrouble(asError(error))
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#repair)
    await this.#listener?.end()
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
