/**
 * The line to a table: opened, held, taken up again where it broke. What is decided is decided by `lineAfter`, without a
 * browser; `Stream` only does it.
 */
import type { LineEars, LineEnd, ServerEvent } from './events'

/** The server says something every 20 s, if only that it is there. */
const SILENCE_MS = 45_000
const OPENING_MS = 20_000
const HIDDEN_MS = 60_000
const FIRST_WAIT_MS = 700
const LONGEST_WAIT_MS = 20_000
/** A line that breaks and is back within this was never away, for whoever looks. */
const UNNOTICED_MS = 2000
/** After this long a person is told what to do about it. */
const LOST_MS = 30_000

export interface LineState {
  /** `resting`: nobody looks. `refused`: asking again would not help. */
  readonly phase: 'resting' | 'opening' | 'open' | 'waiting' | 'refused'
  /** Each has a number; undefined: there is to be none. */
  readonly connection: number | undefined
  readonly opened: number
  /** The id of the last event. */
  readonly cursor: string | undefined
  /** How often it was tried since a line last stood. */
  readonly tries: number
  /** When something was heard last, or the attempt began; while it waits, when it tries again. */
  readonly mark: number
  /** Since when there is no line although somebody looks. */
  readonly brokenAt: number | undefined
  readonly hiddenAt: number | undefined
  readonly refusal?: Extract<LineEnd, { readonly kind: 'refused' }>
}

export type LineEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'heard'; readonly id?: string | undefined }
  | { readonly type: 'ended'; readonly end: LineEnd }
  /** The page can be seen, or not. */
  | { readonly type: 'seen' }
  | { readonly type: 'hidden' }
  /** The device says that its network is back, or gone; or a person does not want to wait. */
  | { readonly type: 'try-now' }
  | { readonly type: 'offline' }
  /** Something is missing: all is to be told from the beginning. */
  | { readonly type: 'anew' }
  /** Time has passed. */
  | { readonly type: 'tick' }

/** Before anything: a line is wanted at once. */
export function firstLine(now: number): LineState {
  const nothing = { cursor: undefined, tries: 0, mark: now, hiddenAt: undefined, opened: 0 }
  return opening({ phase: 'waiting', connection: undefined, brokenAt: now, ...nothing }, now)
}

function opening(line: LineState, now: number): LineState {
  const opened = line.opened + 1
  return { ...line, phase: 'opening', connection: opened, opened, mark: now, brokenAt: line.brokenAt ?? now }
}

/** `chance`: 0 to 1, so that a thousand pages do not come back at the same time. */
export function lineAfter(line: LineState, event: LineEvent, now: number, chance: number): LineState {
  switch (event.type) {
    case 'opened':
      return { ...line, phase: 'open', mark: now, tries: 0, brokenAt: undefined }
    case 'heard':
      return { ...line, mark: now, cursor: event.id ?? line.cursor }
    case 'ended':
      return event.end.kind === 'refused'
        ? { ...line, phase: 'refused', connection: undefined, refusal: event.end }
        : waiting(line, now, chance, event.end.retryAfter)
    case 'offline':
      return isUp(line) ? waiting(line, now, chance) : line
    case 'anew':
      return line.phase === 'refused' ? line : opening({ ...line, cursor: undefined }, now)
    case 'hidden':
      return { ...line, hiddenAt: line.hiddenAt ?? now }
    case 'seen': {
      const seen = { ...line, hiddenAt: undefined }
      return line.phase === 'resting' || line.phase === 'waiting' ? opening(seen, now) : afterTime(seen, now, chance)
    }
    case 'try-now':
      return line.phase === 'waiting' || line.phase === 'refused' ? opening(withoutRefusal(line), now) : line
    case 'tick':
      return afterTime(line, now, chance)
  }
}

function afterTime(line: LineState, now: number, chance: number): LineState {
  const due = dueAt(line)
  if (due === undefined || now < due) return line
  if (line.hiddenAt !== undefined && now >= line.hiddenAt + HIDDEN_MS)
    return { ...line, phase: 'resting', connection: undefined, tries: 0, brokenAt: undefined }
  return line.phase === 'waiting' ? opening(line, now) : waiting(line, now, chance)
}

function waiting(line: LineState, now: number, chance: number, atLeast = 0): LineState {
  const patience = Math.min(FIRST_WAIT_MS * 2 ** line.tries, LONGEST_WAIT_MS) * (0.5 + chance)
  return {
    ...line,
    phase: 'waiting',
    connection: undefined,
    tries: line.tries + 1,
    mark: now + Math.max(patience, atLeast),
    brokenAt: line.brokenAt ?? now,
  }
}

function withoutRefusal({ refusal: _, ...line }: LineState): LineState {
  return line
}

function isUp({ phase }: LineState): boolean {
  return phase === 'opening' || phase === 'open'
}

/** When it is to be looked after, if nothing happens before. */
export function dueAt(line: LineState): number | undefined {
  const { phase, mark, hiddenAt } = line
  if (phase === 'resting' || phase === 'refused') return undefined
  const own = mark + (phase === 'open' ? SILENCE_MS : phase === 'opening' ? OPENING_MS : 0)
  return hiddenAt === undefined ? own : Math.min(own, hiddenAt + HIDDEN_MS)
}

/** How the line is, for whoever looks. */
export type LineStatus = 'connected' | 'reconnecting' | 'lost' | 'refused'

export function lineStatus({ phase, brokenAt }: LineState, now: number): LineStatus {
  if (phase === 'refused') return 'refused'
  if (phase === 'open' || brokenAt === undefined || now - brokenAt < UNNOTICED_MS) return 'connected'
  return now - brokenAt < LOST_MS ? 'reconnecting' : 'lost'
}

/** When the status changes by nothing but time. */
export function statusDueAt({ phase, brokenAt }: LineState, now: number): number | undefined {
  if (phase === 'open' || phase === 'refused' || brokenAt === undefined) return undefined
  return [UNNOTICED_MS, LOST_MS].map((after) => brokenAt + after).find((at) => at > now)
}

export interface StreamNeeds {
  /** `cursor`: the id of the last event that was heard. What is given back closes the line. */
  open(cursor: string | undefined, ears: LineEars): () => void
  onEvent(event: ServerEvent): void
  onLine(line: LineState): void
  now(): number
  chance(): number
  /** What is given back calls it off. */
  later(ms: number, work: () => void): () => void
}

export class Stream {
  readonly #needs: StreamNeeds
  #line: LineState
  #held: { readonly connection: number; close(): void } | undefined
  #callOff: (() => void) | undefined
  #ended = false

  constructor(needs: StreamNeeds) {
    this.#needs = needs
    this.#line = firstLine(needs.now())
    this.#settle()
  }

  get line(): LineState {
    return this.#line
  }

  tell(event: LineEvent): void {
    if (this.#ended) return
    const before = this.#line
    this.#line = lineAfter(before, event, this.#needs.now(), this.#needs.chance())
    this.#settle()
    if (this.#line.phase !== before.phase) this.#needs.onLine(this.#line)
  }

  end(): void {
    this.#ended = true
    this.#callOff?.()
    this.#held?.close()
  }

  #settle(): void {
    const { connection } = this.#line
    if (this.#held?.connection !== connection) {
      this.#held?.close()
      this.#held = undefined
      if (connection !== undefined) this.#open(connection)
    }
    this.#callOff?.()
    const due = dueAt(this.#line)
    this.#callOff =
      due === undefined
        ? undefined
        : this.#needs.later(Math.max(0, due - this.#needs.now()), () => this.tell({ type: 'tick' }))
  }

  #open(connection: number): void {
    // What an earlier one still says is not heard any more.
    const ifCurrent = (then: () => void) => {
      if (!this.#ended && this.#line.connection === connection) then()
    }
    const close = this.#needs.open(this.#line.cursor, {
      opened: () => ifCurrent(() => this.tell({ type: 'opened' })),
      pulse: () => ifCurrent(() => this.tell({ type: 'heard' })),
      event: (event) =>
        ifCurrent(() => {
          // It counts as heard when it was taken: whoever stumbles over it is sent it again.
          this.#needs.onEvent(event)
          this.tell({ type: 'heard', id: event.id })
        }),
      ended: (end) => ifCurrent(() => this.tell({ type: 'ended', end })),
    })
    this.#held = { connection, close }
  }
}

/** Tells a stream what the browser knows of page and network; what is given back ends it. */
export function followBrowser(stream: Stream): () => void {
  const look = () => stream.tell({ type: document.visibilityState === 'hidden' ? 'hidden' : 'seen' })
  const online = () => stream.tell({ type: 'try-now' })
  const offline = () => stream.tell({ type: 'offline' })
  document.addEventListener('visibilitychange', look)
  // Out of the browser's drawer a page comes back without having been hidden.
  window.addEventListener('pageshow', look)
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  if (document.visibilityState === 'hidden') look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
  }
}
