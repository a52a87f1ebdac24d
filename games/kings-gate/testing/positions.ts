/** Positions of King's Gate drawn as text, ways to play on from them, and chances that bring what a test needs. */
import type { Chance } from '@crownlands/core/chance'
import type { Refusal, Seat } from '@crownlands/core/game'
import {
  COUNTER_LETTERS,
  COUNTERS,
  coloursInPlay,
  PIECES,
  type Piece,
  SEAT_LETTERS,
  TILES,
  type Tile,
  tilesOfColour,
  tilesOfSeat,
} from '../content'
import { kingsGate } from '../game'
import { cellAt, cellsOf, type Lying, PALACE, spaceAt } from '../rules/grid'
import { parseAction, parseTable, writeAction } from '../rules/notation'
import { byTileOrder, tileOf } from '../rules/pieces'
import { type Event, FREE, type Options, type Phase, type Player, type Space, type State } from '../rules/state'
import { tilesInPlay } from '../rules/table'

export const STANDARD: Options = { graveyard: 'replace', hiddenVp: false, rotation: true }

export const [A, B, C, D] = [0, 1, 2, 3] as const

interface Sketch {
  /** The number of the current location, 1 unless told. */
  readonly location?: number
  /** The ten spaces in three rows: four words, two at the ends of the location, four words. All free unless told. */
  readonly around?: string
  /** `4,0 y5`: tiles at other cells. */
  readonly elsewhere?: string
  /** A word for each player: `y1124D` or `y11g2`; `-` is an empty hand. */
  readonly hands: string
  /** Counters of each player, a word each: `KB - -`. */
  readonly counters?: string
  readonly vp?: readonly number[]
  readonly turn?: Seat
  readonly phase?: Phase
  readonly played?: string
  /** What is left to draw, a word for each player; `all`: whatever is nowhere else. Nothing unless told. */
  readonly stacks?: string
  readonly options?: Partial<Options>
}

/** The current location lies where the Palace would; earlier ones lie far away, without the tiles around them. */
export function position(sketch: Sketch): State {
  const { location = 1, phase = 'tiles', turn = A, options } = sketch
  const hands = words(sketch.hands).map(tiles)
  const seats = hands.length
  const locations: Lying[] = Array.from({ length: location }, (_, i) =>
    i === location - 1 ? PALACE : { cell: cellAt(-20, 2 * i), orientation: 'horizontal' },
  )
  const spaces = ring(sketch.around)
  const elsewhere = (sketch.elsewhere?.split('; ') ?? []).map((text) => {
    const [, x, y, piece] = /^(-?\d+),(-?\d+) (\w+)$/.exec(text) ?? []
    return { cell: cellAt(Number(x), Number(y)), piece: asPiece(piece ?? '') }
  })
  const used = [...spaces.filter((space) => space !== FREE), ...elsewhere.map(({ piece }) => piece)].map(tileOf)
  const stackWords = sketch.stacks === undefined || sketch.stacks === 'all' ? [] : words(sketch.stacks)
  const players = hands.map((hand, seat): Player => {
    const left = without(tilesOfSeat(seat, seats), [...hand, ...used])
    return {
      vp: sketch.vp?.[seat] ?? 0,
      hand,
      stack: sketch.stacks === 'all' ? left : tiles(stackWords[seat] ?? '-'),
      counters: counters(words(sketch.counters ?? '')[seat] ?? '-'),
    }
  })
  const there = [...used, ...players.flatMap(({ hand, stack }) => [...hand, ...stack])]
  return {
    options: { ...STANDARD, ...options },
    locations,
    spaces,
    elsewhere: elsewhere.sort((a, b) => a.cell - b.cell),
    players,
    discarded: without(coloursInPlay(seats).flatMap(tilesOfColour), there),
    turn,
    phase,
    played: sketch.played === undefined ? [] : tiles(sketch.played),
    lastScoring:
      location > 1 || phase === 'location' ? { vp: hands.map(() => 0), ranks: hands.map(() => 0) } : undefined,
  }
}

/** A table drawn in full, as in the notation but with spaces for commas and lines for rows; the rest as in `position`. */
export function drawn(drawing: string, sketch: Omit<Sketch, 'around' | 'elsewhere' | 'location'>): State {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => words(row).join(',').replaceAll('.', '1'))
  const table = parseTable(rows.join('/'))
  if ('problem' in table) throw new TypeError(table.problem)
  const state = position(sketch)
  const used = tilesInPlay({ ...state, ...table }).map(({ piece }) => tileOf(piece))
  const seats = state.players.length
  const players = state.players.map((player) => ({ ...player, stack: without(player.stack, used) }))
  const there = [...used, ...players.flatMap(({ hand, stack }) => [...hand, ...stack])]
  const scored = table.locations.length > 1 || state.phase === 'location'
  return {
    ...state,
    ...table,
    players,
    discarded: without(coloursInPlay(seats).flatMap(tilesOfColour), there),
    lastScoring: scored ? { vp: players.map(() => 0), ranks: players.map(() => 0) } : undefined,
  }
}

function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
}

function ring(drawing: string | undefined): Space[] {
  const spaces = Array<Space>(10).fill(FREE)
  const [top = [], middle = [], bottom = []] = (drawing ?? '').trim().split('\n').map(words)
  if (drawing === undefined) return spaces
  const cells = [top, [middle[0] ?? '', '', '', middle.at(-1) ?? ''], bottom].flatMap((row, y) =>
    row.map((word, x) => ({ word, cell: cellAt(x - 1, y - 1) })),
  )
  for (const { word, cell } of cells) {
    if (word === '' || word === FREE) continue
    const space = spaceAt(PALACE, cell)
    if (space < 0) throw new TypeError(`this is not a ring:\n${drawing}`)
    spaces[space] = asPiece(word)
  }
  return spaces
}

function asPiece(word: string): Piece {
  const piece = PIECES.find((one) => one === word)
  if (piece === undefined) throw new TypeError(`${word} is not a tile in play`)
  return piece
}

/** `y112Dg0` */
function tiles(text: string): Tile[] {
  let colour = ''
  return Array.from(text === '-' ? '' : text)
    .flatMap((letter) => {
      if ('ygrb'.includes(letter)) {
        colour = letter
        return []
      }
      const tile = TILES.find((one) => one === colour + letter)
      if (tile === undefined) throw new TypeError(`${text} is not a list of tiles`)
      return [tile]
    })
    .sort(byTileOrder)
}

function counters(text: string): Player['counters'] {
  return COUNTERS.filter((_, i) => text.includes(COUNTER_LETTERS[i] ?? ' '))
}

function without(all: readonly Tile[], used: readonly Tile[]): Tile[] {
  const left = all.slice()
  for (const tile of used) {
    const index = left.indexOf(tile)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** The seat to act makes each of the actions, which must be legal. Returns all that happened. */
export function play(state: State, actions: string, chance: Chance = NO_CHANCE): Event[] {
  const events: Event[] = []
  for (const text of words(actions)) {
    const action = parseAction(text)
    const [seat] = kingsGate.toAct(state)
    if (action === undefined || seat === undefined) throw new TypeError(`${text} is no action now`)
    const refusal = kingsGate.check(state, seat, action)
    if (refusal !== undefined) throw new TypeError(`${text} is refused: ${refusal.clause} ${refusal.reason}`)
    kingsGate.apply(state, seat, action, chance, events)
  }
  return events
}

/** What the seat to act is told when it tries this: `KG-T5 space-taken-safe`, or `yes`. Lists must say the same. */
export function verdict(state: State, text: string): string {
  const refusal = refusalOf(state, text)
  const listed = legal(state).includes(text)
  if (listed !== (refusal === undefined)) throw new Error(`${text} is ${listed ? '' : 'not '}listed but`)
  return refusal === undefined ? 'yes' : `${refusal.clause} ${refusal.reason}`
}

export function refusalOf(state: State, text: string): Refusal | undefined {
  const action = parseAction(text)
  if (action === undefined) throw new TypeError(`${text} is no action`)
  return kingsGate.check(state, state.turn, action)
}

/** The legal actions of the seat to act, as text. */
export function legal(state: State): string[] {
  return kingsGate.legalActions(state, state.turn).map(writeAction)
}

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

export function eventsOf<Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type)
}

/** The only event of this type. */
export function eventOf<Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type> {
  const [event, another] = eventsOf(events, type)
  if (event === undefined || another !== undefined) throw new Error(`not exactly one event ${type}`)
  return event
}

/** For what must not be left to chance. */
export const NO_CHANCE: Chance = {
  below: () => {
    throw new Error('nothing should be left to chance here')
  },
}

/** Always the first of what could come. */
export const FIRST: Chance = { below: () => 0 }

export function player(state: State, seat: Seat): Player {
  const found = state.players[seat]
  if (found === undefined) throw new RangeError(`there is no player ${SEAT_LETTERS[seat]}`)
  return found
}

export function vpOf(state: State): number[] {
  return state.players.map(({ vp }) => vp)
}

/** What lies on a cell. */
export function at(state: State, x: number, y: number): string {
  const cell = cellAt(x, y)
  const location = state.locations.findIndex((lying) => cellsOf(lying).includes(cell))
  if (location >= 0) return `L${location + 1}`
  return tilesInPlay(state).find((tile) => tile.cell === cell)?.piece ?? FREE
}

/** The last tile of a location is placed; y, g and r have 8, 8 and 4 there. */
export function scoredAt(location: number, more: Partial<Parameters<typeof position>[0]> = {}): Event[] {
  const state = position({
    location,
    around: 'y4 g1 g1 g2\n. y2\ng4 r1 r2 r1',
    hands: 'y2 g1 r1',
    stacks: 'all',
    vp: [5, 1, 1],
    ...more,
  })
  return play(state, 'y2@-1,0')
}
