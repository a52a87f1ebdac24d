/**
 * All that a page knows of an online table, kept up by one line: the match as its viewer sees it, who sits where and is there,
 * what was said, the clocks, and how the line itself is.
 */
import type { Viewer } from '@crownlands/core/game'
import type { ChatLine, PresenceInfo, TableInfo } from '@crownlands/table/online'
import type { Look } from '@crownlands/table/protocol'
import { type Answered, API, mayPass, tablePath } from '../api/api'
import type { LineEars, ServerEvent } from '../stream/events'
import { type LineState, Stream } from '../stream/stream'
import { type Ahead, aheadAfter, type ClockTold } from './clock'
import type { KeptCommand } from './outbox'
import { isNewer, lookFor, type MatchStep, type Sight, sightAfter } from './sync'

/** What changes while somebody looks. */
export interface OnlineState {
  readonly info: TableInfo
  /** Undefined until the match has begun. */
  readonly sight: Sight | undefined
  readonly present: PresenceInfo
  readonly chat: readonly ChatLine[]
  /** The codes of one's other tables that wait. */
  readonly waiting: readonly string[]
  readonly clock: ClockTold | undefined
  readonly ahead: Ahead
  readonly line: LineState
  /** A command that the server has not answered yet. */
  readonly unsent: KeptCommand | undefined
  /** What became of a command that an earlier page had given. */
  readonly found: 'done' | 'overtaken' | 'refused' | undefined
  /** Of which flag fall the reader has said that it is read, by its time. */
  readonly flagRead?: number
}

export interface TableLineNeeds {
  readonly info: TableInfo
  readonly viewer: Viewer
  /** With a name for everybody who plays. */
  named(info: TableInfo): TableInfo
  /** Opens a line; what is given back closes it. */
  open(url: string, ears: LineEars): () => void
  /** The table around the match, asked for when it may have changed without a word. */
  askInfo(code: string): Promise<Answered<TableInfo>>
  now(): number
  chance(): number
  later(ms: number, work: () => void): () => void
}

/** Of a long talk the end. */
const MOST_LINES = 300
/** What could not be asked for is asked for again. */
const ASK_AGAIN_MS = 3000

interface StepTold {
  readonly match: MatchStep
  readonly clock: ClockTold
}

interface LookListener {
  after: number | undefined
  readonly onLook: (look: Look) => void
}

export class TableLine {
  readonly viewer: Viewer
  readonly stream: Stream
  readonly #needs: TableLineNeeds
  readonly #listeners = new Set<() => void>()
  readonly #looking = new Set<LookListener>()
  #state: OnlineState
  /** The line that stands goes on from where another broke. */
  #resumed = false
  #ended = false

  constructor(needs: TableLineNeeds) {
    const { info, viewer, now, chance, later } = needs
    this.viewer = viewer
    this.#needs = needs
    const path = `${API}${tablePath(info.code)}/events`
    this.stream = new Stream({
      ...{ now, chance, later },
      open: (cursor, ears) => {
        this.#resumed = cursor !== undefined
        return needs.open(`${path}${queryOf({ seat: seatIn(viewer), after: cursor })}`, ears)
      },
      onEvent: (event) => this.#hear(event),
      onLine: (line) => this.#set({ line }),
    })
    const nothing = {
      sight: undefined,
      present: { here: [], watching: [], spectators: 0 },
      chat: [],
      waiting: [],
      clock: undefined,
      unsent: undefined,
      found: undefined,
    }
    this.#state = { info: needs.named(info), ...nothing, ahead: undefined, line: this.stream.line }
  }

  readonly state = (): OnlineState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The server's time. */
  serverNow(): number {
    return this.#needs.now() + (this.#state.ahead ?? 0)
  }

  /** Tells looks, at once if there is one, to whoever has the first `after` steps of the story. */
  follow(after: number | undefined, onLook: (look: Look) => void): () => void {
    const listener = { after, onLook }
    this.#looking.add(listener)
    this.#tell(listener)
    return () => this.#looking.delete(listener)
  }

  /** What an answer said of the table around the match. */
  takeInfo(info: TableInfo): void {
    this.#set({ info: this.#needs.named(info) })
    // A pause, a bot that plays on or the end of the game changes the table without a move.
    for (const listener of this.#looking) this.#tell(listener)
  }

  /** What becomes of commands. */
  note(change: Partial<Pick<OnlineState, 'unsent' | 'found' | 'flagRead'>>): void {
    this.#set(change)
  }

  /** What an answer said of the match. */
  takeStep(step: MatchStep): void {
    const { sight } = this.#state
    const next = sightAfter(sight, step)
    if (next === undefined) this.stream.tell({ type: 'anew' })
    else if (next !== sight) this.#see(next, step.story.after)
  }

  /** Undefined until the match has begun. */
  look(after: number | undefined): Look | undefined {
    const { info, sight } = this.#state
    return sight && lookFor(info, sight, after)
  }

  /** The table may not be as it was told: everything is asked for anew. */
  async askAnew(): Promise<void> {
    await this.#askInfo()
    this.stream.tell({ type: 'anew' })
  }

  end(): void {
    this.#ended = true
    this.stream.end()
    this.#listeners.clear()
    this.#looking.clear()
  }

  #hear({ event, data }: ServerEvent): void {
    if (event === 'look' || event === 'step') this.#hearStep(event, JSON.parse(data) as StepTold)
    else if (event === 'table') this.takeInfo(JSON.parse(data) as TableInfo)
    else if (event === 'chat') this.#set({ chat: withLines(this.#state.chat, JSON.parse(data) as readonly ChatLine[]) })
    else if (event === 'presence') this.#set({ present: JSON.parse(data) as PresenceInfo })
    else if (event === 'me') this.#set(JSON.parse(data) as Pick<OnlineState, 'waiting'>)
  }

  #hearStep(event: 'look' | 'step', { match, clock }: StepTold): void {
    this.#set({ clock, ahead: aheadAfter(this.#state.ahead, clock.now, this.#needs.now()) })
    const { sight } = this.#state
    // An answer may have been quicker than the first look. Whoever asks to go on and gets a look instead knows more than the
    // server, which was put back to an earlier day.
    if (event === 'look' && (this.#resumed || sight === undefined || !isNewer(sight.step.at, match.at)))
      this.#see({ step: match }, match.story.after)
    else this.takeStep(match)
  }

  /** `from`: the first step of the story that may be another than was told. */
  #see(sight: Sight, from: number): void {
    const { info } = this.#state
    this.#set({ sight })
    for (const listener of this.#looking) {
      listener.after = listener.after === undefined ? undefined : Math.min(listener.after, from)
      this.#tell(listener)
    }
    // A move says nothing of what it ends: questions that were open, clocks that had run out, the game itself.
    const hasEnded = sight.step.outcome !== undefined && info.status === 'running'
    if (hasEnded) this.takeInfo({ ...info, status: 'over', questions: [] })
    if (hasEnded || info.questions.length > 0 || info.seats.some(({ missed }) => missed !== undefined))
      void this.#askInfo()
  }

  async #askInfo(): Promise<void> {
    const answer = await this.#needs.askInfo(this.#state.info.code)
    if ('value' in answer) this.takeInfo(answer.value)
    else if (!this.#ended && mayPass(answer.trouble)) this.#needs.later(ASK_AGAIN_MS, () => void this.#askInfo())
  }

  #tell(listener: LookListener): void {
    const look = this.look(listener.after)
    if (look === undefined) return
    listener.after = look.table.actions
    listener.onLook(look)
  }

  #set(change: Partial<OnlineState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function withLines(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.n ?? 0
  return [...known, ...more.filter(({ n }) => n > last)].slice(-MOST_LINES)
}

export function seatIn(viewer: Viewer): string | undefined {
  return viewer === 'spectator' ? undefined : String(viewer)
}

export function queryOf(given: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(given).filter((one): one is [string, string] => one[1] !== undefined)
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`
}
