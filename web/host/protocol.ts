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

/** A table as the home page lists it. Holds no secrets. */
export interface TableSummary extends TablePlan {
  readonly id: string
  readonly startedAt: number
  readonly changedAt: number
  readonly actions: number
  readonly toAct: readonly Seat[]
  readonly outcome?: Outcome
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
  /** How the seat stands after it, 0 to 1. */
  readonly value: number
}

/** Every call answers with what the seat that looks may know afterwards. */
export interface TableHost {
  list(): Promise<readonly TableSummary[]>
  create(plan: TablePlan, seed?: string): Promise<TableSummary>
  remove(id: string): Promise<void>
  /** `viewer` looks from now on: of what happened before, `since` marks what it has not been shown. */
  look(id: string, viewer: Viewer): Promise<Look | undefined>
  act(id: string, seat: Seat, action: unknown): Promise<Look | Refusal>
  check(id: string, seat: Seat, action: unknown): Promise<Refusal | undefined>
  undo(id: string, seat: Seat): Promise<Look | Refusal>
  endTurn(id: string, seat: Seat): Promise<Look | Refusal>
  /** Lets the bot that is to act make one action; the page sets the pace. The look is that of `viewer`. */
  advance(id: string, viewer: Viewer): Promise<Look>
  hint(id: string, seat: Seat): Promise<Hint | undefined>
  /** The table after its first `step` actions, as `viewer` may know it; nobody may act there. */
  lookBack(id: string, viewer: Viewer, step: number): Promise<Look>
  /** The record as a file. It holds every secret (T-R1): with several people at the table only when it is over. */
  exportRecord(id: string): Promise<string | undefined>
  importRecord(json: string): Promise<TableSummary | RecordProblem>
}
