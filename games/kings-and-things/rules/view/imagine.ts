/**
 * A whole state that fits what a viewer sees: hidden stacks, racks and the cup are filled from all Things that the viewer
 * does not see. What was seen once is likely to be still there (KT-H8).
 */
import type { Chance } from '@crownlands/core/chance'
import type { Seat, Viewer } from '@crownlands/core/game'
import { at, must, remove } from '@crownlands/core/lists'
import {
  type ArmyCounter,
  BALLOON,
  CREATURE_NAMES,
  type Creature,
  copiesByRank,
  has,
  isCreature,
  isItem,
  printedValue,
  rankOf,
  THINGS,
  type Thing,
} from '../../content'
import { copyGuards, copyTask } from '../clone'
import { insert, insertCounter } from '../counters'
import { RANDOM_EVENTS } from '../events/index'
import { finishedIn, isFlyer, sortGroup } from '../movement/group'
import type { Army, Hex, Player, State } from '../state'
import type { Mover, Task } from '../tasks'
import { HIDDEN, type Seen, type SeenHex, type SeenMover, type SeenPlayer, type SeenTask, type View } from './view'

/** How likely a creature lies on a rack against other counters: players place those. */
const CREATURE_ON_RACK = 0.4

export function imagine(seen: View, chance: Chance): State {
  const unseen = new Unseen(seen, chance)
  const tasks = seen.tasks.map((task) => fillMovers(task, unseen))
  const state: State = {
    rules: seen.rules,
    options: seen.options,
    turn: seen.turn,
    phase: seen.phase,
    order: seen.order.slice(),
    hexes: seen.hexes.map((hex, place) => fillHex(hex, place, seen, unseen)),
    deck: seen.deck.slice(),
    cup: [],
    emptied: seen.emptied,
    gone: seen.gone.slice(),
    players: [],
    pool: seen.pool.map(({ shows, at, fled }) => ({ shows, at, fled })),
    bank: seen.bank.slice(),
    cloud: seen.cloud,
    balloon: undefined,
    seen: seen.seen.slice(),
    stolen: seen.stolen.slice(),
    tasks,
    result: seen.result,
  }
  fillSource(state, seen.viewer, unseen)
  for (const player of seen.players) state.players.push(fillPlayer(player, unseen))
  if (seen.balloon !== undefined) {
    const { seat, hex, passengers } = seen.balloon
    state.balloon = { seat, hex, passengers: lowOnes(state, hex, seat, passengers) }
  }
  for (const task of state.tasks) fillRest(task, state, chance)
  for (const thing of unseen.rest()) state.cup.push(thing)
  for (const task of tasks) if (task.type === 'explore') for (const income of task.keep ?? []) insert(state.cup, income)
  return state
}

/** All Things that the viewer does not see, in no order. */
class Unseen {
  readonly #creatures: Creature[] = []
  readonly #others: Thing[] = []
  readonly #chance: Chance
  readonly #edition: View['options']['edition']

  constructor(seen: View, chance: Chance) {
    this.#chance = chance
    this.#edition = seen.options.edition
    const known = new Int16Array(THINGS.length)
    countKnown(seen, known)
    const copies = copiesByRank(this.#edition)
    // THINGS begin with the creatures.
    for (let rank = 0; rank < THINGS.length; rank++) {
      const list: Thing[] = rank < CREATURE_NAMES.length ? this.#creatures : this.#others
      for (let left = at(copies, rank) - must(known[rank]); left > 0; left--) list.push(at(THINGS, rank))
    }
  }

  /** Takes a creature that fits; any, if none does. */
  creature(fits: (creature: Creature) => boolean): Creature {
    const list = this.#creatures
    const from = this.#chance.below(list.length)
    for (let i = 0; i < list.length; i++) {
      const place = (from + i) % list.length
      if (fits(must(list[place]))) return swapOut(list, place)
    }
    return swapOut(list, from)
  }

  /** Takes a creature of this kind, if it is among them. */
  takeSeen(creature: Creature): boolean {
    const place = this.#creatures.indexOf(creature)
    if (place >= 0) swapOut(this.#creatures, place)
    return place >= 0
  }

  /** Takes something that may lie on a rack. */
  onRack(): Thing {
    const creatures = CREATURE_ON_RACK * this.#creatures.length
    const share = creatures / (creatures + this.#others.length)
    const list: Thing[] =
      this.#chance.below(1000) < 1000 * share || this.#others.length === 0 ? this.#creatures : this.#others
    return swapOut(
      list.length > 0 ? list : this.#others,
      this.#chance.below(list.length > 0 ? list.length : this.#others.length),
    )
  }

  /** Changes a creature of a stack for one with magic, unless that does not help. */
  changeForMagic(stack: Creature[], place: number, helps: () => boolean): void {
    const list = this.#creatures
    const kept = must(stack[place])
    for (let i = 0; i < list.length; i++) {
      const other = must(list[i])
      if (!has(other, 'magic')) continue
      stack[place] = other
      list[i] = kept
      if (helps()) return
      stack[place] = kept
      list[i] = other
    }
  }

  isLow(creature: Creature): boolean {
    return printedValue(creature, this.#edition) <= BALLOON.passengerValue
  }

  /** What is left, in the order in which lists are kept. */
  rest(): Thing[] {
    const counts = new Int16Array(THINGS.length)
    for (const thing of this.#creatures) countOne(counts, thing)
    for (const thing of this.#others) countOne(counts, thing)
    const things: Thing[] = []
    for (let rank = 0; rank < THINGS.length; rank++) {
      for (let left = must(counts[rank]); left > 0; left--) things.push(at(THINGS, rank))
    }
    return things
  }
}

function countOne(counts: Int16Array, thing: Thing): void {
  const rank = rankOf(thing)
  counts[rank] = must(counts[rank]) + 1
}

/** Takes an item out of a list whose order does not matter. */
function swapOut<T>(list: T[], place: number): T {
  const taken = must(list[place])
  list[place] = must(list[list.length - 1])
  list.pop()
  return taken
}

/** Everything whose kind the viewer sees. */
function countKnown(seen: View, known: Int16Array): void {
  const add = (what: string) => {
    const rank = rankOf(what as Thing)
    if (rank >= 0) known[rank] = (known[rank] as number) + 1
  }
  for (const { armies, income, guards } of seen.hexes) {
    if (income !== undefined) add(income)
    for (const { down, up } of armies) {
      for (const creature of down) add(creature)
      for (const creature of up) add(creature)
    }
    if (guards !== undefined)
      for (const thing of [...guards.creatures, ...guards.treasures, ...guards.items]) add(thing)
  }
  for (const { rack, aside, goneUnseen } of seen.players)
    for (const thing of [...rack, ...aside, ...goneUnseen]) add(thing)
  for (const thing of seen.gone) add(thing)
  if (seen.balloon !== undefined) add('balloon')
  for (const task of seen.tasks) countTask(task, add)
}

/** Counters that are under way or fight are in no stack. */
function countTask(task: SeenTask, add: (what: string) => void): void {
  if (task.type === 'move') {
    for (const { counter } of task.group) add(counter)
    // KT-I7: lost at sea, it has gone to the cup.
    if (task.balloon !== undefined && task.balloon.sea === undefined) add('balloon')
  } else if (task.type === 'explore') {
    // KT-X5: until one is kept they are in the cup, which all have seen.
    for (const income of task.keep ?? []) add(income)
  } else if (task.type === 'battle') {
    for (const { fighters, items } of task.forces) {
      for (const item of items) add(item)
      for (const { what, bears } of fighters) {
        if (bears !== undefined) add(bears)
        // The Balloon is counted where it is.
        if (what !== 'balloon' && (isCreature(what) || isItem(what))) add(what)
      }
    }
    if (task.played !== undefined) add(task.played.item)
  }
}

function fillMovers(task: SeenTask, unseen: Unseen): Task {
  const copy = copyTask(task)
  if (copy.type !== 'move') return copy as Task
  const group = copy.group.map((mover): Mover => {
    const { counter } = mover
    return { ...mover, counter: counter === HIDDEN ? unseen.creature((one) => mayBe(mover, one, unseen)) : counter }
  })
  const filled = { ...copy, group, finished: copy.finished as { hex: number; counters: ArmyCounter[] }[] }
  sortGroup(filled)
  return filled
}

/** What all could conclude from the way that a counter went. */
function mayBe({ flies, walks, low }: SeenMover, creature: Creature, unseen: Unseen): boolean {
  if (flies === true && !isFlyer(creature)) return false
  if (walks === true && isFlyer(creature)) return false
  return low !== true || unseen.isLow(creature)
}

/** KT-V14: who is asked for the source of an event has a magic counter to show, with something in its range. */
function fillSource(state: State, viewer: Viewer, unseen: Unseen): void {
  const task = state.tasks.at(-1)
  if (task?.type !== 'events' || task.stage !== 'source' || task.seat === viewer) return
  const { whyNot } = RANDOM_EVENTS[must(task.event)]
  for (const { armies } of state.hexes) {
    const stack = armies.find(({ seat }) => seat === task.seat)?.down ?? []
    for (let place = 0; place < stack.length && whyNot(state, task.seat) !== undefined; place++) {
      unseen.changeForMagic(stack, place, () => whyNot(state, task.seat) === undefined)
    }
    stack.sort((a, b) => rankOf(a) - rankOf(b))
  }
}

function fillHex(hex: SeenHex, place: number, seen: View, unseen: Unseen): Hex {
  return {
    terrain: hex.terrain,
    owner: hex.owner,
    fort: hex.fort,
    got: hex.got,
    income: hex.income,
    armies: hex.armies.map(({ seat, down, up }): Army => {
      return { seat, down: fillStack(down, place, seat, seen, unseen), up: up.slice() }
    }),
    guards: copyGuards(hex),
  }
}

function fillStack(down: readonly Seen<Creature>[], place: number, seat: Seat, seen: View, unseen: Unseen): Creature[] {
  const stack: Creature[] = []
  let hidden = 0
  for (const creature of down) {
    if (creature === HIDDEN) hidden++
    else stack.push(creature)
  }
  if (hidden === 0) return stack
  // KT-I2: passengers are of low value.
  const { balloon } = seen
  if (balloon !== undefined && balloon.hex === place && balloon.seat === seat) {
    for (const passenger of balloon.passengers) {
      if (passenger !== HIDDEN || hidden === 0) continue
      insert(
        stack,
        unseen.creature((creature) => unseen.isLow(creature)),
      )
      hidden--
    }
  }
  for (const memory of seen.seen) {
    if (hidden === 0) break
    if (memory.seat !== seat || memory.hex !== place || !unseen.takeSeen(memory.creature)) continue
    insert(stack, memory.creature)
    hidden--
  }
  for (; hidden > 0; hidden--)
    insert(
      stack,
      unseen.creature(() => true),
    )
  return stack
}

function fillPlayer(player: SeenPlayer, unseen: Unseen): Player {
  const rack: Thing[] = []
  for (const thing of player.rack) insert(rack, thing === HIDDEN ? unseen.onRack() : thing)
  const { gold, aside, goneUnseen, rolls, calls, out } = player
  // Others do not see what is laid aside: it is among what they see of the rack.
  return { gold, rack, aside: aside.slice(), goneUnseen: goneUnseen.slice(), rolls, calls, out }
}

/** Passengers of a Balloon among the counters of a hex, those that were shown there too. In a battle all are known. */
function lowOnes(state: State, hex: number, seat: Seat, passengers: readonly Seen<ArmyCounter>[]): ArmyCounter[] {
  const found: ArmyCounter[] = []
  const army = state.hexes[hex]?.armies.find((one) => one.seat === seat)
  const isLow = (creature: Creature) => printedValue(creature, state.options.edition) <= BALLOON.passengerValue
  const down = army?.down.filter(isLow).slice(0, mostFinished(state, hex, seat)) ?? []
  const stack = [...down, ...(army?.up.filter(isLow) ?? [])]
  for (const passenger of passengers) {
    const next = passenger === HIDDEN ? stack.shift() : passenger
    if (next !== undefined) insertCounter(found, next)
  }
  return found
}

/** In the own part of their player passengers have finished moving (KT-I2): at most so many lie face down. */
function mostFinished({ tasks }: State, hex: number, seat: Seat): number {
  const move = tasks.find((task) => task.type === 'move')
  if (move?.seat !== seat) return Number.POSITIVE_INFINITY
  return finishedIn(move, hex).filter((counter) => (counter as Seen<ArmyCounter>) === HIDDEN).length
}

function finishPassengers({ balloon, hexes }: State, seat: Seat, hex: number, counters: ArmyCounter[]): void {
  if (balloon?.hex !== hex || balloon.seat !== seat) return
  const down: ArmyCounter[] = [...(hexes[hex]?.armies.find((army) => army.seat === seat)?.down ?? [])]
  for (const passenger of balloon.passengers) {
    const place = counters.findIndex((counter) => (counter as Seen<ArmyCounter>) === HIDDEN)
    if (place === -1 || !down.includes(passenger)) continue
    remove(down, passenger)
    counters[place] = passenger
  }
}

/** What depends on the stacks that were filled: who has finished, who comes, who was named, and sealed names. */
function fillRest(task: Task, state: State, chance: Chance): void {
  if (task.type === 'move') {
    for (const { hex, counters } of task.finished) {
      finishPassengers(state, task.seat, hex, counters)
      fillFrom(state, hex, task.seat, counters, chance)
    }
  } else if (task.type === 'overflow') fillFrom(state, task.hex, task.seat, task.coming, chance)
  else if (task.type === 'powers' && task.hex !== undefined && task.player !== undefined) {
    const [named, reply] = filledFrom(state, task.hex, task.player, [task.named, task.reply], chance)
    if (task.named !== undefined) task.named = named
    if (task.reply !== undefined) task.reply = reply
  } else if (task.type === 'battle') {
    for (const force of task.forces) {
      if ((force.target as Seen<Seat>) !== HIDDEN) continue
      const others = task.forces.filter((other) => other !== force && !other.gone && other.fighters.length > 0)
      force.target = must(others[chance.below(others.length)]).side
    }
  }
}

/** Replaces hidden counters of a list by creatures of the stack in that hex, and puts it in order again. */
function fillFrom(state: State, hex: number, seat: Seat, counters: ArmyCounter[], chance: Chance): void {
  const filled = filledFrom(state, hex, seat, counters, chance)
  counters.length = 0
  for (const counter of filled) if (counter !== undefined) insertCounter(counters, counter)
}

/** The same counters with creatures of the stack in that hex for the hidden ones, each at most as often as it is there. */
function filledFrom(
  state: State,
  hex: number,
  seat: Seat,
  counters: readonly (ArmyCounter | undefined)[],
  chance: Chance,
): (ArmyCounter | undefined)[] {
  const stack = [...(state.hexes[hex]?.armies.find((army) => army.seat === seat)?.down ?? [])]
  for (const counter of counters) {
    const place = counter !== undefined && isCreature(counter) ? stack.indexOf(counter) : -1
    if (place >= 0) stack.splice(place, 1)
  }
  return counters.map((counter) =>
    (counter as Seen<ArmyCounter>) === HIDDEN ? swapOut(stack, chance.below(stack.length)) : counter,
  )
}
