/**
 * Keeps open tables in a thread and plays at them. It reads and writes nothing: who calls brings what is stored, and gets what
 * is to be stored and what may be told to whom. A table is at a `version`; whoever calls with another one is asked for what
 * is stored. After a change it is at the next one, as if that were stored; if it could not be, the table is to be forgotten.
 */
import { digest } from '@crownlands/core/digest'
import type { Game, Outcome, Refusal, Seat, Viewer } from '@crownlands/core/game'
import type { RecordedAction } from '@crownlands/core/record'
import type { Question } from '@crownlands/table/bots/thinker'
import { damaged, type MatchLook, OpenTable } from '@crownlands/table/open-table'
import { type Cursor, parseCursor, parseVersion, printVersion, type Version } from '@crownlands/table/position'
import type { Deed, Temperament } from '@crownlands/table/protocol'
import { writeSnapshot } from '@crownlands/table/storage/stored-table'
import type { TableFile, TableTail } from '../match/match-file'
import { gameOf } from './replay'

/** How a match stands for a viewer. What there is to know of the table around it does not change with a move. */
export interface MatchStep extends MatchLook {
  /** How many actions are final. */
  readonly actions: number
  readonly toAct: readonly Seat[]
  readonly isQuestion: boolean
  readonly outcome?: Outcome
}

/** What is to be stored of a change. */
export interface Change {
  /** Those that became final. */
  readonly actions: readonly RecordedAction[]
  readonly draft: readonly RecordedAction[]
  readonly draftRev: number
  readonly toAct: readonly Seat[]
  readonly isQuestion: boolean
  readonly outcome: Outcome | undefined
  /** There is something to snapshot: it is due after this. */
  readonly snapshotDue: boolean
}

/** Whom to tell. Nobody is told what they have seen. */
export interface Reader {
  readonly viewer: Viewer
  readonly at: Cursor | undefined
  /** How much of the story they have, if it is not what they have seen of the table. */
  readonly story?: Cursor | undefined
}

/** A step as text, ready to be sent. */
export interface Telling {
  readonly viewer: Viewer
  readonly from: Cursor | undefined
  readonly at: Cursor
  readonly text: string
}

export type Done =
  | { readonly refusal: Refusal }
  | { readonly changed: string }
  | { readonly change: Change; readonly answer: string; readonly told: readonly Telling[] }

export type Asked<T> = T | 'not-here'

const SNAPSHOT_EVERY = 500

interface Kept {
  version: Version
  readonly file: TableFile
  readonly game: Game
  readonly table: OpenTable
  snapshotAt: number
  /** Bots that play a turn on a copy, by number. */
  readonly forks: Map<number, OpenTable>
}

export class TableCache {
  readonly #kept = new Map<string, Kept>()
  readonly #most: number
  readonly #onFailure: (error: unknown) => void
  #forks = 0

  /** `onFailure`: hears of what broke where the caller only learns that the table is to be opened anew. */
  constructor(most: number, onFailure: (error: unknown) => void) {
    this.#most = most
    this.#onFailure = onFailure
  }

  async open(code: string, file: TableFile): Promise<void> {
    const game = await gameOf(file)
    // Somebody else has brought it meanwhile: a bot that plays on it is not to lose it.
    if (this.#at(code, file.version) !== undefined) return
    this.#kept.delete(code)
    const snapshotAt = file.progress.snapshot?.steps ?? 0
    const table = opened(game, file)
    this.#kept.set(code, { version: file.version, file, game, table, snapshotAt, forks: new Map() })
    // The one that was used least lately goes.
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
  }

  forget(code: string): void {
    this.#kept.delete(code)
  }

  /** Which version of the table is here; undefined when none is. */
  versionOf(code: string): Version | undefined {
    return this.#kept.get(code)?.version
  }

  /** Goes on from the version that is here: cheaper than to open it anew. False when it is another one, or does not fit. */
  follow(code: string, { from, version, progress }: TableTail): boolean {
    const kept = this.#kept.get(code)
    if (kept === undefined || kept.version !== from) return false
    // Nothing has happened: a bot that thinks about it is not to lose its thought.
    if (from === version) return true
    try {
      kept.table.follow(progress)
    } catch (error) {
      this.#onFailure(error)
      this.#kept.delete(code)
      return false
    }
    kept.version = version
    kept.forks.clear()
    return true
  }

  do(code: string, version: Version, { seat, at, deed, end, readers, tail }: DoArguments): Asked<Done> {
    if (tail !== undefined) this.follow(code, tail)
    const kept = this.#at(code, version)
    if (kept === undefined) return 'not-here'
    const { table } = kept
    if (!table.isCurrent(seat, at)) return { changed: stepText(table, seat, at) }
    const refusal = table.do(seat, deed)
    if (refusal !== undefined) return { refusal }
    if (end && table.awaitsEnd(seat)) table.do(seat, { type: 'end-turn' })
    return this.#done(kept, seat, at, readers)
  }

  /** Actions that a bot, or the table itself, has decided on. */
  play(
    code: string,
    version: Version,
    { actions, readers }: { readonly actions: readonly RecordedAction[]; readonly readers: readonly Reader[] },
  ): Asked<Done> {
    const kept = this.#at(code, version)
    if (kept === undefined) return 'not-here'
    for (const { seat, action } of actions) {
      const refusal = kept.table.actAsBot(seat, action)
      if (refusal === undefined) continue
      this.forget(code)
      return { refusal }
    }
    return this.#done(kept, 'spectator', undefined, readers)
  }

  #done(kept: Kept, viewer: Viewer, at: Cursor | undefined, readers: readonly Reader[]): Done {
    const { table } = kept
    const { actions, draft, draftChanges } = table.unsaved()
    const outcome = table.outcome()
    const snapshotDue = table.final - kept.snapshotAt >= SNAPSHOT_EVERY
    if (snapshotDue) kept.snapshotAt = table.final
    table.saved()
    // A move does not change `tableRev`.
    const tableRev = parseVersion(kept.version)?.tableRev ?? 0
    kept.version = printVersion({ n: table.happened, draftRev: draftChanges, tableRev })
    const told = tellings(table, readers)
    // As a rule whoever acts listens, too, and is told the same.
    const same = told.find(({ viewer: to, from }) => to === viewer && from === at)
    return {
      change: {
        actions,
        draft,
        draftRev: draftChanges,
        toAct: table.toAct(),
        isQuestion: table.isQuestion(),
        outcome,
        snapshotDue,
      },
      answer: same?.text ?? stepText(table, viewer, at),
      told,
    }
  }

  /** How the table stands for those who have seen less. */
  tell(code: string, version: Version, readers: readonly Reader[], tail?: TableTail): Asked<readonly Telling[]> {
    if (tail !== undefined) this.follow(code, tail)
    const kept = this.#at(code, version)
    return kept === undefined ? 'not-here' : tellings(kept.table, readers)
  }

  check(code: string, version: Version, seat: Seat, deed: Deed): Asked<{ readonly refusal: Refusal | undefined }> {
    const kept = this.#at(code, version)
    return kept === undefined ? 'not-here' : { refusal: kept.table.check(seat, deed) }
  }

  /** What the seat has to decide, for a hint. */
  question(code: string, version: Version, seat: Seat): Asked<{ readonly question: Question | undefined }> {
    const kept = this.#at(code, version)
    return kept === undefined ? 'not-here' : { question: questionOf(kept.table, seat, 'hint') }
  }

  snapshot(code: string, version: Version): Asked<ReturnType<typeof writeSnapshot>> {
    const kept = this.#at(code, version)
    return kept === undefined ? 'not-here' : writeSnapshot(kept.table.snapshot())
  }

  /** Lets a bot play on a copy, until there is something to see: nobody waits for it, and what it tried is lost with it. */
  beginBot(code: string, version: Version): Asked<BotStep> {
    const kept = this.#at(code, version)
    if (kept === undefined) return 'not-here'
    const { file, game, table } = kept
    const { draft, draftChanges } = table.unsaved()
    const fork = new OpenTable(game, file.start, { snapshot: table.snapshot(), actions: [], draft, draftChanges })
    const number = ++this.#forks
    kept.forks.set(number, fork)
    return this.#botStep(kept, number, fork)
  }

  goOnWithBot(code: string, version: Version, number: number, seat: Seat, action: unknown): Asked<BotStep> {
    const kept = this.#at(code, version)
    const fork = kept?.forks.get(number)
    if (kept === undefined || fork === undefined) return 'not-here'
    const refusal = fork.actAsBot(seat, action)
    if (refusal !== undefined) {
      kept.forks.delete(number)
      return { refusal }
    }
    return this.#botStep(kept, number, fork)
  }

  #botStep(kept: Kept, number: number, fork: OpenTable): BotStep {
    const seat = fork.showsNews() ? undefined : fork.botToAct()
    if (seat === undefined) passIfAlone(fork)
    const temperament = seat === undefined ? undefined : fork.temperamentOf(seat)
    const question = seat === undefined ? undefined : questionOf(fork, seat, 'bot')
    if (seat === undefined || temperament === undefined || question === undefined) {
      kept.forks.delete(number)
      return { actions: fork.unsaved().actions }
    }
    return { fork: number, seat, temperament, question }
  }

  /** The table, if it is here as it is stored; the one used last is kept longest. */
  #at(code: string, version: Version): Kept | undefined {
    const kept = this.#kept.get(code)
    if (kept === undefined || kept.version !== version) return undefined
    this.#kept.delete(code)
    this.#kept.set(code, kept)
    return kept
  }
}

/** T-Q2: who plays against bots alone is not asked where there is nothing to choose. */
function passIfAlone(fork: OpenTable): void {
  const seat = fork.unsaved().actions.length > 0 ? undefined : fork.lonePasser()
  const pass = seat === undefined ? undefined : fork.question(seat)?.legal[0]
  if (seat !== undefined && pass !== undefined) fork.actAsBot(seat, pass)
}

export interface DoArguments {
  readonly seat: Seat
  readonly at: Cursor
  readonly deed: Deed
  /** Ends a turn that is complete with it, in the same write. */
  readonly end: boolean
  readonly readers: readonly Reader[]
  /** What was stored since the table was last here, if that is known. */
  readonly tail: TableTail | undefined
}

/** What a bot is asked, or, when there is something to see, what it has done. */
export type BotStep =
  | { readonly fork: number; readonly seat: Seat; readonly temperament: Temperament; readonly question: Question }
  | { readonly actions: readonly RecordedAction[] }
  | { readonly refusal: Refusal }

function opened(game: Game, file: TableFile): OpenTable {
  try {
    return new OpenTable(game, file.start, file.progress)
  } catch (error) {
    // Whether a rule refused it or broke on it: nothing that was stored by playing does either.
    throw damaged(error)
  }
}

function tellings(table: OpenTable, readers: readonly Reader[]): readonly Telling[] {
  return readers.flatMap(({ viewer, at: from, story = from }) => {
    const at = table.cursor(viewer)
    return at === from ? [] : [{ viewer, from, at, text: stepText(table, viewer, story) }]
  })
}

function stepText(table: OpenTable, viewer: Viewer, from: Cursor | undefined): string {
  return JSON.stringify(stepFor(table, viewer, from))
}

function stepFor(table: OpenTable, viewer: Viewer, from: Cursor | undefined): MatchStep {
  const outcome = table.outcome()
  return {
    actions: table.final,
    toAct: table.toAct(),
    isQuestion: table.isQuestion(),
    ...(outcome !== undefined && { outcome }),
    ...table.look(viewer, heldSteps(table, from)),
  }
}

/** How many steps of the story whoever saw this has. Too few is no harm: what is told again takes the place of what was. */
function heldSteps(table: OpenTable, at: Cursor | undefined): number | undefined {
  const seen = at === undefined ? undefined : parseCursor(at)
  const held = seen === undefined ? -1 : seen.n - (table.happened - table.final)
  return held >= 0 ? held : undefined
}

function questionOf(table: OpenTable, seat: Seat, why: 'bot' | 'hint'): Question | undefined {
  const question = table.question(seat)
  return question && { ...question, seed: digest([why, ...table.thinkingOn(seat)]) }
}
