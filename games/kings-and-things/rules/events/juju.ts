/** Big Juju: a hex becomes another (KT-V4). */
import type { Seat } from '@crownlands/core/game'
import { at, must, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { CITADEL, fits, isCharacter, isCreature, TERRAINS, type Terrain } from '../../content'
import type { Action } from '../actions'
import { addCounter, countersIn, eliminate, followStack, forgetStack, sizeOf, stackSize, takeCounter } from '../armies'
import { returnToCup, spend } from '../cup'
import { neighbours } from '../hexes'
import { settleOverflow } from '../movement/overflow'
import { playersInOrder } from '../order'
import { moveCloud } from '../phases/anytime'
import { removeFort } from '../phases/forts'
import type { Refusal } from '../reasons'
import { push, type Run } from '../run'
import type { Hex, State } from '../state'
import type { EventsTask } from '../tasks'
import type { EventRules } from './event-rules'
import {
  addSourcesOrHexes,
  afterCalls,
  isInRange,
  nameHexInRange,
  showSource,
  whyNoSource,
  whyNotSource,
} from './source'

/** Without a citadel, and with a hex in the deck to swap it for. */
function isChangeable(state: State, place: number, seat: Seat): boolean {
  const { fort, owner, terrain } = at(state.hexes, place)
  if (fort === CITADEL) return false
  return state.deck.some((other) => owner === seat || other !== terrain)
}

export const bigJuju: EventRules = {
  whyNot: (state, seat) => whyNoSource(state, seat, isChangeable),

  begin(_state, task) {
    task.stage = 'source'
  },

  addLegal(state, task, actions) {
    if (task.stage === 'terrain') {
      for (const terrain of TERRAINS) if (state.deck.includes(terrain)) actions.push({ type: 'terrain', terrain })
    } else if (task.stage === 'victim') {
      for (const hex of refuges(state, must(task.hex), must(task.player))) actions.push({ type: 'hex', hex })
    } else addSourcesOrHexes(state, task, isChangeable, actions)
  },

  why: whyNot,

  apply(state, task, action, run) {
    if (action.type === 'source') showSource(state, task, action, run)
    else if (action.type === 'terrain') change(state, task, action.terrain, run)
    else if (action.type === 'hex' && task.stage === 'victim') {
      flee(state, must(task.hex), action.hex, must(task.player), run)
      task.stage = 'fleeing'
    } else if (action.type === 'hex') {
      nameHexInRange(state, task, action, run)
      if (at(state.hexes, action.hex).owner === task.seat) task.stage = 'terrain'
      else change(state, task, drawAnother(state, action.hex, run), run)
    }
  },

  advance(state, task, run) {
    if (task.stage === 'called') afterCalls(state, task)
    else letThemFlee(state, task, run)
  },
}

/** Until the terrain differs: what is drawn before goes back, so that each other hex of the deck is equally likely. */
function drawAnother(state: State, place: number, run: Run): Terrain {
  const { terrain } = at(state.hexes, place)
  const others = state.deck.filter((other) => other !== terrain)
  return at(others, run.chance.below(others.length))
}

function change(state: State, task: EventsTask, terrain: Terrain, run: Run): void {
  const place = must(task.hex)
  const hex = at(state.hexes, place)
  const from = hex.terrain
  remove(state.deck, terrain)
  layInDeck(state, from)
  hex.terrain = terrain
  run.events?.push({ type: 'terrain-changed', hex: place, from, to: terrain, reveals: true })
  if (terrain === 'sea') {
    sink(state, place, run)
    task.stage = 'fleeing'
  } else {
    becomeLand(state, place, run)
    task.stage = 'end'
  }
}

/** Kept in the order of the terrains, so that equal decks are equal data. */
function layInDeck({ deck }: State, terrain: Terrain): void {
  const rank = TERRAINS.indexOf(terrain)
  const next = deck.findIndex((other) => TERRAINS.indexOf(other) > rank)
  deck.splice(next === -1 ? deck.length : next, 0, terrain)
}

/** A fort and neutral defenders stay; an income counter only where it fits. The owner may place what fits now. */
function becomeLand(state: State, place: number, run: Run): void {
  const hex = at(state.hexes, place)
  if (hex.income !== undefined && !fits(hex.income, hex.terrain)) loseIncome(state, hex, place, run)
  if (hex.owner !== undefined) push(state, { type: 'place-on', seat: hex.owner, hex: place })
}

function loseIncome(state: State, hex: Hex, place: number, run: Run): void {
  const income = must(hex.income)
  returnToCup(state, income)
  hex.income = undefined
  run.events?.push({ type: 'income-lost', hex: place, income, clause: 'KT-V4' })
}

/** On a new sea ownership ends, and nothing stays but those who can still flee. */
function sink(state: State, place: number, run: Run): void {
  const hex = at(state.hexes, place)
  hex.owner = undefined
  removeFort(state, place, 'KT-V4', run)
  if (hex.income !== undefined) loseIncome(state, hex, place, run)
  if (hex.guards !== undefined) {
    // KT-T9: what the sea sends to the cup counts as discarded.
    const { creatures, treasures, items } = hex.guards
    for (const thing of [...creatures, ...treasures, ...items]) spend(state, thing)
    hex.guards = undefined
  }
  if (state.cloud === place) moveCloud(state, undefined, run)
}

/** One player after the other, to the only hex there is or to one of their choice, else nowhere. */
function letThemFlee(state: State, task: EventsTask, run: Run): void {
  const place = must(task.hex)
  const seat = playersInOrder(state).find((one) => stackSize(state, place, one) > 0)
  if (seat === undefined) {
    task.stage = 'end'
    return
  }
  const [refuge, ...others] = refuges(state, place, seat)
  if (refuge === undefined) drown(state, place, seat, run)
  else if (others.length === 0) flee(state, place, refuge, seat, run)
  else {
    task.player = seat
    task.stage = 'victim'
  }
}

/** Adjacent own hexes. */
function refuges(state: State, place: number, seat: Seat): number[] {
  return neighbours(place, sizeOf(state)).filter((hex) => at(state.hexes, hex).owner === seat)
}

function flee(state: State, from: number, to: number, seat: Seat, run: Run): void {
  const coming = countersIn(state, from, seat)
  for (const counter of coming) {
    takeCounter(state, from, seat, counter)
    addCounter(state, to, seat, counter)
  }
  followStack(state, seat, from, to)
  run.events?.push({
    type: 'moved',
    seat,
    from,
    to,
    count: coming.length,
    open: coming.filter(isCharacter),
    counters: coming,
  })
  settleOverflow(state, to, seat, coming)
}

function drown(state: State, place: number, seat: Seat, run: Run): void {
  const lost = countersIn(state, place, seat)
  const creatures = lost.filter(isCreature)
  // KT-H7: the faces of those who are lost are not shown.
  if (creatures.length > 0) {
    run.events?.push({ type: 'lost', seat, hex: place, count: creatures.length, counters: creatures })
  }
  for (const counter of lost) eliminate(state, place, seat, counter, run)
  forgetStack(state, seat, place)
}

function whyNot(state: State, task: EventsTask, action: Action): Refusal {
  if (task.stage === 'terrain') {
    return refusal('KT-V4', action.type === 'terrain' ? 'terrain-not-in-deck' : 'choose-a-terrain')
  }
  if (task.stage === 'victim') return refusal('KT-V4', 'flee-to-an-own-hex-next-to-it')
  if (task.stage !== 'name' || action.type !== 'hex') return whyNotSource(task, action)
  const hex = state.hexes[action.hex]
  if (hex === undefined) return refusal('KT-S4', 'no-such-hex')
  if (!isInRange(state, task, action.hex)) return refusal('KT-V3', 'out-of-range')
  return refusal('KT-V4', hex.fort === CITADEL ? 'citadel-there' : 'no-other-terrain-in-deck')
}
