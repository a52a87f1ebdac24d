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
  /** How many steps the log had before it, and the state they led to. */
  readonly from: number
  readonly before: State
  /** Nothing is left to do in it but to end it. */
  complete: boolean
}

/** Why the steps before the open turn are final. */
type Settled = 'start' | 'revealed' | 'together' | 'ended'

export class Match<State, Action, View, Options, Event extends GameEvent> {
  readonly game: Game<State, Action, View, Options, Event>
  readonly setup: MatchSetup<State, Options>
  readonly #chance: ChanceSource
  readonly #opening: Event[] = []
  readonly #log: Step<Action, Event>[] = []
  #state: State
  #turn: OpenTurn<State> | undefined
  #settled: Settled = 'start'

  constructor(game: Game<State, Action, View, Options, Event>, setup: MatchSetup<State, Options>) {
    this.game = game
    this.setup = setup
    this.#chance = openChance(setup.chance)
    this.#state =
      setup.start === undefined
        ? game.setup(setup.options, setup.seats, this.#chance.at(0), this.#opening)
        : game.clone(setup.start)
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
    // T-U2, T-U5, T-U3
    if (revealed) this.#settle('revealed')
    else if (together) this.#settle('together')
    else if (complete && this.setup.turns !== 'tentative') this.#settle('ended')
    return undefined
  }

  #carryOut(seat: Seat, action: Action): { readonly revealed: boolean; readonly complete: boolean } {
    const chance = new WatchedChance(this.#chance.at(this.#log.length + 1))
    const events: Event[] = []
    this.game.apply(this.#state, seat, action, chance, events)
    this.#log.push({ seat, action, events })
    const toAct = this.game.toAct(this.#state)
    return {
      revealed: chance.used || events.some((event) => event.reveals === true),
      // T-U3: a decision of others, or one shared with them, is not part of the turn.
      complete: events.some((event) => this.game.endsTurn(event)) || toAct.length !== 1 || toAct[0] !== seat,
    }
  }

  #settle(why: Settled): void {
    this.#turn = undefined
    this.#settled = why
  }

  /** Takes back the last action of the seat's tentative turn. */
  undo(seat: Seat): Refusal | undefined {
    return this.#refuseUndo(seat) ?? this.#keepSteps(this.#log.length - 1)
  }

  /** Takes back all that can be of the seat's turn. */
  undoTurn(seat: Seat): Refusal | undefined {
    return this.#refuseUndo(seat) ?? this.#keepSteps(this.#turn?.from ?? this.#log.length)
  }

  #refuseUndo(seat: Seat): Refusal | undefined {
    const turn = this.#turn
    if (turn?.seat === seat) return undefined
    // T-U4: an answer about the final steps alone does not tell whether another's turn is under way.
    const last = this.#log[(turn?.from ?? this.#log.length) - 1]
    if (last === undefined) return { clause: 'T-U1', reason: 'nothing-to-undo' }
    if (last.seat !== seat) return { clause: 'T-U1', reason: 'not-your-turn-to-undo' }
    if (this.#settled === 'ended') return { clause: 'T-U3', reason: 'turn-has-ended' }
    return this.#settled === 'together'
      ? { clause: 'T-U5', reason: 'decided-together' }
      : { clause: 'T-U2', reason: 'something-was-revealed' }
  }

  /** Folds the open turn anew from its start. Its steps drew nothing from chance, so they give the same again. */
  #keepSteps(count: number): undefined {
    const turn = this.#turn
    if (turn === undefined) return
    const kept = this.#log.splice(turn.from).slice(0, count - turn.from)
    this.#state = this.game.clone(turn.before)
    for (const { seat, action } of kept) this.#carryOut(seat, action)
    turn.complete = false
    if (kept.length === 0) this.#turn = undefined
  }

  /** Makes a complete tentative turn final. */
  endTurn(seat: Seat): Refusal | undefined {
    if (this.awaitsEndOfTurn() !== seat) return { clause: 'T-U4', reason: 'no-turn-to-end' }
    this.#settle('ended')
    return undefined
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

  /** What the viewer may know of what happened: everything, or what followed the first `since` actions. */
  story(viewer: Viewer, since?: number): Event[] {
    const turn = this.#turn
    const shown = turn === undefined || turn.seat === viewer ? this.#log : this.#log.slice(0, turn.from)
    const told = since === undefined ? [...this.#opening] : []
    for (const step of shown.slice(since)) told.push(...step.events)
    return told.flatMap((event) => this.game.viewEvent(event, viewer) ?? [])
  }

  /** Everything that happened, with every secret. For those who may know it all: readers of a record (T-R1). */
  wholeStory(since?: number): Event[] {
    const steps = this.#log.slice(since).flatMap((step) => step.events)
    return since === undefined ? [...this.#opening, ...steps] : steps
  }

  /** What a bot on the seat gets. */
  glimpse(seat: Seat): Glimpse<Action, View> {
    return new StateGlimpse(this.game, this.#stateFor(seat), seat)
  }

  /** How many actions were made, tentative ones included. */
  get length(): number {
    return this.#log.length
  }

  /** The final actions: what a record holds. */
  settledSteps(): readonly Step<Action, Event>[] {
    return this.#log.slice(0, this.#turn?.from)
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
