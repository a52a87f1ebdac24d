/** Playing tiles and counters (KG-T, KG-L, KG-X): what may be played, why not, and what it does. */

import type { Refusal, Seat } from '@crownlands/core/game'
import { must, playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import {
  BARRACKS,
  type Counter,
  GRAVEYARD_TILES,
  GUILDMASTER_BONUS,
  HOUSE,
  type Piece,
  type Tile,
  VALUES,
  type ValueTile,
} from '../content'
import { CELLS, type Cell, SPACES, spaceAt, spaceCell } from './grid'
import {
  counterOn,
  insertTile,
  isBarracks,
  isDragon,
  isProtected,
  ownerOf,
  printedValue,
  tileOf,
  withCounter,
} from './pieces'
import { type Action, type Event, FREE, type Reason, type State } from './state'
import { currentCard, currentLying, isDangerous, tilesInPlay } from './table'
import { whereIs } from './whereabouts'

type TileAction = Extract<Action, { readonly type: 'tile' }>
type DragonAction = Extract<Action, { readonly type: 'dragon' }>
type SorceressAction = Extract<Action, { readonly type: 'sorceress' }>
type PlacingAction = TileAction | DragonAction | SorceressAction

// Which tiles may be played together -----------------------------------------------------------------

type Apart = 'graveyard-two' | 'garrison-one-star' | 'one-value-a-turn'

/** What keeps a tile from being played after those of this turn; nothing, if undefined. */
function apart(state: State, tile: Tile, counter: Counter | undefined): Apart | undefined {
  const { played, options } = state
  if (played.length === 0) return undefined
  const { id } = currentCard(state)
  if (id === 'graveyard') {
    // KG-L1: the Wizard does not lift the limit.
    if (played.length >= GRAVEYARD_TILES) return 'graveyard-two'
    if (options.graveyard === 'replace') return undefined
  }
  // KG-T3: pub and dragon go with anything.
  const value = printedValue(tile)
  if (value === 0 || isDragon(tile)) return undefined
  // KG-L2: nor does he lift this one.
  if (id === 'garrison' && value === HOUSE && wasPlayed(played, HOUSE)) return 'garrison-one-star'
  // KG-X5: a second tile of the same value, with the Wizard on it.
  if (counter === 'wizard' && wasPlayed(played, value)) return undefined
  return clashing(played, value) === undefined ? undefined : 'one-value-a-turn'
}

function wasPlayed(played: readonly Tile[], value: number): boolean {
  for (const tile of played) if (printedValue(tile) === value) return true
  return false
}

/** KG-T2: houses go with houses; a higher tile with no other value above 0. */
function clashing(played: readonly Tile[], value: number): Tile | undefined {
  for (const tile of played) {
    const before = printedValue(tile)
    if (before > 0 && !isDragon(tile) && (before !== HOUSE || value !== HOUSE)) return tile
  }
  return undefined
}

function refuseTogether(state: State, tile: Tile, counter: Counter | undefined): Refusal<Reason> | undefined {
  const reason = apart(state, tile, counter)
  switch (reason) {
    case undefined:
      return undefined
    case 'graveyard-two':
      return refusal('KG-L1', reason)
    case 'garrison-one-star':
      return refusal('KG-L2', reason)
    case 'one-value-a-turn':
      return refusal('KG-T2', reason, { tile, played: must(clashing(state.played, printedValue(tile))) })
  }
}

// What may be done ----------------------------------------------------------------------------------

/**
 * Of all that a player could do one thing is done, and most of a game's time would go into writing down the others. So
 * choices are noted as numbers first: what is played, and a bit for each space that it could go to. They are only good
 * until the next reading.
 */
const MOST_NOTES = 128
const what = new Int32Array(MOST_NOTES)
const where = new Int32Array(MOST_NOTES)
let notes = 0

function note(play: number, spaces: number): void {
  if (spaces === 0) return
  what[notes] = play
  where[notes] = spaces
  notes++
}

// What is played: which tile of the hand with which of the counters (0: none), or the cell of what the Sorceress moves.
const COUNTER_BITS = 3
const COUNTER_MASK = (1 << COUNTER_BITS) - 1
const BY_SORCERESS = CELLS
/** The bit behind those of the spaces: a dragon that is only discarded. */
const NOWHERE = SPACES

/** How many bits are set in a number of eleven. */
const BITS_SET = Uint8Array.from({ length: 1 << (SPACES + 1) }, (_, number) => {
  let count = 0
  for (let left = number; left > 0; left >>= 1) count += left & 1
  return count
})

/** The free spaces, and those with a tile that the seat could cover, by its value: a bit each. */
let free = 0
const coverable = new Int32Array(VALUES.length)

function readSpaces(state: State, seat: Seat): void {
  const seats = state.players.length
  free = 0
  coverable.fill(0)
  for (let space = 0; space < SPACES; space++) {
    const piece = must(state.spaces[space])
    if (piece === FREE) free |= 1 << space
    else if (!isProtected(piece) && !isBarracks(piece) && ownerOf(piece, seats) !== seat) {
      const value = printedValue(piece)
      coverable[value] = must(coverable[value]) | (1 << space)
    }
  }
}

/** KG-T5, KG-T6 */
function spacesFor(value: number, dangerous: boolean): number {
  if (!dangerous) return free
  let spaces = free
  for (let lower = 0; lower < value && lower < VALUES.length; lower++) spaces |= must(coverable[lower])
  return spaces
}

/** Notes every tile, dragon and Sorceress move the seat may make now. */
function notePlays(state: State, seat: Seat): void {
  notes = 0
  readSpaces(state, seat)
  const { hand, counters } = playerAt(state, seat)
  const dangerous = isDangerous(state)
  for (let i = 0; i < hand.length; i++) {
    const tile = must(hand[i])
    if (tile !== hand[i - 1]) noteTile(state, counters, tile, i << COUNTER_BITS, dangerous)
  }
  if (state.played.length === 0 && counters.includes('sorceress')) noteMoves(state, seat, dangerous)
}

function noteTile(state: State, counters: readonly Counter[], tile: Tile, play: number, dangerous: boolean): void {
  const together = apart(state, tile, undefined) === undefined
  if (isDragon(tile)) {
    // KG-T7: what is lower than anything, whether or not the location is dangerous.
    if (together) note(play, (spacesFor(VALUES.length, true) & ~free) | (1 << NOWHERE))
    return
  }
  const value = printedValue(tile)
  if (together) note(play, spacesFor(value, dangerous))
  for (let c = 0; c < counters.length; c++) {
    const counter = must(counters[c])
    if (counter === 'sorceress') continue
    if (!together && (counter !== 'wizard' || apart(state, tile, counter) !== undefined)) continue
    // KG-X2: King and Guildmaster are in force for the very tile they lie on.
    const strength = counter === 'guildmaster' ? value + GUILDMASTER_BONUS : value
    note(play | (c + 1), spacesFor(strength, dangerous !== (counter === 'king')))
  }
}

/** KG-X8: any own tile without a counter, to any other space that would take it from the hand. */
function noteMoves(state: State, seat: Seat, dangerous: boolean): void {
  const seats = state.players.length
  for (const { piece, cell } of tilesInPlay(state)) {
    if (isProtected(piece) || ownerOf(piece, seats) !== seat) continue
    note(BY_SORCERESS | cell, spacesFor(printedValue(piece), dangerous))
  }
}

/** All that the seat may play now. */
export function listPlays(state: State, seat: Seat): Action[] {
  const actions = new Array<Action>(countPlays(state, seat))
  let count = 0
  for (let i = 0; i < notes; i++) {
    const spaces = must(where[i])
    for (let space = 0; space <= NOWHERE; space++) {
      if ((spaces & (1 << space)) !== 0) actions[count++] = playOf(state, seat, must(what[i]), space)
    }
  }
  return actions
}

export function countPlays(state: State, seat: Seat): number {
  notePlays(state, seat)
  let count = 0
  for (let i = 0; i < notes; i++) count += must(BITS_SET[must(where[i])])
  return count
}

/** One of those that were just counted. */
export function playNumber(state: State, seat: Seat, number: number): Action {
  let left = number
  for (let i = 0; i < notes; i++) {
    const spaces = must(where[i])
    const here = must(BITS_SET[spaces])
    if (left < here) return playOf(state, seat, must(what[i]), bitNumber(spaces, left))
    left -= here
  }
  throw new RangeError(`there is no choice ${number}`)
}

function bitNumber(bits: number, number: number): number {
  let left = number
  for (let bit = 0; ; bit++) if ((bits & (1 << bit)) !== 0 && left-- === 0) return bit
}

function playOf(state: State, seat: Seat, play: number, space: number): PlacingAction {
  const cell = spaceCell(currentLying(state), space)
  if (play >= BY_SORCERESS) return { type: 'sorceress', from: play - BY_SORCERESS, to: cell }
  const { hand, counters } = playerAt(state, seat)
  const tile = must(hand[play >> COUNTER_BITS])
  if (isDragon(tile)) return space === NOWHERE ? { type: 'dragon', tile } : { type: 'dragon', tile, cell }
  const counter = play & COUNTER_MASK
  if (counter === 0) return { type: 'tile', tile, cell }
  return { type: 'tile', tile, cell, counter: must(counters[counter - 1]) }
}

// Why not -------------------------------------------------------------------------------------------

export function refuseTile(state: State, seat: Seat, { tile, cell, counter }: TileAction): Refusal<Reason> | undefined {
  const { hand, counters } = playerAt(state, seat)
  if (!hand.includes(tile)) return refusal('KG-T1', 'not-in-hand', { tile })
  if (counter !== undefined && !counters.includes(counter)) return refusal('KG-X1', 'counter-not-held', { counter })
  if (counter === 'sorceress') return refusal('KG-X8', 'sorceress-moves-tiles')
  const value = printedValue(tile) + (counter === 'guildmaster' ? GUILDMASTER_BONUS : 0)
  return (
    refuseTogether(state, tile, counter) ??
    refuseSpace(state, seat, cell, tile, value, isDangerous(state) !== (counter === 'king'))
  )
}

/** KG-T4 to KG-T6 */
function refuseSpace(
  state: State,
  seat: Seat,
  cell: Cell,
  tile: ValueTile,
  value: number,
  dangerous: boolean,
): Refusal<Reason> | undefined {
  const space = spaceAt(currentLying(state), cell)
  if (space < 0) return refusal('KG-T4', 'space-not-adjacent', { cell })
  const there = must(state.spaces[space])
  if (there === FREE) return undefined
  if (!dangerous) return refusal('KG-T5', 'space-taken-safe', { cell, there })
  return (
    refuseTarget(state, seat, there, 'KG-T6') ??
    (printedValue(there) < value ? undefined : refusal('KG-T6', 'covered-not-lower', { tile, there, value }))
  )
}

/** KG-T6, KG-T7: what no tile and no dragon may be played on. */
function refuseTarget(state: State, seat: Seat, there: Piece, clause: 'KG-T6' | 'KG-T7'): Refusal<Reason> | undefined {
  if (ownerOf(there, state.players.length) === seat) return refusal(clause, 'own-tile', { there })
  const counter = counterOn(there)
  if (counter !== undefined) return refusal('KG-X1', 'protected-by-counter', { there, counter })
  return printedValue(there) === BARRACKS ? refusal(clause, 'barracks', { there }) : undefined
}

export function refuseDragon(state: State, seat: Seat, { tile, cell }: DragonAction): Refusal<Reason> | undefined {
  if (!playerAt(state, seat).hand.includes(tile)) return refusal('KG-T1', 'not-in-hand', { tile })
  const together = refuseTogether(state, tile, undefined)
  if (together !== undefined || cell === undefined) return together
  const space = spaceAt(currentLying(state), cell)
  if (space < 0) return refusal('KG-T7', 'space-not-adjacent', { cell })
  const there = must(state.spaces[space])
  // Into a free space it is played without naming one: they are all the same.
  return there === FREE ? refusal('KG-T7', 'nothing-to-burn', { cell }) : refuseTarget(state, seat, there, 'KG-T7')
}

export function refuseSorceress(state: State, seat: Seat, { from, to }: SorceressAction): Refusal<Reason> | undefined {
  const counter: Counter = 'sorceress'
  if (!playerAt(state, seat).counters.includes(counter)) return refusal('KG-X1', 'counter-not-held', { counter })
  if (state.played.length > 0) return refusal('KG-X8', 'sorceress-instead-of-tiles')
  const piece = pieceAt(state, from)
  if (piece === undefined || ownerOf(piece, state.players.length) !== seat) {
    return refusal('KG-X8', 'no-own-tile-there', { cell: from })
  }
  const protecting = counterOn(piece)
  if (protecting !== undefined) {
    return refusal('KG-X8', 'tile-has-counter', { there: piece, counter: protecting })
  }
  if (from === to) return refusal('KG-X8', 'same-space', { cell: to })
  return refuseSpace(state, seat, to, tileOf(piece), printedValue(piece), isDangerous(state))
}

/** The tile in play on a cell. */
function pieceAt(state: State, cell: Cell): Piece | undefined {
  const space = spaceAt(currentLying(state), cell)
  if (space < 0) return state.elsewhere.find((other) => other.cell === cell)?.piece
  const there = must(state.spaces[space])
  return there === FREE ? undefined : there
}

// What it does --------------------------------------------------------------------------------------

export function placeTile(state: State, seat: Seat, { tile, cell, counter }: TileAction, events?: Event[]): void {
  const player = playerAt(state, seat)
  playFromHand(state, seat, tile)
  if (counter !== undefined) remove(player.counters, counter)
  const covered = fillSpace(state, cell, withCounter(tile, counter))
  events?.push({
    type: 'tile-placed',
    seat,
    tile,
    cell,
    where: whereIs(state.locations, cell),
    ...(counter !== undefined && { counter }),
    ...(covered !== undefined && { covered }),
  })
}

function playFromHand(state: State, seat: Seat, tile: Tile): void {
  remove(playerAt(state, seat).hand, tile)
  state.played.push(tile)
}

/** KG-T6: a covered tile leaves the game. */
function fillSpace(state: State, cell: Cell, piece: Piece): ValueTile | undefined {
  const space = spaceAt(currentLying(state), cell)
  const covered = takeFromSpace(state, space)
  state.spaces[space] = piece
  return covered
}

function takeFromSpace(state: State, space: number): ValueTile | undefined {
  const there = must(state.spaces[space])
  if (there === FREE) return undefined
  const tile = tileOf(there)
  insertTile(state.discarded, tile)
  state.spaces[space] = FREE
  return tile
}

/** KG-T7: it never stays, and leaves a free space where it burnt a tile. */
export function playDragon(state: State, seat: Seat, { tile, cell }: DragonAction, events?: Event[]): void {
  playFromHand(state, seat, tile)
  insertTile(state.discarded, tile)
  if (cell === undefined) {
    events?.push({ type: 'dragon-played', seat, tile })
    return
  }
  const burnt = must(takeFromSpace(state, spaceAt(currentLying(state), cell)))
  events?.push({ type: 'dragon-played', seat, tile, cell, where: whereIs(state.locations, cell), burnt })
}

/** KG-X8 */
export function moveBySorceress(state: State, seat: Seat, { from, to }: SorceressAction, events?: Event[]): void {
  const tile = tileOf(must(pieceAt(state, from)))
  remove(playerAt(state, seat).counters, 'sorceress')
  const old = spaceAt(currentLying(state), from)
  if (old < 0) state.elsewhere = state.elsewhere.filter(({ cell }) => cell !== from)
  else state.spaces[old] = FREE
  const covered = fillSpace(state, to, withCounter(tile, 'sorceress'))
  events?.push({
    type: 'sorceress-played',
    seat,
    tile,
    from,
    fromWhere: whereIs(state.locations, from),
    to,
    where: whereIs(state.locations, to),
    ...(covered !== undefined && { covered }),
  })
}
