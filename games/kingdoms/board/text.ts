/** The words on and around the board that a player reads or hears, in both languages. */
import type { Language } from '@crownlands/core/room'
import { numeral, signed } from '@crownlands/core/text/typesetting'
import type { Tile } from '../content'
import { TILE_NAMES } from '../text/tile-names'

const NBSP = '\u00a0'
const COLUMN_LETTERS = 'abcdef'

export interface BoardText {
  readonly board: string
  readonly dock: string
  readonly tiles: Readonly<Record<Tile, string>>
  /** What a tile does to the scoring, in a line; tiles with a number only count. */
  readonly effects: Readonly<Partial<Record<Tile, string>>>
  readonly space: (name: string) => string
  readonly empty: string
  readonly mayPlace: string
  readonly castleOf: (rank: number, owner: string) => string
  readonly wizardHelps: (rank: number) => string
  readonly line: (kind: 'row' | 'column', number: number) => string
  /** `, a2 to c2` */
  readonly reach: (first: string, last: string) => string
  readonly base: (base: number) => string
  readonly nothingYet: string
  readonly paid: string
  readonly justPlaced: string
  readonly hinted: string
  readonly wouldChange: (changes: readonly { readonly name: string; readonly change: number }[]) => string
  readonly noGoldMoves: string
  readonly castlesInHand: (rank: number, count: number) => string
  /** Under the tile: short. */
  readonly startShort: string
  readonly startingTileIs: (name: string) => string
  readonly startingTileHidden: string
  readonly startingTilePlayed: string
  readonly noStartingTile: string
  readonly draw: string
  readonly drawFrom: (count: number) => string
  readonly take: (name: string, count: number) => string
  readonly openTiles: string
  readonly toPlace: string
  readonly toPlaceIs: (name: string) => string
  readonly gold: (gold: number) => string
  readonly castlesLeft: (counts: readonly number[]) => string
  readonly epoch: (epoch: number) => string
  readonly start: string
  readonly and: string
  readonly noTiles: string
  readonly noCastles: string
  readonly total: string
  readonly nowHas: string
  /** Links to the clauses of a scoring, by what they are about. */
  readonly clauses: Readonly<Record<'K-P2' | 'K-P3' | 'K-P4' | 'K-P5' | 'K-P6' | 'K-P7' | 'K-V2', string>>
  readonly counted: (name: string, counts: number) => string
  readonly gains: (name: string, gold: number) => string
}

const en: BoardText = {
  board: 'The board: 5 rows, 6 columns',
  dock: 'What you can place',
  tiles: TILE_NAMES.en,
  effects: {
    mountain: 'breaks up its row and its column',
    dragon: 'cancels the resources around it',
    mine: 'doubles every number around it',
    wizard: 'castles beside it gain a rank',
  },
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

const fr: BoardText = {
  board: 'Le plateau, 5 rangées et 6 colonnes',
  dock: 'Ce que vous pouvez poser',
  tiles: TILE_NAMES.fr,
  effects: {
    mountain: 'coupe sa rangée et sa colonne',
    dragon: 'annule les ressources alentour',
    mine: 'double tous les nombres alentour',
    wizard: 'les châteaux voisins gagnent un rang',
  },
  space: (name) => name,
  empty: 'vide',
  mayPlace: 'vous pouvez poser ici',
  castleOf: (rank, owner) => `château de rang ${rank}, à ${owner}`,
  wizardHelps: (rank) => `compte ${rank} près du Magicien`,
  line: (kind, number) => (kind === 'row' ? `rangée ${number}` : `colonne ${COLUMN_LETTERS[number - 1]}`),
  reach: (first, last) => (first === last ? `, ${first}` : `, de ${first} à ${last}`),
  base: (base) => `base ${signed(base)}`,
  nothingYet: 'aucun nombre encore',
  paid: 'payée',
  justPlaced: 'vient d’être posé',
  hinted: 'le conseil',
  wouldChange: (changes) =>
    `si l’on comptait maintenant${NBSP}: ${changes.map(({ name, change }) => `${name} ${signed(change)}`).join(', ')}`,
  noGoldMoves: 'ne change encore rien',
  castlesInHand: (rank, count) =>
    count === 0
      ? `Châteaux de rang ${rank}${NBSP}: plus aucun`
      : `${count === 1 ? 'Un château' : `${count} châteaux`} de rang ${rank}`,
  startShort: 'Départ',
  startingTileIs: (name) => `Votre tuile de départ${NBSP}: ${name}`,
  startingTileHidden: 'une tuile de départ cachée',
  startingTilePlayed: `Tuile de départ${NBSP}: posée`,
  noStartingTile: 'tuile de départ posée',
  draw: 'Piocher',
  drawFrom: (count) => (count === 1 ? 'Piocher la dernière tuile' : `Piocher une tuile, ${count} dans la réserve`),
  take: (name, count) => (count === 1 ? `Prendre${NBSP}: ${name}` : `Prendre${NBSP}: ${name}, il en reste ${count}`),
  openTiles: 'Tuiles à prendre',
  toPlace: 'À poser',
  toPlaceIs: (name) => `À poser${NBSP}: ${name}`,
  gold: (gold) => (Math.abs(gold) < 2 ? `${numeral(gold)} pièce d’or` : `${numeral(gold)} pièces d’or`),
  castlesLeft: (counts) => {
    const left = counts.flatMap((count, i) => (count > 0 ? [`${count} de rang ${i + 1}`] : []))
    return left.length === 0 ? 'plus de châteaux' : `châteaux en main${NBSP}: ${left.join(', ')}`
  },
  epoch: (epoch) => `Époque ${epoch}`,
  start: 'Début',
  and: ' et ',
  noTiles: 'aucun nombre',
  noCastles: 'aucun château, pas d’or',
  total: 'Ce décompte',
  nowHas: 'Or à présent',
  clauses: {
    'K-P2': 'Montagne',
    'K-P3': 'Comment se fait la base',
    'K-P4': 'Dragon',
    'K-P5': 'Mine d’or',
    'K-P6': 'Magicien',
    'K-P7': 'Ce que touchent les châteaux',
    'K-V2': 'Cases vides',
  },
  counted: (name, counts) => `${name} compte ${signed(counts)}`,
  gains: (name, gold) => (gold < 0 ? `${name} paie ${-gold}` : `${name} gagne ${gold}`),
}

export const BOARD_TEXT: Readonly<Record<Language, BoardText>> = { en, fr }
