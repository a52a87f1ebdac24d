/**
 * Kings & Things as a search wants it. A match is long and full of dice, so only the decision at hand is searched: each
 * choice is tried out to the end of the turn, everything after it by the rules of thumb, and judged by how everybody stands
 * then. What the seat decides later it thinks about later.
 */
import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Turn } from '@crownlands/core/heuristics'
import { must } from '@crownlands/core/lists'
import type { Model } from '@crownlands/core/model'
import type { Action } from '../../rules/actions'
import { apply, refuse, toAct } from '../../rules/rules'
import type { State } from '../../rules/state'
import { imagine } from '../../rules/view/imagine'
import type { View } from '../../rules/view/view'
import { citadelCount } from '../worth'
import { evaluate } from './evaluate'
import { bestAction } from './playout'
import { alternativesOf } from './thought'

export class TurnModel implements Model<State, Action> {
  readonly lasting = false
  /** A movement is many small actions, none of which means anything without the others. */
  readonly keepsToTurns = true
  readonly #view: View
  readonly #seat: Seat
  #state: State | undefined
  /** What the seat knows decides what it can do, so these are found once. */
  #alternatives: readonly Turn<Action>[] | undefined
  #isMade = false

  constructor(view: View, seat: Seat) {
    this.#view = view
    this.#seat = seat
  }

  imagine(chance: Chance): void {
    this.#state = imagine(this.#view, chance)
    this.#isMade = false
  }

  seatToAct(): Seat | undefined {
    return this.#isMade ? undefined : this.#seat
  }

  choices(): number[] {
    return this.#isMade ? [] : this.#found().map((_, choice) => choice)
  }

  offersTheSame(): boolean {
    return true
  }

  judge(): number[] {
    return this.#found().map(({ promise }) => promise)
  }

  make(choice: number, chance: Chance): void {
    const state = this.position()
    this.#isMade = true
    for (const action of this.actions(choice)) {
      // Others are asked in between, or what was hidden is in the way: the rules of thumb go on from there.
      if (!toAct(state).includes(this.#seat) || refuse(state, this.#seat, action) !== undefined) return
      apply(state, this.#seat, action, chance)
    }
  }

  observed(): number {
    return this.#isMade ? 1 : 0
  }

  playOut(chance: Chance): void {
    const state = this.position()
    while (!this.#isSettled()) {
      const seat = must(toAct(state)[0])
      apply(state, seat, bestAction(state, seat), chance)
    }
  }

  /** The turn is over; while a single citadel stands (KT-W1) the next one, which decides, too. */
  #isSettled(): boolean {
    const state = this.position()
    const turns = state.turn - this.#view.turn
    return state.result !== undefined || turns >= 2 || (turns === 1 && citadelCount(state) !== 1)
  }

  evaluate(): number[] {
    return evaluate(this.position())
  }

  actions(choice: number): readonly Action[] {
    return must(this.#found()[choice]).actions
  }

  position(): State {
    return must(this.#state)
  }

  #found(): readonly Turn<Action>[] {
    this.#alternatives ??= alternativesOf(this.position(), this.#seat)
    return this.#alternatives
  }
}
