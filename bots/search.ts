/**
 * Information-set Monte Carlo tree search. It knows the contract and the game's heuristics, and of the
 * match only what its seat sees: every iteration imagines a state that fits the view, walks down the tree
 * of what could be observed from there, tries the rest of the stage out and notes how it went.
 */
import { type Chance, pick, WatchedChance } from '@crownlands/core/chance'
import type { Game, GameEvent, Seat } from '@crownlands/core/game'
import type { Glimpse } from '@crownlands/core/glimpse'
import type { Heuristics } from '@crownlands/core/heuristics'
import type { Rules } from '@crownlands/core/room'
import type { Bot } from './bot'

export type Budget =
  | { readonly iterations: number }
  | { readonly milliseconds: number }
  /** Whichever ends first. */
  | { readonly iterations: number; readonly milliseconds: number }

/** How much the search trusts first impressions and uncertainty against what it has seen. */
const EXPLORATION = 0.9
/** A move not yet tried is taken to be this much worse than its position. */
const UNTRIED_PENALTY = 0.05

/** A decision as the searching seat knows it: what it could observe on the way here. */
interface Node<Action> {
  visits: number
  /** Sum of how the seat to act fared. */
  total: number
  readonly edges: Map<string, Edge<Action>>
  /** Where it went on: by the own action and what was seen of it, or, for actions of others, by what was seen alone. */
  readonly next: Map<string, Node<Action>>
}

interface Edge<Action> {
  readonly seat: Seat
  readonly action: Action
  readonly prior: number
  visits: number
  /** How often the action was possible when the node was visited: hidden things decide that (ISMCTS). */
  available: number
  /** Sum of how the seat that chose it fared. */
  total: number
  /** The decision that follows when nobody else acts and nothing is revealed, and what there is no choice about on the way. */
  leadsTo?: { readonly node: Node<Action>; readonly forced: readonly Action[] }
}

/** The way from one decision to the next: what was seen on it, and what the searching seat did without a choice. */
interface Way<Action> {
  readonly edge: Edge<Action>
  readonly key: string
  /** Undefined once another acted or something was revealed. */
  readonly forced: readonly Action[] | undefined
}

export interface SearchReport<Action> {
  readonly iterations: number
  /** The choices, most visited first. `value` is how the seat fared, 0 to 1. */
  readonly choices: readonly { readonly action: Action; readonly visits: number; readonly value: number }[]
  /** What the seat means to do: its choice and what it would choose next, until others act or something is revealed. */
  readonly line: readonly Action[]
}

export class SearchBot<State, Action, View, Options, Event extends GameEvent> implements Bot<Action, View> {
  readonly #game: Game<State, Action, View, Options, Event>
  readonly #heuristics: Heuristics<State, Action>
  readonly #budget: Budget
  readonly #chance: Chance
  #keys = new Map<Action, string>()

  constructor(room: Rules<State, Action, View, Options, Event>, chance: Chance, budget: Budget) {
    this.#game = room.game
    this.#heuristics = room.heuristics
    this.#chance = chance
    this.#budget = budget
  }

  choose(glimpse: Glimpse<Action, View>): Action {
    const legal = glimpse.legal()
    if (legal.length === 1) return pick(legal, this.#chance)
    const best = this.search(glimpse).choices[0]
    return best === undefined ? pick(legal, this.#chance) : best.action
  }

  search(glimpse: Glimpse<Action, View>): SearchReport<Action> {
    this.#keys = new Map()
    const view = glimpse.view()
    const [only, ...others] = glimpse.legal()
    if (only !== undefined && others.length === 0) return this.#withoutChoice(only, view, glimpse.seat)
    const root = newNode<Action>()
    const goesOn = stopwatch(this.#budget)
    let iterations = 0
    while (goesOn(iterations)) {
      this.#iterate(root, this.#game.imagine(view, this.#chance), glimpse.seat)
      iterations++
    }
    const choices = ranked(root).map(({ action, visits, total }) => ({ action, visits, value: total / visits }))
    return { iterations, choices, line: this.#lineFrom(root, glimpse.seat) }
  }

  #withoutChoice(action: Action, view: View, seat: Seat): SearchReport<Action> {
    const value = this.#heuristics.evaluate(this.#game.imagine(view, this.#chance))[seat] ?? 0
    return { iterations: 0, choices: [{ action, visits: 0, value }], line: [action] }
  }

  #lineFrom(root: Node<Action>, searcher: Seat): readonly Action[] {
    const line: Action[] = []
    for (let node: Node<Action> | undefined = root; node !== undefined; ) {
      const best: Edge<Action> | undefined = ranked(node)[0]
      if (best === undefined || best.seat !== searcher) break
      line.push(best.action, ...(best.leadsTo?.forced ?? []))
      node = best.leadsTo?.node
    }
    return line
  }

  #iterate(root: Node<Action>, state: State, searcher: Seat): void {
    const game = this.#game
    const stage = this.#heuristics.stage(state)
    const path: { readonly node: Node<Action>; readonly edge: Edge<Action> }[] = []
    let node = root
    let way: Way<Action> | undefined
    for (;;) {
      const seat = nextToAct(game.toAct(state), searcher)
      if (seat === undefined) break
      const choices = this.#heuristics.choices?.(state, seat) ?? game.legalActions(state, seat)
      const [only] = choices
      if (way !== undefined && only !== undefined && choices.length === 1) {
        // There is nothing to decide, so there is nothing to remember but what was seen.
        const seen = this.#carryOut(state, seat, only, searcher)
        if (this.#heuristics.stage(state) !== stage) break
        way = { edge: way.edge, key: way.key + seen.key(), forced: seen.quiet ? way.forced?.concat(only) : undefined }
        continue
      }
      if (way !== undefined) node = nodeAfter(node, way)
      const isNew = node.visits === 0
      const edge = this.#select(node, choices, state, seat)
      path.push({ node, edge })
      if (isNew && node !== root) {
        game.apply(state, seat, edge.action, this.#chance)
        break
      }
      const seen = this.#carryOut(state, seat, edge.action, searcher)
      if (this.#heuristics.stage(state) !== stage) break
      way = { edge, key: seen.key(), forced: seen.quiet ? [] : undefined }
    }
    this.#playOut(state, stage, searcher)
    const values = this.#heuristics.evaluate(state)
    for (const { node: passed, edge } of path) {
      const value = values[edge.seat] ?? 0
      passed.visits++
      passed.total += value
      edge.visits++
      edge.total += value
    }
  }

  /**
   * Carries the action out. `key` writes down what the searching seat knows of it: its own action and what it did not know
   * before, of others what could be seen. Not every visit needs the key, and writing it takes long.
   */
  #carryOut(
    state: State,
    seat: Seat,
    action: Action,
    searcher: Seat,
  ): { readonly quiet: boolean; readonly key: () => string } {
    const chance = new WatchedChance(this.#chance)
    const events: Event[] = []
    this.#game.apply(state, seat, action, chance, events)
    const quiet = seat === searcher && !chance.used && !events.some((event) => event.reveals === true)
    return {
      quiet,
      key: () => {
        const own = seat === searcher ? this.#keyOf(action) : ''
        const seen = quiet ? '' : JSON.stringify(events.map((event) => this.#game.viewEvent(event, searcher)))
        return `${own} ${seen}\n`
      },
    }
  }

  /** The action with the best mix of how it went so far, how promising it looks and how little it was tried. */
  #select(node: Node<Action>, choices: readonly Action[], state: State, seat: Seat): Edge<Action> {
    const edges = this.#edgesFor(node, choices, state, seat)
    const untried = node.visits === 0 ? 0.5 : node.total / node.visits - UNTRIED_PENALTY
    let best: Edge<Action> | undefined
    let bestScore = Number.NEGATIVE_INFINITY
    for (const edge of edges) {
      edge.available++
      const value = edge.visits === 0 ? untried : edge.total / edge.visits
      const score = value + (EXPLORATION * edge.prior * Math.sqrt(edge.available)) / (1 + edge.visits)
      if (score > bestScore) {
        best = edge
        bestScore = score
      }
    }
    if (best === undefined) throw new Error('the seat to act has no legal action')
    return best
  }

  #edgesFor(node: Node<Action>, choices: readonly Action[], state: State, seat: Seat): Edge<Action>[] {
    const known = choices.map((action) => node.edges.get(this.#keyOf(action)))
    if (!known.includes(undefined)) return known as Edge<Action>[]
    const priors = softmax(this.#heuristics.judge(state, seat, choices))
    return choices.map((action, i) => {
      const edge = known[i] ?? newEdge(seat, action, priors[i] ?? 0)
      node.edges.set(this.#keyOf(action), edge)
      return edge
    })
  }

  /** Games share their action objects where they can, so that each is written out once. */
  #keyOf(action: Action): string {
    let key = this.#keys.get(action)
    if (key === undefined) {
      key = JSON.stringify(action)
      this.#keys.set(action, key)
    }
    return key
  }

  #playOut(state: State, stage: number, searcher: Seat): void {
    const game = this.#game
    const heuristics = this.#heuristics
    for (;;) {
      const seat = nextToAct(game.toAct(state), searcher)
      if (seat === undefined || heuristics.stage(state) !== stage) return
      game.apply(state, seat, heuristics.playout(state, seat, this.#chance), this.#chance)
    }
  }
}

/** What was tried, most often first. */
function ranked<Action>(node: Node<Action>): Edge<Action>[] {
  return [...node.edges.values()]
    .filter((edge) => edge.visits > 0)
    .sort((a, b) => b.visits - a.visits || b.total / b.visits - a.total / a.visits)
}

function newNode<Action>(): Node<Action> {
  return { visits: 0, total: 0, edges: new Map(), next: new Map() }
}

function newEdge<Action>(seat: Seat, action: Action, prior: number): Edge<Action> {
  return { seat, action, prior, visits: 0, available: 0, total: 0 }
}

function nodeAfter<Action>(parent: Node<Action>, { edge, key, forced }: Way<Action>): Node<Action> {
  let node = parent.next.get(key)
  if (node === undefined) {
    node = newNode()
    parent.next.set(key, node)
    if (forced !== undefined) edge.leadsTo = { node, forced }
  }
  return node
}

/** Of several who decide at the same time the searching seat goes first: it does not know the others' choices. */
function nextToAct(toAct: readonly Seat[], searcher: Seat): Seat | undefined {
  return toAct.includes(searcher) ? searcher : toAct[0]
}

function softmax(judged: readonly number[]): number[] {
  const best = Math.max(...judged)
  const weights = judged.map((value) => Math.exp(value - best))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Whether there is budget left after so many iterations. There is always enough for the first. */
function stopwatch(budget: Budget): (iterations: number) => boolean {
  const most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY
  if (!('milliseconds' in budget)) return (iterations) => iterations < Math.max(1, most)
  const end = performance.now() + budget.milliseconds
  return (iterations) => iterations === 0 || (iterations < most && performance.now() < end)
}
