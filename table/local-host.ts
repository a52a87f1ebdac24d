/**
 * The host of tables that are kept on this device. It knows neither page nor worker. Every change is stored before it is
 * answered, so that whoever comes back finds exactly what was shown last.
 */

import { digest } from '@crownlands/core/digest'
import type { Game, Refusal, Seat, Viewer } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem, type RecordProblem } from '@crownlands/core/record'
import { explainProblem } from '@crownlands/core/text/record'
import { describeProblem } from '@crownlands/core/text/shapes'
import { BotDriver, botFailed } from './bots/bot-driver'
import type { Thinker } from './bots/thinker'
import { HostError } from './host-error'
import { Listeners } from './listeners'
import type { OpenTable } from './open-table'
import { planSchema } from './plan'
import { parseCursor } from './position'
import {
  type Answer,
  type Command,
  type Deed,
  type Hint,
  type HostStatus,
  hostProblem,
  type Look,
  type News,
  type StoryPart,
  type TableHost,
  type TablePlan,
  type TableSummary,
} from './protocol'
import { Queues } from './queues'
import { tableFromRecord } from './storage/import-record'
import { noSuchTable, Shelf, type ShelfNeeds } from './storage/shelf'
import { newHead, summaryOf, type TableHead } from './storage/stored-table'

export interface HostNeeds extends ShelfNeeds {
  readonly thinker: Thinker
  /** A text that nobody can guess and that never comes twice. */
  makeSeed(): string
  /** Other hosts on the same storage: they are told of changes, and tell. */
  readonly others?: OtherHosts
}

export interface OtherHosts {
  tell(id: string): void
  listen(onChange: (id: string) => void): void
}

export class LocalHost implements TableHost {
  // Private for the engine too: whoever talks to the host through messages cannot reach behind its methods.
  readonly #needs: HostNeeds
  readonly #queues = new Queues()
  readonly #shelf: Shelf
  readonly #listeners = new Listeners()
  readonly #bots: BotDriver

  constructor(needs: HostNeeds) {
    this.#needs = needs
    this.#shelf = new Shelf(needs)
    this.#bots = new BotDriver({
      thinker: needs.thinker,
      with: (id, work) => this.#with(id, work),
      save: (id, table) => this.#saveAndTell(id, table),
      isWatched: (id) => this.#listeners.isWatched(id),
      onTrouble: (id, problem) => this.#listeners.tellTrouble(id, problem),
      onFailure: needs.onFailure,
    })
    needs.others?.listen((id) => void this.#followOthers(id))
  }

  async status(): Promise<HostStatus> {
    return { persistent: await this.#needs.storage.persistent(), damaged: await this.#shelf.damaged() }
  }

  async list(): Promise<readonly TableSummary[]> {
    return this.#shelf.list()
  }

  async summary(id: string): Promise<TableSummary | undefined> {
    return (await this.list()).find((table) => table.id === id)
  }

  async create(given: TablePlan, seed: string = this.#needs.makeSeed()): Promise<TableSummary> {
    const plan: TablePlan = { game: given.game, options: given.options ?? {}, seats: given.seats }
    const problem = planSchema.problem(plan)
    if (problem !== undefined)
      throw new HostError('wrong-plan', `The plan is wrong: ${describeProblem(problem, 'en')}.`)
    if (new Set(plan.seats.map(({ house }) => house)).size < plan.seats.length)
      throw new HostError('wrong-plan', 'Two seats have the same house.')
    const game = await this.#needs.gameCalled(plan.game)
    if (game === undefined) throw new HostError('unknown-game', `There is no game called "${plan.game}" here.`)
    const chance = { kind: 'keyed', seed } as const
    const setup = checkSetup(game, { seats: plan.seats.length, options: plan.options, chance })
    if (isProblem(setup)) throw new HostError('wrong-plan', explainProblem(setup, 'en'))
    return this.#begin(game, { plan: { ...plan, options: setup.options }, chance })
  }

  async repeat(id: string): Promise<TableSummary> {
    const { head, game } = await this.#with(id, async (table) => {
      // Whoever knows what is to come would play better than chance allows.
      if (table.outcome() === undefined) throw new HostError('wrong-plan', 'The match is not over.')
      return this.#shelf.headAndGame(id)
    })
    const { plan, chance, start } = head
    return this.#begin(game, { plan, chance, ...(start !== undefined && { start }) })
  }

  async #begin(
    game: Game,
    { plan, chance, start }: Pick<TableHead, 'plan' | 'chance' | 'start'>,
  ): Promise<TableSummary> {
    const { makeSeed, now } = this.#needs
    const { options } = plan
    const match = new Match(game, { seats: plan.seats.length, options, chance, ...(start !== undefined && { start }) })
    const known = {
      chance,
      ...(start !== undefined && { start }),
      toAct: match.toAct(),
      isQuestion: match.isQuestion(),
    }
    const head = newHead({ ...known, id: makeSeed(), rules: game.rulesVersion, final: 0 }, plan, now())
    await this.#shelf.add({ head, rows: [], snapshots: [] })
    return summaryOf(head)
  }

  async importRecord(json: string, names: readonly string[] = []): Promise<TableSummary | RecordProblem> {
    const { gameCalled, makeSeed, now } = this.#needs
    const table = await tableFromRecord(json, names, gameCalled)
    if (isProblem(table)) return table
    const head = newHead({ ...table.known, id: makeSeed() }, table.plan, now())
    await this.#shelf.add({ head, rows: table.rows, snapshots: table.snapshots })
    return summaryOf(head)
  }

  remove(id: string): Promise<void> {
    return this.#queues.run(id, () => this.#shelf.remove(id))
  }

  look(id: string, viewer: Viewer, after?: number): Promise<Look | undefined> {
    return this.#queues.run(id, async () => {
      const table = await this.#shelf.find(id)
      if (table === undefined) return undefined
      admit(table, viewer)
      return this.#look(id, table, viewer, after)
    })
  }

  #look(id: string, table: OpenTable, viewer: Viewer, after: number | undefined): Look {
    return { table: this.#shelf.summary(id, table), ...table.look(viewer, after) }
  }

  do(id: string, { seat, at, key, deed }: Command): Promise<Answer> {
    return this.#with(id, async (table) => {
      seatPerson(table, seat)
      // The reader has the final steps that it saw.
      const look = () => this.#look(id, table, seat, parseCursor(at)?.n)
      if (this.#shelf.knowsKey(id, key)) return { look: look() }
      if (!table.isCurrent(seat, at)) return { changed: look() }
      const refusal = table.do(seat, deed)
      if (refusal !== undefined) return { refusal }
      await this.#saveAndTell(id, table, key)
      this.#bots.drive(id)
      return { look: look() }
    })
  }

  check(id: string, seat: Seat, deed: Deed): Promise<Refusal | undefined> {
    return this.#with(id, async (table) => {
      seatPerson(table, seat)
      return table.check(seat, deed)
    })
  }

  async hint(id: string, seat: Seat): Promise<Hint | undefined> {
    const asked = await this.#with(id, async (table) => {
      seatPerson(table, seat)
      const question = table.question(seat)
      return question && { ...question, seed: digest(['hint', ...table.thinkingOn(seat)]) }
    })
    // Outside the queue: whoever waits for advice may still look and act.
    return asked === undefined
      ? undefined
      : this.#needs.thinker.hint(asked).catch((error: unknown) => {
          this.#needs.onFailure(error, { what: 'hint', game: asked.game })
          throw botFailed()
        })
  }

  lookBack(id: string, viewer: Viewer, step: number): Promise<Look> {
    return this.#with(id, async (table) => {
      admit(table, viewer)
      return this.#shelf.lookBack(id, viewer, step)
    })
  }

  story(id: string, viewer: Viewer, after: number, to: number): Promise<StoryPart> {
    return this.#with(id, async (table) => {
      admit(table, viewer)
      return this.#shelf.story(id, viewer, after, to)
    })
  }

  exportRecord(id: string): Promise<string | undefined> {
    return this.#with(id, () => this.#shelf.record(id))
  }

  rescue(id: string): Promise<string | undefined> {
    return this.#queues.run(id, () => this.#shelf.rescue(id))
  }

  async subscribe(
    id: string,
    viewer: Viewer,
    after: number | undefined,
    onNews: (news: News) => void,
  ): Promise<number> {
    const subscription = await this.#with(id, async (table) => {
      admit(table, viewer)
      const added = this.#listeners.add({ id, viewer, after, onNews })
      this.#tell(id, table)
      return added
    })
    this.#bots.drive(id)
    return subscription
  }

  async unsubscribe(subscription: number): Promise<void> {
    this.#listeners.remove(subscription)
  }

  /** Tells everybody who listens and for whom something has changed. */
  #tell(id: string, table: OpenTable): void {
    this.#listeners.tell(id, {
      cursor: (viewer) => table.cursor(viewer),
      look: (viewer, after) => this.#look(id, table, viewer, after),
    })
  }

  async #saveAndTell(id: string, table: OpenTable, key?: string): Promise<void> {
    await this.#shelf.save(id, table, key)
    this.#tell(id, table)
    this.#needs.others?.tell(id)
  }

  /** Another window went on with the table: whoever watches it here follows. */
  async #followOthers(id: string): Promise<void> {
    if (!this.#listeners.isWatched(id)) return
    await this.#with(id, async (table) => this.#tell(id, table)).catch((error: unknown) => {
      // It may have been removed there.
      if (hostProblem(error) !== 'no-such-table') this.#needs.onFailure(error, { what: 'table' })
    })
    this.#bots.drive(id)
  }

  #with<T>(id: string, work: (table: OpenTable) => Promise<T>): Promise<T> {
    return this.#queues.run(id, async () => {
      const table = await this.#shelf.find(id)
      if (table === undefined) throw noSuchTable(id)
      return work(table)
    })
  }
}

/** Nobody sees what a bot sees while that still matters. */
function admit(table: OpenTable, viewer: Viewer): void {
  if (viewer !== 'spectator' && table.outcome() === undefined) seatPerson(table, viewer)
  else if (viewer !== 'spectator' && !table.hasSeat(viewer)) throw noSuchSeat(viewer)
}

function seatPerson(table: OpenTable, seat: Seat): void {
  if (!table.hasSeat(seat)) throw noSuchSeat(seat)
  if (!table.isPerson(seat)) throw new HostError('not-a-person', `A bot sits on seat ${seat}.`)
}

function noSuchSeat(seat: Seat): HostError {
  return new HostError('no-such-seat', `The table has no seat ${seat}.`)
}
