/**
 * Players who play on whatever breaks: they send the same command with the same key until they have an answer, listen to
 * whichever node there is, and note what was promised to them and what they were told.
 */
import { randomUUID } from 'node:crypto'
import type { Seat } from '@crownlands/core/game'
import type { Answered, Json, Line, Visitor } from './visitors'

export interface Promised {
  readonly code: string
  readonly seat: Seat
  readonly key: string
}

/** What one player was told of one table, put together from events. */
export class Follower {
  readonly code: string
  readonly seat: Seat
  readonly #visitor: Visitor
  /** Step by step, the set-up first. */
  readonly story: Json[] = []
  at = '-'
  view: Json
  #after: string | undefined
  #line: Line | undefined
  #ended = false

  constructor(visitor: Visitor, code: string, seat: Seat) {
    this.#visitor = visitor
    this.code = code
    this.seat = seat
  }

  /** Listens, and listens again whenever the line is lost. */
  async run(): Promise<void> {
    while (!this.#ended) {
      try {
        this.#line = await this.#visitor.listen(this.code, this.seat, this.#after)
        await this.#follow(this.#line)
      } catch {
        // The node is gone: another will do.
      }
      await pause(30)
    }
  }

  async #follow(line: Line): Promise<void> {
    let heard = 0
    while (!this.#ended && line.status === 200) {
      for (; heard < line.events.length; heard++) this.#hear(line.events[heard] as Line['events'][number])
      if (line.closed) return
      await line.more(heard, 500)
    }
  }

  #hear({ id, data }: Line['events'][number]): void {
    this.#after = id
    if (data?.match === undefined) return
    const { at, view, story } = data.match
    this.at = at
    this.view = view
    // The set-up is step 0: what followed step n stands at n + 1.
    this.story.splice(story.after + 1, Number.POSITIVE_INFINITY, ...story.steps)
  }

  /** Resolves when this is what it was told last, or it has waited too long for it. */
  async isToldOf(at: string, patience: number): Promise<void> {
    for (const end = Date.now() + patience; this.at !== at && Date.now() < end; ) await pause(20)
  }

  end(): void {
    this.#ended = true
    this.#line?.close()
  }
}

export class StubbornPlayer {
  readonly visitor: Visitor
  readonly promised: Promised[] = []
  /** How often nobody knew what had become of a command. */
  unknown = 0
  readonly #choose: (count: number) => number

  constructor(visitor: Visitor, choose: (count: number) => number) {
    this.visitor = visitor
    this.#choose = choose
  }

  /** Makes a move if it is this seat's turn. False when the match is over. */
  async move(code: string, seat: Seat): Promise<boolean> {
    const seen = await this.insist(() => this.visitor.get(`/tables/${code}/look?seat=${seat}`))
    const look = seen.body.match
    if (look.outcome !== undefined) return false
    if (!look.toAct.includes(seat)) {
      // Who asks more often only keeps busy those who are starting.
      await pause(120)
      return true
    }
    const action = look.legal[this.#choose(look.legal.length)]
    const deed = look.awaitsEnd ? { type: 'end-turn' } : { type: 'act', action, end: true }
    const key = randomUUID()
    const { status, text } = await this.insist(() => this.visitor.command(code, seat, deed, { at: look.at, key }))
    if (status === 200) this.promised.push({ code, seat, key })
    else if (status !== 409) throw new Error(`${status} ${text}`)
    return true
  }

  /** Asks until somebody answers who knows. */
  async insist(ask: () => Promise<Answered>): Promise<Answered> {
    for (;;) {
      try {
        const answer = await ask()
        if (answer.status < 500) return answer
        this.unknown++
      } catch {
        this.unknown++
      }
      await pause(60)
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
