/** The table as text, for terminals and for reading aloud. Words come from the language files. */
import { centred, numeral } from '@crownlands/core/text/typesetting'
import { coloursOf, LOCATIONS, type LocationCard, SEAT_LETTERS } from '../content'
import { type Cell, cellAt, cellsOf, columnOf, rowOf, spaceCell } from '../rules/grid'
import { spaceName, writeTiles } from '../rules/notation'
import { FREE, type View } from '../rules/state'
import { currentCard, currentLying, isDangerous, tilesInPlay } from '../rules/table'
import { countKinds, type Names, printOf, times } from './names'

export interface BoardWords {
  readonly names: Names
  readonly location: (number: number, name: string, danger: string) => string
  readonly next: (name: string, danger: string) => string
  readonly safe: string
  readonly dangerous: string
  readonly byTheKing: string
  readonly scored: string
  readonly noFreeSpace: string
  readonly freeSpaces: string
  readonly vp: (vp: number | undefined) => string
  readonly tiles: (hand: number, stack: number) => string
  readonly counters: (names: readonly string[]) => string
  readonly you: string
  readonly yourHand: string
  readonly handEmpty: string
  readonly unseen: (name: string) => string
  readonly out: string
}

const WIDTH = 5
/** How far around the table a location may be put, and so is worth a look. */
const MARGIN = 2

/** With a true minus, as everywhere that is read; typed with a hyphen it is understood too. */
function spaceWord(cell: Cell): string {
  return spaceName(cell).replaceAll('-', '−')
}

export function drawTable(view: View, names: readonly string[], words: BoardWords): string {
  return [
    ...describeLocations(view, words),
    '',
    ...drawGrid(view),
    '',
    `  ${describeFree(view, words)}`,
    '',
    ...view.players.map((_, seat) => describePlayer(view, seat, names, words)),
    '',
    ...describeHand(view, words),
    ...describeUnseen(view, names, words),
  ].join('\n')
}

function describeLocations(view: View, words: BoardWords): string[] {
  const number = view.locations.length
  const card = currentCard(view)
  const danger = [isDangerous(view) ? words.dangerous : words.safe]
  if (isDangerous(view) !== card.dangerous) danger.push(words.byTheKing)
  if (view.phase === 'location') danger.push(words.scored)
  const next = LOCATIONS[number]
  const lines = [
    `  ${words.location(number, words.names.locations[card.id], danger.join(', '))} · ${atStake(card, words)}`,
  ]
  if (next === undefined || view.phase === 'over') return lines
  const nextDanger = next.dangerous ? words.dangerous : words.safe
  return [...lines, `  ${words.next(words.names.locations[next.id], nextDanger)} · ${atStake(next, words)}`]
}

/** `3-2-2 · Guildmaster, Merchant` */
function atStake({ vp, counters }: LocationCard, words: BoardWords): string {
  const counterNames = counters.map((counter) => words.names.counters[counter]).join(', ')
  return [vp.join('-'), ...(counterNames === '' ? [] : [counterNames])].join(' · ')
}

/** Tiles as they are typed, `[4]` the current location, `(3)` a scored one, a dot for each free space of the ten. */
function drawGrid(view: View): string[] {
  const symbols = new Map<Cell, string>()
  const lying = currentLying(view)
  for (const space of view.spaces.keys()) symbols.set(spaceCell(lying, space), '·')
  for (const { cell, piece } of tilesInPlay(view)) symbols.set(cell, piece)
  for (const [i, location] of view.locations.entries()) {
    const current = i + 1 === view.locations.length
    for (const cell of cellsOf(location)) symbols.set(cell, current ? `[${i + 1}]` : `(${i + 1})`)
  }
  const margin = view.phase === 'location' ? MARGIN : 0
  const columns = range([...symbols.keys()].map(columnOf), margin)
  const rows = range([...symbols.keys()].map(rowOf), margin)
  return [
    `     ${columns.map((x) => centred(numeral(x), WIDTH)).join('')}`.trimEnd(),
    ...rows.map((y) => {
      const drawn = columns.map((x) => centred(symbols.get(cellAt(x, y)) ?? '', WIDTH))
      return `${numeral(y).padStart(4)} ${drawn.join('')}`.trimEnd()
    }),
  ]
}

function range(numbers: readonly number[], margin: number): number[] {
  const first = Math.min(...numbers) - margin
  return Array.from({ length: Math.max(...numbers) + margin - first + 1 }, (_, i) => first + i)
}

function describeFree(view: View, words: BoardWords): string {
  const lying = currentLying(view)
  const free = view.spaces.flatMap((space, i) => (space === FREE ? [spaceWord(spaceCell(lying, i))] : []))
  return free.length === 0 ? words.noFreeSpace : `${words.freeSpaces} ${free.join('  ')}`
}

function describePlayer(view: View, seat: number, names: readonly string[], words: BoardWords): string {
  const player = view.players[seat]
  if (player === undefined) return ''
  const mark = view.phase !== 'over' && view.turn === seat ? '▸' : ' '
  const who = `${SEAT_LETTERS[seat]} ${names[seat] ?? ''}${view.viewer === seat ? ` ${words.you}` : ''}`
  const parts = [
    coloursOf(seat, view.players.length).join(' '),
    words.vp(player.vp),
    words.tiles(player.handSize, player.stackSize),
  ]
  if (player.counters.length > 0) parts.push(words.counters(player.counters.map((one) => words.names.counters[one])))
  return `${mark} ${who.padEnd(18)} ${parts.join(' · ')}`
}

/** `Your hand: y1 House ×3, y4 Manor` */
function describeHand(view: View, words: BoardWords): string[] {
  const hand = view.viewer === 'spectator' ? undefined : view.players[view.viewer]?.hand
  if (hand === undefined) return []
  const kinds = countKinds(hand).map(({ tile, count }) => times(`${tile} ${words.names.tiles[printOf(tile)]}`, count))
  return [`  ${words.yourHand} ${kinds.join(', ') || words.handEmpty}`]
}

function describeUnseen(view: View, names: readonly string[], words: BoardWords): string[] {
  const unseen = view.players.flatMap(({ unseen: tiles }, seat) =>
    tiles.length === 0 ? [] : [`  ${words.unseen(names[seat] ?? '')} ${writeTiles(tiles)}`],
  )
  return view.discarded.length === 0 ? unseen : [...unseen, `  ${words.out} ${writeTiles(view.discarded)}`]
}
