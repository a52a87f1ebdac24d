/** The tables of a device: opened from the storage when they are wanted, and put back with what has happened. */
import type { Game, Viewer } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { writeRecord } from '@crownlands/core/record'
import { HostError } from '../host-error'
import { damaged, OpenTable, type Past, setupOf } from '../open-table'
import { lookAt, storyAfter } from '../past'
import { peopleAt } from '../people'
import type { Look, StoryPart, TableSummary, Temperament } from '../protocol'
import { rescueFile } from './rescue'
import type { TableStorage, TableWrite } from './storage'
import { readHead, readRows, readSnapshot, revisionOf, summaryOf, type TableHead, writeSnapshot } from './stored-table'

/** A match is opened, and looked back at, from the last of these before: a few hundred actions are played again in no time. */
export const SNAPSHOT_EVERY = 500
/** As far back as somebody may send a command again. */
const KEYS_KEPT = 16

export interface ShelfNeeds {
  readonly storage: TableStorage
  /** With that version of its rules, or with the newest. */
  gameCalled(id: string, rules?: number): Promise<Game | undefined>
  /** In milliseconds since 1970. */
  now(): number
  /** Something broke of which the page learns no more than that. It may quote what is hidden: `sealedError`. */
  onFailure(error: unknown, failed: Failed): void
}

export interface Failed {
  readonly what: 'bot' | 'hint' | 'table'
  readonly game?: string
  readonly temperament?: Temperament
}

/** A table that is open, and what is stored of it. */
interface Opened {
  readonly table: OpenTable
  readonly game: Game
  head: TableHead
  /** How many steps the last snapshot has; 0 when there is none. */
  snapshotAt: number
}

export class Shelf {
  readonly #needs: ShelfNeeds
  readonly #open = new Map<string, Opened>()
  /** The revisions of tables whose shape is right but whose actions are not, as far as anybody has tried. */
  readonly #foundDamaged = new Map<string, number>()

  constructor(needs: ShelfNeeds) {
    this.#needs = needs
  }

  async damaged(): Promise<readonly string[]> {
    const entries = await this.#needs.storage.list()
    return entries.filter(({ id, value }) => this.#readable(id, value) === undefined).map(({ id }) => id)
  }

  async list(): Promise<readonly TableSummary[]> {
    const entries = await this.#needs.storage.list()
    const heads = entries.flatMap(({ id, value }) => this.#readable(id, value) ?? [])
    // Rules that cannot be fetched now hide no table, let alone those of other games.
    const listed = (head: TableHead) => this.#listed(head).catch(() => summaryOf(head))
    return Promise.all(heads.sort((a, b) => b.changedAt - a.changedAt).map(listed))
  }

  #readable(id: string, value: unknown): TableHead | undefined {
    const head = this.#foundDamaged.get(id) === revisionOf(value) ? undefined : readHead(value)
    return head?.id === id ? head : undefined
  }

  async #listed(head: TableHead): Promise<TableSummary> {
    const unplayable = await this.#unplayable(head)
    return unplayable === undefined ? summaryOf(head) : { ...summaryOf(head), unplayable }
  }

  /** A match goes on with the rules it was begun with, as long as they are here. */
  async #unplayable({ plan, rules }: TableHead): Promise<TableSummary['unplayable']> {
    if ((await this.#needs.gameCalled(plan.game, rules)) !== undefined) return undefined
    return (await this.#needs.gameCalled(plan.game)) === undefined ? 'unknown-game' : 'other-rules'
  }

  async add(write: TableWrite): Promise<void> {
    // What could not be read again must not be stored.
    if (readHead(write.head) === undefined) throw new HostError('wrong-plan', 'The table cannot be stored like this.')
    await this.#needs.storage.write(write, 0)
  }

  async remove(id: string): Promise<void> {
    await this.#needs.storage.remove(id)
    this.#open.delete(id)
    this.#foundDamaged.delete(id)
  }

  /** The table as it is stored now: another window may have gone on with it. Undefined when there is none. */
  async find(id: string): Promise<OpenTable | undefined> {
    const value = await this.#needs.storage.head(id)
    if (value === undefined) {
      this.#open.delete(id)
      return undefined
    }
    const open = this.#open.get(id)
    if (open !== undefined && open.head.revision === revisionOf(value)) return open.table
    const opened = await this.#opened(id, value)
    this.#open.set(id, opened)
    return opened.table
  }

  async #opened(id: string, value: unknown): Promise<Opened> {
    const head = readHead(value)
    if (head === undefined || head.id !== id) throw damaged()
    const game = await this.#gameOf(head)
    try {
      const past = await this.#past(id, head.final, head.final)
      const { draft, draftChanges } = head
      const table = new OpenTable(game, head, { ...past, draft, draftChanges })
      return { table, game, head, snapshotAt: past.snapshot?.steps ?? 0 }
    } catch (error) {
      if (error instanceof HostError && error.name !== 'damaged') throw error
      // Whether a rule refused it or broke on it: nothing that was stored by playing does either.
      this.#foundDamaged.set(id, head.revision)
      this.#needs.onFailure(error, { what: 'table', game: head.plan.game })
      throw damaged()
    }
  }

  /** What is stored of a table, readable or not, as a file; undefined when it must stay where it is. */
  async rescue(id: string): Promise<string | undefined> {
    const head = await this.#needs.storage.head(id)
    if (head === undefined) throw noSuchTable(id)
    const { rows } = await this.#needs.storage.past(id, -1, Number.POSITIVE_INFINITY)
    return rescueFile(head, rows)
  }

  async #gameOf({ plan, rules }: TableHead): Promise<Game> {
    const game = await this.#needs.gameCalled(plan.game, rules)
    if (game !== undefined) return game
    const newest = await this.#needs.gameCalled(plan.game)
    if (newest === undefined) throw new HostError('unknown-game', `There is no game called "${plan.game}" here.`)
    throw new HostError(
      'other-rules',
      `The table was begun with version ${rules} of the rules; this is version ${newest.rulesVersion}.`,
    )
  }

  /** The way to step `to`, from a snapshot at or before `from` where there is one that is sound. -1: from the start. */
  async #past(id: string, from: number, to: number): Promise<Past> {
    const stored = await this.#needs.storage.past(id, from, to)
    const snapshot = readSnapshot(stored.snapshot)
    if (stored.snapshot !== undefined && snapshot === undefined) return this.#past(id, -1, to)
    const begin = snapshot?.steps ?? 0
    const actions = readRows(stored.rows, begin)?.slice(0, to - begin)
    if (actions?.length !== to - begin) throw damaged()
    return { snapshot, actions }
  }

  /** What the table has come to, stored or not. */
  summary(id: string, table: OpenTable): TableSummary {
    return summaryOf(withProgress(this.#opening(id).head, table))
  }

  knowsKey(id: string, key: string): boolean {
    return this.#opening(id).head.keys.includes(key)
  }

  headAndGame(id: string): { readonly head: TableHead; readonly game: Game } {
    return this.#opening(id)
  }

  async save(id: string, table: OpenTable, key?: string): Promise<void> {
    const opened = this.#opening(id)
    const { after, actions, draft, draftChanges } = table.unsaved()
    const keys = key === undefined ? opened.head.keys : [...opened.head.keys, key].slice(-KEYS_KEPT)
    const head: TableHead = {
      ...withProgress(opened.head, table),
      revision: opened.head.revision + 1,
      // T-U4: the time would tell that somebody is trying things out.
      ...(actions.length > 0 && { changedAt: this.#needs.now() }),
      draft,
      draftChanges,
      keys,
    }
    const isDue = table.final - opened.snapshotAt >= SNAPSHOT_EVERY
    const snapshots = isDue ? [writeSnapshot(table.snapshot())] : []
    const rows = actions.length > 0 ? [{ after, actions }] : []
    try {
      await this.#needs.storage.write({ head, rows, snapshots }, opened.head.revision)
    } catch (error) {
      // What is not stored has not happened: the next call starts again from what is.
      this.#open.delete(id)
      throw error
    }
    opened.head = head
    if (isDue) opened.snapshotAt = table.final
    table.saved()
  }

  async lookBack(id: string, viewer: Viewer, step: number): Promise<Look> {
    const { head, game } = this.#opening(id)
    if (!Number.isInteger(step) || step < 0 || step > head.final)
      throw new HostError('no-such-step', `The match has no step ${step}.`)
    // From one step earlier: what happened in it is part of the look.
    const past = await this.#past(id, step - 1, step)
    const { toAct, isQuestion, outcome, ...look } = lookAt(game, head, past, viewer)
    const { outcome: _, ...then } = head
    const table = summaryOf({ ...then, final: step, toAct, isQuestion, ...(outcome !== undefined && { outcome }) })
    return { table, ...look }
  }

  async story(id: string, viewer: Viewer, after: number, to: number): Promise<StoryPart> {
    const { head, game } = this.#opening(id)
    if (![after, to].every(Number.isInteger) || to > head.final || after >= to)
      throw new HostError('no-such-step', `The match has no steps from ${after} to ${to}.`)
    const from = Math.max(after, to - SNAPSHOT_EVERY)
    return storyAfter(game, head, await this.#past(id, from, to), viewer, from)
  }

  /** T-R1: it holds every secret, so that several people get it only when the match is over. */
  async record(id: string): Promise<string | undefined> {
    const { head, game, table } = this.#opening(id)
    if (peopleAt(head.plan).length > 1 && table.outcome() === undefined) return undefined
    const { actions } = await this.#past(id, -1, head.final)
    const match = new Match(game, setupOf(game, head), table.snapshot())
    return `${JSON.stringify(writeRecord(match, [...actions, ...table.unsaved().actions]), undefined, 2)}\n`
  }

  #opening(id: string): Opened {
    const opened = this.#open.get(id)
    if (opened === undefined) throw noSuchTable(id)
    return opened
  }
}

export function noSuchTable(id: string): HostError {
  return new HostError('no-such-table', `There is no table ${id}.`)
}

function withProgress(head: TableHead, table: OpenTable): TableHead {
  const { outcome: _, ...rest } = head
  const outcome = table.outcome()
  return {
    ...rest,
    final: table.final,
    toAct: table.toAct(),
    isQuestion: table.isQuestion(),
    ...(outcome !== undefined && { outcome }),
  }
}
