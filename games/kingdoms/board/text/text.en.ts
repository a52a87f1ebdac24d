/** The words on and around the board in English. */
import { numeral, signed } from '@crownlands/core/text/typesetting'
import { TILE_NAMES } from '../../text/names'
import type { BoardText } from './board-text'

const COLUMN_LETTERS = 'abcdef'

export const en: BoardText = {
  board: 'The board: 5 rows, 6 columns',
  dock: 'What you can place',
  tiles: TILE_NAMES.en,
  effects: {
    mountain: 'breaks up its row and its column',
    dragon: 'cancels the resources around it',
    mine: 'doubles every number around it',
    wizard: 'castles beside it gain a rank',
  },
  counts: (value) => `counts ${signed(value)} in its row and in its column`,
  castleDoes: (rank) =>
    rank === 1
      ? 'Wins or loses what its row and its column are worth.'
      : `Wins or loses ${rank} times what its row and its column are worth.`,
  castleReturns: (rank) =>
    rank === 1 ? 'Comes back to you after the epoch.' : 'Once placed, it is gone after the epoch.',
  startDoes: 'Only you know it. Place it whenever you like in this epoch.',
  drawDoes: 'A tile from the supply, seen by all, which you must place at once.',
  notYourTurn: 'Not now: it is not your turn.',
  placeDrawnFirst: 'Not now: first place the tile you hold.',
  chooseFirst: (draws) =>
    `First choose what goes there: a castle or your starting tile${draws === 'neither' ? '' : `, or ${draws} a tile`}.`,
  inHand: (name) => `${name} in hand: choose an empty space.`,
  castleNamed: (rank) => `Castle of rank ${rank}`,
  keys: [
    { does: 'Take a castle of that rank in hand', key: '1 – 4' },
    { does: 'Take the starting tile in hand', key: 'S' },
    { does: 'Draw a tile', key: 'D' },
    { does: 'To the ends of a row', key: 'Home, End' },
    { does: 'To the ends of a column', key: 'Page ↑ ↓' },
  ],
  space: (name) => name,
  empty: 'empty',
  mayPlace: 'you can place here',
  castleOf: (rank, owner) => `castle of rank ${rank} of ${owner}`,
  wizardHelps: (rank) => `counts as ${rank} beside the Wizard`,
  line: (kind, number) => (kind === 'row' ? `row ${number}` : `column ${COLUMN_LETTERS[number - 1]}`),
  reach: (first, last) => (first === last ? `, ${first}` : `, ${first} to ${last}`),
  base: (base) => `base ${signed(base)}`,
  nothingYet: 'no numbers yet',
  paid: 'paid',
  justPlaced: 'just placed',
  recent: (name) => `placed by ${name} since your last turn`,
  hinted: 'the hint',
  wouldChange: (changes) =>
    `if scored now: ${changes.map(({ name, change }) => `${name} ${signed(change)}`).join(', ')}`,
  noGoldMoves: 'moves no gold yet',
  castlesInHand: (rank, count) =>
    count === 0
      ? `Castles of rank ${rank}: none left`
      : `${count === 1 ? 'One castle' : `${count} castles`} of rank ${rank}`,
  startShort: 'Start',
  startingTileIs: (name) => `Your starting tile: ${name}`,
  startingTileHidden: 'a hidden starting tile',
  startingTilePlayed: 'Starting tile: played',
  noStartingTile: 'starting tile played',
  draw: 'Draw',
  drawFrom: (count) => (count === 1 ? 'Draw the last tile' : `Draw a tile, ${count} in the supply`),
  take: (name, count) => (count === 1 ? `Take the ${name}` : `Take a ${name}, ${count} left`),
  openTiles: 'Tiles to take',
  toPlace: 'To place',
  toPlaceIs: (name) => `To be placed: ${name}`,
  gold: (gold) => `${numeral(gold)} gold`,
  castlesLeft: (counts) => {
    const left = counts.flatMap((count, i) => (count > 0 ? [`${count} of rank ${i + 1}`] : []))
    return left.length === 0 ? 'no castles left' : `castles left: ${left.join(', ')}`
  },
  epoch: (epoch) => `Epoch ${epoch}`,
  start: 'Start',
  and: ' and ',
  noTiles: 'no numbers',
  noCastles: 'no castles, no gold',
  total: 'This scoring',
  nowHas: 'Gold now',
  clauses: {
    'K-P2': 'Mountain',
    'K-P3': 'How the base is made',
    'K-P4': 'Dragon',
    'K-P5': 'Gold Mine',
    'K-P6': 'Wizard',
    'K-P7': 'How castles are paid',
    'K-V2': 'Empty spaces',
  },
  counted: (name, counts) => `${name} counts ${signed(counts)}`,
  gains: (name, gold) => (gold < 0 ? `${name} pays ${-gold}` : `${name} wins ${gold}`),
}
