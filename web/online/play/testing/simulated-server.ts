/**
 * A server with one table, and lines to it that delay, repeat, reorder and lose. The house's own host stands in for the server:
 * it knows keys and cursors, and tells each viewer only what that one may know.
 */
import type { Viewer } from '@crownlands/core/game'
import type { TableInfo } from '@crownlands/table/online'
import type { Answer, Command, Deed, Look, TableSummary } from '@crownlands/table/protocol'
import { MemoryStorage } from '@crownlands/table/storage/storage'
import { hostOn, TWO_PEOPLE } from '@crownlands/table/testing/hosts'
import type { Answered, Method, Trouble } from '../../api/api'
import type { LineEars } from '../../stream/events'
import type { SimulatedTime } from '../../stream/testing/simulated-time'
import type { KeptCommand, OutboxStore } from '../outbox'
import { RemotePlay } from '../remote-play'
import type { MatchStep } from '../sync'
import { TableLine } from '../table-line'

export const CODE = '7YWHMfk9JZe2'

/** How bad the lines are: each a share of what goes over them. */
export interface Weather {
  lost: number
  repeated: number
  /** The longest that something is on its way, in milliseconds. */
  delay: number
  /** Of all events, before which a line breaks. */
  broken: number
}

export const CALM: Weather = { lost: 0, repeated: 0, delay: 5, broken: 0 }
export const STORM: Weather = { lost: 0.3, repeated: 0.3, delay: 3000, broken: 0.2 }

/** Of each command that came to the server: what was decided, and under which key. */
interface Received {
  readonly decision: string
  readonly key: string
}

export class SimulatedServer {
  readonly received: Received[] = []
  readonly time: SimulatedTime
  readonly #host = hostOn(new MemoryStorage())
  #table: TableSummary | undefined
  weather: Weather

  constructor(time: SimulatedTime, weather: Weather) {
    this.time = time
    this.weather = weather
  }

  async begin(seed: string): Promise<void> {
    this.#table = await this.#host.create(TWO_PEOPLE, seed)
  }

  get id(): string {
    if (this.#table === undefined) throw new Error('no table was laid')
    return this.#table.id
  }

  async look(viewer: Viewer): Promise<Look> {
    const look = await this.#host.look(this.id, viewer)
    if (look === undefined) throw new Error('the table is gone')
    return look
  }

  /** A page of one of the people, with what an earlier page of theirs has kept. */
  page(seat: 0 | 1, store: OutboxStore): { readonly line: TableLine; readonly play: RemotePlay } {
    const { time } = this
    const outside = { now: () => time.now, chance: time.chance, later: time.later }
    const info = infoOf(seat)
    const line = new TableLine({
      ...{ ...outside, info, viewer: seat },
      named: (told) => told,
      askInfo: async () => ({ value: info }),
      open: (url, ears) => this.#open(seat, new URL(url, 'http://here').searchParams.get('after') ?? undefined, ears),
    })
    const play = new RemotePlay({
      ...{ ...outside, code: CODE, line, store },
      call: <T>(method: Method, path: string, body?: unknown) => this.#call<T>(method, path, body),
      onFound: () => undefined,
      onUnsent: () => undefined,
    })
    return { line, play }
  }

  #open(viewer: Viewer, after: string | undefined, ears: LineEars): () => void {
    let closed = false
    let at = after?.replace(/\.0\.0$/, '')
    let subscription: number | undefined
    const drop = () => {
      if (closed) return
      closed = true
      void this.#host.unsubscribe(subscription ?? 0)
      ears.ended({ kind: 'lost' })
    }
    void this.#way().then(async (arrived) => {
      if (!arrived) return drop()
      if (closed) return
      ears.opened()
      // One after the other, as on any line.
      let last: Promise<void> = Promise.resolve()
      const held = at === undefined ? undefined : Number.parseInt(at, 10)
      const tell = (look: Look) => {
        const event = at === undefined ? 'look' : 'step'
        if (at === look.at) return
        at = look.at
        last = last.then(() => this.#wait())
        void last.then(() => {
          if (closed) return
          if (this.#happens(this.weather.broken)) return drop()
          const data = JSON.stringify({ match: stepOf(look), clock: { now: this.time.now } })
          ears.event({ id: `${look.at}.0.0`, event, data })
        })
      }
      subscription = await this.#host.subscribe(this.id, viewer, held, (news) => {
        if ('look' in news) tell(news.look)
      })
      if (closed) void this.#host.unsubscribe(subscription)
    })
    return () => {
      closed = true
      void this.#host.unsubscribe(subscription ?? 0)
    }
  }

  async #call<T>(_method: Method, path: string, body: unknown): Promise<Answered<T>> {
    if (!path.endsWith('/commands')) throw new Error(`nobody asks for ${path} here`)
    const { seat, at, key, do: deed } = body as { seat: number; at: string; key: string; do: Deed }
    const command = { seat, at, key, deed }
    if (!(await this.#way())) return { trouble: NO_ANSWER }
    // The line may bring it twice, the second time whenever it likes.
    if (this.#happens(this.weather.repeated)) void this.#wait().then(() => this.#receive(command))
    const answer = await this.#receive(command)
    return (await this.#way()) ? (answered(answer) as Answered<T>) : { trouble: NO_ANSWER }
  }

  async #receive(command: Command): Promise<Answer> {
    this.received.push({ decision: JSON.stringify([command.seat, command.at, command.deed]), key: command.key })
    return this.#host.do(this.id, command)
  }

  /** Whether it arrives. */
  async #way(): Promise<boolean> {
    await this.#wait()
    return !this.#happens(this.weather.lost)
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => this.time.later(this.time.chance() * this.weather.delay, resolve))
  }

  #happens(share: number): boolean {
    return this.time.chance() < share
  }
}

const NO_ANSWER: Trouble = { status: 0, problem: 'no-answer', message: '', body: {} }

function answered(answer: Answer): Answered<unknown> {
  if ('look' in answer) return { value: { match: stepOf(answer.look) } }
  const [problem, body] =
    'refusal' in answer ? (['refused', answer] as const) : (['changed', { match: stepOf(answer.changed) }] as const)
  return { trouble: { status: problem === 'refused' ? 422 : 409, problem, message: '', body } }
}

/** As it goes over the line: as text. */
function stepOf({ table, ...look }: Look): MatchStep {
  const { actions, toAct, isQuestion, outcome } = table
  return JSON.parse(JSON.stringify({ actions, toAct, isQuestion, outcome, ...look })) as MatchStep
}

export function infoOf(seat: number, more: Partial<TableInfo> = {}): TableInfo {
  return {
    ...{ code: CODE, game: 'kingdoms', rules: 1, status: 'running', listed: false, rated: false, options: {} },
    ...{
      clock: { type: 'none' },
      whenGone: 'bot',
      goneAfter: 15,
      lost: [],
      commitment: '',
      questions: [],
      incidents: [],
      chatClosed: false,
    },
    seats: TWO_PEOPLE.seats.map(({ house, name }, i) => ({
      ...{ seat: i, house, name, taken: true, ready: true, hasWord: false },
      player: { code: `player ${i}`, kind: 'guest' },
    })),
    ...{ mine: [seat], isHost: false, createdAt: 0, startedAt: 0 },
    ...more,
  }
}

/** What outlives a page. */
export class KeptInMemory implements OutboxStore {
  readonly kept = new Map<string, KeptCommand>()

  async all(code: string): Promise<readonly KeptCommand[]> {
    return [...this.kept.values()].filter((command) => command.code === code)
  }

  async put(command: KeptCommand): Promise<void> {
    this.kept.set(command.key, command)
  }

  async remove(key: string): Promise<void> {
    this.kept.delete(key)
  }
}
