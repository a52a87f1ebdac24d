/** Big Juju: a hex becomes another (KT-V4). */
import type { Seat } from '@crownlands/core/game'
import { at, must, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { CITADEL, fits, isCharacter, isCreature, TERRAINS, type Terrain } from '../../content'
import { addCounter, countersIn, eliminate, followStack, forgetStack, sizeOf, stackSize, takeCounter } from '../armies'
import { returnToCup, spend } from '../cup'
import { neighbours } from '../hexes'
import { settleOverflow } from '../movement/overflow'
import { playersInOrder } from '../order'
import { moveCloud } from '../phases/anytime'
import { removeFort } from '../phases/forts'
import { pushPlaceOn } from '../phases/things'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { Hex, State } from '../state'
import type { EventsTask } from '../tasks'
import type { RandomEvent } from './event'
import { sourceStages, whyNoSource } from './magic-source'

const NO_REFUGE = refusal('KT-V4', 'flee-to-an-own-hex-next-to-it')

export const bigJuju: RandomEvent = {
  whyNot: (state, seat) => whyNoSource(state, seat, whyNotChange),
  first: 'source',

  stages: {
    ...sourceStages(whyNotChange, (state, task, hex, run) => {
      if (at(state.hexes, hex).owner === task.seat) task.stage = 'terrain'
      else change(state, task, drawAnother(state, hex, run), run)
    }),

    terrain: {
      keeps: ['hex'],
      asks: 'player',
      names: 'terrain',
      otherwise: refusal('KT-V4', 'choose-a-terrain'),
      whyNot: ({ deck }, _task, { terrain }) =>
        deck.includes(terrain) ? undefined : refusal('KT-V4', 'terrain-not-in-deck'),
      apply: (state, task, { terrain }, run) => change(state, task, terrain, run),
    },

    fleeing: {
      keeps: ['hex'],
      waitsFor: ['overflow', 'turn-over'],
      audit: whyNobodyFlees,
      goOn: letThemFlee,
    },

    victim: {
      keeps: ['hex', 'player'],
      asks: 'victim',
      names: 'hex',
      otherwise: NO_REFUGE,
      audit: whyNobodyFlees,
      whyNot: (state, task, { hex }) =>
        refuges(state, must(task.hex), must(task.player)).includes(hex) ? undefined : NO_REFUGE,

      apply(state, task, { hex }, run) {
        flee(state, must(task.hex), hex, must(task.player), run)
        task.stage = 'fleeing'
      },
    },
  },

  leaves: ['place-on'],
}

/** Without a citadel, and with a hex in the deck to swap it for: for another's hex one of another terrain. */
function whyNotChange(state: State, place: number, seat: Seat): Refusal | undefined {
  const { fort, owner, terrain } = at(state.hexes, place)
  if (fort === CITADEL) return refusal('KT-V4', 'citadel-there')
  return state.deck.some((other) => owner === seat || other !== terrain)
    ? undefined
    : refusal('KT-V4', 'no-other-terrain-in-deck')
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
  if (hex.owner !== undefined) pushPlaceOn(state, hex.owner, place)
}

function loseIncome(state: State, hex: Hex, place: number, run: Run): void {
  const income = must(hex.income)
  returnToCup(state, income)
  hex.income = undefined
  run.events?.push({ type: 'income-lost', hex: place, income, clause: 'KT-V4' })
}

/** On a new sea ownership ends, and nothing stays but army counters, which may flee. */
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
  // KT-H7: lost creatures are not shown.
  if (creatures.length > 0) {
    run.events?.push({ type: 'lost', seat, hex: place, count: creatures.length, counters: creatures })
  }
  for (const counter of lost) eliminate(state, place, seat, counter, run)
  forgetStack(state, seat, place)
}

function whyNobodyFlees({ hexes }: State, { hex }: EventsTask): string | undefined {
  return hexes[must(hex)]?.terrain === 'sea' ? undefined : 'only from a new sea somebody flees (KT-V4)'
}
