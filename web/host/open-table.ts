/** A stored table with its match set up again: what the host works on. */
import type { Game, GameEvent, Outcome, Refusal, Seat, Viewer } from '@crownlands/core/game'
import { Match, type MatchSetup } from '@crownlands/core/match'
import { checkSetup, isProblem, writeRecord } from '@crownlands/core/record'
import { HostError } from './host-error'
import type { Look, TablePlan, Temperament } from './protocol'
import { nothingShown, type StoredAction, type StoredTable, summaryOf } from './stored-table'
import type { Question } from './thinker'

type AnyMatch = Match<unknown, unknown, unknown, unknown, GameEvent>

export class OpenTable {
  readonly #match: AnyMatch
  readonly #actions: StoredAction[]
  #stored: StoredTable

  /** Plays the stored actions again, the turn under way included. Throws `damaged` when they do not fit the rules. */
  constructor(stored: StoredTable, game: Game) {
    this.#actions = [...stored.actions]
    this.#match = replayed(stored, setupOf(stored, game), game)
    this.#stored = { ...withoutOutcome(stored), ...this.#whatFollows() }
  }

  /** From the actions, whatever was written down of it. */
  #whatFollows(): Pick<StoredTable, 'toAct' | 'outcome'> {
    const outcome = this.outcome()
    return { toAct: this.#match.toAct(), ...(outcome !== undefined && { outcome }) }
  }

  get revision(): number {
    return this.#stored.revision
  }

  isPerson(seat: Seat): boolean {
    const plan = this.#stored.plan.seats[seat]
    return plan !== undefined && plan.bot === undefined
  }

  hasSeat(seat: Seat): boolean {
    return this.#stored.plan.seats[seat] !== undefined
  }

  outcome(): Outcome | undefined {
    return this.#match.outcome()
  }

  check(seat: Seat, action: unknown): Refusal | undefined {
    return this.#match.check(seat, action)
  }

  act(seat: Seat, action: unknown): Refusal | undefined {
    const refusal = this.#match.act(seat, action)
    if (refusal === undefined) this.#actions.push({ seat, action })
    return refusal
  }

  undo(seat: Seat): Refusal | undefined {
    const refusal = this.#match.undo(seat)
    if (refusal === undefined) this.#actions.pop()
    return refusal
  }

  endTurn(seat: Seat): Refusal | undefined {
    return this.#match.endTurn(seat)
  }

  /** A bot never takes anything back: its turn is final as soon as it is complete. */
  actAsBot(seat: Seat, action: unknown): Refusal | undefined {
    const refusal = this.act(seat, action)
    if (refusal === undefined && this.#match.awaitsEndOfTurn() === seat) this.endTurn(seat)
    return refusal
  }

  botToAct(): Seat | undefined {
    return this.#match.toAct().find((seat) => !this.isPerson(seat))
  }

  temperamentOf(seat: Seat): Temperament | undefined {
    return this.#stored.plan.seats[seat]?.bot
  }

  /** What the seat has to decide; undefined when it has nothing to. */
  question(seat: Seat): Omit<Question, 'seed'> | undefined {
    const legal = this.#match.legalActions(seat)
    if (legal.length === 0) return undefined
    return { game: this.#match.game.id, seat, view: this.#match.view(seat), legal }
  }

  /** Bots and hints draw on this, never on the chance of the match: neither leads to the other. */
  thinkingOn(seat: Seat): readonly (string | number)[] {
    return [this.#stored.chance.seed, seat, this.#match.length]
  }

  /** From now on the viewer has been shown the whole story; gives back how much of it was shown before. */
  markShown(viewer: Viewer): { readonly since: number; readonly changed: boolean } {
    const { seats, spectator } = this.#stored.shown
    const length = this.#match.story(viewer).length
    const before = (viewer === 'spectator' ? spectator : seats[viewer]) ?? 0
    const shown =
      viewer === 'spectator'
        ? { seats, spectator: length }
        : { seats: seats.map((count, seat) => (seat === viewer ? length : count)), spectator }
    this.#stored = { ...this.#stored, shown }
    // Of what was taken back nothing is left to have been shown.
    return { since: Math.min(before, length), changed: before !== length }
  }

  look(viewer: Viewer, since: number): Look {
    const match = this.#match
    return {
      table: summaryOf(this.#stored),
      viewer,
      view: match.view(viewer),
      legal: viewer === 'spectator' ? [] : match.legalActions(viewer),
      awaitsEnd: match.awaitsEndOfTurn() === viewer,
      canUndo: this.#canUndo(viewer),
      story: match.story(viewer),
      since,
    }
  }

  /** While a turn is under way its player alone is to act, or to end it. */
  #canUndo(viewer: Viewer): boolean {
    return this.#match.length > this.#match.settledSteps().length && this.#match.toAct()[0] === viewer
  }

  lookBack(viewer: Viewer, step: number): Look {
    const stored = this.#stored
    if (!Number.isInteger(step) || step < 0 || step > stored.final)
      throw new HostError('no-such-step', `The match has no step ${step}.`)
    const { game, setup } = this.#match
    // Turns that ended are no longer tentative: no need to end them again.
    const match = new Match(game, { ...setup, turns: 'final' })
    for (const { seat, action } of stored.actions.slice(0, Math.max(0, step - 1))) match.act(seat, action)
    const since = step === 0 ? 0 : match.story(viewer).length
    for (const { seat, action } of stored.actions.slice(Math.max(0, step - 1), step)) match.act(seat, action)
    const past = withoutOutcome(stored)
    const outcome = match.outcome()
    const toAct = match.toAct()
    return {
      table: summaryOf({ ...past, final: step, toAct, ...(outcome !== undefined && { outcome }) }),
      viewer,
      view: match.view(viewer),
      legal: [],
      awaitsEnd: false,
      canUndo: false,
      story: match.story(viewer),
      since,
    }
  }

  /** The table as it was in the beginning; undefined while the match goes on. */
  startOver():
    | {
        readonly plan: TablePlan
        readonly known: Pick<StoredTable, 'rules' | 'chance' | 'start' | 'actions' | 'shown' | 'toAct'>
      }
    | undefined {
    if (this.outcome() === undefined) return undefined
    const { plan, rules, chance, start } = this.#stored
    const { game, setup } = this.#match
    const toAct = new Match(game, setup).toAct()
    const shown = nothingShown(plan.seats.length)
    const known = { rules, chance, actions: [], shown, toAct, ...(start !== undefined && { start }) }
    return { plan, known }
  }

  /** T-R1: it holds every secret, so that several people get it only when the match is over. */
  record(): string | undefined {
    const people = this.#stored.plan.seats.filter(({ bot }) => bot === undefined)
    if (people.length > 1 && this.outcome() === undefined) return undefined
    return `${JSON.stringify(writeRecord(this.#match), undefined, 2)}\n`
  }

  /** What is to be stored now; `saved` takes it in once it is. */
  toStored(now: number): StoredTable {
    const stored = withoutOutcome(this.#stored)
    const final = this.#match.settledSteps().length
    return {
      ...stored,
      revision: stored.revision + 1,
      // T-U4: the time would tell that somebody is trying things out.
      changedAt: final === stored.final ? stored.changedAt : now,
      actions: [...this.#actions],
      final,
      ...this.#whatFollows(),
    }
  }

  saved(stored: StoredTable): void {
    this.#stored = stored
  }
}

function withoutOutcome({ outcome: _, ...stored }: StoredTable): Omit<StoredTable, 'outcome'> {
  return stored
}

function setupOf({ plan, chance, start }: StoredTable, game: Game): MatchSetup<unknown, unknown> {
  const setup = checkSetup(game, { seats: plan.seats.length, options: plan.options, chance, start })
  if (isProblem(setup)) throw damaged()
  return { ...setup, turns: 'tentative' }
}

/** Whoever acted after a complete turn, or made it final, had ended it first. */
function replayed(stored: StoredTable, setup: MatchSetup<unknown, unknown>, game: Game): AnyMatch {
  const match = new Match(game, setup)
  for (const { seat, action } of stored.actions) {
    endTurnIfComplete(match)
    if (match.act(seat, action) !== undefined) throw damaged()
  }
  if (stored.final === stored.actions.length) endTurnIfComplete(match)
  if (match.settledSteps().length !== stored.final) throw damaged()
  return match
}

function endTurnIfComplete(match: AnyMatch): void {
  const awaited = match.awaitsEndOfTurn()
  if (awaited !== undefined) match.endTurn(awaited)
}

function damaged(): HostError {
  return new HostError('damaged', 'The stored table is damaged.')
}
