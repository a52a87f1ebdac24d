/** Twin servers: the same in everything but what one seat cannot know. */
import { FastChance } from '@crownlands/core/chance-fast'
import type { GameEvent, Seat } from '@crownlands/core/game'
import { canonicalJson } from '@crownlands/core/json'
import { Match } from '@crownlands/core/match'
import { parseCursor } from '@crownlands/table/position'
import { loadRules } from '@crownlands/table/rules'
import { noticeTurn } from '../tables/turn-notice'
import type { Built } from './built'
import { makeDatabase, type TestDatabase } from './databases'
import { type NodePlan, openNode, type TestNode } from './nodes'
import { beginTable, mustBe, type SetTable } from './server'
import { pause } from './stubborn-players'
import { type Json, Line, type Visitor } from './visitors'

const NOON = Date.UTC(2026, 0, 1, 12)
/** The seat that must not know. */
export const OBSERVER = 0

export type AnyMatch = Match<unknown, unknown, unknown, unknown, GameEvent>

export class Twin {
  readonly #database: TestDatabase
  readonly #node: TestNode
  readonly #log: string[]
  readonly #notices: string[]
  table: SetTable = { code: '', people: [] }
  line = new Line()

  /** `plant` gets what the twins differ in, and tells it. */
  static async open(files: Built, plant?: NodePlan['plant']): Promise<Twin> {
    const database = await makeDatabase()
    await database.stopClock(NOON)
    const log: string[] = []
    const notices: string[] = []
    let codes = 0
    const node = await openNode({
      ...{ connection: database.connection, files, role: 'web' },
      log: { write: (line) => void log.push(line) },
      outside: {
        now: () => NOON,
        makeCode: () => String(++codes).padStart(12, 'a').replaceAll('0', 'z'),
        makeSecret: () => Buffer.alloc(32, 7),
        node: 'node',
        sender: async (_subscription, payload) => {
          notices.push(payload)
          return 201
        },
      },
      ...(plant !== undefined && { plant }),
    })
    return new Twin(database, node, log, notices)
  }

  private constructor(database: TestDatabase, node: TestNode, log: string[], notices: string[]) {
    this.#database = database
    this.#node = node
    this.#log = log
    this.#notices = notices
  }

  /** A table that begins with this position. */
  async begin(match: AnyMatch): Promise<void> {
    const { seats, options, chance } = match.setup
    await this.#forget()
    this.table = await beginTable([this.#node.url], { game: match.game.id, people: seats, more: { options } })
    await this.#database.pool.query(
      `update match set start = $2, seed = $3, to_act = $4, is_question = $5, table_rev = table_rev + 1 where code = $1`,
      [this.table.code, JSON.stringify(match.trueState()), chance.seed, match.toAct(), match.isQuestion()],
    )
    const [observer] = this.table.people as [Visitor]
    const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'p', auth: 'a' } }
    mustBe(204, await observer.put('/me/push', subscription))
    this.line = await observer.listen(this.table.code, OBSERVER)
    await this.line.until(({ event }) => event === 'me')
  }

  /** What was told of another table is told no more: each is compared on its own. */
  async #forget(): Promise<void> {
    await this.lineGone()
    await this.#written()
    this.#log.length = 0
    this.#notices.length = 0
    this.#node.services.counts.registry.resetMetrics()
  }

  async act(seat: Seat, deed: Json): Promise<number> {
    return (await (this.table.people[seat] as Visitor).command(this.table.code, seat, deed)).status
  }

  /** The observer's line is closed, and the server has seen it. */
  async lineGone(): Promise<void> {
    this.line.close()
    const { streams, presence } = this.#node.services
    while (streams.count > 0 || (await presence.at(this.table.code)).here.length > 0) await pause(20)
  }

  /** All that comes to the seat, by every way there is, by its name. */
  async everything(seat: Seat): Promise<Readonly<Record<string, string>>> {
    const { code, people } = this.table
    const visitor = people[seat] as Visitor
    const look = await visitor.look(code, seat)
    const answers = { statuses: [] as unknown[], headers: [] as unknown[], bodies: [] as unknown[] }
    const note = async (method: string, path: string, body?: unknown) => {
      const { status, headers, text } = await visitor.ask(method, path, body)
      answers.statuses.push([method, path, body, status])
      // When it was, the network tells anyway; how long it is, the body.
      answers.headers.push([...headers].filter(([name]) => name !== 'date' && name !== 'content-length').toSorted())
      answers.bodies.push(text)
    }
    for (const path of [
      '',
      `/look?seat=${seat}`,
      '/look',
      `/look?seat=${seat}&after=0.0`,
      '/steps/0',
      `/steps/0?seat=${seat}`,
    ])
      await note('GET', `/tables/${code}${path}`)
    await note('GET', `/tables/${code}/story?seat=${seat}&to=${look.actions}`)
    await note('GET', `/tables/${code}/record`)
    await note('GET', '/me/tables')
    await note('GET', `/tables/${code}/look?seat=${seat + 1}`)
    for (const deed of [{ type: 'act', action: 'nonsense' }, { type: 'undo' }, { type: 'end-turn' }]) {
      await note('POST', `/tables/${code}/check`, { seat, do: deed })
      if (!look.toAct.includes(seat))
        await note('POST', `/tables/${code}/commands`, {
          seat,
          at: look.at,
          key: `${deed.type} at ${look.at}`,
          do: deed,
        })
    }
    await note('POST', `/tables/${code}/commands`, { seat, at: '99.0', key: 'ahead', do: { type: 'undo' } })
    if (!look.toAct.includes(seat)) await note('POST', `/tables/${code}/hint`, { seat })
    if (seat === OBSERVER) await noticeTurn(this.#node.services, { code, n: parseCursor(look.at)?.n ?? 0, seat })
    return {
      statuses: JSON.stringify(answers.statuses),
      headers: JSON.stringify(answers.headers),
      bodies: JSON.stringify(answers.bodies),
      events: this.line.raw.replaceAll(': \n\n', ''),
      notices: JSON.stringify(this.#notices),
      log: await this.#wholeLog(),
      metrics: await this.#metrics(),
    }
  }

  /** In any order: what is done at the same time is written down as it comes. */
  async #wholeLog(): Promise<string> {
    await this.#written()
    const lines = this.#log.filter((line) => !line.includes('Server listening at'))
    return lines.map(lineOf).toSorted().join('\n')
  }

  /** Resolves when all is written down that was asked for before. */
  async #written(): Promise<void> {
    const marks = () => this.#log.filter((line) => line.includes('"/health"')).length
    const before = marks()
    await fetch(`${this.#node.url}/health`)
    while (marks() === before) await pause(10)
  }

  async #metrics(): Promise<string> {
    const text = await (await fetch(`${this.#node.url}/metrics`)).text()
    return text
      .split('\n')
      .filter((line) => COUNTED.test(line))
      .join('\n')
  }

  async close(): Promise<void> {
    this.line.close()
    await this.#node.close()
    await this.#database.remove()
  }
}

/** What does not hang on how quick the machine is. */
const COUNTED =
  /^crownlands_(commands|append_seconds_count|conflicts|events|event_bytes|jobs_total|jobs_dropped|streams|replays_made|replays_shared|table_threads_ended|bot_threads_ended)/

function lineOf(line: string): string {
  const { time: _time, pid: _pid, hostname: _hostname, ms: _ms, reqId: _reqId, id: _id, ...rest } = JSON.parse(line)
  return JSON.stringify(rest)
}

export interface TwinMatches {
  readonly one: AnyMatch
  readonly other: AnyMatch
}

/**
 * Two matches that look the same to the observer, some moves from the start: they differ in what is hidden, and in what chance
 * will bring. Undefined when the match is over by then.
 */
async function twinMatches(id: string, seats: number, moves: number): Promise<TwinMatches | undefined> {
  const rules = await loadRules(id)
  if (rules === undefined) throw new Error(`no rules of ${id}`)
  const { game } = rules
  const dice = new FastChance(`${id} ${seats} ${moves}`)
  const options = Object.fromEntries(
    Object.entries<{ readonly default?: unknown }>(game.options.fields).map(([name, field]) => [name, field.default]),
  )
  const chance = { kind: 'keyed', seed: `twins ${id}` } as const
  const match = new Match(game, { seats, options, chance })
  for (let i = 0; i < moves && match.outcome() === undefined; i++) {
    const seat = match.toAct()[0] ?? 0
    const legal = match.legalActions(seat)
    match.act(seat, legal[dice.at(i).below(legal.length)])
  }
  if (match.outcome() !== undefined) return undefined
  const state = match.trueState()
  const imagined = game.imagine(game.view(state, OBSERVER), dice.at(moves))
  const from = (start: unknown, seed: string): AnyMatch =>
    new Match(game, { ...match.setup, chance: { ...chance, seed }, start, turns: 'tentative' })
  return { one: from(state, 'one'), other: from(imagined, 'other') }
}

/** What somebody does in a position, if anybody can: the observer, or another, who may take it back or be done with it. */
export type Kind = 'own' | 'open' | 'complete' | 'quiet'

export interface Position extends TwinMatches {
  readonly kind: Kind
  readonly shared: SharedAction | undefined
}

/** So many moves from the start the twins may part. */
const MOVES = [0, 1, 2, 3, 5, 9, 15, 20, 30, 40, 60]

/** One of each kind that the game has. */
export async function positionsOf(id: string, seats: number): Promise<readonly Position[]> {
  const found = new Map<Kind, Position>()
  for (const moves of MOVES) {
    const twins = await twinMatches(id, seats, moves)
    if (twins === undefined) break
    const shared = sharedAction(twins)
    const kind = kindOf(shared)
    if (!found.has(kind)) found.set(kind, { ...twins, kind, shared })
  }
  return [...found.values()]
}

function kindOf(shared: SharedAction | undefined): Kind {
  if (shared === undefined) return 'quiet'
  if (shared.seat === OBSERVER) return 'own'
  return shared.open ? 'open' : 'complete'
}

export interface SharedAction {
  readonly seat: Seat
  readonly action: unknown
  /** It can be taken back. */
  readonly open: boolean
  /** The turn can be ended with it. */
  readonly complete: boolean
}

/** An action that somebody, others first, can make in both, and by which the observer learns the same. */
function sharedAction({ one, other }: TwinMatches): SharedAction | undefined {
  const both = one.toAct().filter((seat) => other.toAct().includes(seat))
  for (const seat of both.toSorted((a, b) => b - a)) {
    const theirs = new Set(other.legalActions(seat).map(canonicalJson))
    for (const action of one.legalActions(seat)) {
      const shared = theirs.has(canonicalJson(action)) ? sharedBy({ one, other }, seat, action) : undefined
      if (shared !== undefined) return shared
    }
  }
  return undefined
}

function sharedBy({ one, other }: TwinMatches, seat: Seat, action: unknown): SharedAction | undefined {
  const [first, second] = [copyOf(one), copyOf(other)]
  if (first.act(seat, action) !== undefined || second.act(seat, action) !== undefined) return undefined
  const open = first.openSteps().length > 0
  if (open !== second.openSteps().length > 0 || first.awaitsEndOfTurn() !== second.awaitsEndOfTurn()) return undefined
  if (seenBy(first) !== seenBy(second)) return undefined
  for (const copy of [first, second]) if (copy.awaitsEndOfTurn() === seat) copy.endTurn(seat)
  const complete = first.openSteps().length === 0 && seenBy(first) === seenBy(second)
  return { seat, action, open, complete }
}

/** The same match once more, from its start. */
function copyOf(match: AnyMatch): AnyMatch {
  const copy: AnyMatch = new Match(match.game, match.setup)
  for (const { seat, action } of match.settledSteps()) {
    const awaited = copy.awaitsEndOfTurn()
    if (awaited !== undefined) copy.endTurn(awaited)
    copy.act(seat, action)
  }
  const awaited = copy.awaitsEndOfTurn()
  if (awaited !== undefined) copy.endTurn(awaited)
  return copy
}

function seenBy(match: AnyMatch): string {
  const viewers = [OBSERVER, 'spectator'] as const
  return JSON.stringify([
    match.toAct(),
    match.isQuestion(),
    match.outcome(),
    match.legalActions(OBSERVER),
    ...viewers.flatMap((viewer) => [match.view(viewer), match.tell(viewer, -1)]),
  ])
}
