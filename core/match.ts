/**
 * One match: a start, an append-only log of actions, and the state that they fold to. The last actions
 * may be a tentative turn, seen by its player alone, which can be taken back until it is settled
 * (docs/rules/table.md, T-U).
 */
import { type ChanceSource, WatchedChance } from './chance'
import { FastChance } from './chance-fast'
import { KeyedChance } from './chance-keyed'
import type { Game, GameEvent, Outcome, Refusal, Seat, Viewer } from './game'
import { type Glimpse, StateGlimpse } from './glimpse'
import { copyData } from './json'

/** `keyed` for matches between people, `fast` for studies. */
export type ChanceKind = 'keyed' | 'fast'

export interface ChanceSpec {
  readonly kind: ChanceKind
  readonly seed: string
}

export function openChance({ kind, seed }: ChanceSpec): ChanceSource {
  return kind === 'keyed' ? new KeyedChance(seed) : new FastChance(seed)
}

export interface MatchSetup<State, Options> {
  readonly seats: number
  readonly options: Options
  readonly chance: ChanceSpec
  /** A position to start from instead of the game's own set-up. */
  readonly start?: State
  /** When turns are final: at once, or only when their player says so with `endTurn`. */
  readonly turns?: 'final' | 'tentative'
}

export interface Step<Action, Event> {
  readonly seat: Seat
  readonly action: Action
  readonly events: readonly Event[]
}

/** The turn under way: its steps are the last of the log. */
interface OpenTurn<State> {
  readonly seat: Seat
  /** How many entries the log had before it, and the state they led to. */
  readonly from: number
  readonly before: State
  /** Nothing is left to do in it but to end it. */
  complete: boolean
}

/** Why the last final step is final. */
export const SETTLED = ['revealed', 'together', 'asked', 'ended'] as const
type Settled = (typeof SETTLED)[number]

/** Where a match stands after its final steps, with every secret: enough to go on from there. */
export interface Snapshot<State> {
  /** How many steps led here. */
  readonly steps: number
  readonly state: State
  /** Whose the last of them was, and why it is final; undefined when there was none. */
  readonly last?: { readonly seat: Seat; readonly settled: Settled }
}

export class Match<State, Action, View, Options, Event extends GameEvent> {
  readonly game: Game<State, Action, View, Options, Event>
  readonly setup: MatchSetup<State, Options>
  /** How many steps were made before those that this match has seen: 0, or the steps of the snapshot it goes on from. */
  readonly from: number
  readonly #chance: ChanceSource
  /** What happened in the set-up; unknown to a match that goes on from a snapshot. */
  readonly #opening: Event[] | undefined
  /** The steps after the first `from`. */
  readonly #log: Step<Action, Event>[] = []
  #state: State
  #turn: OpenTurn<State> | undefined
  #last: Snapshot<State>['last']

  /** From the set-up, or going on from a snapshot of the same match: then it knows nothing of what was before. */
  constructor(
    game: Game<State, Action, View, Options, Event>,
    setup: MatchSetup<State, Options>,
    snapshot?: Snapshot<State>,
  ) {
    this.game = game
    this.setup = setup
    this.from = snapshot?.steps ?? 0
    this.#last = snapshot?.last
    this.#chance = openChance(setup.chance)
    this.#opening = snapshot === undefined ? [] : undefined
    const start = snapshot?.state ?? setup.start
    this.#state =
      start === undefined
        ? game.setup(setup.options, setup.seats, this.#chance.at(0), this.#opening)
        : game.clone(start)
  }

  /** Where the match stands without the tentative turn. For whoever runs the match: it holds every secret. */
  snapshot(): Snapshot<State> {
    const last = this.#last
    return { steps: this.finalLength, state: this.settledState(), ...(last !== undefined && { last }) }
  }

  /** Who must decide now: in a tentative turn its player, until the turn is ended. */
  toAct(): readonly Seat[] {
    const awaited = this.awaitsEndOfTurn()
    return awaited === undefined ? this.game.toAct(this.#state) : [awaited]
  }

  /** The seat whose turn is complete and only waits for `endTurn`. */
  awaitsEndOfTurn(): Seat | undefined {
    return this.#turn?.complete === true ? this.#turn.seat : undefined
  }

  /** What is asked now is a question out of turn. */
  isQuestion(): boolean {
    return this.awaitsEndOfTurn() === undefined && this.game.isQuestion?.(this.#state) === true
  }

  legalActions(seat: Seat): readonly Action[] {
    return this.awaitsEndOfTurn() === undefined ? this.game.legalActions(this.#state, seat) : []
  }

  check(seat: Seat, action: unknown): Refusal | undefined {
    const awaited = this.awaitsEndOfTurn()
    if (awaited === undefined) return this.game.check(this.#state, seat, action)
    return seat === awaited ? { clause: 'T-U4', reason: 'end-turn-first' } : { clause: 'T-A1', reason: 'not-to-act' }
  }

  /** Carries out the action, or says why not; then nothing has changed. */
  act(seat: Seat, action: unknown): Refusal | undefined {
    const refusal = this.check(seat, action)
    if (refusal !== undefined) return refusal
    const together = this.game.toAct(this.#state).length > 1
    const turn = this.#turn ?? { seat, from: this.#log.length, before: this.game.clone(this.#state), complete: false }
    this.#turn = turn
    // `check` has found it to be an action; the log keeps a copy of its own.
    const { revealed, complete } = this.#carryOut(seat, copyData(action) as Action)
    turn.complete = complete
    // T-U2, T-U5, T-U3, T-U6
    if (revealed) this.#settle('revealed')
    else if (together) this.#settle('together')
    else if (complete && this.setup.turns !== 'tentative') this.#settle('ended')
    else if (!complete && this.#othersAreAsked(seat)) this.#settle('asked')
    return undefined
  }

  #carryOut(seat: Seat, action: Action): { readonly revealed: boolean; readonly complete: boolean } {
    const chance = new WatchedChance(this.#chance.at(this.length + 1))
    const events: Event[] = []
    this.game.apply(this.#state, seat, action, chance, events)
    this.#log.push({ seat, action, events })
    return {
      revealed: chance.used || events.some((event) => event.reveals === true),
      // T-U3: what ends the match ends the turn.
      complete: events.some((event) => this.game.endsTurn(event)) || this.game.toAct(this.#state).length === 0,
    }
  }

  /** A decision of others, or one shared with them, is not part of the turn. */
  #othersAreAsked(seat: Seat): boolean {
    const toAct = this.game.toAct(this.#state)
    return toAct.length !== 1 || toAct[0] !== seat
  }

  #settle(settled: Settled): void {
    const last = this.#log.at(-1)
    this.#turn = undefined
    if (last !== undefined) this.#last = { seat: last.seat, settled }
  }

  /** Takes back the last action of the seat's tentative turn. */
  undo(seat: Seat): Refusal | undefined {
    return this.checkUndo(seat) ?? this.#keepEntries(this.#log.length - 1)
  }

  /** Takes back all that can be of the seat's turn. */
  undoTurn(seat: Seat): Refusal | undefined {
    return this.checkUndo(seat) ?? this.#keepEntries(this.#turn?.from ?? this.#log.length)
  }

  /** Why the seat cannot take anything back now. */
  checkUndo(seat: Seat): Refusal | undefined {
    if (this.#turn?.seat === seat) return undefined
    // T-U4: an answer about the final steps alone does not tell whether another's turn is under way.
    const last = this.#last
    if (last === undefined) return { clause: 'T-U1', reason: 'nothing-to-undo' }
    if (last.seat !== seat) return { clause: 'T-U1', reason: 'not-your-turn-to-undo' }
    return WHY_FINAL[last.settled]
  }

  /** Folds the open turn anew from its start. Its steps drew nothing from chance, so they give the same again. */
  #keepEntries(count: number): undefined {
    const turn = this.#turn
    if (turn === undefined) return
    const kept = this.#log.splice(turn.from).slice(0, count - turn.from)
    this.#state = this.game.clone(turn.before)
    for (const { seat, action } of kept) this.#carryOut(seat, action)
    turn.complete = false
    if (kept.length === 0) this.#turn = undefined
  }

  /**
   * Ends the seat's turn: gives the word that a complete turn waits for, or makes the action by which the game ends a
   * turn. Whoever ends turns, a clock, a button or a bot, does it with this.
   */
  endTurn(seat: Seat): Refusal | undefined {
    if (this.awaitsEndOfTurn() === seat) {
      this.#settle('ended')
      return undefined
    }
    return this.game.closing === undefined
      ? { clause: 'T-U4', reason: 'no-turn-to-end' }
      : this.act(seat, this.game.closing)
  }

  /** Why the seat's turn cannot be ended now. */
  checkEndTurn(seat: Seat): Refusal | undefined {
    if (this.awaitsEndOfTurn() === seat) return undefined
    return this.game.closing === undefined
      ? { clause: 'T-U4', reason: 'no-turn-to-end' }
      : this.check(seat, this.game.closing)
  }

  outcome(): Outcome | undefined {
    return this.#turn === undefined ? this.game.outcome(this.#state) : undefined
  }

  /** A tentative turn is seen by its own player only. */
  view(viewer: Viewer): View {
    return this.game.view(this.#stateFor(viewer), viewer)
  }

  #stateFor(viewer: Viewer): State {
    const turn = this.#turn
    return turn === undefined || turn.seat === viewer ? this.#state : turn.before
  }

  /**
   * What the viewer may know of what happened, step by step after the first `after` steps. -1 is everything, which
   * begins with the set-up, step 0. A match that goes on from a snapshot knows only what came after that.
   */
  tell(viewer: Viewer, after = this.earliest): readonly (readonly Event[])[] {
    if (after < this.earliest) throw new RangeError(`what followed step ${after} is not known here`)
    return this.#eventsAfter(after, this.#lengthFor(viewer)).map((events) =>
      events.flatMap((event) => this.game.viewEvent(event, viewer) ?? []),
    )
  }

  /** The same in one list. */
  story(viewer: Viewer, after?: number): Event[] {
    return this.tell(viewer, after).flat()
  }

  /** Everything that happened, with every secret. For those who may know it all: readers of a record (T-R1). */
  wholeStory(after = this.earliest): Event[] {
    return this.#eventsAfter(after, this.length).flat()
  }

  /** The step from which on the story is known: what followed it can be told. */
  get earliest(): number {
    return this.#opening === undefined ? this.from : -1
  }

  /** How many steps the viewer knows of. */
  #lengthFor(viewer: Viewer): number {
    return this.#turn === undefined || this.#turn.seat === viewer ? this.length : this.finalLength
  }

  #eventsAfter(after: number, to: number): (readonly Event[])[] {
    const steps = this.#log
      .slice(Math.max(0, after - this.from), Math.max(0, to - this.from))
      .map(({ events }) => events)
    return after < 0 ? [this.#opening ?? [], ...steps] : steps
  }

  /** What a bot on the seat gets. */
  glimpse(seat: Seat): Glimpse<Action, View> {
    return new StateGlimpse(this.game, this.#stateFor(seat), seat)
  }

  /** How many actions were made, tentative ones included. */
  get length(): number {
    return this.from + this.#log.length
  }

  /** How many of them are final. */
  get finalLength(): number {
    return this.from + (this.#turn?.from ?? this.#log.length)
  }

  /** The final steps after the first `after`: what a record holds. */
  settledSteps(after = this.from): readonly Step<Action, Event>[] {
    return this.#log.slice(after - this.from, this.finalLength - this.from)
  }

  /** The steps of the tentative turn. */
  openSteps(): readonly Step<Action, Event>[] {
    return this.#log.slice(this.finalLength - this.from)
  }

  /** The true state with every secret as it stands, the turn under way included. For whoever runs the match. */
  trueState(): State {
    return this.game.clone(this.#state)
  }

  /** The true state with every secret, without the tentative turn. For storage and records only: never for a player. */
  settledState(): State {
    return this.game.clone(this.#turn?.before ?? this.#state)
  }
}

/** Why what is final cannot be taken back. */
const WHY_FINAL: Readonly<Record<Settled, Refusal>> = {
  revealed: { clause: 'T-U2', reason: 'something-was-revealed' },
  together: { clause: 'T-U5', reason: 'decided-together' },
  asked: { clause: 'T-U6', reason: 'others-were-asked' },
  ended: { clause: 'T-U3', reason: 'turn-has-ended' },
}
