/**
 * Actions and positions as short text, both ways.
 *
 * A space is its column and its row, counted from the left half of the Palace to the right and downwards: `2,-1`.
 * Tiles are written as everywhere, colour and value: `y4`, `yD` the dragon; a counter on a tile is the letter behind it.
 *
 *     y4@2,-1      a yellow 4 on 2,-1               S@4,1>2,-1   the Sorceress takes the tile on 4,1 to 2,-1
 *     y4K@2,-1     the same with the King on it     h@3,2        the next location across, its left half on 3,2
 *     yD@2,-1      the dragon burns what is there   v@3,2        the same upright, its upper half on 3,2
 *     yD           the dragon is only discarded     end          the turn is over
 *
 * For those who type them, capitals, spaces and the `@` do not matter, and counters may be written out: `y4+king 2,-1`.
 *
 * A position is one line: the table row by row (a number is that many empty cells; `L1` is half of the first location,
 * and where that lies is where the Palace does), whose turn it is with the tiles played in it, the players with VP,
 * counters and hand, the tiles that are out of the game, the last scoring (VP and ranks by seat) and the options. Of a
 * turn, `A:location` must place the next location, `A:end` is done, `-A` was the last. The stacks are what is left of
 * the tiles.
 *
 *     2,y4/L1,L1,r1K B(r1) A:0:-:y11125D B:2:KB:r0234 C:0:-:?6 out:y1rD last:- replace
 */
import {
  COLOUR_LETTERS,
  COUNTER_LETTERS,
  COUNTERS,
  type Counter,
  LOCATIONS,
  PIECES,
  type Piece,
  SEAT_LETTERS,
  TILES,
  type Tile,
  tilesOfSeat,
} from '../content'
import { type Cell, cellAt, cellsOf, columnOf, GRID, type Lying, ORIENTATIONS, rowOf, SPACES, spaceAt } from './grid'
import { byTileOrder, isDragon, tileOf } from './pieces'
import {
  type Action,
  type Elsewhere,
  FREE,
  GRAVEYARDS,
  type LastScoring,
  type Options,
  type Player,
  type SeenPlayer,
  type Space,
  type State,
  type View,
} from './state'
import { tilesInPlay } from './table'

// Actions -------------------------------------------------------------------------------------------

export function spaceName(cell: Cell): string {
  return `${columnOf(cell)},${rowOf(cell)}`
}

export function writeAction(action: Action): string {
  switch (action.type) {
    case 'tile':
      return `${action.tile}${action.counter === undefined ? '' : counterLetter(action.counter)}@${spaceName(action.cell)}`
    case 'dragon':
      return action.cell === undefined ? action.tile : `${action.tile}@${spaceName(action.cell)}`
    case 'sorceress':
      return `S@${spaceName(action.from)}>${spaceName(action.to)}`
    case 'location':
      return `${action.orientation === 'horizontal' ? 'h' : 'v'}@${spaceName(action.cell)}`
    case 'end':
      return 'end'
  }
}

function counterLetter(counter: Counter): string {
  return COUNTER_LETTERS[COUNTERS.indexOf(counter)] ?? ''
}

const SPACE = '@?(-?\\d{1,2},-?\\d{1,2})'
const COUNTER_WORDS = [...COUNTERS, ...COUNTER_LETTERS.map((letter) => letter.toLowerCase())].join('|')
const PLAY = new RegExp(`^([ygrb][0-5d])(?:\\+?(${COUNTER_WORDS}))?(?:${SPACE})?$`)
const MOVE = new RegExp(`^s(?:orceress)?${SPACE}>${SPACE}$`)
const LOCATION = new RegExp(`^([hv])${SPACE}$`)

export function parseAction(text: string): Action | undefined {
  const typed = text.toLowerCase().replaceAll(/\s/g, '').replaceAll('−', '-')
  if (typed === 'end') return { type: 'end' }
  const play = PLAY.exec(typed)
  if (play !== null) return parsePlay(play[1], play[2], play[3])
  const [, from, to] = (MOVE.exec(typed) ?? []).map(parseSpace)
  if (from !== undefined && to !== undefined) return { type: 'sorceress', from, to }
  const [, way, at] = LOCATION.exec(typed) ?? []
  const cell = parseSpace(at)
  if (cell === undefined) return undefined
  return { type: 'location', cell, orientation: way === 'h' ? 'horizontal' : 'vertical' }
}

function parsePlay(name = '', counterWord?: string, place?: string): Action | undefined {
  const tile = TILES.find((one) => one.toLowerCase() === name)
  const cell = parseSpace(place)
  if (tile === undefined || (place !== undefined && cell === undefined)) return undefined
  if (isDragon(tile)) {
    if (counterWord !== undefined) return undefined
    return cell === undefined ? { type: 'dragon', tile } : { type: 'dragon', tile, cell }
  }
  if (cell === undefined) return undefined
  const counter = COUNTERS.find((one) => counterWord === one || counterWord === counterLetter(one).toLowerCase())
  return counter === undefined ? { type: 'tile', tile, cell } : { type: 'tile', tile, cell, counter }
}

function parseSpace(text: string | undefined): Cell | undefined {
  const [, x, y] = /^(-?\d+),(-?\d+)$/.exec(text ?? '') ?? []
  return x === undefined ? undefined : cellInGrid(Number(x), Number(y))
}

function cellInGrid(x: number, y: number): Cell | undefined {
  const inGrid = [x, y].every((one) => one >= -GRID / 2 && one < GRID / 2)
  return inGrid ? cellAt(x, y) : undefined
}

// Positions, written --------------------------------------------------------------------------------

type Position = State | View

export function writePosition(position: Position): string {
  const { phase, turn, played, players, discarded, lastScoring, options } = position
  const letter = SEAT_LETTERS[turn]
  const turnText = { tiles: letter, location: `${letter}:location`, end: `${letter}:end`, over: `-${letter}` }[phase]
  return [
    writeTable(position),
    played.length > 0 ? `${turnText}(${played.join(',')})` : turnText,
    ...players.map((player, seat) => `${SEAT_LETTERS[seat]}:${writePlayer(player)}`),
    `out:${writeTiles(discarded)}`,
    `last:${lastScoring === undefined ? '-' : `${lastScoring.vp.join(',')}/${lastScoring.ranks.join(',')}`}`,
    writeOptions(options),
  ].join(' ')
}

function writePlayer(player: Player | SeenPlayer): string {
  const { vp = '?', counters, hand } = player
  const hidden = 'handSize' in player ? `?${player.handSize}` : '-'
  return `${vp}:${counters.map(counterLetter).join('') || '-'}:${hand === undefined ? hidden : writeTiles(hand)}`
}

/** Colour by colour, each named once: `y1124Dg0`. */
export function writeTiles(tiles: readonly Tile[]): string {
  const colours = COLOUR_LETTERS.map((letter) => tiles.filter((tile) => tile[0] === letter).map((tile) => tile[1]))
  return colours.map((kinds, i) => (kinds.length > 0 ? `${COLOUR_LETTERS[i]}${kinds.join('')}` : '')).join('') || '-'
}

/** Every row from the topmost to the lowest, each from the leftmost column of all. */
function writeTable(position: Position): string {
  const words = new Map<Cell, string>(tilesInPlay(position).map(({ cell, piece }) => [cell, piece]))
  for (const [i, lying] of position.locations.entries()) {
    for (const cell of cellsOf(lying)) words.set(cell, `L${i + 1}`)
  }
  const left = Math.min(...[...words.keys()].map(columnOf))
  const rows = [...words.keys()].map(rowOf)
  const top = Math.min(...rows)
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, i) => writeRow(words, left, top + i)).join('/')
}

function writeRow(words: ReadonlyMap<Cell, string>, left: number, row: number): string {
  const here = [...words].filter(([cell]) => rowOf(cell) === row).sort(([a], [b]) => a - b)
  let column = left
  return here
    .flatMap(([cell, word]) => {
      const empty = columnOf(cell) - column
      column = columnOf(cell) + 1
      return empty > 0 ? [String(empty), word] : [word]
    })
    .join(',')
}

function writeOptions({ graveyard, hiddenVp, rotation }: Options): string {
  return [graveyard, ...(hiddenVp ? ['hidden-vp'] : []), ...(rotation ? [] : ['no-rotation'])].join('+')
}

// Positions, read -----------------------------------------------------------------------------------

interface Problem {
  readonly problem: string
}

/** The state, or what is wrong with the text. Positions with something hidden are views: they cannot be read as a state. */
export function parsePosition(text: string): State | Problem {
  const words = text.trim().split(/\s+/)
  const [tableText = '', turnText = '', ...rest] = words
  const [outText = '', lastText = '', optionsText = ''] = rest.splice(-3)
  const table = parseTable(tableText)
  const turn = parseTurn(turnText)
  const discarded = outText.startsWith('out:') ? parseTiles(outText.slice(4)) : undefined
  const options = parseOptions(optionsText)
  if ('problem' in table) return table
  if (turn === undefined) return { problem: `this does not say whose turn it is: ${turnText}` }
  if (discarded === undefined) return { problem: `these are not tiles that are out of the game: ${outText}` }
  if (!isLastScoring(lastText)) return { problem: `this is not the last scoring: ${lastText}` }
  if (options === undefined) return { problem: `these are not options of King's Gate: ${optionsText}` }
  const seats = rest.length
  if (seats < 2 || seats > 4) return { problem: `King's Gate has 2 to 4 players, not ${seats}` }
  const used = [...tilesInPlay(table).map(({ piece }) => tileOf(piece)), ...discarded]
  const players: Player[] = []
  for (const [seat, word] of rest.entries()) {
    const player = parsePlayer(word, seat)
    if (player === undefined) return { problem: `this is not player ${SEAT_LETTERS[seat]}: ${word}` }
    players.push({ ...player, stack: tilesLeft(tilesOfSeat(seat, seats), [...used, ...player.hand]) })
  }
  return { ...table, ...turn, options, discarded, players, lastScoring: parseLastScoring(lastText) }
}

/** Those that are none of the used ones. */
function tilesLeft(tiles: readonly Tile[], used: readonly Tile[]): Tile[] {
  const left = tiles.slice()
  for (const tile of used) {
    const index = left.indexOf(tile)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

export interface Table {
  readonly locations: Lying[]
  readonly spaces: Space[]
  readonly elsewhere: readonly Elsewhere[]
}

/** What lies on the table: rows of words, with a `/` between them. */
export function parseTable(text: string): Table | Problem {
  const words = readWords(text)
  if (words === undefined) return { problem: `this is not a table of tiles and locations: ${text}` }
  const locations: Lying[] = []
  const halves = words.filter(({ word }) => word.startsWith('L')).length
  while (2 * locations.length < halves) {
    const lying = lyingOf(words, `L${locations.length + 1}`)
    if (lying === undefined) return { problem: `this is not where a location lies: L${locations.length + 1}` }
    locations.push(lying)
  }
  const current = locations.at(-1)
  if (current === undefined) return { problem: `there is no location: ${text}` }
  const spaces = Array<Space>(SPACES).fill(FREE)
  const elsewhere: Elsewhere[] = []
  for (const { cell, word } of words) {
    const piece = PIECES.find((one) => one === word)
    if (piece === undefined) continue
    const space = spaceAt(current, cell)
    if (space < 0) elsewhere.push({ cell, piece })
    else spaces[space] = piece
  }
  return { locations, spaces, elsewhere }
}

interface Placed {
  readonly cell: Cell
  readonly word: Piece | `L${number}`
}

/** Every word with its cell, by rising cell: the first half of the first location lies where the Palace does. */
function readWords(text: string): readonly Placed[] | undefined {
  const found = text.split('/').flatMap((row, y) => {
    let x = 0
    return row.split(',').flatMap((word) => {
      const empty = /^\d{1,2}$/.test(word) ? Number(word) : 0
      x += empty || 1
      return empty > 0 || (word === '' && row === '') ? [] : [{ x: x - 1, y, word }]
    })
  })
  const palace = found.find(({ word }) => word === 'L1')
  const placed = found.flatMap(({ x, y, word }) => {
    const cell = cellInGrid(x - (palace?.x ?? 0), y - (palace?.y ?? 0))
    return cell === undefined || !isWord(word) ? [] : [{ cell, word }]
  })
  return palace === undefined || placed.length < found.length ? undefined : placed
}

function isWord(word: string): word is Placed['word'] {
  return (PIECES as readonly string[]).includes(word) || LOCATIONS.some((_, i) => word === `L${i + 1}`)
}

function lyingOf(words: readonly Placed[], name: string): Lying | undefined {
  const [first, second, third] = words.filter(({ word }) => word === name).map(({ cell }) => cell)
  if (first === undefined || third !== undefined) return undefined
  return ORIENTATIONS.map((orientation): Lying => ({ cell: first, orientation })).find(
    (lying) => cellsOf(lying)[1] === second,
  )
}

function parseTurn(text: string): Pick<State, 'turn' | 'phase' | 'played'> | undefined {
  const [, over, letter, word, tiles] = /^(-?)([A-D])(?::(location|end))?(?:\((.+)\))?$/.exec(text) ?? []
  const played = (tiles?.split(',') ?? []).map((name) => TILES.find((tile) => tile === name))
  if (letter === undefined || played.includes(undefined) || (over === '-' && word !== undefined)) return undefined
  return {
    turn: SEAT_LETTERS.findIndex((one) => one === letter),
    phase: over === '-' ? 'over' : word === 'location' || word === 'end' ? word : 'tiles',
    played: played.filter((tile) => tile !== undefined),
  }
}

function parsePlayer(text: string, seat: number): Omit<Player, 'stack'> | undefined {
  const [, letter, vp, letters = '', tiles = ''] = /^([A-D]):(\d{1,3}):(-|[KBWGMS]+):(\S+)$/.exec(text) ?? []
  const hand = parseTiles(tiles)
  if (letter !== SEAT_LETTERS[seat] || hand === undefined) return undefined
  return { vp: Number(vp), hand, counters: COUNTERS.filter((counter) => letters.includes(counterLetter(counter))) }
}

function parseTiles(text: string): Tile[] | undefined {
  if (text === '-') return []
  if (!/^(?:[ygrb][0-5D]+)+$/.test(text)) return undefined
  const tiles = [...text.matchAll(/([ygrb])([0-5D]+)/g)].flatMap(([, letter, kinds = '']) =>
    Array.from(kinds, (kind) => TILES.find((tile) => tile === `${letter}${kind}`)),
  )
  return tiles.filter((tile) => tile !== undefined).sort(byTileOrder)
}

function isLastScoring(text: string): boolean {
  return /^last:(?:-|\d{1,3}(?:,\d{1,3})+\/[0-4](?:,[0-4])+)$/.test(text)
}

function parseLastScoring(text: string): LastScoring | undefined {
  const [vp = '', ranks] = text.slice('last:'.length).split('/')
  return ranks === undefined ? undefined : { vp: vp.split(',').map(Number), ranks: ranks.split(',').map(Number) }
}

function parseOptions(text: string): Options | undefined {
  const [first, ...words] = text.split('+')
  const graveyard = GRAVEYARDS.find((one) => one === first)
  if (graveyard === undefined || words.some((word) => word !== 'hidden-vp' && word !== 'no-rotation')) return undefined
  return { graveyard, hiddenVp: words.includes('hidden-vp'), rotation: !words.includes('no-rotation') }
}
