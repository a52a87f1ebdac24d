/**
 * An evening at the table, without a browser: who looks, what is shown, and what is to happen next. The host
 * tells what happens as it happens; here it waits until it is its turn to be seen. While the device passes from one person
 * to another nobody looks, and the state holds no look at all.
 */
import type { GameEvent, Seat, Viewer } from '@crownlands/core/game'
import { sameData } from '@crownlands/core/json'
import { isPerson, peopleAt } from '@crownlands/table/people'
import type { Look, StoryPart, TableSummary } from '@crownlands/table/protocol'
import { placeAfter, stepAt, type Told, tellEarlier, tellOn } from './told'

/** Part of a story that is one scoring, as `RoomScoring.parts` tells it. */
export interface Scoring {
  readonly from: number
  readonly to: number
  readonly title: string
}

/** A look as a page shows it: with the story as far as the page has it. */
export interface ShownLook extends Omit<Look, 'story' | 'since'> {
  readonly told: Told
  readonly story: readonly GameEvent[]
  /** Where in it what is new begins. */
  readonly since: number
}

/** How a page follows a match that others play elsewhere. They wait for nobody who reads. */
export interface Elsewhere {
  /** What waits to be shown, with one more: where people are quick it may be told as one. */
  gather(coming: readonly Look[]): readonly Look[]
  /** The later of two, with what both tell. */
  asOne(earlier: Look, later: Look): Look
}

export interface TableState {
  readonly table: TableSummary
  /** What the one who looks may know; undefined while nobody does. */
  readonly look: ShownLook | undefined
  /** What has happened since, in order, to be shown one after the other. */
  readonly coming: readonly Look[]
  /** The scorings of the story that is shown. */
  readonly scorings: readonly Scoring[]
  /** How many scorings, counted from the first, were celebrated. Undefined until somebody has looked. */
  readonly celebrated: number | undefined
  /** The last scoring that the page went past because others did not wait, until the reader has acted again. */
  readonly passedBy: PassedBy | undefined
  scoringsOf(events: readonly GameEvent[]): readonly Scoring[]
  /** Undefined: all play on this device, which waits for whoever reads. */
  readonly elsewhere: Elsewhere | undefined
}

interface PassedBy {
  readonly scoring: number
  /** How much had happened when the reader had acted last. */
  readonly since: number
}

export type TableEvent =
  /** The host tells how the table stands. `seen`: how many steps the viewer was shown in this browser some other time. */
  | { readonly type: 'arrived'; readonly look: Look; readonly seen?: number | undefined }
  /** It is time to show what has come. */
  | { readonly type: 'shown' }
  /** An earlier part of the story, for whoever reads back. */
  | { readonly type: 'read-back'; readonly viewer: Viewer; readonly part: StoryPart }
  | { readonly type: 'celebrated'; readonly scoring: number }
  /** The one who looked puts the device down. */
  | { readonly type: 'passed' }
  /** Something was done while nobody looked. */
  | { readonly type: 'went-on'; readonly table: TableSummary }

/**
 * How long a scoring is told: until the reader goes on; until all of it can have been read; or, because the table has gone
 * on meanwhile, until its sum can have been read.
 */
export type ScoringEnd = 'reader' | 'read' | 'sum-read'

/** What the table waits for. */
export type Expected =
  /** Nobody looks yet and nobody needs to be asked: show the table to this viewer. */
  | { readonly kind: 'look'; readonly viewer: Viewer }
  /** Nobody looks; this person is to take the device. */
  | { readonly kind: 'hand-over'; readonly to: Seat }
  /** Nobody looks; these people are asked something out of turn: does anybody answer? (T-Q2) */
  | { readonly kind: 'ask'; readonly of: readonly Seat[] }
  /** The one who looks is done; after a breath nobody looks any more. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'celebrate'; readonly scoring: number; readonly until: ScoringEnd }
  | { readonly kind: 'act'; readonly seat: Seat }
  /** `by`: the person says so, or the table does it after a breath. */
  | { readonly kind: 'end-turn'; readonly seat: Seat; readonly by: 'person' | 'table' }
  /** Something has happened that is shown after a breath. */
  | { readonly kind: 'show' }
  /** Others are to act: a bot, or somebody elsewhere. */
  | { readonly kind: 'wait'; readonly seat: Seat }
  | { readonly kind: 'over' }

export function openTable(
  table: TableSummary,
  scoringsOf: TableState['scoringsOf'],
  elsewhere?: Elsewhere,
): TableState {
  return {
    table,
    look: undefined,
    coming: [],
    scorings: [],
    celebrated: undefined,
    passedBy: undefined,
    scoringsOf,
    elsewhere,
  }
}

export function tableReducer(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'arrived':
      return arrived(state, event.look, event.seen)
    case 'shown': {
      const [next, ...coming] = state.coming
      return next === undefined ? state : { ...show(state, next), coming }
    }
    case 'read-back':
      return readBack(state, event.viewer, event.part)
    case 'celebrated':
      return toPresent({ ...state, celebrated: Math.max(state.celebrated ?? 0, event.scoring + 1) })
    case 'passed':
      return { ...state, look: undefined, coming: [], scorings: [], passedBy: undefined }
    case 'went-on':
      return { ...state, table: event.table }
  }
}

/** What others do is shown one after the other; what is one's own doing, or comes while one decides, at once. */
function arrived(state: TableState, look: Look, seen: number | undefined): TableState {
  const { look: shown, coming } = state
  if (shown === undefined || shown.viewer !== look.viewer) return { ...show(state, look, seen), coming: [] }
  const known = coming.at(-1) ?? shown
  if (known.at === look.at) return withTable(state, look.table)
  if (coming.length === 0 && isToAct(shown)) return show(state, look)
  const { elsewhere } = state
  const next = { ...state, coming: elsewhere?.gather([...coming, look]) ?? [...coming, look] }
  return isHurried(look) && nextScoring(state, shown) !== undefined ? toPresent(next) : next
}

/** Who sits there, or whether the game stands still, may change without a move. */
function withTable(state: TableState, table: TableSummary): TableState {
  const { look, coming } = state
  if (look === undefined || sameData(presentOf(state), table)) return state
  const last = coming.at(-1)
  if (last !== undefined) return { ...state, coming: [...coming.slice(0, -1), { ...last, table }] }
  return { ...state, table, look: { ...look, table } }
}

/** The table as it is now, whatever of it is still to be shown. */
export function presentOf({ table, coming }: Pick<TableState, 'table' | 'coming'>): TableSummary {
  return coming.at(-1)?.table ?? table
}

/** Others play on while somebody reads: all that has come is shown as one. */
function toPresent(state: TableState): TableState {
  const { elsewhere, coming } = state
  const [first, ...rest] = coming
  if (elsewhere === undefined || first === undefined) return state
  return { ...show(state, rest.reduce(elsewhere.asOne, first)), coming: [] }
}

/** It is the reader's turn, and a clock runs for it. */
function isHurried(look: Pick<Look, 'viewer' | 'table' | 'awaitsEnd'>): boolean {
  return look.table.isTimed === true && isToAct(look)
}

function isToAct({ viewer, table, awaitsEnd }: Pick<Look, 'viewer' | 'table' | 'awaitsEnd'>): boolean {
  if (table.still !== undefined) return false
  return awaitsEnd || (viewer !== 'spectator' && table.toAct.includes(viewer))
}

function show(state: TableState, { story: part, since, ...look }: Look, seen = since): TableState {
  const before = state.look?.viewer === look.viewer ? state.look : undefined
  const told = tellOn(before?.told, part)
  const story = told.events
  const from = before === undefined ? placeAfter(told, Math.max(since, seen)) : before.story.length
  const shown = { ...look, told, story, since: Math.min(from, story.length) }
  const scorings = state.scoringsOf(story)
  // What was taken back will be celebrated when it comes again.
  const known = Math.min(state.celebrated ?? scorings.filter(({ to }) => to <= shown.since).length, scorings.length)
  const celebrated = state.elsewhere === undefined ? known : Math.max(known, countPast(shown, scorings))
  // Who has just come back finds it in what has happened since.
  const hasPassed = celebrated > known && before !== undefined && look.viewer !== 'spectator'
  const passedBy = hasPassed ? { scoring: celebrated - 1, since } : state.passedBy
  return {
    ...state,
    ...{ table: look.table, look: shown, scorings, celebrated },
    passedBy: passedBy !== undefined && since <= passedBy.since ? passedBy : undefined,
  }
}

/** How many scorings nobody is to be held up by: the table has gone on since, or the reader's clock runs. */
function countPast(look: ShownLook, scorings: readonly Scoring[]): number {
  if (isHurried(look) && !look.awaitsEnd) return scorings.length
  const { told } = look
  const latest = told.after + told.starts.length
  return scorings.filter(({ to }) => stepAt(told, to - 1) < latest).length
}

/** Everything in the story moves on by what was put before it. */
function readBack(state: TableState, viewer: Viewer, part: StoryPart): TableState {
  const { look, scorings, celebrated = 0, passedBy } = state
  if (look?.viewer !== viewer) return state
  const told = tellEarlier(look.told, part)
  const longer = { ...look, told, story: told.events, since: look.since + told.events.length - look.story.length }
  const all = state.scoringsOf(longer.story)
  return {
    ...state,
    look: longer,
    scorings: all,
    celebrated: celebrated + all.length - scorings.length,
    passedBy: passedBy && { ...passedBy, scoring: passedBy.scoring + all.length - scorings.length },
  }
}

export function expected(state: TableState, settings: { readonly confirmTurns: boolean }): Expected {
  const { table, look, coming } = state
  if (look === undefined) return whoLooks(table)
  const scoring = nextScoring(state, look)
  if (scoring !== undefined) return { kind: 'celebrate', scoring, until: scoringEnd(state) }
  if (coming.length > 0) return { kind: 'show' }
  if (table.outcome !== undefined) return { kind: 'over' }
  const { viewer } = look
  const [first] = table.toAct
  if (table.still !== undefined && first !== undefined) return { kind: 'wait', seat: first }
  if (viewer !== 'spectator' && look.awaitsEnd)
    return { kind: 'end-turn', seat: viewer, by: settings.confirmTurns ? 'person' : 'table' }
  if (viewer !== 'spectator' && table.toAct.includes(viewer)) return { kind: 'act', seat: viewer }
  if (table.toAct.some((seat) => table.mine.includes(seat))) return { kind: 'pass' }
  return first === undefined ? { kind: 'over' } : { kind: 'wait', seat: first }
}

/** Alone at the table, that person always looks; of several, the one to act, once the device is in their hands. */
function whoLooks({ mine, toAct, isQuestion, outcome }: TableSummary): Expected {
  const [only, ...others] = mine
  if (only !== undefined && others.length === 0) return { kind: 'look', viewer: only }
  const next = outcome === undefined ? toAct.filter((seat) => mine.includes(seat)) : []
  if (next[0] === undefined) return { kind: 'look', viewer: 'spectator' }
  return isQuestion ? { kind: 'ask', of: next } : { kind: 'hand-over', to: next[0] }
}

function scoringEnd({ elsewhere, coming }: TableState): ScoringEnd {
  if (elsewhere === undefined) return 'reader'
  return coming.length === 0 ? 'read' : 'sum-read'
}

/** A scoring that ends a turn is celebrated once the turn has ended; in the middle of one, before it goes on. */
function nextScoring({ scorings, celebrated = 0 }: TableState, look: ShownLook): number | undefined {
  return !look.awaitsEnd && celebrated < scorings.length ? celebrated : undefined
}

/**
 * What is to be seen: the story goes no further than the next scoring that was not yet celebrated, even while the turn that
 * brings it can be taken back. What a scoring has told is not news any more.
 */
export function shownLook({
  look,
  scorings,
  celebrated = 0,
}: Pick<TableState, 'look' | 'scorings' | 'celebrated'>): ShownLook | undefined {
  if (look === undefined) return undefined
  const end = scorings[celebrated]?.from ?? look.story.length
  const since = Math.min(Math.max(look.since, scorings[celebrated - 1]?.to ?? 0), end)
  return end === look.story.length && since === look.since ? look : { ...look, story: look.story.slice(0, end), since }
}

/** While the board shows step by step what is new: the story goes no further than the first so many of its events. */
export function lookAsSeen(look: ShownLook, seen: number | undefined): ShownLook {
  return seen === undefined ? look : { ...look, story: look.story.slice(0, look.since + seen) }
}

/** T-R1: a record holds every secret, so with several people at the table it leaves only when the match is over. */
export function canExport(table: TableSummary): boolean {
  return table.outcome !== undefined || peopleAt(table).length <= 1
}

/** Whether a bot is to act on the seat. */
export function isBot({ seats }: Pick<TableSummary, 'seats'>, seat: Seat): boolean {
  return !isPerson(seats[seat])
}
