/** Gate as a search wants it: a turn is searched, and what lies beyond is tried out or left to the network. */
import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Model } from '@crownlands/core/model'
import type { Action, Options, State, View } from '../../rules/state'
import { actionOf } from './choice'
import { listChoices } from './choices'
import type { Policy } from './policy'
import { Position } from './position'

/** How much better odds make a choice e times as promising. */
const ODDS_PER_STEP = 0.4
/** Below that the network cannot tell one thing from another. */
const HOPELESS = 0.002
/** What it is worth to live on for as long as is tried out, so that a siege that is all but lost is still fought. */
const ALIVE = 0.05
/** How many turns are tried out after the one that is searched. */
const TURNS_BEYOND = 1

export class GateModel implements Model<State, Action> {
  readonly lasting = true
  readonly #options: Options
  readonly #policy: Policy
  readonly #root = new Position()
  readonly #position = new Position()
  readonly #choices: number[] = []
  readonly #judged: number[] = []
  readonly #value = [0]
  #isListed = false

  constructor(view: View, policy: Policy) {
    this.#options = view.options
    this.#policy = policy
    this.#root.set(view)
  }

  imagine(): void {
    this.#position.copy(this.#root)
    this.#isListed = false
  }

  seatToAct(): Seat | undefined {
    return this.#position.ending === 0 && this.#position.turn === this.#root.turn ? 0 : undefined
  }

  choices(): readonly number[] {
    if (!this.#isListed) listChoices(this.#position, this.#choices)
    this.#isListed = true
    return this.#choices
  }

  judge(): readonly number[] {
    const judged = this.#judged
    this.#policy.look(this.#position, this.choices(), judged)
    for (let i = 0; i < judged.length; i++) {
      judged[i] = oddsOf(Math.max(HOPELESS, judged[i] as number)) / ODDS_PER_STEP
    }
    return this.#judged
  }

  make(choice: number, chance: Chance): void {
    this.#isListed = false
    this.#position.decide(choice)
    this.#position.resolve(chance)
    while (this.seatToAct() !== undefined && this.choices().length === 1) {
      this.#position.decide(this.#choices[0] as number)
      this.#position.resolve(chance)
      this.#isListed = false
    }
  }

  observed(): number {
    return this.#position.hash()
  }

  playOut(chance: Chance): void {
    const p = this.#position
    const until = this.#root.turn + TURNS_BEYOND
    this.#isListed = false
    while (p.ending === 0 && p.turn <= until) {
      p.decide(this.#policy.best(p))
      // The network knows the position before chance speaks as well as any after.
      if (p.turn > until) return
      p.resolve(chance)
    }
  }

  evaluate(): readonly number[] {
    const worth = this.#policy.worth(this.#position)
    const survived = this.#position.turn - this.#root.turn
    this.#value[0] = worth === 0 ? (ALIVE * survived) / (1 + TURNS_BEYOND) : ALIVE + (1 - ALIVE) * worth
    return this.#value
  }

  actions(choice: number): readonly Action[] {
    return [actionOf(choice)]
  }

  position(): State {
    return this.#position.toState(this.#options)
  }
}

/** Odds end there. */
const CERTAIN = 1e-9

export function oddsOf(worth: number): number {
  const chance = Math.min(1 - CERTAIN, Math.max(CERTAIN, worth))
  return Math.log(chance / (1 - chance))
}
