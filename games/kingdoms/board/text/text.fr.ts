/** The words on and around the board in French. */
import { numeral, signed } from '@crownlands/core/text/typesetting'
import { TILE_NAMES } from '../../text/names'
import type { BoardText } from './board-text'

const NBSP = '\u00a0'
const COLUMN_LETTERS = 'abcdef'

export const fr: BoardText = {
  board: 'Le plateau, 5 rangées et 6 colonnes',
  dock: 'Ce que vous pouvez poser',
  tiles: TILE_NAMES.fr,
  effects: {
    mountain: 'coupe sa rangée et sa colonne',
    dragon: 'annule les ressources alentour',
    mine: 'double tous les nombres alentour',
    wizard: 'les châteaux voisins gagnent un rang',
  },
  counts: (value) => `compte ${signed(value)} dans sa rangée et dans sa colonne`,
  castleDoes: (rank) =>
    rank === 1
      ? 'Gagne ou perd ce que valent sa rangée et sa colonne.'
      : `Gagne ou perd ${rank} fois ce que valent sa rangée et sa colonne.`,
  castleReturns: (rank) =>
    rank === 1 ? 'Vous revient à la fin de l’époque.' : 'Une fois posé, il est perdu à la fin de l’époque.',
  startDoes: 'Vous seul la connaissez. Posez-la quand vous voulez dans l’époque.',
  drawDoes: 'Une tuile de la réserve, vue de tous, à poser aussitôt.',
  notYourTurn: 'Pas maintenant\u00a0: ce n’est pas à vous.',
  placeDrawnFirst: 'Pas maintenant\u00a0: posez d’abord la tuile que vous tenez.',
  chooseFirst: (draws) =>
    `Choisissez d’abord ce que vous posez\u00a0: un château ou votre tuile de départ${{ draw: ', ou piochez une tuile', take: ', ou prenez une tuile', neither: '' }[draws]}.`,
  inHand: (name) => `${name} en main\u00a0: choisissez une case vide.`,
  castleNamed: (rank) => `Château de rang ${rank}`,
  keys: [
    { does: 'Prendre en main un château de ce rang', key: '1 – 4' },
    { does: 'Prendre en main la tuile de départ', key: 'S' },
    { does: 'Piocher une tuile', key: 'D' },
    { does: 'Aux bouts d’une rangée', key: 'Début, Fin' },
    { does: 'Aux bouts d’une colonne', key: 'Page ↑ ↓' },
  ],
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
  recent: (name) => `posé par ${name} depuis votre dernier tour`,
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
