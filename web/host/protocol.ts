/**
 * Between the page and the host of a table. The host holds the match; the page only ever gets what the seat
 * that looks may know. The host runs in a worker of its own now; a server can take its place later.
 */
import type { GameEvent, Outcome, Refusal, Seat, Viewer } from '@crownlands/core/game'
import type { RecordProblem } from '@crownlands/core/record'
import type { House } from '@crownlands/kit/houses'

/** The bots that people choose from, by temperament; `web/host/temperaments.ts` says how they think. */
export const TEMPERAMENTS = ['squire', 'steward', 'marshal', 'chancellor'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

export interface SeatPlan {
  readonly house: House
  readonly name: string
  /** Undefined: a person. */
  readonly bot?: Temperament
}

export interface TablePlan {
  readonly game: string
  readonly options: unknown
  readonly seats: readonly SeatPlan[]
}

/**
 * A table as the home page lists it. Holds no secrets, and tells nothing of a turn that is not final (T-U4).
 * A rematch is `create(summary)`: only the plan in it counts.
 */
export interface TableSummary extends TablePlan {
  readonly id: string
  readonly startedAt: number
  /** When an action last became final. */
  readonly changedAt: number
  /** How many actions are final: the last step that `lookBack` knows. */
  readonly actions: number
  readonly toAct: readonly Seat[]
  readonly outcome?: Outcome
  /** Why it is listed but cannot be opened here. */
  readonly unplayable?: 'unknown-game' | 'other-rules'
}

/** What the seat that looks may know of a table now. */
export interface Look {
  readonly table: TableSummary
  readonly viewer: Viewer
  readonly view: unknown
  /** What the viewer may do now. */
  readonly legal: readonly unknown[]
  /** The viewer's turn is complete and waits to be ended. */
  readonly awaitsEnd: boolean
  readonly canUndo: boolean
  /** The story so far as the viewer knows it; `since` is where what is new begins. */
  readonly story: readonly GameEvent[]
  readonly since: number
}

export interface Hint {
  readonly action: unknown
  /** The action, and what it would be good to do after it. */
  readonly line: readonly unknown[]
  /** How the seat stands after it, 0 to 1. */
  readonly value: number
}

/** How the host keeps tables. */
export interface HostStatus {
  /** False: nothing outlives this page, as in some private windows. */
  readonly persistent: boolean
  /** The ids of stored tables that cannot be read. They are kept until somebody removes them. */
  readonly damaged: readonly string[]
}

/** Why a call failed: the `name` of the error, so that the page can say it in the reader's language. */
export const HOST_PROBLEMS = [
  'no-such-table',
  'no-such-seat',
  'no-such-step',
  /** A bot's seat: nobody looks over its shoulder or acts for it, until the match is over. */
  'not-a-person',
  'wrong-plan',
  'unknown-game',
  'other-rules',
  'damaged',
  /** Another window went on with the same table: look again. */
  'changed-elsewhere',
  'bot-failed',
  /** Part of the app, the rules of a game say: the network is away, or a newer version has taken its place. */
  'not-fetched',
  'storage-full',
  /** An older version of the app holds the storage in another window. */
  'storage-blocked',
  /** A newer version of the app has been here: this one must be loaded again. */
  'storage-newer',
  'storage-failed',
  /** The host's worker broke down: only loading the page again helps. */
  'host-lost',
] as const
export type HostProblem = (typeof HOST_PROBLEMS)[number]

export function hostProblem(error: unknown): HostProblem | undefined {
  return error instanceof Error ? HOST_PROBLEMS.find((name) => name === error.name) : undefined
}

/** Asking again cannot help: what answers is broken, old or not there. */
export function needsReload(problem: HostProblem | undefined): boolean {
  return problem === 'host-lost' || problem === 'storage-newer' || problem === 'not-fetched'
}

/**
 * Every call answers with what the seat that looks may know afterwards. A call that fails rejects with an
 * error that `hostProblem` knows, and has changed nothing. A viewer or seat must be a person's (`not-a-person`).
 */
export interface TableHost {
  status(): Promise<HostStatus>
  /** What changed last comes first. */
  list(): Promise<readonly TableSummary[]>
  create(plan: TablePlan, seed?: string): Promise<TableSummary>
  /** A new table with the same plan and the same chance: the same start once more. Only once the match is over. */
  repeat(id: string): Promise<TableSummary>
  /** Also for damaged tables; one that is not there is as good as removed. */
  remove(id: string): Promise<void>
  /**
   * `viewer` looks from now on: of what happened before, `since` marks what it has not been shown.
   * Undefined: there is no such table.
   */
  look(id: string, viewer: Viewer): Promise<Look | undefined>
  act(id: string, seat: Seat, action: unknown): Promise<Look | Refusal>
  check(id: string, seat: Seat, action: unknown): Promise<Refusal | undefined>
  undo(id: string, seat: Seat): Promise<Look | Refusal>
  endTurn(id: string, seat: Seat): Promise<Look | Refusal>
  /**
   * Lets the bot that is to act make one action; the page sets the pace. The look is that of `viewer`, who
   * may see nothing new yet of a turn of several actions. Nothing happens when no bot is to act.
   */
  advance(id: string, viewer: Viewer): Promise<Look>
  /** Undefined when the seat has nothing to decide. */
  hint(id: string, seat: Seat): Promise<Hint | undefined>
  /**
   * The table after its first `step` final actions, as `viewer` may know it; nobody may act there. `since`
   * is where the story of the last of them begins.
   */
  lookBack(id: string, viewer: Viewer, step: number): Promise<Look>
  /** The record as a file. It holds every secret (T-R1): with several people at the table only when it is over. */
  exportRecord(id: string): Promise<string | undefined>
  /**
   * What is stored of a table that cannot be opened, as a file that says so. It holds every secret too: undefined
   * under the same condition as a record.
   */
  rescue(id: string): Promise<string | undefined>
  /**
   * A new table from the file: a person on the first seat, bots on the others. Records hold no names: those
   * given, by seat, or those of the houses.
   */
  importRecord(json: string, names?: readonly string[]): Promise<TableSummary | RecordProblem>
}
