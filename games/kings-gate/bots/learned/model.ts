/** King's Gate as a search wants it: whole turns as choices, positions as numbers, and networks that say how they stand. */
import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import { addNumber, hashNumber, newHash } from '@crownlands/core/hash'
import type { Model } from '@crownlands/core/model'
import { KINDS, TILES, type Tile } from '../../content'
import type { Lying } from '../../rules/grid'
import type { Action, State, View } from '../../rules/state'
import { imagine } from '../../rules/view'
import type { Judge } from './judge'
import { likely } from './likely'
import { actionOf, cellOfStep, LAY, MOVE, orientationOfStep, tileOfStep, typeOfStep } from './pieces'
import { OVER_PHASE, Position } from './position'
import { stateOf } from './state-of'
import { QUICK, THOROUGH, type Turns } from './turns'

/** How many turns are thought about: the best at first sight, of the seat that searches and of others. */
const OWN_TURNS = 24
const OTHERS_TURNS = 8
/** So many turns deep the tree goes; at the last locations, where the end can be seen, as deep as it likes. */
const DEPTH = 2
const LAST_LOCATIONS = 9
const NOTHING: Choices = { numbers: [], promises: [] }
/** How many log odds make a turn e times as promising. */
const PROMISE_STEP = 0.12
/** So many different turns have numbers at most: a search that goes on and on must not fill the memory with them. */
const MOST_NUMBERS = 1 << 17
/** And so many positions are remembered with what seems best there. */
const MOST_REMEMBERED = 1 << 16

const END: Action = Object.freeze({ type: 'end' })

/** What to think about, and how promising each looks. */
interface Choices {
  readonly numbers: readonly number[]
  readonly promises: readonly number[]
}

export class KingsGateModel implements Model<State, Action> {
  readonly lasting = false
  readonly #view: View
  readonly #searcher: Seat
  readonly #judge: Judge
  readonly #turns: Turns
  /** The position of the view with one guess at what is hidden, and the position that is played on. */
  readonly #root = new Position()
  readonly #position = new Position()
  readonly #hidesVp: boolean
  /** The locations that were laid since the view was seen, and the tiles played in this turn. */
  #laid: Lying[] = []
  #played: Tile[] = []
  #chance: Chance | undefined
  #depth = 0
  /** The choices that came up, by their number: the steps of the turn. */
  readonly #steps: Int32Array[] = []
  readonly #endsMatch: boolean[] = []
  readonly #numbers = new Map<number, number>()
  /** What seems best in positions that were tried out. */
  readonly #best = new Map<number, Int32Array>()
  /** What was to be thought about in positions that were met before. */
  readonly #known = new Map<number, Choices>()
  #chosen: Choices | undefined
  /** Those of the first position if the searching seat is to act, which are the same whatever is hidden. */
  #atRoot: Choices | undefined
  readonly #values: Float64Array

  constructor(view: View, searcher: Seat, judge: Judge, chance: Chance) {
    this.#view = view
    this.#searcher = searcher
    this.#judge = judge
    this.#turns = judge.turns
    this.#hidesVp = view.players.some(({ vp }) => vp === undefined)
    this.#values = new Float64Array(view.players.length)
    this.#root.read(imagine(view, chance))
  }

  imagine(chance: Chance): void {
    // KG-P6: the rules guess at VP, which is seldom asked for; hands are guessed at here.
    if (this.#hidesVp) this.#root.read(imagine(this.#view, chance))
    const position = this.#position
    position.copyFrom(this.#root)
    if (!this.#hidesVp) {
      this.#view.players.forEach(({ hand, handSize }, seat) => {
        if (hand !== undefined) return
        position.emptyHand(seat)
        position.fillHand(seat, handSize, chance)
      })
    }
    this.#chance = chance
    this.#laid = []
    this.#played = this.#view.played.slice()
    this.#depth = 0
    this.#chosen = undefined
  }

  seatToAct(): Seat | undefined {
    return this.#position.phase === OVER_PHASE ? undefined : this.#position.turn
  }

  choices(): readonly number[] {
    return this.#considered().numbers
  }

  judge(): readonly number[] {
    return this.#considered().promises
  }

  #considered(): Choices {
    if (this.#depth === DEPTH && this.#root.location < LAST_LOCATIONS) return NOTHING
    const isOwn = this.#depth === 0 && this.#position.turn === this.#searcher
    if (isOwn && this.#atRoot !== undefined) return this.#atRoot
    if (this.#chosen === undefined) this.#chosen = this.#choose()
    if (isOwn) this.#atRoot = this.#chosen
    return this.#chosen
  }

  make(choice: number, chance: Chance): void {
    this.#draw()
    for (const step of this.#stepsOf(choice)) this.#step(step)
    this.#endTurn(chance)
  }

  observed(): number {
    this.#draw()
    const position = this.#position
    const hash = newHash()
    addNumber(hash, position.tableLow)
    addNumber(hash, position.tableHigh)
    addNumber(hash, (position.lying * 2 + position.way) * 16 + position.location)
    addNumber(hash, (position.turn * 4 + position.phase) * 1024 + position.played * 128 + position.playedKinds)
    for (let tile = 0; tile < TILES.length; tile++) {
      const held = position.hand[tile] as number
      const own = position.ownerOf(Math.floor(tile / KINDS)) === this.#searcher ? held : 0
      addNumber(hash, (held + (position.stack[tile] as number)) * 16 + own)
    }
    for (let seat = 0; seat < position.seats; seat++) {
      const seen = !this.#hidesVp || seat === this.#searcher || position.phase === OVER_PHASE
      const scored = (position.won[seat] as number) * 8 + (position.ranks[seat] as number)
      addNumber(hash, (position.counters[seat] as number) * 256 + (seen ? (position.vp[seat] as number) : 0))
      addNumber(hash, scored * 2 + position.scored)
    }
    return hashNumber(hash)
  }

  /**
   * Everybody plays on, the searching seat last and once: then the networks say how things stand. Others do what looks
   * promising, not always what seems best: for what seems best to the networks need not seem so to them.
   */
  playOut(chance: Chance): void {
    for (let own = false; this.#position.phase !== OVER_PHASE && !own; ) {
      own = this.#position.turn === this.#searcher
      this.#draw()
      for (const step of own ? this.#bestTurn() : this.#likelyTurn(chance)) this.#step(step)
      this.#endTurn(chance)
    }
  }

  #likelyTurn(chance: Chance): Int32Array {
    const { numbers, promises } = this.#chooseQuickly()
    const number = numbers[likely(promises, chance)]
    return number === undefined ? this.#bestTurn() : this.#stepsOf(number)
  }

  /** The same positions are tried out over and over: what seems best there is found once. */
  #bestTurn(): Int32Array {
    const key = knownTo(this.#position)
    const known = this.#best.get(key)
    if (known !== undefined) return known
    const turns = this.#turns
    turns.find(this.#position, QUICK)
    const [best = 0] = turns.best(1)
    const steps = this.#stepsFound(best)
    if (this.#best.size < MOST_REMEMBERED) this.#best.set(key, steps)
    return steps
  }

  evaluate(): Float64Array {
    this.#judge.standing(this.#position, this.#values)
    return this.#values
  }

  actions(choice: number): readonly Action[] {
    const actions = Array.from(this.#stepsOf(choice), actionOf)
    return this.#endsMatch[choice] === true ? actions : [...actions, END]
  }

  position(): State {
    this.#draw()
    return stateOf(this.#position, this.#view, this.#laid, this.#played)
  }

  /** Whoever has played draws only when the game goes on: until then the networks know best what the draw is worth. */
  #draw(): void {
    if (this.#chance !== undefined) this.#position.draw(this.#chance)
  }

  #step(step: number): void {
    this.#position.step(step)
    // What `position` is to tell, and numbers do not.
    const type = typeOfStep(step)
    if (type === LAY) {
      this.#laid.push({ cell: cellOfStep(step), orientation: orientationOfStep(step) })
    } else if (type !== MOVE) this.#played.push(TILES[tileOfStep(step)] as Tile)
  }

  #endTurn(chance: Chance): void {
    const position = this.#position
    if (position.phase !== OVER_PHASE) {
      position.endTurn()
      this.#played.length = 0
    }
    position.settle()
    this.#chance = chance
    this.#depth++
    this.#chosen = undefined
  }

  #stepsOf(choice: number): Int32Array {
    const steps = this.#steps[choice]
    if (steps === undefined) throw new RangeError(`there is no choice ${choice}`)
    return steps
  }

  #choose(): Choices {
    this.#draw()
    if (this.#depth === 0) {
      this.#turns.find(this.#position, THOROUGH)
      return this.#foundChoices()
    }
    return this.#chooseQuickly()
  }

  #chooseQuickly(): Choices {
    const key = knownTo(this.#position)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#turns.find(this.#position, QUICK)
    const found = this.#foundChoices()
    if (this.#known.size < MOST_REMEMBERED) this.#known.set(key, found)
    return found
  }

  #foundChoices(): Choices {
    const turns = this.#turns
    const most = this.#position.turn === this.#searcher ? OWN_TURNS : OTHERS_TURNS
    const numbers: number[] = []
    const promises: number[] = []
    for (const turn of turns.best(most)) {
      const number = this.#numberOf(turn)
      if (number === undefined || numbers.includes(number)) continue
      numbers.push(number)
      promises.push((turns.worth[turn] as number) / PROMISE_STEP)
    }
    return { numbers, promises }
  }

  #numberOf(turn: number): number | undefined {
    const length = this.#turns.lengthOf(turn)
    const hash = newHash()
    for (let i = 0; i < length; i++) addNumber(hash, this.#turns.stepOf(turn, i))
    const endsMatch = this.#turns.endsMatch(turn)
    addNumber(hash, endsMatch ? -1 : length)
    const key = hashNumber(hash)
    const number = this.#numbers.get(key)
    if (number !== undefined) return number
    if (this.#steps.length === MOST_NUMBERS) return undefined
    this.#numbers.set(key, this.#steps.length)
    this.#endsMatch.push(endsMatch)
    return this.#steps.push(this.#stepsFound(turn)) - 1
  }

  #stepsFound(turn: number): Int32Array {
    return Int32Array.from({ length: this.#turns.lengthOf(turn) }, (_, i) => this.#turns.stepOf(turn, i))
  }
}

/** A number for all that whoever is to act goes by: what lies there, the own hand, and what everybody has left. */
function knownTo(position: Position): number {
  const { hand, stack, turn, seats } = position
  const hash = newHash()
  addNumber(hash, position.tableLow)
  addNumber(hash, position.tableHigh)
  addNumber(hash, (position.lying * 2 + position.way) * 16 + position.location)
  addNumber(hash, (turn * 4 + position.phase) * 1024 + position.played * 128 + position.playedKinds)
  const from = position.firstColour(turn) * KINDS
  const until = from + position.coloursOfSeat() * KINDS
  for (let tile = 0; tile < TILES.length; tile++) {
    const held = hand[tile] as number
    const own = tile >= from && tile < until ? held : 0
    addNumber(hash, (held + (stack[tile] as number)) * 16 + own)
  }
  for (let seat = 0; seat < seats; seat++) {
    addNumber(hash, (position.counters[seat] as number) * 256 + (position.vp[seat] as number))
  }
  return hashNumber(hash)
}
