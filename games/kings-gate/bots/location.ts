/** What a location is likely to pay, told from the tiles at its spaces and from who will still play there. */

import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { type Counter, coloursInPlay, LOCATIONS, TOURNEY_LOSS } from '../content'
import { SPACES } from '../rules/grid'
import {
  colourNumber,
  effectiveValue,
  hasBishop,
  hasKing,
  isProtected,
  ownerOfColour,
  printedValue,
} from '../rules/pieces'
import { FREE, type Player, type Space, type State } from '../rules/state'
import { hasTiles } from '../rules/table'

/** Who plays when, as far as a location's result depends on it. */
export interface Prospect {
  readonly seats: number
  readonly colours: number
  /** 1 to 10. */
  readonly location: number
  readonly players: readonly Player[]
  /** By seat: how many of those who still have tiles play before it; -1 for those without. */
  readonly waits: readonly number[]
  /** How many still have tiles. */
  readonly active: number
}

/** In VP, when it is won early in the game. */
const COUNTER_WORTH: Readonly<Record<Counter, number>> = {
  king: 0.8,
  bishop: 0.8,
  wizard: 1.2,
  guildmaster: 1.2,
  merchant: 0.6,
  sorceress: 1.2,
}

/** How many free spaces a turn fills on average, and what its tiles add to the player's total. */
const SPACES_A_TURN = 1.25
const VALUE_A_TURN = 2.2
/** The same where the Bishop makes every tile count 1. */
const TILES_A_TURN = 1.3
/** How uncertain the difference of two totals is with one free space; it grows with the root of their number. */
const SPREAD = 1.8
const BISHOP_SPREAD = 0.8
/** By value: how likely a tile at a dangerous location is lost before the scoring. */
const RISK: readonly number[] = [0.3, 0.3, 0.25, 0, 0.06, 0]
/** With fewer free spaces than this there is less time to lose it. */
const RISKY_SPACES = 4
/** What laying the next location is worth to whoever does. */
export const LAYING = 0.5

/** What a counter is worth while the given location is played: nothing when no other follows. */
export function counterWorth(counter: Counter, location: number): number {
  return (COUNTER_WORTH[counter] * (LOCATIONS.length - location)) / LOCATIONS.length
}

/** With the given seat next to play, or the one behind it that has tiles. */
export function prospectOf(state: State, location: number, next: Seat): Prospect {
  const { players } = state
  const seats = players.length
  const waits = Array<number>(seats).fill(-1)
  let active = 0
  for (let step = 0; step < seats; step++) {
    const seat = (next + step) % seats
    if (hasTiles(must(players[seat]))) waits[seat] = active++
  }
  return { seats, colours: coloursInPlay(seats).length, location, players, waits, active }
}

const totals = new Float64Array(4)
const tiles = new Int32Array(4)
const ranks = new Float64Array(4)

/** Adds to `worth`, by seat, what the location pays. If it is full, `lastBy` placed the last tile and it pays exactly that. */
export function addPay(spaces: readonly Space[], prospect: Prospect, lastBy: Seat, worth: Float64Array): void {
  const free = readTotals(spaces, prospect.location)
  const bishop = bishopRead
  if (free === 0) breakTies(prospect, lastBy)
  else addWhatFollows(prospect, free, bishop)
  const spread = free === 0 ? 0 : (bishop ? BISHOP_SPREAD : SPREAD) * Math.sqrt(free)
  for (let colour = 0; colour < prospect.colours; colour++) addColour(prospect, colour, spread, worth)
  if (free > 0) addLaying(prospect, free, worth)
}

let bishopRead = false

/** Reads totals and numbers of tiles by colour, less what is likely to be lost; returns how many spaces are free. */
function readTotals(spaces: readonly Space[], location: number): number {
  let free = 0
  let bishop = false
  let dangerous = must(LOCATIONS[location - 1]).dangerous
  for (let space = 0; space < SPACES; space++) {
    const piece = must(spaces[space])
    if (piece === FREE) free++
    else if (isProtected(piece)) {
      if (hasKing(piece)) dangerous = !dangerous
      else if (hasBishop(piece)) bishop = true
    }
  }
  const risk = dangerous ? Math.min(1, free / RISKY_SPACES) : 0
  totals.fill(0)
  tiles.fill(0)
  for (let space = 0; space < SPACES; space++) {
    const piece = must(spaces[space])
    if (piece === FREE) continue
    const colour = colourNumber(piece)
    const kept = isProtected(piece) ? 1 : 1 - risk * must(RISK[printedValue(piece)])
    totals[colour] = must(totals[colour]) + (bishop ? 1 : effectiveValue(piece)) * kept
    tiles[colour] = must(tiles[colour]) + 1
  }
  bishopRead = bishop
  return free
}

/** KG-P3, and KG-L3 for colours without a tile: as fractions of a point. */
function breakTies({ seats, colours }: Prospect, lastBy: Seat): void {
  for (let colour = 0; colour < colours; colour++) {
    const order = (ownerOfColour(colour, seats) - lastBy - 1 + seats) % seats
    // Of two colours of a player it does not matter which comes first.
    const behind = tiles[colour] === 0 ? 0.5 : 0
    totals[colour] = must(totals[colour]) - (order * 2 + (colour & 1)) / 32 - behind
  }
}

/** What the players are going to add before the location is full: those who play sooner play more often. */
function addWhatFollows({ seats, colours, waits, active }: Prospect, free: number, bishop: boolean): void {
  const turns = free / SPACES_A_TURN
  const added = (bishop ? TILES_A_TURN : VALUE_A_TURN) / (seats === 2 ? 2 : 1)
  for (let colour = 0; colour < colours; colour++) {
    const wait = must(waits[ownerOfColour(colour, seats)])
    if (wait < 0) continue
    const own = turnsOf(turns, wait, active)
    totals[colour] = must(totals[colour]) + own * added
    if (own > 0) tiles[colour] = must(tiles[colour]) + 1
  }
}

/** How many of so many turns are those of somebody who waits for so many others first. */
function turnsOf(turns: number, wait: number, active: number): number {
  let own = 0
  for (let before = wait; before < turns; before += active) own += Math.min(1, turns - before)
  return own
}

/** How likely the difference of two totals is above 0 in the end. */
function chanceAhead(difference: number, spread: number): number {
  if (spread === 0) return difference > 0 ? 1 : 0
  return 0.5 + (0.5 * difference) / Math.sqrt(difference * difference + spread * spread)
}

/** The prizes by how likely each rank is, taking the comparisons with the other colours to be independent. */
function addColour(prospect: Prospect, colour: number, spread: number, worth: Float64Array): void {
  if (tiles[colour] === 0 && spread > 0) return
  const { seats, colours, location } = prospect
  ranks.fill(0)
  ranks[0] = 1
  for (let other = 0; other < colours; other++) {
    if (other === colour) continue
    const better = chanceAhead(must(totals[other]) - must(totals[colour]), spread)
    for (let rank = colours - 1; rank > 0; rank--) {
      ranks[rank] = must(ranks[rank]) * (1 - better) + must(ranks[rank - 1]) * better
    }
    ranks[0] = must(ranks[0]) * (1 - better)
  }
  const card = must(LOCATIONS[location - 1])
  const seat = ownerOfColour(colour, seats)
  const player = must(prospect.players[seat])
  let pay = 0
  if (must(tiles[colour]) > 0) {
    const paid = seats === 3 ? 2 : 3
    for (let rank = 0; rank < paid; rank++) pay += must(ranks[rank]) * must(card.vp[rank])
    for (let rank = 0; rank < card.counters.length && hasTiles(player); rank++) {
      pay += must(ranks[rank]) * counterWorth(must(card.counters[rank]), location)
    }
  }
  if (card.id === 'tourney-grounds') pay -= must(ranks[colours - 1]) * Math.min(TOURNEY_LOSS, player.vp + pay)
  worth[seat] = must(worth[seat]) + pay
}

/** KG-N1: whoever is likely to fill the last space will lay the next location. */
function addLaying({ seats, waits, active, location }: Prospect, free: number, worth: Float64Array): void {
  if (location === LOCATIONS.length) return
  const turns = free / SPACES_A_TURN
  for (let seat = 0; seat < seats; seat++) {
    const wait = must(waits[seat])
    if (wait < 0) continue
    // The share of the last turn but a few; far ahead it is anybody's.
    const last = turnsOf(turns, wait, active) - turnsOf(Math.max(0, turns - 1), wait, active)
    const sure = 1 / (1 + free / 4)
    worth[seat] = must(worth[seat]) + LAYING * (sure * (last / Math.min(1, turns)) + (1 - sure) / active)
  }
}
