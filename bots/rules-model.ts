/** Any game as a search wants it, by its rules and heuristics alone. */
import { type Chance, WatchedChance } from '@crownlands/core/chance'
import type { Game, GameEvent, Seat } from '@crownlands/core/game'
import { addNumber, addText, hashNumber, newHash } from '@crownlands/core/hash'
import type { Heuristics } from '@crownlands/core/heuristics'
import type { Model } from '@crownlands/core/model'
import type { Rules } from '@crownlands/core/room'

/** So many different choices have numbers at most: a search that goes on and on must not fill the memory with them. */
const MOST_NUMBERS = 1 << 18
/** So many action objects are known by sight. */
const MOST_KEYS = 1 << 14

export class RulesModel<State, Action, View, Options, Event extends GameEvent> implements Model<State, Action> {
  readonly lasting = false
  readonly #game: Game<State, Action, View, Options, Event>
  readonly #heuristics: Heuristics<State, Action, View>
  readonly #view: View
  readonly #searcher: Seat
  /** The choices that came up, by their number; the same actions have the same number. */
  readonly #actions: (readonly Action[])[] = []
  readonly #numbers = new Map<string, number>()
  /** Games share their action objects where they can, so that each is written out once. */
  readonly #keys = new Map<Action, string>()
  #state: State
  #stage = 0
  /** What was seen on the way here, for games that do not tell by the position. */
  #seen = newHash()
  #seat: Seat | undefined
  /** What that seat should think about, and how promising it looks if that came along. */
  #options: readonly (readonly Action[])[] = []
  #promises: readonly number[] | undefined
  /** The numbers of these options, once they are asked for, and which option each stands for. */
  #choices: number[] | undefined
  #optionOf: number[] = []

  constructor(
    { game, heuristics }: Rules<State, Action, View, Options, Event>,
    view: View,
    searcher: Seat,
    chance: Chance,
  ) {
    this.#game = game
    this.#heuristics = heuristics
    this.#view = view
    this.#searcher = searcher
    this.#state = game.imagine(view, chance)
  }

  imagine(chance: Chance): void {
    this.#state = this.#game.imagine(this.#view, chance)
    this.#stage = this.#heuristics.stage(this.#state)
    this.#seen = newHash()
    this.#read()
  }

  seatToAct(): Seat | undefined {
    return this.#seat
  }

  choices(): readonly number[] {
    if (this.#choices === undefined) this.#numberOptions()
    return this.#choices ?? []
  }

  judge(): readonly number[] {
    this.choices()
    const promises = this.#promises ?? this.#judgeFirstActions()
    return this.#optionOf.map((option) => promises[option] ?? 0)
  }

  make(choice: number, chance: Chance): void {
    this.#carryOutAll(this.actions(choice), chance)
    // There is nothing to decide, so there is nothing to remember but what was seen.
    for (;;) {
      const [only] = this.#options
      if (only === undefined || this.#options.length > 1) return
      this.#carryOutAll(only, chance)
    }
  }

  observed(): number {
    return this.#heuristics.observe?.(this.#state, this.#searcher) ?? hashNumber(this.#seen)
  }

  playOut(chance: Chance): void {
    const { playout } = this.#heuristics
    while (this.#findSeat() !== undefined) {
      const seat = this.#seat as Seat
      this.#game.apply(this.#state, seat, playout(this.#state, seat, chance), chance)
    }
  }

  evaluate(): readonly number[] {
    return this.#heuristics.evaluate(this.#state)
  }

  actions(choice: number): readonly Action[] {
    const actions = this.#actions[choice]
    if (actions === undefined) throw new RangeError(`there is no choice ${choice}`)
    return actions
  }

  position(): State {
    return this.#state
  }

  /** Of several who decide at the same time the searching seat goes first: it does not know the others' choices. */
  #findSeat(): Seat | undefined {
    const toAct = this.#heuristics.stage(this.#state) === this.#stage ? this.#game.toAct(this.#state) : []
    this.#seat = toAct.includes(this.#searcher) ? this.#searcher : toAct[0]
    return this.#seat
  }

  /** Who is to act now, and what there is to think about. */
  #read(): void {
    const seat = this.#findSeat()
    this.#choices = undefined
    this.#promises = undefined
    this.#options = []
    if (seat === undefined) return
    const turns = this.#heuristics.turns?.(this.#state, seat)
    if (turns !== undefined) {
      this.#options = turns.map(({ actions }) => actions)
      this.#promises = turns.map(({ promise }) => promise)
      return
    }
    const actions = this.#heuristics.choices?.(this.#state, seat) ?? this.#game.legalActions(this.#state, seat)
    this.#options = actions.map((action) => [action])
  }

  /** Options without a number, when there are no more to give, are left out. */
  #numberOptions(): void {
    const choices: number[] = []
    this.#optionOf = []
    for (const [option, actions] of this.#options.entries()) {
      const number = this.#numberOf(actions)
      if (number === undefined) continue
      choices.push(number)
      this.#optionOf.push(option)
    }
    this.#choices = choices
  }

  #judgeFirstActions(): readonly number[] {
    if (this.#seat === undefined) return []
    const first = this.#options.flatMap((actions) => actions.slice(0, 1))
    return this.#heuristics.judge(this.#state, this.#seat, first)
  }

  #carryOutAll(actions: readonly Action[], chance: Chance): void {
    for (const action of actions) {
      if (this.#findSeat() !== undefined) this.#carryOut(this.#seat as Seat, action, chance)
    }
    this.#read()
  }

  #carryOut(seat: Seat, action: Action, chance: Chance): void {
    if (this.#heuristics.observe !== undefined) {
      this.#game.apply(this.#state, seat, action, chance)
      return
    }
    const watched = new WatchedChance(chance)
    const events: Event[] = []
    this.#game.apply(this.#state, seat, action, watched, events)
    // Its own action the seat knows; of others' and of what is revealed it knows what can be seen.
    if (seat === this.#searcher) addText(this.#seen, this.#keyOf(action))
    if (seat === this.#searcher && !watched.used && !events.some((event) => event.reveals === true)) return
    for (const event of events) {
      const seen = this.#game.viewEvent(event, this.#searcher)
      if (seen !== undefined) addText(this.#seen, JSON.stringify(seen))
    }
    addNumber(this.#seen, seat)
  }

  #numberOf(actions: readonly Action[]): number | undefined {
    const [only] = actions
    const key =
      actions.length === 1 && only !== undefined
        ? this.#keyOf(only)
        : actions.map((action) => this.#keyOf(action)).join()
    const number = this.#numbers.get(key)
    if (number !== undefined) return number
    if (this.#actions.length === MOST_NUMBERS) return undefined
    this.#numbers.set(key, this.#actions.length)
    return this.#actions.push(actions) - 1
  }

  #keyOf(action: Action): string {
    let key = this.#keys.get(action)
    if (key === undefined) {
      key = JSON.stringify(action)
      if (this.#keys.size === MOST_KEYS) this.#keys.clear()
      this.#keys.set(action, key)
    }
    return key
  }
}
