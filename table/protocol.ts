/**
 * Between whoever shows a table and the host that runs it. The host holds the match; what leaves it is what the viewer may
 * know. On this device the host runs in a worker; online it is a server.
 */
import type { GameEvent, Outcome, Refusal, Seat, Viewer } from '@crownlands/core/game'
import type { RecordProblem } from '@crownlands/core/record'
import type { House } from '@crownlands/kit/houses'
import type { Cursor } from './position'

/** The bots that people choose from, by temperament; `temperaments.ts` says how they think. */
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
  /** What is asked now is a question out of turn (T-Q1). */
  readonly isQuestion: boolean
  /** The seats of whoever asks: several on a shared device, one online, none for somebody who only watches. */
  readonly mine: readonly Seat[]
  readonly outcome?: Outcome
  /** Nobody of `mine` may act, whatever the rules say: the others have agreed on a pause, or a bot plays for them. */
  readonly still?: 'paused' | 'away'
  /** A clock runs for whoever is to act, and does not stop while they read. */
  readonly isTimed?: true
  /** Why it is listed but cannot be opened here. */
  readonly unplayable?: 'unknown-game' | 'other-rules'
}

/** A part of the story, as one viewer knows it: what happened in each of the steps after the first `after`. */
export interface StoryPart {
  /** -1: from the beginning, where the set-up is step 0. */
  readonly after: number
  readonly steps: readonly (readonly GameEvent[])[]
}

/** What the viewer may know of a table now. */
export interface Look {
  readonly table: TableSummary
  readonly viewer: Viewer
  readonly at: Cursor
  readonly view: unknown
  /** What the viewer may do now. */
  readonly legal: readonly unknown[]
  /** The viewer's turn is complete and waits to be ended. */
  readonly awaitsEnd: boolean
  /** The viewer may end the turn now, or pass. */
  readonly mayEnd: boolean
  readonly canUndo: boolean
  /** What the reader does not have yet. Whatever it has of later steps than `after` is no longer so. */
  readonly story: StoryPart
  /** The viewer's own last final step: what came after it is news to whoever comes back. */
  readonly since: number
}

/** What a seat does. `end-turn` ends a turn, a part of one, or passes a question, as the game has it. */
export type Deed =
  | { readonly type: 'act'; readonly action: unknown }
  | { readonly type: 'undo' }
  | { readonly type: 'undo-turn' }
  | { readonly type: 'end-turn' }

export interface Command {
  readonly seat: Seat
  /** What the seat saw when it decided. */
  readonly at: Cursor
  /** Chosen by the sender, never used twice: the same command sent again is carried out once. */
  readonly key: string
  readonly deed: Deed
}

export type Answer =
  | { readonly look: Look }
  | { readonly refusal: Refusal }
  /** Something else happened first, so that nothing was done: this is how the table stands. */
  | { readonly changed: Look }

/** What a subscriber is told: how the table stands now, or what is wrong with it. */
export type News = { readonly look: Look } | { readonly problem: HostProblem }

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
  /** The host broke down or does not answer: it is started anew with the next call. */
  'host-lost',
  /** Something broke, and it is not known whether the command was carried out. */
  'unknown-outcome',
] as const
export type HostProblem = (typeof HOST_PROBLEMS)[number]

export function hostProblem(error: unknown): HostProblem | undefined {
  return error instanceof Error ? HOST_PROBLEMS.find((name) => name === error.name) : undefined
}

/** Asking again cannot help: what answers is old or not there. */
export function needsReload(problem: HostProblem | undefined): boolean {
  return problem === 'storage-newer' || problem === 'not-fetched'
}

/**
 * What a table's screen needs, wherever the table is. A call that fails rejects with an error that `hostProblem` knows; it has
 * changed nothing, unless that is `unknown-outcome` or `host-lost`. Whoever looks or acts as a seat must have it: of the seats of others, and of bots, nothing is told
 * until the match is over.
 */
export interface TablePlay {
  /** The table as lists show it. Undefined: there is no such table. */
  summary(id: string): Promise<TableSummary | undefined>
  /** `after`: how many final steps of the story the reader has. Undefined: there is no such table. */
  look(id: string, viewer: Viewer, after?: number): Promise<Look | undefined>
  do(id: string, command: Command): Promise<Answer>
  check(id: string, seat: Seat, deed: Deed): Promise<Refusal | undefined>
  /** Undefined when the seat has nothing to decide. */
  hint(id: string, seat: Seat): Promise<Hint | undefined>
  /** What happened after the first `after` final steps, up to step `to`; of a long way only the end. */
  story(id: string, viewer: Viewer, after: number, to: number): Promise<StoryPart>
  /**
   * Tells how the table stands, at once and whenever that changes for the viewer, until `unsubscribe`. While somebody
   * listens the host lets bots play.
   */
  subscribe(id: string, viewer: Viewer, after: number | undefined, onNews: (news: News) => void): Promise<number>
  unsubscribe(subscription: number): Promise<void>
}

/** The past of a table, for recaps, replays and files. */
export interface TablePast {
  /** The table after its first `step` final actions; nobody may act there. Its story is that of the last of them. */
  lookBack(id: string, viewer: Viewer, step: number): Promise<Look>
  /** The record as a file. It holds every secret (T-R1): with several people at the table only when it is over. */
  exportRecord(id: string): Promise<string | undefined>
}

/** The tables that are kept on this device. */
export interface LocalTables {
  status(): Promise<HostStatus>
  /** What changed last comes first. */
  list(): Promise<readonly TableSummary[]>
  create(plan: TablePlan, seed?: string): Promise<TableSummary>
  /** A new table with the same plan and the same chance: the same start once more. Only once the match is over. */
  repeat(id: string): Promise<TableSummary>
  /** Also for damaged tables; one that is not there is as good as removed. */
  remove(id: string): Promise<void>
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

/** The host of a device: plays its tables, remembers and keeps them. */
export type TableHost = TablePlay & TablePast & LocalTables

/** The calls by name, for what passes them on. One that is missing here does not compile. */
const CALLS: Readonly<Record<keyof TableHost, true>> = {
  summary: true,
  look: true,
  do: true,
  check: true,
  hint: true,
  lookBack: true,
  story: true,
  exportRecord: true,
  subscribe: true,
  unsubscribe: true,
  status: true,
  list: true,
  create: true,
  repeat: true,
  remove: true,
  rescue: true,
  importRecord: true,
}
type Call = keyof TableHost

/** A host whose calls are all passed on. */
export function passingOn(pass: (call: Call, args: readonly unknown[]) => Promise<unknown>): TableHost {
  const calls = Object.keys(CALLS).map((call) => [call, (...args: readonly unknown[]) => pass(call as Call, args)])
  return Object.fromEntries(calls) as TableHost
}
