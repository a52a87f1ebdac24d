/**
 * Actions and positions as short text, both ways.
 *
 * Spaces are named like on a chess board, column a to f from the left, row 1 to 5 from the top: `c2`.
 *
 *     2c3      a castle of rank 2 on c3          draw     draw a tile
 *     c3       the drawn tile on c3              +5       take the +5 (No Luck)
 *     *c3      the starting tile on c3
 *
 * A position is one line: the board row by row (a number is that many empty spaces), the epoch, who is
 * to act (with a `-` before it when the match is over) with the drawn tile in brackets, the players with gold, castles in hand by rank
 * and starting tile (`-` none, `?` hidden), and the options. The supply is what is left of the tiles.
 *
 *     +3,B1,4/6/6/6/6 epoch1 A(dragon) A:50:4321:+2 B:50:3321:? 2011
 */
import type { Seat } from '@crownlands/core/game'
import {
  CASTLES,
  COLUMNS,
  EDITIONS,
  EMPTY,
  type Rank,
  ROWS,
  SEAT_LETTERS,
  type Space,
  TILES,
  type Tile,
  tileSet,
} from '../content'
import { type Action, emptySpaces, type Options, type Player, type State, type View } from './state'

const COLUMN_LETTERS = 'abcdef'

export function spaceName(space: number): string {
  return `${COLUMN_LETTERS[space % COLUMNS]}${Math.floor(space / COLUMNS) + 1}`
}

export function parseSpace(text: string): number | undefined {
  if (!/^[a-f][1-5]$/.test(text)) return undefined
  return (Number(text[1]) - 1) * COLUMNS + COLUMN_LETTERS.indexOf(text[0] ?? '')
}

export function writeAction(action: Action): string {
  switch (action.type) {
    case 'castle':
      return `${action.rank}${spaceName(action.space)}`
    case 'draw':
      return 'draw'
    case 'take':
      return action.tile
    case 'place':
      return spaceName(action.space)
    case 'start':
      return `*${spaceName(action.space)}`
  }
}

export function parseAction(text: string): Action | undefined {
  if (text === 'draw') return { type: 'draw' }
  if (isTile(text)) return { type: 'take', tile: text }
  const [, piece, name = ''] = /^([1-4*]?)(..)$/.exec(text) ?? []
  const space = parseSpace(name)
  if (space === undefined) return undefined
  if (piece === '*') return { type: 'start', space }
  return piece === '' ? { type: 'place', space } : { type: 'castle', rank: Number(piece) as Rank, space }
}

function isTile(text: string): text is Tile {
  return (TILES as readonly string[]).includes(text)
}

type Position = State | View

export function writePosition(position: Position): string {
  const drawn = position.drawn === undefined ? '' : `(${position.drawn})`
  return [
    writeBoard(position.board),
    `epoch${position.epoch}`,
    position.over ? `-${SEAT_LETTERS[position.turn]}` : `${SEAT_LETTERS[position.turn]}${drawn}`,
    ...position.players.map((player, seat) => {
      const tile = player.startingTile ?? 'none'
      const tileText = tile === 'none' ? '-' : tile === 'hidden' ? '?' : tile
      return `${SEAT_LETTERS[seat]}:${player.gold}:${player.castles.join('')}:${tileText}`
    }),
    writeOptions(position.options),
  ].join(' ')
}

export function writeBoard(board: readonly Space[]): string {
  return Array.from({ length: ROWS }, (_, row) => writeRow(board.slice(row * COLUMNS, (row + 1) * COLUMNS))).join('/')
}

function writeRow(row: readonly Space[]): string {
  const words: string[] = []
  let empty = 0
  for (const piece of row) {
    if (piece === EMPTY) {
      empty++
      continue
    }
    if (empty > 0) words.push(String(empty))
    empty = 0
    words.push(piece)
  }
  if (empty > 0) words.push(String(empty))
  return words.join(',')
}

const VARIANT_WORDS = { noLuck: 'no-luck', lastCastle: 'last-castle', scoreAsYouGo: 'score-as-you-go' } as const

function writeOptions(options: Options): string {
  const variants = Object.entries(VARIANT_WORDS).filter(([name]) => options[name as keyof typeof VARIANT_WORDS])
  return [options.edition, ...variants.map(([, word]) => word)].join('+')
}

/** The state, or what is wrong with the text. Positions with hidden tiles are views: they cannot be read as a state. */
export function parsePosition(text: string): State | { readonly problem: string } {
  const words = text.trim().split(/\s+/)
  const [boardText = '', epochText = '', turnText = '', ...rest] = words
  const options = parseOptions(rest.pop() ?? '')
  const board = parseBoard(boardText)
  const epoch = /^epoch([1-9]\d*)$/.exec(epochText)?.[1]
  const turn = /^(-?)([A-D])(?:\((.+)\))?$/.exec(turnText)
  const players = rest.map(parsePlayer)
  if (board === undefined) return { problem: `this is not a board of ${ROWS} rows of ${COLUMNS} spaces: ${boardText}` }
  if (epoch === undefined) return { problem: `this is not an epoch: ${epochText}` }
  if (turn === null) return { problem: `this does not say whose turn it is: ${turnText}` }
  if (options === undefined) return { problem: `these are not options of Kingdoms: ${words.at(-1)}` }
  const drawn = turn[3]
  if (drawn !== undefined && !isTile(drawn)) return { problem: `there is no tile ${drawn}` }
  if (players.length < 2 || players.length > 4) return { problem: `Kingdoms has 2 to 4 players, not ${players.length}` }
  const known: Player[] = []
  for (const [seat, player] of players.entries()) {
    if (player?.seat !== seat) return { problem: `this is not player ${SEAT_LETTERS[seat]}: ${rest[seat]}` }
    known.push(player.player)
  }
  const used = [...board, drawn, ...known.map((player) => player.startingTile)]
  return {
    options,
    epoch: Number(epoch),
    board,
    empty: emptySpaces(board),
    players: known,
    supply: tilesLeft(options, used),
    drawn,
    turn: SEAT_LETTERS.findIndex((letter) => letter === turn[2]),
    over: turn[1] === '-',
  }
}

/** The tiles of the edition that are none of the used ones. */
function tilesLeft(options: Options, used: readonly (Space | undefined)[]): Tile[] {
  const left = [...tileSet(options.edition)]
  for (const piece of used) {
    const index = left.findIndex((tile) => tile === piece)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

export function parseBoard(text: string): Space[] | undefined {
  const rows = text.split('/')
  const board = rows.flatMap((row) => row.split(',').flatMap(parsePieces))
  const evenRows = rows.every((row) => row.split(',').flatMap(parsePieces).length === COLUMNS)
  if (rows.length !== ROWS || !evenRows || board.includes(undefined)) return undefined
  return board as Space[]
}

function parsePieces(word: string): (Space | undefined)[] {
  if (/^[1-6]$/.test(word)) return Array.from({ length: Number(word) }, () => EMPTY)
  const castle = CASTLES.find((one) => one === word)
  return [castle ?? (isTile(word) ? word : undefined)]
}

function parsePlayer(text: string): { readonly seat: Seat; readonly player: Player } | undefined {
  const [, letter, gold, castles = '', tile = ''] = /^([A-D]):(-?\d+):([0-4]{4}):(\S+)$/.exec(text) ?? []
  if (letter === undefined || (tile !== '-' && !isTile(tile))) return undefined
  return {
    seat: SEAT_LETTERS.findIndex((one) => one === letter),
    player: { gold: Number(gold), castles: [...castles].map(Number), startingTile: tile === '-' ? undefined : tile },
  }
}

function parseOptions(text: string): Options | undefined {
  const [editionText, ...words] = text.split('+')
  const edition = EDITIONS.find((one) => one === editionText)
  const known = Object.values<string>(VARIANT_WORDS)
  if (edition === undefined || words.some((word) => !known.includes(word))) return undefined
  return {
    noLuck: words.includes(VARIANT_WORDS.noLuck),
    lastCastle: words.includes(VARIANT_WORDS.lastCastle),
    scoreAsYouGo: words.includes(VARIANT_WORDS.scoreAsYouGo),
    edition,
  }
}
