/**
 * The course of an evening at the table, without a browser: who looks, and what is to happen next.
 * While the device passes from one person to another nobody looks, and the state holds no look at all.
 */
import type { Seat, Viewer } from '@crownlands/core/game'
import type { Look, SeatPlan, TableSummary } from '@crownlands/table/protocol'

/** Part of a story that is one scoring, as `RoomUi.scorings` tells it. */
export interface Scoring {
  readonly from: number
  readonly to: number
  readonly title: string
}

export interface TableState {
  readonly table: TableSummary
  /** What the one who looks may know; undefined while nobody does. */
  readonly look: Look | undefined
  /** What the same viewer saw before: still shown while a scoring tells what came of it. */
  readonly before: Look | undefined
  /** The scorings of that look's story. */
  readonly scorings: readonly Scoring[]
  /** How many scorings, counted from the first, were celebrated. Undefined until somebody has looked. */
  readonly celebrated: number | undefined
}

export type TableEvent =
  | { readonly type: 'looked'; readonly look: Look; readonly scorings: readonly Scoring[] }
  | { readonly type: 'celebrated'; readonly scoring: number }
  /** The one who looked puts the device down. */
  | { readonly type: 'passed' }

/** What the table waits for. */
export type Expected =
  /** Nobody looks yet and nobody needs to be asked: show the table to this viewer. */
  | { readonly kind: 'look'; readonly viewer: Viewer }
  /** Nobody looks; this person is to take the device. */
  | { readonly kind: 'hand-over'; readonly to: Seat }
  /** The one who looks is done; after a breath nobody looks any more. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'celebrate'; readonly scoring: number }
  | { readonly kind: 'act'; readonly seat: Seat }
  /** `by`: the person says so, or the table does it after a breath. */
  | { readonly kind: 'end-turn'; readonly seat: Seat; readonly by: 'person' | 'table' }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'over' }

export function openTable(table: TableSummary): TableState {
  return { table, look: undefined, before: undefined, scorings: [], celebrated: undefined }
}

export function tableReducer(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'looked': {
      const { look, scorings } = event
      // What was taken back will be celebrated when it comes again.
      const celebrated = Math.min(
        state.celebrated ?? scorings.filter(({ to }) => to <= look.since).length,
        scorings.length,
      )
      const before = state.look?.viewer === look.viewer ? state.look : undefined
      return { table: look.table, look, before, scorings, celebrated }
    }
    case 'celebrated':
      return { ...state, celebrated: Math.max(state.celebrated ?? 0, event.scoring + 1) }
    case 'passed':
      return { ...state, look: undefined, before: undefined, scorings: [] }
  }
}

export function isPerson(plan: SeatPlan | undefined): boolean {
  return plan !== undefined && plan.bot === undefined
}

/** The seats of people, in order. */
function people({ seats }: Pick<TableSummary, 'seats'>): readonly Seat[] {
  return seats.flatMap((plan, seat) => (isPerson(plan) ? [seat] : []))
}

export function expected(state: TableState, settings: { readonly confirmTurns: boolean }): Expected {
  const { table, look } = state
  if (look === undefined) return whoLooks(table)
  const scoring = nextScoring(state, look)
  if (scoring !== undefined) return { kind: 'celebrate', scoring }
  if (table.outcome !== undefined) return { kind: 'over' }
  const { viewer } = look
  if (viewer !== 'spectator' && look.awaitsEnd)
    return { kind: 'end-turn', seat: viewer, by: settings.confirmTurns ? 'person' : 'table' }
  if (viewer !== 'spectator' && table.toAct.includes(viewer)) return { kind: 'act', seat: viewer }
  if (table.toAct.some((seat) => isPerson(table.seats[seat]))) return { kind: 'pass' }
  const bot = table.toAct[0]
  return bot === undefined ? { kind: 'over' } : { kind: 'bot', seat: bot }
}

/** Alone at the table, that person always looks; of several, the one to act, once the device is in their hands. */
function whoLooks(table: TableSummary): Expected {
  const persons = people(table)
  const only = persons.length === 1 ? persons[0] : undefined
  if (only !== undefined) return { kind: 'look', viewer: only }
  const next = table.outcome === undefined ? table.toAct.find((seat) => persons.includes(seat)) : undefined
  return next === undefined ? { kind: 'look', viewer: 'spectator' } : { kind: 'hand-over', to: next }
}

/** A scoring that ends a turn is celebrated once the turn has ended; in the middle of one, before it goes on. */
function nextScoring({ scorings, celebrated = 0 }: TableState, look: Look): number | undefined {
  return !look.awaitsEnd && celebrated < scorings.length ? celebrated : undefined
}

/** What is on the table to be seen: while a scoring is celebrated, the table as it was before. */
export function shownLook(state: TableState, waits: Expected): Look | undefined {
  return waits.kind === 'celebrate' ? (state.before ?? state.look) : state.look
}

/** Between one person's turn and another's the device changes hands. */
function sharesDevice(table: Pick<TableSummary, 'seats'>): boolean {
  return people(table).length > 1
}

/** T-R1: a record holds every secret, so with several people at the table it leaves only when the match is over. */
export function canExport(table: TableSummary): boolean {
  return table.outcome !== undefined || !sharesDevice(table)
}
