/** A table that a server runs, as the screens of the house know tables: looks come by the line, commands go by the outbox. */
import type { Refusal, Seat, Viewer } from '@crownlands/core/game'
import { HostError } from '@crownlands/table/host-error'
import {
  type Answer,
  type Command,
  type Deed,
  type Hint,
  HOST_PROBLEMS,
  type Look,
  type News,
  type StoryPart,
  type TablePast,
  type TablePlay,
  type TableSummary,
} from '@crownlands/table/protocol'
import { type Answered, type Method, type Trouble, tablePath } from '../api/api'
import { type KeptCommand, Outbox, type OutboxStore, type Sent } from './outbox'
import { type MatchStep, summaryOf } from './sync'
import { queryOf, seatIn, type TableLine } from './table-line'

export interface RemotePlayNeeds {
  readonly code: string
  readonly line: TableLine
  readonly store: OutboxStore
  call<T>(method: Method, path: string, body?: unknown): Promise<Answered<T>>
  /** What became of a command that an earlier page had given. */
  onFound(outcome: 'done' | 'overtaken' | 'refused'): void
  /** A command waits to be sent, or no longer. */
  onUnsent(command: KeptCommand | undefined): void
  now(): number
  chance(): number
  later(ms: number, work: () => void): () => void
}

type CommandAnswer =
  | { readonly step: MatchStep }
  | { readonly refusal: Refusal }
  | { readonly changed: MatchStep }
  | { readonly trouble: Trouble }

export class RemotePlay implements TablePlay, TablePast {
  readonly outbox: Outbox<CommandAnswer>
  readonly #needs: RemotePlayNeeds
  readonly #path: string
  readonly #subscriptions = new Map<number, () => void>()
  #subscribed = 0
  /** How often a step of the past was asked for: only the last one is shown. */
  #lookedBack = 0

  constructor(needs: RemotePlayNeeds) {
    this.#needs = needs
    this.#path = tablePath(needs.code)
    const { code, store, onUnsent, now, chance, later } = needs
    this.outbox = new Outbox({
      ...{ code, store, onUnsent, now, chance, later },
      send: (command) => this.#send(command),
      onFound: (_, answer) => {
        this.#take(answer)
        needs.onFound(outcomeOf(answer))
      },
    })
  }

  async do(_id: string, command: Command): Promise<Answer> {
    const answer = await this.outbox.do(command)
    if ('refusal' in answer) return answer
    if ('trouble' in answer) return this.#notPossible(answer.trouble)
    this.#take(answer)
    const look = this.#mustLook(undefined)
    return 'changed' in answer ? { changed: look } : { look }
  }

  async #send(command: KeptCommand): Promise<Sent<CommandAnswer>> {
    const { seat, at, key, deed } = command
    const answer = await this.#needs.call<{ readonly match: MatchStep }>('POST', `${this.#path}/commands`, {
      ...{ seat, at, key, do: deed },
    })
    if ('value' in answer) return { answer: { step: answer.value.match } }
    const { trouble } = answer
    if (mayStillCome(trouble)) return { later: trouble.retryAfter && trouble.retryAfter * 1000 }
    const { refusal, match } = trouble.body
    if (trouble.problem === 'refused') return { answer: { refusal: refusal as Refusal } }
    if (trouble.problem === 'changed') return { answer: { changed: match as MatchStep } }
    return { answer: { trouble } }
  }

  /** The newest of what is known counts, whichever way it came. */
  #take(answer: CommandAnswer): void {
    if ('step' in answer) this.#needs.line.takeStep(answer.step)
    if ('changed' in answer) this.#needs.line.takeStep(answer.changed)
  }

  /** The others have paused or ended the game, a bot stands in: something else happened first. */
  async #notPossible(trouble: Trouble): Promise<Answer> {
    if (trouble.status >= 500) throw new HostError('unknown-outcome', trouble.message)
    if (!OVERTAKEN.includes(trouble.problem)) throw errorOf(trouble)
    await this.#needs.line.askAnew()
    return { changed: this.#mustLook(undefined) }
  }

  async check(_id: string, seat: Seat, deed: Deed): Promise<Refusal | undefined> {
    const { refusal } = await this.#ask<{ readonly refusal?: Refusal }>('POST', '/check', { seat, do: deed })
    return refusal
  }

  async hint(_id: string, seat: Seat): Promise<Hint | undefined> {
    return (await this.#ask<{ readonly hint?: Hint }>('POST', '/hint', { seat })).hint
  }

  async look(_id: string, viewer: Viewer, after?: number): Promise<Look> {
    if (viewer !== this.#needs.line.viewer) throw new HostError('no-such-seat', 'That seat is not followed here.')
    return this.#mustLook(after)
  }

  async lookBack(_id: string, viewer: Viewer, step: number): Promise<Look> {
    const path = `/steps/${step}${queryOf({ seat: seatIn(viewer) })}`
    const mine = ++this.#lookedBack
    const { match } = await this.#askPatiently<{ readonly match: MatchStep }>(path, () => mine === this.#lookedBack)
    const { actions, toAct, isQuestion, outcome, ...look } = match
    const { info } = this.#needs.line.state()
    const then = { actions, toAct, isQuestion, ...(outcome !== undefined && { outcome }) }
    return { ...look, table: { ...summaryOf(info, then), toAct } }
  }

  story(_id: string, viewer: Viewer, after: number, to: number): Promise<StoryPart> {
    const given = { seat: seatIn(viewer), after: String(after), to: String(to) }
    return this.#askPatiently(`/story${queryOf(given)}`, () => true)
  }

  async exportRecord(): Promise<string | undefined> {
    const answer = await this.#needs.call<unknown>('GET', `${this.#path}/record`)
    if ('value' in answer) return `${JSON.stringify(answer.value, undefined, 2)}\n`
    if (answer.trouble.problem === 'not-over') return undefined
    throw errorOf(answer.trouble)
  }

  async subscribe(
    _id: string,
    viewer: Viewer,
    after: number | undefined,
    onNews: (news: News) => void,
  ): Promise<number> {
    const { line } = this.#needs
    if (viewer !== line.viewer) throw new HostError('no-such-seat', 'That seat is not followed here.')
    this.#subscribed++
    this.#subscriptions.set(
      this.#subscribed,
      line.follow(after, (look) => onNews({ look })),
    )
    return this.#subscribed
  }

  async unsubscribe(subscription: number): Promise<void> {
    this.#subscriptions.get(subscription)?.()
    this.#subscriptions.delete(subscription)
  }

  async summary(): Promise<TableSummary> {
    return this.#mustLook(undefined).table
  }

  #mustLook(after: number | undefined): Look {
    const look = this.#needs.line.look(after)
    if (look === undefined) throw new HostError('host-lost', 'Nothing was told of the match yet.')
    return look
  }

  /** A server that has too much of the past to read says when to ask again. */
  async #askPatiently<T>(path: string, isWanted: () => boolean): Promise<T> {
    for (let tries = 1; ; tries++) {
      const answer = await this.#needs.call<T>('GET', `${this.#path}${path}`)
      if ('value' in answer) return answer.value
      const { status, retryAfter = 1 } = answer.trouble
      if (status !== 429 || tries === TRIES || !isWanted()) throw errorOf(answer.trouble)
      await new Promise<void>((resolve) => this.#needs.later(retryAfter * 1000, resolve))
    }
  }

  async #ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const answer = await this.#needs.call<T>(method, `${this.#path}${path}`, body)
    if ('value' in answer) return answer.value
    throw errorOf(answer.trouble)
  }
}

/** So often the past is asked for. */
const TRIES = 10

const OVERTAKEN: readonly string[] = ['paused', 'not-running', 'not-your-seat']

/** Whether it was carried out is not known, or it was not looked at. What another answers in the server's place counts for nothing. */
function mayStillCome({ status, problem }: Trouble): boolean {
  return [0, 429, 502, 503, 504].includes(status) || problem === 'busy' || problem === 'not-ours'
}

function outcomeOf(answer: CommandAnswer): 'done' | 'overtaken' | 'refused' {
  if ('refusal' in answer) return 'refused'
  return 'step' in answer ? 'done' : 'overtaken'
}

function errorOf({ problem, message }: Trouble): Error {
  const known = HOST_PROBLEMS.find((name) => name === problem)
  return known === undefined ? new Error(message) : new HostError(known, message)
}
