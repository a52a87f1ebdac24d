/**
 * The host of tables that are kept on this device. It knows neither page nor worker. Every change is stored
 * before it is answered, so that whoever comes back finds exactly what was shown last.
 */
import type { Game, Refusal, Seat, Viewer } from '@crownlands/core/game'
import { digest } from '@crownlands/core/json'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem, type RecordProblem } from '@crownlands/core/record'
import { explainProblem } from '@crownlands/core/text/record'
import { describeProblem } from '@crownlands/core/text/shapes'
import { HostError } from './host-error'
import { tableFromRecord } from './import-record'
import { OpenTable } from './open-table'
import type { Hint, HostStatus, Look, TableHost, TablePlan, TableSummary } from './protocol'
import { Queues } from './queues'
import { rescueFile } from './rescue'
import type { TableStorage } from './storage'
import {
  newStored,
  nothingShown,
  planSchema,
  readStored,
  revisionOf,
  type StoredTable,
  summaryOf,
} from './stored-table'
import type { Thinker } from './thinker'

export interface HostNeeds {
  readonly storage: TableStorage
  readonly thinker: Thinker
  gameCalled(id: string): Promise<Game | undefined>
  /** In milliseconds since 1970. */
  now(): number
  /** A text that nobody can guess and that never comes twice. */
  makeSeed(): string
}

export class LocalHost implements TableHost {
  // Private for the engine too: whoever talks to the host through messages cannot reach behind its methods.
  readonly #needs: HostNeeds
  readonly #queues = new Queues()
  readonly #open = new Map<string, OpenTable>()
  /** The revisions of tables whose shape is right but whose actions are not, as far as anybody has tried. */
  readonly #foundDamaged = new Map<string, number>()

  constructor(needs: HostNeeds) {
    this.#needs = needs
  }

  async status(): Promise<HostStatus> {
    const entries = await this.#needs.storage.list()
    const damaged = entries.filter(({ id, value }) => this.#readable(id, value) === undefined)
    return { persistent: await this.#needs.storage.persistent(), damaged: damaged.map(({ id }) => id) }
  }

  async list(): Promise<readonly TableSummary[]> {
    const entries = await this.#needs.storage.list()
    const tables = entries.flatMap(({ id, value }) => this.#readable(id, value) ?? [])
    // Rules that cannot be fetched now hide no table, let alone those of other games.
    const summary = (stored: StoredTable) => this.#summary(stored).catch(() => summaryOf(stored))
    return Promise.all(tables.sort((a, b) => b.changedAt - a.changedAt).map(summary))
  }

  #readable(id: string, value: unknown): StoredTable | undefined {
    const stored = this.#foundDamaged.get(id) === revisionOf(value) ? undefined : readStored(value)
    return stored?.id === id ? stored : undefined
  }

  async #summary(stored: StoredTable): Promise<TableSummary> {
    const unplayable = await this.#unplayable(stored)
    return unplayable === undefined ? summaryOf(stored) : { ...summaryOf(stored), unplayable }
  }

  async #unplayable({ plan, rules }: StoredTable): Promise<TableSummary['unplayable']> {
    const game = await this.#needs.gameCalled(plan.game)
    if (game === undefined) return 'unknown-game'
    return game.rulesVersion === rules ? undefined : 'other-rules'
  }

  async create(given: TablePlan, seed: string = this.#needs.makeSeed()): Promise<TableSummary> {
    const plan: TablePlan = { game: given.game, options: given.options ?? {}, seats: given.seats }
    const problem = planSchema.problem(plan)
    if (problem !== undefined)
      throw new HostError('wrong-plan', `The plan is wrong: ${describeProblem(problem, 'en')}.`)
    if (new Set(plan.seats.map(({ house }) => house)).size < plan.seats.length)
      throw new HostError('wrong-plan', 'Two seats have the same house.')
    const game = await this.#gameCalled(plan.game)
    const chance = { kind: 'keyed', seed } as const
    const setup = checkSetup(game, { seats: plan.seats.length, options: plan.options, chance })
    if (isProblem(setup)) throw new HostError('wrong-plan', explainProblem(setup, 'en'))
    const toAct = new Match(game, setup).toAct()
    const shown = nothingShown(plan.seats.length)
    const start = { id: this.#needs.makeSeed(), rules: game.rulesVersion, chance, actions: [], shown, toAct }
    return this.#keep(newStored(start, { ...plan, options: setup.options }, this.#needs.now()))
  }

  async repeat(id: string): Promise<TableSummary> {
    const { makeSeed, now } = this.#needs
    const start = await this.#with(id, async (table) => table.startOver())
    // Whoever knows what is to come would play better than chance allows.
    if (start === undefined) throw new HostError('wrong-plan', 'The match is not over.')
    return this.#keep(newStored({ ...start.known, id: makeSeed() }, start.plan, now()))
  }

  async #keep(stored: StoredTable): Promise<TableSummary> {
    // What could not be read again must not be stored.
    if (readStored(stored) === undefined) throw new HostError('wrong-plan', 'The table cannot be stored like this.')
    await this.#needs.storage.put(stored, 0)
    return summaryOf(stored)
  }

  async #gameCalled(id: string): Promise<Game> {
    const game = await this.#needs.gameCalled(id)
    if (game === undefined) throw new HostError('unknown-game', `There is no game called "${id}" here.`)
    return game
  }

  remove(id: string): Promise<void> {
    return this.#queues.run(id, async () => {
      await this.#needs.storage.remove(id)
      this.#open.delete(id)
      this.#foundDamaged.delete(id)
    })
  }

  look(id: string, viewer: Viewer): Promise<Look | undefined> {
    return this.#queues.run(id, async () => {
      const table = await this.#find(id)
      if (table === undefined) return undefined
      admit(table, viewer)
      return this.#show(id, table, viewer)
    })
  }

  async #show(id: string, table: OpenTable, viewer: Viewer): Promise<Look> {
    const { since, changed } = table.markShown(viewer)
    // If that cannot be stored, something may be shown twice: no reason not to show the table.
    if (changed) await this.#save(id, table).catch(() => undefined)
    return table.look(viewer, since)
  }

  act(id: string, seat: Seat, action: unknown): Promise<Look | Refusal> {
    return this.#change(id, seat, (table) => table.act(seat, action))
  }

  undo(id: string, seat: Seat): Promise<Look | Refusal> {
    return this.#change(id, seat, (table) => table.undo(seat))
  }

  endTurn(id: string, seat: Seat): Promise<Look | Refusal> {
    return this.#change(id, seat, (table) => table.endTurn(seat))
  }

  #change(id: string, seat: Seat, work: (table: OpenTable) => Refusal | undefined): Promise<Look | Refusal> {
    return this.#with(id, async (table) => {
      seatPerson(table, seat)
      return work(table) ?? (await this.#saveAndShow(id, table, seat))
    })
  }

  check(id: string, seat: Seat, action: unknown): Promise<Refusal | undefined> {
    return this.#with(id, async (table) => {
      seatPerson(table, seat)
      return table.check(seat, action)
    })
  }

  advance(id: string, viewer: Viewer): Promise<Look> {
    return this.#with(id, async (table) => {
      admit(table, viewer)
      const seat = table.botToAct()
      if (seat === undefined) return this.#show(id, table, viewer)
      await this.#letBotAct(table, seat)
      return this.#saveAndShow(id, table, viewer)
    })
  }

  async #letBotAct(table: OpenTable, seat: Seat): Promise<void> {
    const question = table.question(seat)
    const temperament = table.temperamentOf(seat)
    if (question === undefined || temperament === undefined)
      throw new HostError('bot-failed', 'There is no bot to act.')
    const seed = digest(['bot', ...table.thinkingOn(seat)])
    const action = await this.#needs.thinker.choose({ ...question, seed }, temperament).catch(botFailed)
    const refusal = table.actAsBot(seat, action)
    if (refusal !== undefined) throw new HostError('bot-failed', `The bot broke a rule: ${refusal.clause}.`)
  }

  hint(id: string, seat: Seat): Promise<Hint | undefined> {
    return this.#with(id, async (table) => {
      seatPerson(table, seat)
      const question = table.question(seat)
      if (question === undefined) return undefined
      const seed = digest(['hint', ...table.thinkingOn(seat)])
      return this.#needs.thinker.hint({ ...question, seed }).catch(botFailed)
    })
  }

  lookBack(id: string, viewer: Viewer, step: number): Promise<Look> {
    return this.#with(id, async (table) => {
      admit(table, viewer)
      return table.lookBack(viewer, step)
    })
  }

  exportRecord(id: string): Promise<string | undefined> {
    return this.#with(id, async (table) => table.record())
  }

  rescue(id: string): Promise<string | undefined> {
    return this.#queues.run(id, async () => {
      const value = await this.#needs.storage.get(id)
      if (value === undefined) throw noSuchTable(id)
      return rescueFile(value)
    })
  }

  async importRecord(json: string, names: readonly string[] = []): Promise<TableSummary | RecordProblem> {
    const { gameCalled, makeSeed, now } = this.#needs
    const table = await tableFromRecord(json, names, gameCalled)
    return isProblem(table) ? table : this.#keep(newStored({ ...table.known, id: makeSeed() }, table.plan, now()))
  }

  #with<T>(id: string, work: (table: OpenTable) => Promise<T>): Promise<T> {
    return this.#queues.run(id, async () => {
      const table = await this.#find(id)
      if (table === undefined) throw noSuchTable(id)
      return work(table)
    })
  }

  /** The table as it is stored now: another window may have gone on with it. */
  async #find(id: string): Promise<OpenTable | undefined> {
    const value = await this.#needs.storage.get(id)
    if (value === undefined) {
      this.#open.delete(id)
      return undefined
    }
    const open = this.#open.get(id)
    if (open !== undefined && open.revision === revisionOf(value)) return open
    const table = await this.#replay(id, value)
    this.#open.set(id, table)
    return table
  }

  async #replay(id: string, value: unknown): Promise<OpenTable> {
    const stored = readStored(value)
    if (stored === undefined || stored.id !== id) throw new HostError('damaged', 'The stored table is damaged.')
    const game = await this.#gameCalled(stored.plan.game)
    if ((await this.#unplayable(stored)) === 'other-rules')
      throw new HostError(
        'other-rules',
        `The table was begun with version ${stored.rules} of the rules; this is version ${game.rulesVersion}.`,
      )
    try {
      return new OpenTable(stored, game)
    } catch {
      // Whether a rule refused it or broke on it: nothing that was stored by playing does either.
      this.#foundDamaged.set(id, stored.revision)
      throw new HostError('damaged', 'The stored table is damaged.')
    }
  }

  async #saveAndShow(id: string, table: OpenTable, viewer: Viewer): Promise<Look> {
    const { since } = table.markShown(viewer)
    await this.#save(id, table)
    return table.look(viewer, since)
  }

  async #save(id: string, table: OpenTable): Promise<void> {
    const next = table.toStored(this.#needs.now())
    try {
      await this.#needs.storage.put(next, table.revision)
      table.saved(next)
    } catch (error) {
      // What is not stored has not happened: the next call starts again from what is.
      this.#open.delete(id)
      throw error
    }
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

/** What broke may name what the bot knows: its words stay here. */
function botFailed(): never {
  throw new HostError('bot-failed', 'The bot could not think.')
}

function noSuchTable(id: string): HostError {
  return new HostError('no-such-table', `There is no table ${id}.`)
}

function noSuchSeat(seat: Seat): HostError {
  return new HostError('no-such-seat', `The table has no seat ${seat}.`)
}
