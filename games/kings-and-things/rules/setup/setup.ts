/** Set-up: who is first, the starts, the kingdoms, the first Things (KT-S). */
import type { Seat } from '@crownlands/core/game'
import { at, must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { allThings, CHARACTERS, COUNTERS, FORT_COUNTERS, STARTING_GOLD, STARTING_THINGS } from '../../content'
import { type Action, DONE } from '../actions'
import { hexesOf } from '../armies'
import { inOrder, insert, kinds } from '../counters'
import { drawFromCup, putAway, rackSize, takeFromRack } from '../cup'
import { clockwise, openStarts } from '../hexes'
import { addAnytime, doAnytime, whyNotAnytime } from '../phases/anytime'
import { raiseFort } from '../phases/forts'
import { addPlacings, place, whyNotPlace } from '../phases/placing'
import type { Refusal } from '../reasons'
import { everySeaMayGo } from '../rulings'
import { end, type Handler, NOBODY, only, push, type Run, rollDie } from '../run'
import type { Options, Player, State } from '../state'
import type { SetupStage, SetupTask } from '../tasks'
import { auditSetup } from './audit'
import {
  claimableHexes,
  completeDeck,
  layMap,
  mustReplace,
  replaceableSeas,
  replaceSea,
  shuffledHexes,
  whyNotClaim,
} from './map'

/** The state before anybody has decided anything; the set-up task goes on from there. */
export function setUp(rules: State['rules'], options: Options, seats: number, run: Run): State {
  const first = rollForFirst(seats, run)
  return {
    rules,
    options,
    turn: 0,
    phase: 'setup',
    // KT-S6: by seat for now; once the starts are picked it follows the hexes.
    order: Array.from({ length: seats }, (_, i) => (first + i) % seats),
    hexes: [],
    deck: shuffledHexes(seats),
    cup: allThings(options.edition).slice(),
    emptied: false,
    gone: [],
    players: Array.from({ length: seats }, () => newPlayer(options)),
    // KT-S2
    pool: COUNTERS.map((front) => ({
      shows: run.chance.below(2) === 0 ? front : CHARACTERS[front].back,
      at: undefined,
      fled: false,
    })),
    bank: FORT_COUNTERS.slice(),
    cloud: undefined,
    balloon: undefined,
    seen: [],
    stolen: [],
    tasks: [{ type: 'setup', stage: 'start', next: 0, starts: [], seas: 0, drew: [] }],
    result: undefined,
  }
}

function newPlayer({ autoCall }: Options): Player {
  // KT-O8, KT-E4
  return { gold: 0, rack: [], aside: [], goneUnseen: [], rolls: 'own', calls: autoCall ? 'all' : 'ask', out: false }
}

/** KT-S6: the highest of two dice; ties for highest roll again. */
function rollForFirst(seats: number, run: Run): Seat {
  let rolling = Array.from({ length: seats }, (_, seat) => seat)
  for (;;) {
    const rolls = Array.from({ length: seats }, (_, seat) =>
      rolling.includes(seat) ? [rollDie(run), rollDie(run)] : [],
    )
    const sums = rolls.map((dice) => dice.reduce((sum, die) => sum + die, 0))
    const highest = Math.max(...sums)
    rolling = rolling.filter((seat) => sums[seat] === highest)
    const [first] = rolling
    run.events?.push({ type: 'order-rolled', rolls, ...(rolling.length === 1 && { first: must(first) }) })
    if (first !== undefined && rolling.length === 1) return first
  }
}

export const setupHandler: Handler<SetupTask> = {
  seats(state, task) {
    const seat = state.order[task.next]
    if (seat === undefined) return NOBODY
    return isAsked(state, task, seat) ? only(seat) : NOBODY
  },

  legal(state, task, seat) {
    const actions: Action[] = []
    switch (task.stage) {
      case 'place':
      case 'place-again':
        addPlacings(state, seat, actions)
        addAnytime(state, seat, actions)
        actions.push(DONE)
        return actions
      case 'exchange':
        for (const thing of kinds(playerAt(state, seat).rack)) actions.push({ type: 'lay', thing })
        actions.push(DONE)
        return actions
      default:
        return choices(state, task, seat)
    }
  },

  whyNot: (state, task, seat, action) => whyNot(state, task, seat, action),

  apply(state, task, seat, action, run) {
    switch (action.type) {
      case 'treasure':
      case 'remove':
        // There is no cloud yet that a Fan could move.
        doAnytime(state, {}, seat, action, run)
        return
      case 'start':
        pickStart(task, seat, action.hex, run)
        return
      case 'replace':
        replaceSea(state, action.hex, run)
        task.seas++
        if (everySeaMayGo(state)) noteReplaced(task, action.hex)
        run.events?.push({ type: 'hex-replaced', seat, hex: action.hex, terrain: at(state.hexes, action.hex).terrain })
        return
      case 'claim':
        at(state.hexes, action.hex).owner = seat
        run.events?.push({ type: 'hex-claimed', seat, hex: action.hex })
        endPick(task, seat, run)
        return
      case 'tower':
        // KT-S12: out of the ten.
        raiseFort(state, action.hex)
        run.events?.push({ type: 'tower-placed', seat, hex: action.hex })
        endPick(task, seat, run)
        return
      case 'place':
        place(state, seat, action, run)
        return
      case 'lay':
        takeFromRack(state, seat, action.thing)
        playerAt(state, seat).aside.push(action.thing)
        run.events?.push({ type: 'laid-aside', seat, thing: action.thing })
        return
      case 'done':
        if (task.stage === 'exchange') exchange(state, task, seat, run)
        run.events?.push({ type: 'part-ended', seat, phase: 'setup', reveals: true })
        task.next++
    }
  },

  advance(state, task, run) {
    const seat = state.order[task.next]
    if (seat === undefined) {
      endStage(state, task, run)
      return
    }
    // KT-S18: who has no choice is not asked.
    const [single] = isPick(task.stage) ? choices(state, task, seat) : []
    if (single === undefined) task.next++
    else setupHandler.apply(state, task, seat, single, run)
  },

  audit: auditSetup,
}

function isPick(stage: SetupStage): boolean {
  return stage !== 'place' && stage !== 'exchange' && stage !== 'place-again'
}

function isAsked(state: State, task: SetupTask, seat: Seat): boolean {
  switch (task.stage) {
    case 'place':
      return true
    case 'exchange':
      return rackSize(state, seat) > 0
    case 'place-again':
      return task.drew.includes(seat)
    default:
      return choices(state, task, seat).length > 1
  }
}

/** What a player can pick in the stages of the map; none: it is the next one's go. */
function choices(state: State, task: SetupTask, seat: Seat): readonly Action[] {
  switch (task.stage) {
    case 'start':
      return openStarts(state.players.length, startsOf(task)).map((hex) => ({ type: 'start', hex }))
    case 'sea':
      return seaChoices(state, task, seat)
    case 'second':
    case 'third':
      return claimableHexes(state, seat).map((hex) => ({ type: 'claim', hex }))
    default:
      return hexesOf(state, seat).map((hex) => ({ type: 'tower', hex }))
  }
}

/** KT-S7 */
function seaChoices(state: State, task: SetupTask, seat: Seat): readonly Action[] {
  const start = startOf(task, seat)
  const seas = replaceableSeas(state, start, task.replaced ?? []).map((hex): Action => ({ type: 'replace', hex }))
  return seas.length === 0 || mustReplace(state, start) ? seas : [...seas, DONE]
}

function noteReplaced(task: SetupTask, hex: number): void {
  task.replaced ??= []
  if (!task.replaced.includes(hex)) task.replaced.push(hex)
}

function startsOf({ starts }: SetupTask): number[] {
  return starts.map(({ hex }) => hex)
}

function startOf({ starts }: SetupTask, seat: Seat): number {
  return must(starts.find((start) => start.seat === seat)).hex
}

function pickStart(task: SetupTask, seat: Seat, hex: number, run: Run): void {
  task.starts.push({ seat, hex })
  run.events?.push({ type: 'start-picked', seat, hex })
  endPick(task, seat, run)
}

/** Nothing was drawn or shown: it may still be taken back. */
function endPick(task: SetupTask, seat: Seat, run: Run): void {
  run.events?.push({ type: 'part-ended', seat, phase: 'setup' })
  task.next++
}

/** KT-S11: draw as many as were laid aside, then return those, which nobody saw. */
function exchange(state: State, task: SetupTask, seat: Seat, run: Run): void {
  const { aside } = playerAt(state, seat)
  if (aside.length === 0) return
  run.events?.push({ type: 'exchanged', seat, count: aside.length, things: aside.slice() })
  draw(state, seat, aside.length, run)
  for (const thing of aside) putAway(state, seat, thing)
  aside.length = 0
  task.drew.push(seat)
}

function draw(state: State, seat: Seat, most: number, run: Run): void {
  const things = drawFromCup(state, most, run)
  for (const thing of things) insert(playerAt(state, seat).rack, thing)
  run.events?.push({ type: 'drew', seat, count: things.length, things: inOrder(things) })
}

const STAGES: readonly SetupStage[] = ['start', 'sea', 'second', 'third', 'tower', 'place', 'exchange', 'place-again']

function endStage(state: State, task: SetupTask, run: Run): void {
  switch (task.stage) {
    case 'start':
      openMap(state, task, run)
      break
    case 'sea':
      completeDeck(state, task.seas)
      task.replaced = undefined
      for (const { seat, hex } of task.starts) {
        at(state.hexes, hex).owner = seat
        run.events?.push({ type: 'hex-claimed', seat, hex })
      }
      break
    case 'third':
      for (const player of state.players) player.gold = STARTING_GOLD
      break
    case 'tower':
      for (const seat of state.order) draw(state, seat, STARTING_THINGS, run)
      break
    case 'place-again':
      end(state, task)
      push(state, { type: 'turn', next: 0 })
      return
  }
  task.stage = must(STAGES[STAGES.indexOf(task.stage) + 1])
  task.next = 0
}

/** KT-S6: the map is laid only now that nobody can look, and seats follow the hexes. */
function openMap(state: State, task: SetupTask, run: Run): void {
  layMap(state, run)
  const round = clockwise(state.players.length)
  const places = round.length
  const first = round.indexOf(startOf(task, at(state.order, 0)))
  const way = (seat: Seat) => (round.indexOf(startOf(task, seat)) - first + places) % places
  state.order.sort((a, b) => way(a) - way(b))
  run.events?.push({
    type: 'map-laid',
    terrains: state.hexes.map(({ terrain }) => terrain),
    order: state.order.slice(),
  })
}

function whyNot(state: State, task: SetupTask, seat: Seat, action: Action): Refusal {
  const { stage } = task
  switch (action.type) {
    case 'start':
      return stage === 'start' ? whyNotStart(state, task, action.hex) : refusal('KT-S6', 'not-now')
    case 'replace':
      return stage === 'sea' ? refusal('KT-S7', 'no-sea-to-replace', { hex: action.hex }) : refusal('KT-S7', 'not-now')
    case 'claim':
      return stage === 'second' || stage === 'third'
        ? whyNotClaim(state, seat, action.hex)
        : refusal('KT-S8', 'not-now')
    case 'tower':
      return stage === 'tower' ? refusal('KT-S10', 'not-own-hex', { hex: action.hex }) : refusal('KT-S10', 'not-now')
    case 'place':
      return stage === 'place' || stage === 'place-again'
        ? whyNotPlace(state, seat, action)
        : refusal('KT-T10', 'not-placed-now')
    case 'lay':
      return stage === 'exchange'
        ? refusal('KT-S11', 'not-on-rack', { thing: action.thing })
        : refusal('KT-S11', 'not-now')
    case 'done':
      return whyNotDone(stage)
    default:
      return stage === 'place' || stage === 'place-again'
        ? whyNotAnytime(state, seat, action)
        : refusal('KT-O1', 'not-now')
  }
}

function whyNotStart(state: State, task: SetupTask, hex: number): Refusal {
  const seats = state.players.length
  if (startsOf(task).includes(hex)) return refusal('KT-S6', 'start-taken', { hex })
  return openStarts(seats, []).includes(hex)
    ? refusal('KT-S15', 'other-set-of-starts', { hex })
    : refusal(seats === 4 ? 'KT-S5' : 'KT-S15', 'no-start', { hex })
}

function whyNotDone(stage: SetupStage): Refusal {
  switch (stage) {
    case 'start':
      return refusal('KT-S6', 'pick-a-start')
    case 'sea':
      return refusal('KT-S7', 'replace-a-sea')
    case 'tower':
      return refusal('KT-S10', 'place-the-tower')
    default:
      return refusal('KT-S8', 'claim-a-hex')
  }
}
