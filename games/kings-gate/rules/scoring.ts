/** Scoring the current location (KG-P, KG-L3), plain and explained. */

import type { Seat } from '@crownlands/core/game'
import { must, playerAt } from '@crownlands/core/lists'
import { COLOUR_LETTERS, type ColourLetter, type Counter, coloursInPlay, type Piece, TOURNEY_LOSS } from '../content'
import { spaceAt, spaceCell } from './grid'
import { colourNumber, effectiveValue, insertCounter, ownerOfColour, printedValue } from './pieces'
import { type Cited, clone, type Event, FREE, type Scored, type Standing, type State } from './state'
import { bishopThere, currentCard, currentLying, hasTiles } from './table'

/** One colour at the location. */
interface Place {
  /** Counted from 0 in the order of COLOURS. */
  readonly colour: number
  readonly seat: Seat
  total: number
  tiles: number
}

/** Pays the prizes and hands out the counters. `lastBy` placed the last tile. */
export function scoreLocation(state: State, lastBy: Seat, events: Event[] | undefined): void {
  const places = rankedPlaces(state, lastBy)
  const before = state.players.map(({ vp }) => vp)
  const won = state.players.map(() => 0)
  const ranks = state.players.map(() => 0)
  places.forEach(({ seat, tiles }, i) => {
    if (tiles === 0) return
    won[seat] = must(won[seat]) + prize(state, i)
    ranks[seat] ||= i + 1
  })
  // KG-L3: prizes first, then the loss.
  const loser = currentCard(state).id === 'tourney-grounds' ? places.at(-1) : undefined
  state.players.forEach((player, seat) => {
    player.vp += must(won[seat])
    if (seat === loser?.seat) player.vp = Math.max(0, player.vp - TOURNEY_LOSS)
  })
  if (events !== undefined) events.push(explain(state, places, { lastBy, loser, before, won }))
  awardCounters(state, places)
  state.lastScoring = { vp: won, ranks }
}

/** Every colour of the game from the first to the last. */
function rankedPlaces(state: State, lastBy: Seat): Place[] {
  const seats = state.players.length
  const places: Place[] = coloursInPlay(seats).map((_, colour) => ({
    colour,
    seat: ownerOfColour(colour, seats),
    total: 0,
    tiles: 0,
  }))
  const bishop = bishopThere(state)
  for (const piece of state.spaces) {
    if (piece === FREE) continue
    const place = must(places[colourNumber(piece)])
    place.tiles++
    place.total += countedValue(piece, bishop)
  }
  return places.sort((a, b) => b.total - a.total || hasTile(b) - hasTile(a) || tieOrder(a) - tieOrder(b))

  /** KG-P3: the left neighbour of the one who placed last wins ties, then clockwise; that one loses them all. */
  function tieOrder({ seat }: Place): number {
    return (seat - lastBy - 1 + seats) % seats
  }
}

/** KG-L3: a 0 without a tile is less than a 0 with one. */
function hasTile({ tiles }: Place): number {
  return tiles > 0 ? 1 : 0
}

/** KG-P1, KG-X6; KG-X4: with the Bishop there every tile counts 1, whatever else is on it. */
function countedValue(piece: Piece, bishop: boolean): number {
  return bishop ? 1 : effectiveValue(piece)
}

/** KG-P2: three players get only the first two numbers. */
function prize(state: State, place: number): number {
  return place === 2 && state.players.length === 3 ? 0 : (currentCard(state).vp[place] ?? 0)
}

/** KG-P4: who is given a counter of this location, by place. */
function counterFor(state: State, { tiles }: Place, place: number): Counter | undefined {
  return tiles > 0 ? currentCard(state).counters[place] : undefined
}

function awardCounters(state: State, places: readonly Place[]): void {
  places.forEach((place, i) => {
    const counter = counterFor(state, place, i)
    const player = playerAt(state, place.seat)
    // KG-E1: whoever has no tiles has no use for it.
    if (counter !== undefined && hasTiles(player)) insertCounter(player.counters, counter)
  })
}

// Explained -----------------------------------------------------------------------------------------

interface Payment {
  readonly lastBy: Seat
  readonly loser: Place | undefined
  readonly before: readonly number[]
  readonly won: readonly number[]
}

function explain(state: State, places: readonly Place[], { lastBy, loser, before, won }: Payment): Event {
  return {
    type: 'scored',
    location: state.locations.length,
    lastBy,
    free: state.spaces.filter((space) => space === FREE).length,
    bishop: bishopThere(state),
    standings: places.map((place, i) => explainPlace(state, places, place, i)),
    ...(loser !== undefined && { tourney: { colour: letterOf(loser), seat: loser.seat, loss: TOURNEY_LOSS } }),
    players: state.players.map(({ vp }, seat) => {
      const paid = must(won[seat])
      return { won: paid, ...(seat === loser?.seat && { lost: must(before[seat]) + paid - vp }), vp }
    }),
    hiddenVp: state.options.hiddenVp,
  }
}

function explainPlace(state: State, places: readonly Place[], place: Place, index: number): Standing {
  const { seat, total } = place
  const counter = counterFor(state, place, index)
  const tied = places.filter((other) => other !== place && other.total === total && hasTile(other) === hasTile(place))
  const discarded = counter !== undefined && !hasTiles(playerAt(state, seat))
  const isLoser = currentCard(state).id === 'tourney-grounds' && index === places.length - 1
  const clauses: Cited[] = ['KG-P1', 'KG-P2']
  if (tied.length > 0) clauses.push('KG-P3')
  if (counter !== undefined) clauses.push('KG-P4')
  if (isLoser) clauses.push('KG-L3')
  if (discarded) clauses.push('KG-E1')
  return {
    colour: letterOf(place),
    seat,
    tiles: explainTiles(state, place),
    total,
    ...(place.tiles > 0 && { rank: index + 1 }),
    tied: tied.map(letterOf),
    vp: place.tiles > 0 ? prize(state, index) : 0,
    ...(counter !== undefined && { counter }),
    ...(discarded && { counterDiscarded: true }),
    clauses,
  }
}

function explainTiles(state: State, { colour }: Place): Standing['tiles'] {
  const bishop = bishopThere(state)
  const lying = currentLying(state)
  return state.spaces.flatMap((piece, space) => {
    if (piece === FREE || colourNumber(piece) !== colour) return []
    const cell = spaceCell(lying, space)
    const printed = printedValue(piece)
    const counts = countedValue(piece, bishop)
    const clauses: Cited[] = []
    if (bishop) clauses.push('KG-X4')
    else if (counts !== printed) clauses.push('KG-X6')
    // KG-P5: it lies at an earlier location too.
    if (state.locations.slice(0, -1).some((earlier) => spaceAt(earlier, cell) >= 0)) clauses.push('KG-P5')
    return [{ cell, piece, printed, counts, clauses }]
  })
}

function letterOf({ colour }: Place): ColourLetter {
  return must(COLOUR_LETTERS[colour])
}

/** The current location as if it were scored now, the one whose turn it is having placed the last tile. */
export function scoredNow(state: State): Scored {
  const events: Event[] = []
  scoreLocation(clone(state), state.turn, events)
  const [scored] = events as [Scored]
  return scored
}
