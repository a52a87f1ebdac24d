/** Kingdoms as a search wants it. */
import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Model } from '@crownlands/core/model'
import { EPOCHS } from '../../content'
import type { Action, State, View } from '../../rules/state'
import { imagine } from '../../rules/view'
import { type Outlooks, outlookFor } from '../learned/values'
import { actionOf, DRAW, makeChoice, START_SOMEWHERE } from './choices'
import type { Foresight } from './foresight'
import { observedBy } from './observed'
import { NOTHING, RANK_COUNT, TILE_KINDS } from './pieces'
import { Playout } from './playout'
import { Position } from './position'
import { standing } from './standing'
import { type Breadth, Worths } from './worths'

/** What is far worse at first sight is hardly ever found to be better. */
const BREADTH: Breadth = { castleSpaces: 10, tileSpaces: 12, away: 7 }
/** Where so few spaces are empty, tries to the end say more than what can be foreseen. */
const NEAR_END = 6
/** Any state that fits the view will do to begin with: every iteration deals what is hidden anew. */
const FIRST: Chance = { below: () => 0 }

export class KingdomsModel implements Model<State, Action> {
  readonly lasting = true
  readonly #seat: Seat
  readonly #root: Position
  readonly #position: Position
  readonly #outlooks: Outlooks
  readonly #foresight: Foresight | undefined
  readonly #playout: Playout
  readonly #worths: Worths
  readonly #values: Float64Array
  /** How everybody stood after a round, as far as that could be foreseen. */
  readonly #foreseen: Float64Array
  /** Whether `#worths` are those of the position. */
  #isLooked = false
  #isForeseen = false
  /** What was last decided by. */
  #chance: Chance | undefined

  /** Without foresight, all is tried out to the end of the epoch. */
  constructor(outlooks: Outlooks, foresight: Foresight | undefined, view: View, seat: Seat) {
    this.#seat = seat
    this.#foresight = foresight
    this.#outlooks = outlooks
    this.#playout = new Playout(outlooks)
    this.#worths = new Worths(outlooks, BREADTH)
    const state = imagine(view, FIRST)
    const seats = state.players.length
    this.#root = new Position(state.options, seats, outlooks.policy)
    this.#root.read(state)
    this.#position = new Position(state.options, seats, outlooks.policy)
    this.#position.copy(this.#root)
    this.#values = new Float64Array(seats)
    this.#foreseen = new Float64Array(seats)
  }

  imagine(chance: Chance): void {
    this.#position.copy(this.#root)
    this.#position.dealHiddenTiles(this.#seat, chance)
    this.#isLooked = false
    this.#isForeseen = false
  }

  seatToAct(): Seat | undefined {
    const { over, epoch, turn } = this.#position
    return over || epoch !== this.#root.epoch ? undefined : turn
  }

  choices(): ArrayLike<number> {
    this.#look()
    return this.#worths.choices
  }

  /** What others hide does not show in their choices. */
  offersTheSame(): boolean {
    return true
  }

  judge(): ArrayLike<number> {
    this.#look()
    return this.#worths.promises
  }

  #look(): void {
    if (this.#isLooked) return
    this.#worths.look(this.#position, this.#seat)
    this.#isLooked = true
  }

  make(choice: number, chance: Chance): void {
    this.#chance = chance
    this.#carryOut(choice, chance)
    // Where the rules leave one action only there is nothing to think about.
    while (this.seatToAct() !== undefined && this.#countLegal() === 1) {
      this.#worths.look(this.#position, this.#seat)
      this.#carryOut(this.#worths.choices[0] as number, chance)
    }
    this.#isLooked = false
  }

  #carryOut(choice: number, chance: Chance): void {
    if (choice === DRAW) this.#position.draw(chance)
    else if (choice === START_SOMEWHERE) this.#position.placeStart(this.#bestStart())
    else makeChoice(this.#position, choice)
  }

  /** As in `legalActions`. */
  #countLegal(): number {
    const { drawn, emptyCount, supply, supplyCount, turn, start, castles, options } = this.#position
    if (drawn !== NOTHING) return emptyCount
    let tiles = Math.min(1, supplyCount)
    if (options.noLuck) {
      tiles = 0
      for (let tile = 1; tile <= TILE_KINDS; tile++) if ((supply[tile] as number) > 0) tiles++
    }
    let kinds = start[turn] === NOTHING ? 0 : 1
    for (let i = 0; i < RANK_COUNT; i++) if ((castles[turn * RANK_COUNT + i] as number) > 0) kinds++
    return tiles + kinds * emptyCount
  }

  observed(): number {
    this.#layOut()
    return observedBy(this.#seat, this.#position)
  }

  /** To the end of the epoch; after a round it is noted what can be expected of the rest, if anything is known of that. */
  playOut(chance: Chance): void {
    this.#chance = chance
    this.#isLooked = false
    if (this.#foresight !== undefined) {
      this.#playOn(chance, this.#position.seats)
      this.#foresee(this.#foresight)
    }
    this.#playOn(chance)
  }

  #playOn(chance: Chance, most?: number): void {
    if (this.seatToAct() !== undefined) this.#playout.run(this.#position, chance, most)
  }

  #foresee(foresight: Foresight): void {
    const position = this.#position
    if (this.seatToAct() === undefined || position.emptyCount <= NEAR_END) return
    const outlook = outlookFor(this.#outlooks, position.options, EPOCHS - position.epoch)
    foresight.standing(position, outlook, this.#foreseen)
    this.#isForeseen = true
  }

  /** Tries and foresight err in different ways: their mean errs less than either. */
  evaluate(): ArrayLike<number> {
    standing(this.#position, this.#outlooks, this.#values)
    for (let seat = 0; this.#isForeseen && seat < this.#values.length; seat++) {
      this.#values[seat] = ((this.#values[seat] as number) + (this.#foreseen[seat] as number)) / 2
    }
    return this.#values
  }

  #bestStart(): number {
    const { start, turn } = this.#position
    return this.#worths.bestPlace(this.#position, start[turn] as number)
  }

  actions(choice: number): readonly Action[] {
    return [choice === START_SOMEWHERE ? { type: 'start', space: this.#bestStart() } : actionOf(choice)]
  }

  /** A new epoch is only laid out for those who look: a search ends where it begins. */
  #layOut(): void {
    if (this.#position.isToBeLaidOut && this.#chance !== undefined) this.#position.layOut(this.#chance)
  }

  position(): State {
    this.#layOut()
    return this.#position.write()
  }
}
