/** King's Gate from beginning to end: set-up, turns and end (docs/rules/kings-gate.md). */

import type { Chance } from '@crownlands/core/chance'
import type { Outcome, Refusal, Seat } from '@crownlands/core/game'
import { must, playerAt, removeAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { HAND, LOCATIONS, type Tile, tilesOfSeat } from '../content'
import { PALACE, SPACES } from './grid'
import { countLocations, listLocations, locationNumber, placeLocation, refuseLocation } from './locations'
import { byTileOrder, insertTile } from './pieces'
import {
  countPlays,
  listPlays,
  moveBySorceress,
  placeTile,
  playDragon,
  playNumber,
  refuseDragon,
  refuseSorceress,
  refuseTile,
} from './placing'
import { scoreLocation } from './scoring'
import {
  type Action,
  type Ending,
  type Event,
  FREE,
  type Options,
  type Reason,
  type State,
  type TieBreak,
} from './state'
import { hasTiles, isSurrounded } from './table'

// Set-up --------------------------------------------------------------------------------------------

export function setup(options: Options, seats: number, chance: Chance, events?: Event[]): State {
  const state: State = {
    options,
    locations: [PALACE], // KG-S1
    spaces: Array.from({ length: SPACES }, () => FREE),
    elsewhere: [],
    players: Array.from({ length: seats }, (_, seat) => ({
      vp: 0,
      hand: [],
      stack: tilesOfSeat(seat, seats).slice(), // KG-S1, KG-S2
      counters: [],
    })),
    discarded: [],
    turn: chance.below(seats), // KG-S3
    phase: 'tiles',
    played: [],
    lastScoring: undefined,
  }
  events?.push({ type: 'game-started', starter: state.turn })
  for (let seat = 0; seat < seats; seat++) fillHand(state, seat, chance, events)
  return state
}

/** KG-T1, KG-S1: up to six. */
function fillHand(state: State, seat: Seat, chance: Chance, events: Event[] | undefined): void {
  const { hand, stack } = playerAt(state, seat)
  const tiles: Tile[] | undefined = events === undefined ? undefined : []
  while (hand.length < HAND && stack.length > 0) {
    const tile = removeAt(stack, chance.below(stack.length))
    insertTile(hand, tile)
    tiles?.push(tile)
  }
  if (tiles === undefined || tiles.length === 0) return
  // In order: how they came would tell their owner nothing, and not be seen in the hand.
  events?.push({ type: 'drawn', seat, count: tiles.length, tiles: tiles.sort(byTileOrder) })
}

// A turn --------------------------------------------------------------------------------------------

const NOBODY: readonly Seat[] = []
const ONLY: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

export function toAct(state: State): readonly Seat[] {
  return (state.phase === 'over' ? undefined : ONLY[state.turn]) ?? NOBODY
}

const END: Action = Object.freeze({ type: 'end' })

/** KG-T1: once something was played, the turn may end. */
function mayEnd(state: State): boolean {
  return state.phase === 'end' || (state.phase === 'tiles' && state.played.length > 0)
}

export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (state.phase === 'over' || seat !== state.turn) return []
  if (state.phase === 'location') return listLocations(state)
  const actions = state.phase === 'tiles' ? listPlays(state, seat) : []
  if (mayEnd(state)) actions.push(END)
  return actions
}

/** A choice among `legalActions`, each equally likely, without writing them down. */
export function randomAction(state: State, seat: Seat, chance: Chance): Action {
  if (state.phase === 'location') return locationNumber(chance.below(countLocations(state)))
  const plays = state.phase === 'tiles' ? countPlays(state, seat) : 0
  const choice = chance.below(plays + (mayEnd(state) ? 1 : 0))
  return choice === plays ? END : playNumber(state, seat, choice)
}

/** Why a well-formed action of the seat to act is against the rules. */
export function refuse(state: State, seat: Seat, action: Action): Refusal<Reason> | undefined {
  if (action.type === 'end') return refuseEnd(state)
  if (action.type === 'location') {
    return state.phase === 'location' ? refuseLocation(state, action) : refusal('KG-N1', 'no-location-now')
  }
  if (state.phase === 'location') return refusal('KG-N1', 'place-location-first')
  // KG-X8: without a tile from the hand it was the Sorceress.
  if (state.phase === 'end') return refusal(state.played.length > 0 ? 'KG-T9' : 'KG-X8', 'placing-over')
  switch (action.type) {
    case 'tile':
      return refuseTile(state, seat, action)
    case 'dragon':
      return refuseDragon(state, seat, action)
    case 'sorceress':
      return refuseSorceress(state, seat, action)
  }
}

function refuseEnd(state: State): Refusal<Reason> | undefined {
  if (mayEnd(state)) return undefined
  return state.phase === 'location' ? refusal('KG-N1', 'place-location-first') : refusal('KG-T1', 'nothing-played')
}

/** Carries out a legal action. */
export function apply(state: State, seat: Seat, action: Action, chance: Chance, events?: Event[]): void {
  switch (action.type) {
    case 'tile':
      placeTile(state, seat, action, events)
      afterPlay(state, seat, events)
      return
    case 'dragon':
      playDragon(state, seat, action, events)
      afterPlay(state, seat, events)
      return
    case 'sorceress':
      moveBySorceress(state, seat, action, events)
      // KG-X8: the whole placing of this turn.
      state.phase = 'end'
      maybeScore(state, seat, events)
      return
    case 'location':
      placeLocation(state, seat, action, events)
      state.phase = 'end'
      // KG-N5
      maybeScore(state, seat, events)
      return
    case 'end':
      endTurn(state, seat, chance, events)
      return
  }
}

function afterPlay(state: State, seat: Seat, events: Event[] | undefined): void {
  discardUselessCounters(state, seat, events)
  maybeScore(state, seat, events)
}

/** KG-E1: whoever has played the last tile can play no counter any more. */
function discardUselessCounters(state: State, seat: Seat, events: Event[] | undefined): void {
  const player = playerAt(state, seat)
  if (player.counters.length === 0 || hasTiles(player)) return
  events?.push({ type: 'counters-discarded', seat, counters: player.counters.slice() })
  player.counters.length = 0
}

/** KG-T9: the last free space is filled. */
function maybeScore(state: State, seat: Seat, events: Event[] | undefined): void {
  if (!isSurrounded(state)) return
  scoreLocation(state, seat, events)
  if (state.locations.length === LOCATIONS.length || playersWithTiles(state) < 2) endGame(state, events)
  else state.phase = 'location' // KG-N1
}

function playersWithTiles(state: State): number {
  let count = 0
  for (const player of state.players) if (hasTiles(player)) count++
  return count
}

/** KG-T1, KG-N1: draw and pass on. After the Sorceress the hand is still full, so that nothing is drawn (KG-X8). */
function endTurn(state: State, seat: Seat, chance: Chance, events: Event[] | undefined): void {
  fillHand(state, seat, chance, events)
  events?.push({ type: 'turn-ended', seat, reveals: true })
  state.played.length = 0
  const next = nextWithTiles(state, seat, events)
  if (next === undefined) {
    // KG-E2: the location is scored as it stands. Who has just ended the turn has played the last tile.
    scoreLocation(state, seat, events)
    endGame(state, events)
    return
  }
  state.turn = next
  state.phase = 'tiles'
}

/** KG-S3: clockwise. KG-E1: who has no tiles is skipped; KG-E2: the last one with tiles plays on alone. */
function nextWithTiles(state: State, seat: Seat, events: Event[] | undefined): Seat | undefined {
  if (playersWithTiles(state) === 0) return undefined
  const seats = state.players.length
  for (let step = 1; ; step++) {
    const next = (seat + step) % seats
    if (hasTiles(playerAt(state, next))) return next
    events?.push({ type: 'skipped', seat: next })
  }
}

// End -----------------------------------------------------------------------------------------------

function endGame(state: State, events: Event[] | undefined): void {
  state.phase = 'over'
  if (events === undefined) return
  const { tieBreak, ...outcome } = finalOutcome(state)
  events.push({ type: 'game-ended', ...outcome, ...(tieBreak !== undefined && { tieBreak }) })
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { winners, scores, ending } = finalOutcome(state)
  return { winners, scores, ending }
}

interface FinalOutcome {
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
  readonly ending: Ending
  readonly tieBreak: TieBreak | undefined
}

/** KG-E3: most VP; then most VP at the last location; then the better rank there; then the victory is shared. */
function finalOutcome(state: State): FinalOutcome {
  const { vp, ranks } = must(state.lastScoring)
  const scores = state.players.map((player) => player.vp)
  const ending = endingOf(state)
  const richest = bestBy(
    scores.map((_, seat) => seat),
    (seat) => must(scores[seat]),
  )
  if (richest.length === 1) return { winners: richest, scores, ending, tieBreak: undefined }
  const last = bestBy(richest, (seat) => must(vp[seat]))
  if (last.length === 1) return { winners: last, scores, ending, tieBreak: 'last-location-vp' }
  // Without a tile there, behind everybody with one.
  const ranked = bestBy(last, (seat) => -(must(ranks[seat]) || Number.POSITIVE_INFINITY))
  return { winners: ranked, scores, ending, tieBreak: ranked.length === 1 ? 'last-location-rank' : 'shared' }
}

function bestBy(seats: readonly Seat[], score: (seat: Seat) => number): Seat[] {
  const best = Math.max(...seats.map(score))
  return seats.filter((seat) => score(seat) === best)
}

/** KG-E2 */
function endingOf(state: State): Ending {
  if (!isSurrounded(state)) return 'nobody-has-tiles'
  return state.locations.length === LOCATIONS.length ? 'tenth-location' : 'too-few-with-tiles'
}
