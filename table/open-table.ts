/** A table whose match is under way: the plan, the match with the turn that is open, and how both are seen. */
import type { Game, GameEvent, Outcome, Refusal, Seat, Viewer } from '@crownlands/core/game'
import { type ChanceSpec, Match, type MatchSetup, type Snapshot } from '@crownlands/core/match'
import { checkSetup, isProblem, type RecordedAction } from '@crownlands/core/record'
import type { Question } from './bots/thinker'
import { HostError } from './host-error'
import { isPerson, peopleAt } from './people'
import { type Cursor, parseCursor, printCursor } from './position'
import type { Deed, Look, StoryPart, TablePlan, Temperament } from './protocol'

export type AnyMatch = Match<unknown, unknown, unknown, unknown, GameEvent>
type AnySetup = MatchSetup<unknown, unknown>

/** What a match began with. */
export interface TableStart {
  readonly plan: TablePlan
  readonly chance: ChanceSpec
  /** A position of its own, for a match that was imported with one. */
  readonly start?: unknown
}

/** The way to some step of it: from a snapshot, or from the start when there is none. */
export interface Past {
  readonly snapshot?: Snapshot<unknown> | undefined
  /** The final actions after it. */
  readonly actions: readonly RecordedAction[]
}

/** How far it has come. */
export interface TableProgress extends Past {
  /** The actions of the turn that is open, and how often that turn has changed. */
  readonly draft: readonly RecordedAction[]
  readonly draftChanges: number
  /** How much else has happened at the table, a turn taken back by agreement say: cursors count it too, so that none comes twice. */
  readonly incidents?: number
  /** How a clock has ended it, whatever the rules say. */
  readonly outcome?: Outcome | undefined
}

/** What has happened since the table was last stored. */
export interface Unsaved {
  /** How many final actions were stored before. */
  readonly after: number
  readonly actions: readonly RecordedAction[]
  readonly draft: readonly RecordedAction[]
  readonly draftChanges: number
}

/** A look without what only the keeper of the table knows. */
export type MatchLook = Omit<Look, 'table'>

/** Of a long story a new reader gets so many steps; the rest when it is asked for. */
const STORY_TAIL = 500

export class OpenTable {
  readonly plan: TablePlan
  readonly #match: AnyMatch
  #draftChanges: number
  readonly #incidents: number
  readonly #ended: Outcome | undefined
  #saved: number
  /** By seat: how much had happened when the decision came up that the seat is to make. */
  readonly #askedAt: number[]

  /** Throws `damaged` when the actions do not fit the rules. */
  constructor(game: Game, start: TableStart, progress: TableProgress) {
    this.plan = start.plan
    const { match, askedAt } = matchAfter(game, setupOf(game, start), progress)
    const incidents = progress.incidents ?? 0
    this.#match = match
    this.#draftChanges = progress.draftChanges
    this.#incidents = incidents
    this.#ended = progress.outcome
    this.#saved = match.finalLength
    // As if all that happened beside the rules had come before: then nobody is taken to have seen more than they did.
    this.#askedAt = start.plan.seats.map((_, seat) => (askedAt[seat] ?? match.from) + incidents)
  }

  /** How many actions are final. */
  get final(): number {
    return this.#match.finalLength
  }

  /** How much has happened: the first number of a cursor. */
  get happened(): number {
    return this.#match.finalLength + this.#incidents
  }

  hasSeat(seat: Seat): boolean {
    return this.plan.seats[seat] !== undefined
  }

  isPerson(seat: Seat): boolean {
    return isPerson(this.plan.seats[seat])
  }

  outcome(): Outcome | undefined {
    return this.#match.outcome() ?? this.#ended
  }

  toAct(): readonly Seat[] {
    return this.#ended === undefined ? this.#match.toAct() : []
  }

  isQuestion(): boolean {
    return this.#match.isQuestion()
  }

  /** The seat's turn is complete and only waits to be ended. */
  awaitsEnd(seat: Seat): boolean {
    return this.#match.awaitsEndOfTurn() === seat
  }

  check(seat: Seat, deed: Deed): Refusal | undefined {
    switch (deed.type) {
      case 'act':
        return this.#match.check(seat, deed.action)
      case 'end-turn':
        return this.#match.checkEndTurn(seat)
      case 'undo':
      case 'undo-turn':
        return this.#match.checkUndo(seat)
    }
  }

  /** Carries it out, or says why not; then nothing has changed. */
  do(seat: Seat, deed: Deed): Refusal | undefined {
    const asked = this.#match.toAct()
    const before = this.#match.finalLength
    const refusal = this.#carryOut(seat, deed)
    if (refusal !== undefined) return refusal
    const after = this.#match.finalLength
    this.#draftChanges = after === before ? this.#draftChanges + 1 : 0
    if (after > before) noteAsked(this.#askedAt, this.#match, asked, seat, this.happened)
    return undefined
  }

  #carryOut(seat: Seat, deed: Deed): Refusal | undefined {
    switch (deed.type) {
      case 'act':
        return this.#match.act(seat, deed.action)
      case 'undo':
        return this.#match.undo(seat)
      case 'undo-turn':
        return this.#match.undoTurn(seat)
      case 'end-turn':
        return this.#match.endTurn(seat)
    }
  }

  /** A bot never takes anything back: its turn is final as soon as it is complete. */
  actAsBot(seat: Seat, action: unknown): Refusal | undefined {
    const refusal = this.do(seat, { type: 'act', action })
    if (refusal === undefined && this.awaitsEnd(seat)) return this.do(seat, { type: 'end-turn' })
    return refusal
  }

  botToAct(): Seat | undefined {
    return this.#match.toAct().find((seat) => !this.isPerson(seat))
  }

  /** T-Q2: the only person at the table, when that person is asked something and can only pass. */
  lonePasser(): Seat | undefined {
    const [only, ...others] = peopleAt(this.plan)
    if (only === undefined || others.length > 0 || !this.#match.toAct().includes(only) || !this.isQuestion()) return
    return this.#match.legalActions(only).length === 1 ? only : undefined
  }

  temperamentOf(seat: Seat): Temperament | undefined {
    return this.plan.seats[seat]?.bot
  }

  /** What the seat has to decide; undefined when it has nothing to. */
  question(seat: Seat): Omit<Question, 'seed'> | undefined {
    const legal = this.#match.legalActions(seat)
    if (legal.length === 0) return undefined
    const { id, rulesVersion } = this.#match.game
    return { game: id, rules: rulesVersion, seat, view: this.#match.view(seat), legal }
  }

  /** Bots and hints draw on this, never on the chance of the match: neither leads to the other. */
  thinkingOn(seat: Seat): readonly (string | number)[] {
    return [this.#match.setup.chance.seed, seat, this.#match.length]
  }

  /** How far the match is, with all that nobody has been told: not for anybody outside. */
  position(): string {
    return printCursor({ n: this.#match.length, draftRev: this.#draftChanges })
  }

  cursor(viewer: Viewer): Cursor {
    return printCursor({ n: this.happened, draftRev: this.#owns(viewer) ? this.#draftChanges : 0 })
  }

  /** Whether the seat still has the decision before it that it had when it saw this. */
  isCurrent(seat: Seat, at: Cursor): boolean {
    if (at === this.cursor(seat)) return true
    const seen = parseCursor(at)
    if (seen === undefined || seen.draftRev > 0 || this.#owns(seat)) return false
    return seen.n >= (this.#askedAt[seat] ?? Number.POSITIVE_INFINITY) && seen.n <= this.happened
  }

  /** Whether a turn is open that is the viewer's own. Nobody else knows of it (T-U4). */
  #owns(viewer: Viewer): boolean {
    const open = this.#match.openSteps()[0]
    // A turn that was taken back whole has changed, too.
    return open === undefined ? this.#draftChanges > 0 && this.#match.toAct()[0] === viewer : open.seat === viewer
  }

  /** `after`: how many final steps of the story the reader has. */
  look(viewer: Viewer, after?: number): MatchLook {
    const match = this.#match
    const isSeat = viewer !== 'spectator' && this.#ended === undefined
    return {
      viewer,
      at: this.cursor(viewer),
      view: match.view(viewer),
      legal: isSeat ? match.legalActions(viewer) : [],
      awaitsEnd: match.awaitsEndOfTurn() === viewer,
      mayEnd: isSeat && match.checkEndTurn(viewer) === undefined,
      canUndo: isSeat && match.checkUndo(viewer) === undefined,
      story: this.#storyFor(viewer, after),
      since: this.#lastStepOf(viewer),
    }
  }

  #storyFor(viewer: Viewer, held: number | undefined): StoryPart {
    const final = this.#match.finalLength
    const tail = final > STORY_TAIL ? final - STORY_TAIL : -1
    const wanted = held !== undefined && held <= final ? held : tail
    const after = Math.max(wanted, this.#match.earliest)
    return { after, steps: this.#match.tell(viewer, after) }
  }

  #lastStepOf(viewer: Viewer): number {
    const steps = this.#match.settledSteps()
    const last = steps.findLastIndex(({ seat }) => seat === viewer)
    return last === -1 ? this.#match.earliest : this.#match.from + last + 1
  }

  /**
   * Goes on with what was stored elsewhere: these have become final, whatever was open here, and that is open now. Throws
   * `damaged` when it does not fit the rules; then the table is good for nothing.
   */
  follow({ actions, draft, draftChanges }: Pick<TableProgress, 'actions' | 'draft' | 'draftChanges'>): void {
    const [open] = this.#match.openSteps()
    if (open !== undefined) this.#match.undoTurn(open.seat)
    replay(this.#match, this.#askedAt, this.#incidents, { actions, draft })
    this.#draftChanges = draftChanges
    this.#saved = this.#match.finalLength
  }

  unsaved(): Unsaved {
    const after = this.#saved
    const strip = ({ seat, action }: RecordedAction) => ({ seat, action })
    return {
      after,
      actions: this.#match.settledSteps(after).map(strip),
      draft: this.#match.openSteps().map(strip),
      draftChanges: this.#draftChanges,
    }
  }

  saved(): void {
    this.#saved = this.#match.finalLength
  }

  /** Whether anybody who may look, a spectator included, sees anything of what is not saved yet. */
  showsNews(): boolean {
    if (this.#match.finalLength === this.#saved) return false
    if (this.outcome() !== undefined || this.#match.toAct().some((seat) => this.isPerson(seat))) return true
    const viewers: readonly Viewer[] = [...peopleAt(this.plan), 'spectator']
    return viewers.some((viewer) => this.#match.story(viewer, this.#saved).length > 0)
  }

  snapshot(): Snapshot<unknown> {
    return this.#match.snapshot()
  }
}

/** The setup of a match that is played with turns that wait for their end. */
export function setupOf(game: Game, { plan, chance, start }: TableStart): AnySetup {
  const setup = checkSetup(game, { seats: plan.seats.length, options: plan.options, chance, start })
  if (isProblem(setup)) throw damaged()
  return { ...setup, turns: 'tentative' }
}

/** The match, and by seat the step at which the decision came up that the seat is to make. */
function matchAfter(
  game: Game,
  setup: AnySetup,
  { snapshot, actions, draft }: TableProgress,
): { readonly match: AnyMatch; readonly askedAt: readonly number[] } {
  const match = new Match(game, setup, snapshot)
  const askedAt = Array.from({ length: setup.seats }, () => match.from)
  replay(match, askedAt, 0, { actions, draft })
  return { match, askedAt }
}

/** Final actions, and then those of a turn that is open. `incidents`: what else had happened, for what is noted in `askedAt`. */
function replay(
  match: AnyMatch,
  askedAt: number[],
  incidents: number,
  { actions, draft }: Pick<TableProgress, 'actions' | 'draft'>,
): void {
  const final = match.finalLength + actions.length
  for (const { seat, action } of actions) {
    // Whoever acted after a complete turn had ended it first.
    endTurnIfComplete(match)
    const asked = match.toAct()
    if (match.act(seat, action) !== undefined) throw damaged()
    noteAsked(askedAt, match, asked, seat, match.length + incidents)
  }
  endTurnIfComplete(match)
  if (match.finalLength !== final) throw damaged()
  for (const { seat, action } of draft) if (match.act(seat, action) !== undefined) throw damaged()
  if (match.finalLength !== final) throw damaged()
}

/** Those who were asked at the same time as the seat that has acted, and still are, have the same decision before them. */
function noteAsked(askedAt: number[], match: AnyMatch, asked: readonly Seat[], by: Seat, now: number): void {
  const toAct = match.toAct()
  askedAt.forEach((_, seat) => {
    if (seat === by || !asked.includes(seat) || !toAct.includes(seat)) askedAt[seat] = now
  })
}

function endTurnIfComplete(match: AnyMatch): void {
  const awaited = match.awaitsEndOfTurn()
  if (awaited !== undefined) match.endTurn(awaited)
}

export function damaged(cause?: unknown): HostError {
  return new HostError('damaged', 'The stored table is damaged.', cause)
}
