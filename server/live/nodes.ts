/**
 * Hearing of what other nodes have written. Hints may be lost, so every node also asks now and then for what somebody listens
 * to here, and at once after its line was lost.
 */
import { printMark } from '@crownlands/table/position'
import { sql } from 'kysely'
import type { Client, ClientConfig } from 'pg'
import { waitAfter } from '../base/backoff'
import { Repeated } from '../base/repeated'
import { type Database, Prepared } from '../database/database'
import { openClient } from '../database/pool'
import { type BotTurnHint, botTurnFrom, CHANNEL, type Waits, waitsFrom } from './hints'

/** In milliseconds. */
const RECONNECT = { first: 500, longest: 5000 }

const MARKS = new Prepared('marks', ({ codes }: { codes: readonly string[] }, db) =>
  db
    .selectFrom('match')
    .select(['code', 'n', 'draft_rev as draftRev', 'table_rev as tableRev', 'chat_n as chatN'])
    .where(sql<boolean>`code = any(${codes}::text[])`),
)

export interface NodesNeeds {
  readonly connection: ClientConfig
  readonly db: Database
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
  /** It is a bot's turn at a table. */
  onBotTurn(code: string, turn: BotTurnHint): void
  /** Somebody has come to a table, or gone. `node` has read it already. */
  onPresence(code: string, node: string | undefined): void
  /** What is remembered of somebody is no longer so. */
  onPerson(playerId: number): void
  onTrouble(error: Error): void
}

export class Nodes {
  readonly #needs: NodesNeeds
  #listener: Client | undefined
  #repair: Repeated | undefined
  #failures = 0
  #closed = false
  readonly figures = { heard: 0, repaired: 0 }

  constructor(needs: NodesNeeds) {
    this.#needs = needs
  }

  async open(): Promise<void> {
    await this.#listen()
    const onError = (error: unknown) => this.#needs.onTrouble(asError(error))
    this.#repair = new Repeated(this.#needs.every, () => this.#readMarks(), onError)
  }

  async #listen(): Promise<void> {
    let client: Client | undefined
    const lost = (error?: Error) => {
      // What a line says that was given up already is nothing to the one after it.
      if (this.#closed || client === undefined || this.#listener !== client) return
      this.#listener = undefined
      if (error !== undefined) this.#needs.onTrouble(error)
      this.#listenSoon()
    }
    client = await openClient(this.#needs.connection, lost)
    client.on('end', () => lost())
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    await client.query(`listen ${CHANNEL}`).catch(async (error: unknown) => {
      await client?.end().catch(() => undefined)
      throw error
    })
    this.#listener = client
    this.#failures = 0
  }

  #listenSoon(): void {
    setTimeout(() => void this.#listenAgain(), waitAfter(++this.#failures, RECONNECT))
  }

  async #listenAgain(): Promise<void> {
    if (this.#closed) return
    try {
      await this.#listen()
      await this.askForMissed()
    } catch (error) {
      this.#needs.onTrouble(asError(error))
      this.#listenSoon()
    }
  }

  get isListening(): boolean {
    return this.#listener !== undefined
  }

  #hear(payload: string): void {
    for (const hint of payload.split(' ')) {
      if (hint.startsWith('!')) {
        const colon = hint.indexOf(':')
        const code = hint.slice(1, colon)
        this.#needs.onBotTurn(code, botTurnFrom(code, hint.slice(colon + 1)))
        continue
      }
      const [what = '', mark, waits] = hint.split(':')
      if (waits !== undefined) this.#needs.onWaits(what, waitsFrom(waits))
      if (what.startsWith('~')) this.#needs.onPerson(Number(what.slice(1)))
      else if (what.startsWith('@')) {
        if (this.#needs.isListenedTo(what.slice(1))) this.#needs.onPresence(what.slice(1), mark)
      } else if (this.#needs.isListenedTo(what) && this.#needs.known(what) !== mark) {
        this.figures.heard++
        this.#needs.onHint(what)
      }
    }
  }

  /** Correctness never hangs on a hint. */
  async askForMissed(): Promise<void> {
    await this.#repair?.now()
  }

  async #readMarks(): Promise<void> {
    const codes = this.#needs.codes()
    if (codes.length === 0) return
    for (const { code, ...position } of await MARKS.run(this.#needs.db, { codes })) {
      if (this.#needs.known(code) === printMark(position)) continue
      this.figures.repaired++
      this.#needs.onHint(code)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#repair?.stop()
    await this.#listener?.end()
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
