/**
 * Information-set Monte Carlo tree search. It knows the contract and the game's heuristics, and of the
 * match only what its seat sees: every iteration imagines a state that fits the view, walks down the tree
 * of what could be observed from there, tries the rest of the stage out and notes how it went.
 */
import { type Chance, pick, WatchedChance } from '@crownlands/core/chance'
import type { GameEvent, Seat } from '@crownlands/core/game'
import type { Glimpse } from '@crownlands/core/glimpse'
import type { Model } from '@crownlands/core/model'
import type { Rules } from '@crownlands/core/room'
import type { Bot } from './bot'
import { type Budget, Stopwatch } from './budget'
import { cautiousValue } from './caution'
import { RulesModel } from './rules-model'
import { NONE, Tree } from './tree'

/** How much the search trusts first impressions and uncertainty against what it has seen. */
const EXPLORATION = 0.9
/** A choice not yet tried is taken to be this much worse than its position. */
const UNTRIED_PENALTY = 0.05
/** A line is told so far at most. */
const LONGEST_LINE = 24
/** After so many iterations it looks whether there is anything left to decide. */
const LOOK_EVERY = 64
/** So many choices of a decision are thought about at most. */
const MOST_CHOICES = 1024

export interface SearchReport<Action> {
  readonly iterations: number
  /** How far single iterations were from how the seat fared on average (a standard deviation). */
  readonly spread: number
  /** The one to make first (`cautiousValue`). */
  readonly choices: readonly SearchedChoice<Action>[]
  /** What the seat means to do: its choice and what it would choose next, until others act or something is revealed. */
  readonly line: readonly Action[]
}

export interface SearchedChoice<Action> {
  /** The actions that it is made of: one, or those of a whole turn. */
  readonly turn: readonly [Action, ...Action[]]
  readonly visits: number
  /** How the seat fared, 0 to 1. */
  readonly value: number
}

export class SearchBot<State, Action, View, Options, Event extends GameEvent> implements Bot<Action, View> {
  readonly #rules: Rules<State, Action, View, Options, Event>
  readonly #budget: Budget
  readonly #chance: Chance
  readonly #tree = new Tree()
  /** The decisions and choices of one iteration, from the root on. */
  readonly #pathNodes: number[] = []
  readonly #pathEdges: number[] = []
  readonly #pathSeats: Seat[] = []
  #depth = 0
  /** How the searching seat fared in the iterations of this search: how many, the sum, and the sum of squares. */
  #count = 0
  #total = 0
  #squares = 0
  /** What the model last searched by says of turns. */
  #keepsToTurns = false
  /** What is left of the turn that was chosen, and what the seat sees if all goes as it was meant. */
  #plan: { readonly turn: readonly [Action, ...Action[]]; readonly view: string } | undefined

  constructor(rules: Rules<State, Action, View, Options, Event>, chance: Chance, budget: Budget) {
    this.#rules = rules
    this.#chance = chance
    this.#budget = budget
  }

  choose(glimpse: Glimpse<Action, View>): Action {
    const legal = glimpse.legal()
    if (legal.length === 1) return pick(legal, this.#chance)
    const view = glimpse.view()
    const turn = this.#restOfPlan(view) ?? this.search(glimpse).choices[0]?.turn
    if (turn === undefined) return pick(legal, this.#chance)
    const [first, ...rest] = turn
    if (this.#keepsToTurns && isSome(rest)) {
      this.#plan = { turn: rest, view: this.#viewAfter(view, glimpse.seat, first) }
    }
    return first
  }

  search(glimpse: Glimpse<Action, View>): SearchReport<Action> {
    // What comes before the first iteration is part of the budget too.
    const stopwatch = new Stopwatch(this.#budget)
    const view = glimpse.view()
    const { seat } = glimpse
    const legal = glimpse.legal()
    const only = legal.length === 1 ? legal[0] : this.#rules.heuristics.solve?.(view, seat)
    if (only !== undefined) return this.#withoutSearch([only], view, seat)
    const model = this.#modelOf(view, seat)
    this.#keepsToTurns = model.keepsToTurns === true
    if (!model.lasting || !this.#tree.isHalfEmpty()) this.#tree.clear()
    model.imagine(this.#chance)
    const [single, ...others] = Array.from(model.choices())
    if (single !== undefined && others.length === 0) {
      // What there is only one thing to think about needs no thought.
      const turn = model.actions(single)
      if (isSome(turn)) return this.#withoutSearch(turn, view, seat)
    }
    const rootKey = model.observed()
    this.#count = 0
    this.#total = 0
    this.#squares = 0
    for (;;) {
      const left = stopwatch.left(this.#count)
      if (left <= 0 || (this.#count % LOOK_EVERY === 0 && this.#isDecided(rootKey, left))) break
      this.#iterate(model, seat)
    }
    const choices = this.#ranked(this.#tree.find(rootKey)).flatMap((edge) => this.#choiceOf(model, edge))
    return { iterations: this.#count, spread: this.#spread(), choices, line: this.#lineFrom(model, view, seat) }
  }

  #modelOf(view: View, seat: Seat): Model<State, Action> {
    const { heuristics } = this.#rules
    return heuristics.model?.(view, seat) ?? new RulesModel(this.#rules, view, seat, this.#chance)
  }

  #withoutSearch(turn: readonly [Action, ...Action[]], view: View, seat: Seat): SearchReport<Action> {
    const { game, heuristics } = this.#rules
    const value = heuristics.evaluate(game.imagine(view, this.#chance))[seat] ?? 0
    const line = turn.length > 1 ? turn : this.#solvedLine(turn[0], view, seat)
    return { iterations: 0, spread: 0, choices: [{ turn, visits: 0, value }], line }
  }

  /** What was worked out, and what can be after it, as far as that depends on nobody and nothing else. */
  #solvedLine(first: Action, view: View, seat: Seat): readonly Action[] {
    const { game, heuristics } = this.#rules
    const state = game.imagine(view, this.#chance)
    const line: Action[] = []
    let next: Action | undefined = first
    while (next !== undefined && line.length < LONGEST_LINE) {
      line.push(next)
      if (!this.#isQuiet(state, seat, next) || !game.toAct(state).includes(seat)) break
      next = heuristics.solve?.(game.view(state, seat), seat)
    }
    return line
  }

  // The tree ------------------------------------------------------------------------------------------

  /** Imagines, goes down to where nothing is known yet, tries the rest out and notes how it went. */
  #iterate(model: Model<State, Action>, searcher: Seat): void {
    const tree = this.#tree
    this.#depth = 0
    model.imagine(this.#chance)
    for (;;) {
      const seat = model.seatToAct()
      if (seat === undefined) break
      const node = this.#nodeFor(model)
      if (node === NONE) break
      const edge = this.#select(node)
      if (edge === NONE) break
      this.#pathNodes[this.#depth] = node
      this.#pathEdges[this.#depth] = edge
      this.#pathSeats[this.#depth++] = seat
      const isNew = tree.edgeVisits[edge] === 0
      model.make(tree.edgeChoice[edge] as number, this.#chance)
      if (isNew) break
    }
    model.playOut(this.#chance)
    const values = model.evaluate()
    this.#note(values)
    const value = values[searcher] as number
    this.#count++
    this.#total += value
    this.#squares += value * value
  }

  #note(values: ArrayLike<number>): void {
    const tree = this.#tree
    for (let i = 0; i < this.#depth; i++) {
      const node = this.#pathNodes[i] as number
      const edge = this.#pathEdges[i] as number
      const value = values[this.#pathSeats[i] as number] as number
      tree.nodeVisits[node] = (tree.nodeVisits[node] as number) + 1
      tree.nodeTotal[node] = (tree.nodeTotal[node] as number) + value
      tree.edgeVisits[edge] = (tree.edgeVisits[edge] as number) + 1
      tree.edgeTotal[edge] = (tree.edgeTotal[edge] as number) + value
    }
  }

  /** The edges that can be chosen at the node just found: where they lie if all of its can be, or one by one. */
  #offered: Int32Array | undefined
  readonly #some = new Int32Array(MOST_CHOICES)
  #offeredCount = 0
  /** Whether the same can be chosen there always. */
  #isSure = false

  /** The decision that the model is at, with all its choices; `NONE` when there is no room for it. */
  #nodeFor(model: Model<State, Action>): number {
    const tree = this.#tree
    const key = model.observed()
    let node = tree.find(key)
    this.#offered = undefined
    this.#isSure = model.offersTheSame?.() === true
    if (node !== NONE && this.#isSure) return node
    const choices = model.choices()
    if (node === NONE) {
      if (choices.length === 0 || !tree.hasRoomFor(choices.length)) return NONE
      node = tree.add(key)
    }
    this.#offer(node, choices, model)
    return node
  }

  #offer(node: number, choices: ArrayLike<number>, model: Model<State, Action>): void {
    const tree = this.#tree
    const first = tree.nodeFirst[node] as number
    const known = tree.nodeEdges[node] as number
    if (known === choices.length && isSame(tree.edgeChoice, first, choices)) return
    if (known === 0) {
      const priors = softmax(model.judge())
      for (let i = 0; i < choices.length && i < MOST_CHOICES; i++) {
        this.#addEdge(node, choices[i] as number, priors[i] as number)
      }
      return
    }
    // What is hidden decides what can be done: find what is known and add the rest.
    this.#offered = this.#some
    this.#offeredCount = 0
    let priors: ArrayLike<number> | undefined
    for (let i = 0; i < choices.length && i < this.#some.length; i++) {
      const choice = choices[i] as number
      let edge = indexOf(tree.edgeChoice, tree.nodeFirst[node] as number, tree.nodeEdges[node] as number, choice)
      if (edge === NONE) {
        priors ??= softmax(model.judge())
        edge = this.#addEdge(node, choice, priors[i] as number)
      }
      if (edge !== NONE) this.#some[this.#offeredCount++] = edge - (tree.nodeFirst[node] as number)
    }
  }

  #addEdge(node: number, choice: number, prior: number): number {
    const tree = this.#tree
    const count = tree.nodeEdges[node] as number
    if ((tree.nodeFirst[node] as number) + count !== tree.edges) {
      if (!tree.hasRoomFor(count + 1)) return NONE
      tree.moveToEnd(node)
    } else if (!tree.hasRoomFor(1)) return NONE
    tree.addEdge(choice, prior)
    tree.nodeEdges[node] = count + 1
    return tree.edges - 1
  }

  /** The choice with the best mix of how it went so far, how promising it looks and how little it was tried. */
  #select(node: number): number {
    return this.#isSure ? this.#selectOfAll(node) : this.#selectOfOffered(node)
  }

  /** Where all choices can be made always, each could have been made as often as the decision was met. */
  #selectOfAll(node: number): number {
    const { edgeVisits, edgeTotal, edgePrior, nodeFirst, nodeEdges, nodeVisits, nodeTotal } = this.#tree
    const first = nodeFirst[node] as number
    const end = first + (nodeEdges[node] as number)
    const met = nodeVisits[node] as number
    const untried = met === 0 ? 0.5 : (nodeTotal[node] as number) / met - UNTRIED_PENALTY
    const curiosity = EXPLORATION * Math.sqrt(met + 1)
    let best = NONE
    let bestScore = Number.NEGATIVE_INFINITY
    for (let edge = first; edge < end; edge++) {
      const visits = edgeVisits[edge] as number
      const value = visits === 0 ? untried : (edgeTotal[edge] as number) / visits
      const score = value + (curiosity * (edgePrior[edge] as number)) / (1 + visits)
      if (score > bestScore) {
        best = edge
        bestScore = score
      }
    }
    return best
  }

  #selectOfOffered(node: number): number {
    const tree = this.#tree
    const { edgeVisits, edgeAvailable, edgeTotal, edgePrior } = tree
    const first = tree.nodeFirst[node] as number
    const offered = this.#offered
    const count = offered === undefined ? (tree.nodeEdges[node] as number) : this.#offeredCount
    const met = tree.nodeVisits[node] as number
    const untried = met === 0 ? 0.5 : (tree.nodeTotal[node] as number) / met - UNTRIED_PENALTY
    let best = NONE
    let bestScore = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const edge = first + (offered === undefined ? i : (offered[i] as number))
      const available = (edgeAvailable[edge] as number) + 1
      edgeAvailable[edge] = available
      const visits = edgeVisits[edge] as number
      const value = visits === 0 ? untried : (edgeTotal[edge] as number) / visits
      const score = value + (EXPLORATION * (edgePrior[edge] as number) * Math.sqrt(available)) / (1 + visits)
      if (score > bestScore) {
        best = edge
        bestScore = score
      }
    }
    return best
  }

  // What came of it -----------------------------------------------------------------------------------

  /** Whether the choice to make was tried so much more than any other that none can make up for it in what is left. */
  #isDecided(rootKey: number, left: number): boolean {
    const root = this.#tree.find(rootKey)
    if (root === NONE) return false
    const { edgeVisits, nodeFirst, nodeEdges } = this.#tree
    const first = nodeFirst[root] as number
    const end = first + (nodeEdges[root] as number)
    let best = NONE
    let most = 0
    let second = 0
    for (let edge = first; edge < end; edge++) {
      const visits = edgeVisits[edge] as number
      if (visits > most) {
        second = most
        most = visits
        best = edge
      } else if (visits > second) second = visits
    }
    return most - second > left && this.#ranked(root)[0] === best
  }

  #spread(): number {
    if (this.#count === 0) return 0
    const mean = this.#total / this.#count
    return Math.sqrt(Math.max(0, this.#squares / this.#count - mean * mean))
  }

  #choiceOf(model: Model<State, Action>, edge: number): SearchedChoice<Action>[] {
    const { edgeChoice, edgeVisits, edgeTotal } = this.#tree
    const turn = model.actions(edgeChoice[edge] as number)
    const visits = edgeVisits[edge] as number
    return isSome(turn) ? [{ turn, visits, value: (edgeTotal[edge] as number) / visits }] : []
  }

  /** What was tried at a decision, the one to make first. */
  #ranked(node: number): number[] {
    if (node === NONE) return []
    const { edgeVisits, edgeTotal, nodeFirst, nodeEdges } = this.#tree
    const first = nodeFirst[node] as number
    const edges = Array.from({ length: nodeEdges[node] as number }, (_, i) => first + i)
    const spread = this.#spread()
    const visits = (edge: number) => edgeVisits[edge] as number
    const worth = (edge: number) => cautiousValue((edgeTotal[edge] as number) / visits(edge), visits(edge), spread)
    return edges.filter((edge) => visits(edge) > 0).sort((a, b) => worth(b) - worth(a) || visits(b) - visits(a))
  }

  /** The best choices one after the other, as far as they depend on nobody and nothing else. */
  #lineFrom(model: Model<State, Action>, view: View, seat: Seat): readonly Action[] {
    const { game } = this.#rules
    const state = game.imagine(view, this.#chance)
    const line: Action[] = []
    model.imagine(this.#chance)
    while (model.seatToAct() === seat && line.length < LONGEST_LINE) {
      const [best] = this.#ranked(this.#tree.find(model.observed()))
      if (best === undefined) break
      const choice = this.#tree.edgeChoice[best] as number
      for (const action of model.actions(choice)) {
        line.push(action)
        if (!this.#isQuiet(state, seat, action)) return line
      }
      model.make(choice, this.#chance)
      // What there was no choice about on the way.
      for (;;) {
        const legal = game.toAct(state).includes(seat) ? game.legalActions(state, seat) : []
        const [only] = legal
        if (only === undefined || legal.length > 1) break
        line.push(only)
        if (!this.#isQuiet(state, seat, only)) return line
      }
    }
    return line
  }

  // Plans ---------------------------------------------------------------------------------------------

  /** What the seat sees after an action, if nobody else acts and nothing is revealed by it. */
  #viewAfter(view: View, seat: Seat, action: Action): string {
    const { game } = this.#rules
    const state = game.imagine(view, this.#chance)
    game.apply(state, seat, action, this.#chance)
    return JSON.stringify(game.view(state, seat))
  }

  /** What was meant to come next, if all is as it was meant to be. */
  #restOfPlan(view: View): readonly [Action, ...Action[]] | undefined {
    const plan = this.#plan
    this.#plan = undefined
    return plan?.view === JSON.stringify(view) ? plan.turn : undefined
  }

  /** Carries an action out. Whether the seat knew all that came of it. */
  #isQuiet(state: State, seat: Seat, action: Action): boolean {
    const chance = new WatchedChance(this.#chance)
    const events: Event[] = []
    this.#rules.game.apply(state, seat, action, chance, events)
    return !chance.used && !events.some((event) => event.reveals === true)
  }
}

function isSome<T>(list: readonly T[]): list is readonly [T, ...T[]] {
  return list.length > 0
}

/** Whether the choices are those of the node whose edges begin there, in the same order. */
function isSame(edgeChoice: Int32Array, first: number, choices: ArrayLike<number>): boolean {
  for (let i = 0; i < choices.length; i++) if (edgeChoice[first + i] !== choices[i]) return false
  return true
}

function indexOf(edgeChoice: Int32Array, first: number, count: number, choice: number): number {
  for (let edge = first; edge < first + count; edge++) if (edgeChoice[edge] === choice) return edge
  return NONE
}

const weights = new Float64Array(MOST_CHOICES)

/** Good until the next call. */
function softmax(judged: ArrayLike<number>): Float64Array {
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < judged.length; i++) best = Math.max(best, judged[i] as number)
  let sum = 0
  const count = Math.min(judged.length, MOST_CHOICES)
  for (let i = 0; i < count; i++) {
    const weight = Math.exp((judged[i] as number) - best)
    weights[i] = weight
    sum += weight
  }
  for (let i = 0; i < count; i++) weights[i] = (weights[i] as number) / sum
  return weights
}
