/** The rules of Kingdoms, in the order of the rulebook (docs/rules/kingdoms.md). */
import type { Chance } from '@crownlands/core/chance'
import type { Outcome, Refusal, Seat } from '@crownlands/core/game'
import { must, playerAt, remove, removeAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import {
  type Castle,
  castleOf,
  EMPTY,
  EPOCHS,
  RANKS,
  type Rank,
  SPACES,
  STARTING_GOLD,
  startingCastles,
  TILES,
  type Tile,
  tileSet,
} from '../content'
import { spaceName } from './notation'
import { addGains, explainLine, LINES, LINES_THROUGH, type Line } from './scoring'
import type { Action, Ending, Event, Options, Player, Reason, State } from './state'

// Set-up ------------------------------------------------------------------------------------------

export function setup(options: Options, seats: number, chance: Chance, events?: Event[]): State {
  const state: State = {
    options,
    epoch: 1,
    board: EMPTY_BOARD.slice(),
    empty: ALL_SPACES.slice(),
    players: Array.from({ length: seats }, () => ({
      gold: STARTING_GOLD, // K-S2
      castles: startingCastles(seats, options.lastCastle), // K-S1, K-V2
      startingTile: undefined,
    })),
    supply: [],
    drawn: undefined,
    turn: chance.below(seats), // K-S4
    over: false,
  }
  layOutTiles(state, chance, events)
  return state
}

const EMPTY_BOARD: State['board'] = Array.from({ length: SPACES }, () => EMPTY)
const ALL_SPACES: readonly number[] = Array.from({ length: SPACES }, (_, space) => space)

/** K-S3, K-E2: all tiles, unplayed starting tiles too, into the supply; then everybody draws one (not with No Luck, K-V1). */
function layOutTiles(state: State, chance: Chance, events: Event[] | undefined): void {
  events?.push({ type: 'epoch-started', epoch: state.epoch, starter: state.turn })
  state.supply.length = 0
  state.supply.push(...tileSet(state.options.edition))
  if (state.options.noLuck) return
  for (let seat = 0; seat < state.players.length; seat++) {
    const tile = drawFromSupply(state, chance)
    playerAt(state, seat).startingTile = tile
    events?.push({ type: 'starting-tile-dealt', seat, tile })
  }
}

function drawFromSupply(state: State, chance: Chance): Tile {
  return removeAt(state.supply, chance.below(state.supply.length))
}

// A turn ------------------------------------------------------------------------------------------

const NOBODY: readonly Seat[] = []
const ONLY: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

export function toAct(state: State): readonly Seat[] {
  return (state.over ? undefined : ONLY[state.turn]) ?? NOBODY
}

// Every action there is, made once: lists of legal actions only point at them.
const DRAW: Action = Object.freeze({ type: 'draw' })
const TAKE = Object.fromEntries(TILES.map((tile) => [tile, Object.freeze({ type: 'take', tile })])) as Record<
  Tile,
  Action
>
const PLACE = everySpace((space): Action => ({ type: 'place', space }))
const START = everySpace((space): Action => ({ type: 'start', space }))
const CASTLE = RANKS.map((rank) => everySpace((space): Action => ({ type: 'castle', rank, space })))

function everySpace(action: (space: number) => Action): readonly Action[] {
  return ALL_SPACES.map((space) => Object.freeze(action(space)))
}

export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (state.over || seat !== state.turn) return []
  const { empty } = state
  // K-T2: a drawn tile must be placed at once.
  if (state.drawn !== undefined) return empty.map((space) => must(PLACE[space]))
  const player = playerAt(state, seat)
  // The list is made in its full size: growing it costs more than filling it.
  const actions = new Array<Action>(countTileActions(state) + countPieceKinds(player) * empty.length)
  let next = addTileActions(actions, state)
  if (player.startingTile !== undefined) next = addOnEmptySpaces(actions, next, empty, START)
  for (let i = 0; i < CASTLE.length; i++) {
    if ((player.castles[i] ?? 0) > 0) next = addOnEmptySpaces(actions, next, empty, must(CASTLE[i]))
  }
  return actions
}

/** Gives back where the list goes on. */
function addOnEmptySpaces(
  actions: Action[],
  from: number,
  empty: readonly number[],
  bySpace: readonly Action[],
): number {
  for (let i = 0; i < empty.length; i++) actions[from + i] = must(bySpace[must(empty[i])])
  return from + empty.length
}

/** K-T2, K-V1: draw, or take one of each kind of tile that lies there, however many of it. */
function addTileActions(actions: Action[], state: State): number {
  const count = countTileActions(state)
  for (let i = 0; i < count; i++) actions[i] = tileAction(state, i)
  return count
}

/** One of `legalActions`, each equally likely, without writing them down. */
export function randomAction(state: State, seat: Seat, chance: Chance): Action {
  const empty = state.empty.length
  if (state.drawn !== undefined) return onEmptySpace(PLACE, state, chance.below(empty))
  const player = playerAt(state, seat)
  const tileActions = countTileActions(state)
  let left = chance.below(tileActions + empty * countPieceKinds(player))
  if (left < tileActions) return tileAction(state, left)
  left -= tileActions
  if (player.startingTile !== undefined) {
    if (left < empty) return onEmptySpace(START, state, left)
    left -= empty
  }
  for (let i = 0; i < CASTLE.length; i++) {
    if ((player.castles[i] ?? 0) === 0) continue
    if (left < empty) return onEmptySpace(CASTLE[i] ?? [], state, left)
    left -= empty
  }
  throw new RangeError('no such action')
}

function countTileActions(state: State): number {
  if (state.options.noLuck) return new Set(state.supply).size
  return state.supply.length > 0 ? 1 : 0
}

function tileAction(state: State, n: number): Action {
  if (!state.options.noLuck) return DRAW
  // The supply is in order: of each kind count the first.
  let kinds = -1
  const first = state.supply.findIndex((tile, i, all) => tile !== all[i - 1] && ++kinds === n)
  return TAKE[must(state.supply[first])]
}

/** How many different things the player could put on a space: the starting tile and each rank of castles in hand. */
function countPieceKinds(player: Player): number {
  let kinds = player.startingTile === undefined ? 0 : 1
  for (const castles of player.castles) if (castles > 0) kinds++
  return kinds
}

function onEmptySpace(bySpace: readonly Action[], state: State, n: number): Action {
  return must(bySpace[must(state.empty[n])])
}

/** Why a well-formed action of the seat to act is against the rules. */
export function refuse(state: State, seat: Seat, action: Action): Refusal<Reason> | undefined {
  const { drawn, options } = state
  const player = playerAt(state, seat)
  if (drawn !== undefined && action.type !== 'place') return refusal('K-T2', 'place-drawn-first', { tile: drawn })
  switch (action.type) {
    case 'castle':
      if (player.castles[action.rank - 1] === 0) return refusal('K-T1', 'no-castle-left', { rank: action.rank })
      return refuseSpace(state, action.space)
    case 'draw':
      if (options.noLuck) return refusal('K-V1', 'tiles-lie-open')
      return state.supply.length === 0 ? refusal('K-T2', 'supply-empty') : undefined
    case 'take':
      if (!options.noLuck) return refusal('K-T2', 'tiles-lie-face-down')
      return state.supply.includes(action.tile) ? undefined : refusal('K-V1', 'tile-not-there', { tile: action.tile })
    case 'place':
      return drawn === undefined ? refusal('K-T2', 'nothing-drawn') : refuseSpace(state, action.space)
    case 'start':
      if (options.noLuck) return refusal('K-V1', 'no-starting-tiles')
      if (player.startingTile === undefined) return refusal('K-T3', 'starting-tile-played')
      return refuseSpace(state, action.space)
  }
}

/** K-T5: what lies on the board stays until the epoch ends. */
function refuseSpace(state: State, space: number): Refusal<Reason> | undefined {
  return state.board[space] === EMPTY ? undefined : refusal('K-T5', 'space-taken', { space: spaceName(space) })
}

/** Carries out a legal action. */
export function apply(state: State, seat: Seat, action: Action, chance: Chance, events?: Event[]): void {
  switch (action.type) {
    case 'castle': // K-T1
      placeCastle(state, seat, action.rank, action.space)
      events?.push({ type: 'castle-placed', seat, rank: action.rank, space: action.space })
      afterPlacement(state, seat, action.space, chance, events)
      return
    case 'draw': {
      // K-T2: its face becomes public when drawn.
      const tile = drawFromSupply(state, chance)
      state.drawn = tile
      events?.push({ type: 'tile-drawn', seat, tile })
      return
    }
    case 'take': // K-V1
      remove(state.supply, action.tile)
      state.drawn = action.tile
      events?.push({ type: 'tile-taken', seat, tile: action.tile })
      return
    case 'place': {
      const tile = must(state.drawn)
      state.drawn = undefined
      fillSpace(state, action.space, tile)
      events?.push({ type: 'tile-placed', seat, tile, space: action.space, from: 'supply' })
      afterPlacement(state, seat, action.space, chance, events)
      return
    }
    case 'start': {
      // K-T3: it is not replaced.
      const player = playerAt(state, seat)
      const tile = must(player.startingTile)
      player.startingTile = undefined
      fillSpace(state, action.space, tile)
      events?.push({ type: 'tile-placed', seat, tile, space: action.space, from: 'start' })
      afterPlacement(state, seat, action.space, chance, events)
      return
    }
  }
}

function placeCastle(state: State, seat: Seat, rank: Rank, space: number): void {
  const { castles } = playerAt(state, seat)
  castles[rank - 1] = must(castles[rank - 1]) - 1
  fillSpace(state, space, castleOf(seat, rank))
}

function fillSpace(state: State, space: number, piece: Castle | Tile): void {
  state.board[space] = piece
  remove(state.empty, space)
}

/** One piece is placed in a turn: the turn goes on to the next player who can act, or the epoch ends. */
function afterPlacement(state: State, seat: Seat, space: number, chance: Chance, events: Event[] | undefined): void {
  if (state.options.scoreAsYouGo) scoreLinesFilledAt(state, space, events)
  const next = nextToAct(state, seat)
  if (next === undefined) {
    endEpoch(state, chance, events)
    return
  }
  if (events !== undefined) tellPasses(state, seat, next, events)
  state.turn = next
}

/** K-S4: clockwise. K-T4: a player who can do nothing is passed over. Undefined: nobody can do anything. */
function nextToAct(state: State, seat: Seat): Seat | undefined {
  if (state.empty.length === 0) return undefined
  const seats = state.players.length
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats
    if (hasSomethingToPlace(state, next)) return next
  }
  return undefined
}

function hasSomethingToPlace(state: State, seat: Seat): boolean {
  return state.supply.length > 0 || countPieceKinds(playerAt(state, seat)) > 0
}

function tellPasses(state: State, from: Seat, to: Seat, events: Event[]): void {
  const seats = state.players.length
  for (let step = 1; step < seats; step++) {
    const passed = (from + step) % seats
    if (passed === to) return
    events.push({ type: 'passed', seat: passed })
  }
}

// Scoring -----------------------------------------------------------------------------------------

/** K-V3: the row first, if one placement fills both. */
function scoreLinesFilledAt(state: State, space: number, events: Event[] | undefined): void {
  const filled = must(LINES_THROUGH[space]).filter((line) => isFull(state, line))
  scoreLines(state, filled, events)
}

function isFull(state: State, line: Line): boolean {
  return line.spaces.every((space) => state.board[space] !== EMPTY)
}

/** K-P1, K-P7: gold from the bank, or to it. */
function scoreLines(state: State, lines: readonly Line[], events: Event[] | undefined): void {
  if (events !== undefined) {
    for (const line of lines) scoreAndExplain(state, line, events)
    return
  }
  const gained = state.players.map(() => 0)
  addGains(state.board, lines, gained)
  payOut(state, gained)
}

function scoreAndExplain(state: State, line: Line, events: Event[]): void {
  const parts = explainLine(state.board, line)
  const gained = state.players.map(() => 0)
  for (const part of parts) for (const { seat, gold } of part.gains) gained[seat] = must(gained[seat]) + gold
  payOut(state, gained)
  const gold = state.players.map((player) => player.gold)
  events.push({ type: 'line-scored', kind: line.kind, number: line.number, parts, gained, gold })
}

function payOut(state: State, gained: readonly number[]): void {
  for (let seat = 0; seat < state.players.length; seat++) playerAt(state, seat).gold += gained[seat] ?? 0
}

// Epochs and end ----------------------------------------------------------------------------------

/** `state.turn` is still the player who placed last. */
function endEpoch(state: State, chance: Chance, events: Event[] | undefined): void {
  // K-V3: full lines are paid already; only the last epoch of K-V2 leaves open ones.
  const unpaid = state.options.scoreAsYouGo ? LINES.filter((line) => !isFull(state, line)) : LINES
  scoreLines(state, unpaid, events)
  events?.push({ type: 'epoch-ended', epoch: state.epoch, gold: state.players.map((player) => player.gold) })
  if (isLastEpoch(state)) {
    state.over = true
    const { winners, scores, ending } = finalOutcome(state)
    events?.push({ type: 'game-ended', winners, scores, ending })
    return
  }
  if (!state.options.lastCastle) returnRankOneCastles(state)
  state.board.fill(EMPTY)
  state.empty.push(...ALL_SPACES)
  state.turn = nextStarter(state, state.turn)
  state.epoch++
  layOutTiles(state, chance, events)
}

function isLastEpoch(state: State): boolean {
  if (!state.options.lastCastle) return state.epoch === EPOCHS // K-E4
  return state.players.some((player) => player.castles.every((castles) => castles === 0)) // K-V2
}

/** K-E1: placed castles of higher rank have left the game. */
function returnRankOneCastles(state: State): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const { castles } = playerAt(state, seat)
    castles[0] = startingCastles(state.players.length, false)[0] ?? 0
  }
}

/** K-E3: the richest; of several, the first clockwise after the player who placed last. */
function nextStarter(state: State, lastToPlace: Seat): Seat {
  const seats = state.players.length
  let starter = (lastToPlace + 1) % seats
  for (let step = 2; step <= seats; step++) {
    const seat = (lastToPlace + step) % seats
    if (playerAt(state, seat).gold > playerAt(state, starter).gold) starter = seat
  }
  return starter
}

export function outcome(state: State): Outcome | undefined {
  return state.over ? finalOutcome(state) : undefined
}

/** K-E4: most gold wins; a tie is a shared victory. */
function finalOutcome(state: State): Outcome & { readonly ending: Ending } {
  const scores = state.players.map((player) => player.gold)
  const most = Math.max(...scores)
  const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []))
  return { winners, scores, ending: endingOf(state) }
}

function endingOf(state: State): Ending {
  if (!state.options.lastCastle) return 'third-epoch'
  return state.empty.length > 0 ? 'last-castle-with-empty-spaces' : 'last-castle'
}
