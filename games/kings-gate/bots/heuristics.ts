/**
 * What bots know about King's Gate beyond its rules. All amounts are in VP: those won, what the current location is
 * likely to pay (`heuristics-location.ts`), what the next one will for whoever lays it (`heuristics-next.ts`), and what
 * counters and tiles kept for later are worth.
 */

import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Heuristics } from '@crownlands/core/heuristics'
import { must, playerAt } from '@crownlands/core/lists'
import { HOUSE, KINDS, LOCATIONS, type Tile, type ValueTile } from '../content'
import { SPACES, spaceAt } from '../rules/grid'
import { effectiveValue, isDragon, ownerOf, printedValue, tileOf, withCounter } from '../rules/pieces'
import { outcome, randomAction } from '../rules/rules'
import { type Action, FREE, type Player, type Space, type State } from '../rules/state'
import { currentLying, tilesInPlay } from '../rules/table'
import { choices } from './choices'
import { addPay, counterWorth, LAYING, type Prospect, prospectOf } from './location'
import { addNext, lead, openness, payOfPlaces } from './next-location'

/** How many VP ahead make a win e times as likely as a loss: at the end, and more for each location to come. */
const STEP = 2.5
const STEP_A_LOCATION = 0.25
/** How many VP make an action e times as promising. */
const JUDGE_STEP = 0.6
/** By printed value, and of a dragon: what a tile in hand or stack is worth while there are enough spaces left for it. */
const TILE_WORTH: readonly number[] = [0.65, 0.9, 1.25, 1.9, 2.4, 3, 2.2]
/** How many spaces a location has that were not filled for an earlier one. */
const NEW_SPACES = 6.5
/** What a point of value in the open is worth for later locations. */
const OPEN = 0.12
/** How many random actions a playout looks at before it takes the best. */
const PLAYOUT_CHOICES = 4

export const heuristics: Heuristics<State, Action> = {
  // A location is a stage, and the laying of the next one opens that one's.
  stage: (state) => {
    if (state.phase === 'over') return Number.POSITIVE_INFINITY
    return state.locations.length + (state.phase === 'location' ? 1 : 0)
  },
  evaluate,
  judge,
  choices,
  playout,
}

// How everybody stands ------------------------------------------------------------------------------

function evaluate(state: State): number[] {
  const result = outcome(state)
  const worth = Float64Array.from(state.players, ({ vp }) => vp)
  if (result === undefined) addPromises(state, worth)
  const step = STEP + STEP_A_LOCATION * (result === undefined ? LOCATIONS.length - state.locations.length : 0)
  return Array.from(worth, (own, seat) => {
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < worth.length; other++) if (other !== seat) best = Math.max(best, must(worth[other]))
    const margin = 1 / (1 + Math.exp((best - own) / step))
    if (result === undefined) return margin
    const share = result.winners.includes(seat) ? 1 / result.winners.length : 0
    // A won match is better by a wide margin than by a narrow one, so that bots go on caring.
    return 0.8 * share + 0.2 * margin
  })
}

function addPromises(state: State, worth: Float64Array): void {
  const { phase, players, turn, spaces } = state
  const location = state.locations.length
  if (phase === 'location') addNext(state, turn, worth)
  else addPay(spaces, prospectOf(state, location, turn + (phase === 'end' ? 1 : 0)), turn, worth)
  const scarcity = scarcityOf(state)
  players.forEach((player, seat) => {
    worth[seat] = must(worth[seat]) + keptWorth(player, location, scarcity)
  })
}

/** What a player has for later. */
function keptWorth({ hand, stack, counters }: Player, location: number, scarcity: number): number {
  let worth = 0
  for (const tile of hand) worth += tileWorth(tile)
  for (const tile of stack) worth += tileWorth(tile)
  worth *= scarcity
  for (const counter of counters) worth += counterWorth(counter, location)
  return worth
}

function tileWorth(tile: Tile): number {
  return must(TILE_WORTH[isDragon(tile) ? KINDS - 1 : printedValue(tile)])
}

/** How much of all tiles left will be needed: what is over at the end is worth nothing. */
function scarcityOf({ players, locations, spaces }: State): number {
  let left = 0
  for (const { hand, stack } of players) left += hand.length + stack.length
  let free = 0
  for (const space of spaces) if (space === FREE) free++
  const later = LOCATIONS.length - locations.length
  return later === 0 ? 0 : Math.min(1, (free + later * NEW_SPACES) / Math.max(1, left))
}

// How promising an action looks -----------------------------------------------------------------------

function judge(state: State, seat: Seat, actions: readonly Action[]): number[] {
  if (state.phase === 'location') return judgePlaces(state, seat, actions)
  const turn = readTurn(state, seat, openness(state))
  return actions.map((action) => bestOfTurn(turn, action) / JUDGE_STEP)
}

function judgePlaces(state: State, seat: Seat, actions: readonly Action[]): number[] {
  const places = actions.filter((action) => action.type === 'location')
  return payOfPlaces(state, seat, places).map((pay) => lead(pay, seat) / JUDGE_STEP)
}

/** What stays the same while the actions of a turn are compared. */
interface Turn {
  readonly state: State
  readonly seat: Seat
  readonly player: Player
  readonly location: number
  readonly prospect: Prospect
  readonly open: readonly number[]
  readonly scarcity: number
  /** The spaces as they would be. */
  readonly spaces: Space[]
  readonly worth: Float64Array
}

function readTurn(state: State, seat: Seat, open: readonly number[]): Turn {
  const location = state.locations.length
  return {
    state,
    seat,
    player: playerAt(state, seat),
    location,
    prospect: prospectOf(state, location, seat + 1),
    open,
    scarcity: scarcityOf(state),
    spaces: state.spaces.slice(),
    worth: new Float64Array(state.players.length),
  }
}

/** The lead of the seat after the action, or after more tiles in the same turn if that is better. */
function bestOfTurn(turn: Turn, action: Action): number {
  const { state } = turn
  const cost = carryOut(turn, action)
  const best = leadNow(turn) - cost
  if (action.type !== 'tile') return best
  if (must(LOCATIONS[turn.location - 1]).id === 'graveyard') {
    return state.played.length === 0 ? Math.max(best, bestSecond(turn, action.tile) - cost) : best
  }
  return Math.max(best, bestOfHouses(turn, action.tile) - cost)
}

/** Sets the spaces to what they are after the action; returns what it costs in tiles and counters. */
function carryOut({ state, location, scarcity, spaces }: Turn, action: Action): number {
  for (let space = 0; space < SPACES; space++) spaces[space] = must(state.spaces[space])
  const lying = currentLying(state)
  switch (action.type) {
    case 'tile': {
      const { tile, cell, counter } = action
      spaces[spaceAt(lying, cell)] = withCounter(tile, counter)
      const spent = tileWorth(tile) * scarcity
      return counter === undefined ? spent : spent + counterWorth(counter, location)
    }
    case 'dragon':
      if (action.cell !== undefined) spaces[spaceAt(lying, action.cell)] = FREE
      return tileWorth(action.tile) * scarcity
    case 'sorceress': {
      const { cell, piece } = must(tilesInPlay(state).find((tile) => tile.cell === action.from))
      const from = spaceAt(lying, cell)
      if (from >= 0) spaces[from] = FREE
      spaces[spaceAt(lying, action.to)] = withCounter(tileOf(piece), 'sorceress')
      return counterWorth('sorceress', location)
    }
    default:
      return 0
  }
}

/** How far the seat is ahead with the spaces as they are now. */
function leadNow(turn: Turn): number {
  const { state, seat, location, prospect, open, spaces, worth } = turn
  readPay(turn)
  if (spaces.includes(FREE)) addOpen(spaces, open, worth)
  else if (location < LOCATIONS.length && prospect.active > 1) addNext({ ...state, spaces }, seat, worth)
  return lead(worth, seat)
}

/** Everybody's VP, and what the location pays with the spaces as they are now. */
function readPay({ state, seat, prospect, spaces, worth }: Turn): void {
  for (let one = 0; one < worth.length; one++) worth[one] = playerAt(state, one).vp
  addPay(spaces, prospect, seat, worth)
}

/** KG-P5: what lies in the open may count again. */
function addOpen(spaces: readonly Space[], open: readonly number[], worth: Float64Array): void {
  for (let space = 0; space < SPACES; space++) {
    const piece = must(spaces[space])
    if (piece === FREE) continue
    const seat = ownerOf(piece, worth.length)
    worth[seat] = must(worth[seat]) + OPEN * effectiveValue(piece) * must(open[space])
  }
}

/** KG-T2: how good it is to go on with Houses, as many as is best. */
function bestOfHouses(turn: Turn, first: ValueTile): number {
  let best = Number.NEGATIVE_INFINITY
  if (printedValue(first) !== HOUSE || must(LOCATIONS[turn.location - 1]).id === 'garrison') return best
  const houses = turn.player.hand.filter((tile): tile is ValueTile => printedValue(tile) === HOUSE)
  houses.splice(houses.indexOf(first), 1)
  const each = tileWorth(first) * turn.scarcity
  for (let i = 0; i < houses.length; i++) {
    const space = mostOpen(turn)
    if (space < 0) break
    turn.spaces[space] = must(houses[i])
    best = Math.max(best, leadNow(turn) - each * (i + 1))
  }
  return best
}

/** KG-L1: how good the best second tile at the Graveyard is. */
function bestSecond(turn: Turn, first: ValueTile): number {
  const { state, player, spaces, scarcity } = turn
  const space = mostOpen(turn)
  let best = Number.NEGATIVE_INFINITY
  if (space < 0) return best
  const others = player.hand.slice()
  others.splice(others.indexOf(first), 1)
  const pair = printedValue(first) === HOUSE
  for (let i = 0; i < others.length; i++) {
    const tile = must(others[i])
    if (isDragon(tile) || tile === others[i - 1]) continue
    if (state.options.graveyard === 'cap' && !(pair && printedValue(tile) === HOUSE)) continue
    spaces[space] = tile
    best = Math.max(best, leadNow(turn) - tileWorth(tile) * scarcity)
  }
  return best
}

/** The free space with the most room around it; -1 if none is free. */
function mostOpen({ spaces, open }: Turn): number {
  let best = -1
  for (let space = 0; space < SPACES; space++) {
    if (spaces[space] === FREE && (best < 0 || must(open[space]) > must(open[best]))) best = space
  }
  return best
}

// A quick choice --------------------------------------------------------------------------------------

/** The best of a few random actions, and of ending the turn. */
function playout(state: State, seat: Seat, chance: Chance): Action {
  if (state.phase === 'location') return randomAction(state, seat, chance)
  if (state.phase === 'end') return END
  const turn = readTurn(state, seat, NOT_ASKED)
  let best: Action = state.played.length > 0 ? END : randomAction(state, seat, chance)
  let bestLead = quickLead(turn, best)
  for (let i = 1; i < PLAYOUT_CHOICES; i++) {
    const other = randomAction(state, seat, chance)
    const otherLead = quickLead(turn, other)
    if (otherLead > bestLead) {
      best = other
      bestLead = otherLead
    }
  }
  return best
}

const END: Action = { type: 'end' }
/** How open the spaces are would cost a playout too much. */
const NOT_ASKED: readonly number[] = []

/** With the next location taken to be worth the same wherever it is laid. */
function quickLead(turn: Turn, action: Action): number {
  const { seat, spaces, worth } = turn
  const cost = carryOut(turn, action)
  readPay(turn)
  if (!spaces.includes(FREE)) worth[seat] = must(worth[seat]) + LAYING
  return lead(worth, seat) - cost
}
