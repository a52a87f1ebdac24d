/** Playing tiles and counters (KG-T, KG-L, KG-X): what may be played, why not, and what it does. */
import type { Refusal, Seat } from '@crownlands/core/game'
import {
  BARRACKS,
  type Counter,
  type DragonTile,
  GRAVEYARD_TILES,
  GUILDMASTER_BONUS,
  HOUSE,
  type Piece,
  type Tile,
  type ValueTile,
} from './content'
import { CELLS, type Cell, SPACES, spaceAt, spaceCell } from './grid'
import {
  counterOn,
  insertTile,
  isBarracks,
  isDragon,
  isProtected,
  ownerOf,
  printedValue,
  remove,
  tileOf,
  withCounter,
} from './pieces'
import { refusal } from './refusal'
import { type Action, type Event, FREE, type State } from './state'
import { currentCard, currentLying, isDangerous, must, playerAt } from './table'

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

function refuseTogether(state: State, tile: Tile, counter: Counter | undefined): Refusal | undefined {
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
 * Choices are numbers first and become actions only when somebody wants to see them: of all that a player could do
 * one is picked, and most of a game's time would go into making the others.
 */
export type Choices = Int32Array

// Which tile of the hand, which of the counters (0: none) and which space, each in bits of its own.
const NO_COUNTER = 0
const COUNTER_BITS = 3
const SPACE_BITS = 4
const COUNTER_MASK = (1 << COUNTER_BITS) - 1
const SPACE_MASK = (1 << SPACE_BITS) - 1
/** The space of a dragon that is only discarded. */
const NOWHERE = SPACES
/** With the cell that she takes a tile from instead of hand and counter. */
const BY_SORCERESS = 1 << 17

/** What it takes to cover the piece at each space: more than this. Free spaces take anything; some pieces nothing. */
const resistance = new Int8Array(SPACES)
const NEVER = 100

function readResistance(state: State, seat: Seat): void {
  const seats = state.players.length
  for (let space = 0; space < SPACES; space++) {
    const piece = must(state.spaces[space])
    if (piece === FREE) resistance[space] = -1
    else if (isProtected(piece) || isBarracks(piece) || ownerOf(piece, seats) === seat) resistance[space] = NEVER
    else resistance[space] = printedValue(piece)
  }
}

function canGo(space: number, value: number, dangerous: boolean): boolean {
  const needed = must(resistance[space])
  // KG-T5, KG-T6
  return needed < 0 || (dangerous && needed < value)
}

/** Every tile, dragon and Sorceress move the seat may make now, as numbers; gives back how many there are. */
export function collectPlays(state: State, seat: Seat, choices: Choices): number {
  readResistance(state, seat)
  const player = playerAt(state, seat)
  const dangerous = isDangerous(state)
  let count = 0
  for (let i = 0; i < player.hand.length; i++) {
    const tile = must(player.hand[i])
    if (tile === player.hand[i - 1]) continue
    const alone = apart(state, tile, undefined) === undefined
    if (isDragon(tile)) {
      if (alone) count = collectDragon(choices, count, i)
      continue
    }
    const value = printedValue(tile)
    if (alone) count = collectSpaces(choices, count, i, NO_COUNTER, value, dangerous)
    for (let c = 0; c < player.counters.length; c++) {
      const counter = must(player.counters[c])
      if (counter === 'sorceress') continue
      if (!alone && (counter !== 'wizard' || apart(state, tile, counter) !== undefined)) continue
      // KG-X2: King and Guildmaster are in force for the very tile they lie on.
      const strength = counter === 'guildmaster' ? value + GUILDMASTER_BONUS : value
      count = collectSpaces(choices, count, i, c + 1, strength, dangerous !== (counter === 'king'))
    }
  }
  if (state.played.length > 0 || !player.counters.includes('sorceress')) return count
  return collectMoves(state, seat, choices, count, dangerous)
}

function collectSpaces(
  choices: Choices,
  from: number,
  hand: number,
  counter: number,
  value: number,
  dangerous: boolean,
): number {
  let count = from
  const base = ((hand << COUNTER_BITS) | counter) << SPACE_BITS
  for (let space = 0; space < SPACES; space++) {
    if (canGo(space, value, dangerous)) choices[count++] = base | space
  }
  return count
}

/** KG-T7 */
function collectDragon(choices: Choices, from: number, hand: number): number {
  let count = from
  const base = hand << (COUNTER_BITS + SPACE_BITS)
  choices[count++] = base | NOWHERE
  for (let space = 0; space < SPACES; space++) {
    const needed = must(resistance[space])
    if (needed >= 0 && needed !== NEVER) choices[count++] = base | space
  }
  return count
}

/** KG-X8: any own tile without a counter, to any other space that would take it from the hand. */
function collectMoves(state: State, seat: Seat, choices: Choices, from: number, dangerous: boolean): number {
  const seats = state.players.length
  const lying = currentLying(state)
  let count = from
  const collect = (piece: Piece, cell: Cell) => {
    if (isProtected(piece) || ownerOf(piece, seats) !== seat) return
    for (let space = 0; space < SPACES; space++) {
      if (canGo(space, printedValue(piece), dangerous)) choices[count++] = BY_SORCERESS | (cell << SPACE_BITS) | space
    }
  }
  state.spaces.forEach((piece, space) => {
    if (piece !== FREE) collect(piece, spaceCell(lying, space))
  })
  for (const { piece, cell } of state.elsewhere) collect(piece, cell)
  return count
}

/** The action behind a number. */
export function playOf(state: State, seat: Seat, choice: number): PlacingAction {
  const space = choice & SPACE_MASK
  const rest = choice >> SPACE_BITS
  const cell = spaceCell(currentLying(state), space)
  if (choice >= BY_SORCERESS) return { type: 'sorceress', from: rest & (CELLS - 1), to: cell }
  const { hand, counters } = playerAt(state, seat)
  const tile = must(hand[rest >> COUNTER_BITS])
  if (isDragon(tile)) return space === NOWHERE ? { type: 'dragon', tile } : { type: 'dragon', tile, cell }
  const counter = rest & COUNTER_MASK
  if (counter === NO_COUNTER) return { type: 'tile', tile, cell }
  return { type: 'tile', tile, cell, counter: must(counters[counter - 1]) }
}

// Why not -------------------------------------------------------------------------------------------

export function refuseTile(state: State, seat: Seat, { tile, cell, counter }: TileAction): Refusal | undefined {
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
): Refusal | undefined {
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
function refuseTarget(state: State, seat: Seat, there: Piece, clause: 'KG-T6' | 'KG-T7'): Refusal | undefined {
  if (ownerOf(there, state.players.length) === seat) return refusal(clause, 'own-tile', { there })
  const counter = counterOn(there)
  if (counter !== undefined) return refusal('KG-X1', 'protected-by-counter', { there, counter })
  return printedValue(there) === BARRACKS ? refusal(clause, 'barracks', { there }) : undefined
}

export function refuseDragon(state: State, seat: Seat, { tile, cell }: DragonAction): Refusal | undefined {
  if (!playerAt(state, seat).hand.includes(tile)) return refusal('KG-T1', 'not-in-hand', { tile })
  const together = refuseTogether(state, tile, undefined)
  if (together !== undefined || cell === undefined) return together
  const space = spaceAt(currentLying(state), cell)
  if (space < 0) return refusal('KG-T7', 'space-not-adjacent', { cell })
  const there = must(state.spaces[space])
  // Into a free space it is played without naming one: they are all the same.
  return there === FREE ? refusal('KG-T7', 'nothing-to-burn', { cell }) : refuseTarget(state, seat, there, 'KG-T7')
}

export function refuseSorceress(state: State, seat: Seat, { from, to }: SorceressAction): Refusal | undefined {
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
    events?.push({ type: 'dragon-played', seat, tile: tile as DragonTile })
    return
  }
  const burnt = must(takeFromSpace(state, spaceAt(currentLying(state), cell)))
  events?.push({ type: 'dragon-played', seat, tile: tile as DragonTile, cell, burnt })
}

/** KG-X8 */
export function moveBySorceress(state: State, seat: Seat, { from, to }: SorceressAction, events?: Event[]): void {
  const tile = tileOf(must(pieceAt(state, from)))
  remove(playerAt(state, seat).counters, 'sorceress')
  const old = spaceAt(currentLying(state), from)
  if (old < 0) state.elsewhere = state.elsewhere.filter(({ cell }) => cell !== from)
  else state.spaces[old] = FREE
  const covered = fillSpace(state, to, withCounter(tile, 'sorceress'))
  events?.push({ type: 'sorceress-played', seat, tile, from, to, ...(covered !== undefined && { covered }) })
}
