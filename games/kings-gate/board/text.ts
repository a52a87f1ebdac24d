/** The words on and around the board that a player reads or hears, in both languages. */
import type { Language } from '@crownlands/core/room'
import { joinedBy } from '@crownlands/core/text/typesetting'
import type { House } from '@crownlands/kit/houses'
import type { KeyHelp } from '@crownlands/kit/room-ui'
import type { Counter, LocationId } from '../content'
import type { Orientation } from '../grid'
import type { Cited } from '../state'
import { NAMES, type Names } from '../text/names'

const NBSP = '\u00a0'

/** One of the colours at a location, for a sentence. */
export interface Place {
  readonly who: string
  readonly total: number
  readonly rank: number | undefined
  readonly vp: number
}

export interface BoardText extends Names {
  readonly board: string
  readonly dock: string
  readonly controls: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly centre: string
  readonly everything: string
  /** KG-S2: a colour of somebody who has two, by its charge. */
  readonly ofTwo: (name: string, house: House) => string
  readonly charges: Readonly<Record<House, string>>
  readonly free: string
  readonly tileOf: (tile: string, value: number, who: string) => string
  readonly withCounter: (counter: string) => string
  readonly protectedBySword: string
  readonly location: (name: string, number: number) => string
  readonly current: string
  readonly finished: string
  readonly prizes: (vp: readonly number[]) => string
  readonly safe: string
  readonly dangerous: string
  readonly byKing: string
  /** What safe and dangerous mean, in a line. */
  readonly safeMeans: string
  readonly dangerousMeans: string
  readonly wins: (counters: readonly string[]) => string
  readonly special: Readonly<Partial<Record<LocationId, string>>>
  readonly bishopHere: string
  readonly mayPlace: string
  readonly mayCover: string
  readonly mayBurn: string
  readonly mayDiscard: string
  readonly mayMove: string
  readonly moving: string
  readonly site: (name: string) => string
  readonly lies: Readonly<Record<Orientation, string>>
  readonly justPlaced: string
  readonly hinted: string
  readonly wouldStand: (places: readonly Place[]) => string
  readonly wouldScore: string
  readonly place: (place: Place) => string
  readonly loses: (who: string, loss: number) => string
  readonly rank: (rank: number) => string
  readonly noTile: string
  readonly vp: (vp: number) => string
  readonly vpShort: string
  readonly vpHidden: string
  readonly standings: (name: string) => string
  readonly free10: (free: number) => string
  readonly takes: (tile: string, counter: string) => string
  readonly counterHeld: (counter: string) => string
  readonly effects: Readonly<Record<Counter, string>>
  readonly discard: string
  readonly handEmpty: string
  readonly inStack: (count: number) => string
  readonly turn: string
  readonly placeHere: string
  readonly nextLocation: (name: string) => string
  readonly chooseTile: string
  readonly handOf: (hand: number, stack: number) => string
  readonly countersHeld: (counters: readonly string[]) => string
  readonly alsoPlays: (house: House) => string
  readonly start: string
  readonly counted: (tile: string, counts: number) => string
  readonly tieWon: (over: readonly string[]) => string
  readonly tieLost: (to: readonly string[]) => string
  readonly lastBy: (name: string) => string
  readonly scoredUnfinished: (free: number) => string
  readonly takesCounter: (counter: string) => string
  readonly counterGone: (counter: string) => string
  readonly scoring: string
  readonly nowHas: string
  readonly keys: readonly KeyHelp[]
  readonly clauses: Readonly<Record<Cited | 'KG-E2', string>>
}

const enList = joinedBy('and')
const frList = joinedBy('et')

const EN_RANKS = ['first', 'second', 'third', 'fourth']
const FR_RANKS = ['premier', 'deuxième', 'troisième', 'quatrième']
const EN_CHARGES: Readonly<Record<House, string>> = { or: 'sun', azure: 'lily', gules: 'lion', vert: 'oak leaf' }
const FR_CHARGES: Readonly<Record<House, string>> = {
  or: 'soleil',
  azure: 'lys',
  gules: 'lion',
  vert: 'feuille de chêne',
}

const enPlace = ({ who, total, rank, vp }: Place) =>
  rank === undefined ? `${who} nothing` : `${who} ${total}, ${EN_RANKS[rank - 1]}${vp > 0 ? `, ${vp} VP` : ''}`
const frPlace = ({ who, total, rank, vp }: Place) =>
  rank === undefined ? `${who} rien` : `${who} ${total}, ${FR_RANKS[rank - 1]}${vp > 0 ? `, ${vp} PV` : ''}`

const en: BoardText = {
  ...NAMES.en,
  board: 'The board',
  dock: 'What you can play',
  controls: 'What is seen of the board',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  centre: 'To the current location',
  everything: 'See everything',
  ofTwo: (name, house) => `${name} (${EN_CHARGES[house]})`,
  charges: EN_CHARGES,
  free: 'free',
  tileOf: (tile, value, who) => `${tile} ${value} of ${who}`,
  withCounter: (counter) => `under the ${counter}: nobody can cover or burn it`,
  protectedBySword: 'nobody can cover or burn it',
  location: (name, number) => `${name}, location ${number}`,
  current: 'the current location',
  finished: 'scored',
  prizes: (vp) => `pays ${vp.join(', ')}`,
  safe: 'Safe',
  dangerous: 'Dangerous',
  byKing: 'turned by the King',
  safeMeans: 'Tiles go into free spaces only.',
  dangerousMeans: 'Lower tiles of others can be covered.',
  wins: (counters) => `The first wins the ${counters[0]}${counters[1] ? `, the second the ${counters[1]}` : ''}.`,
  special: {
    graveyard: 'One or two tiles of any kind in a turn.',
    garrison: 'At most one House in a turn.',
    'tourney-grounds': 'The smallest total loses 3 VP.',
  },
  bishopHere: 'The Bishop is here: every tile counts 1.',
  mayPlace: 'you can place here',
  mayCover: 'you can cover it',
  mayBurn: 'the dragon can burn it',
  mayDiscard: 'the dragon is only discarded here',
  mayMove: 'the Sorceress can move it',
  moving: 'the Sorceress moves it',
  site: (name) => `free for the ${name}`,
  lies: { horizontal: 'lying across', vertical: 'standing upright' },
  justPlaced: 'just placed',
  hinted: 'the hint',
  wouldStand: (places) => `then ${places.map(enPlace).join('; ')}`,
  wouldScore: 'scores at once',
  place: enPlace,
  loses: (who, loss) => `${who} loses ${loss}`,
  rank: (rank) => EN_RANKS[rank - 1] ?? '',
  noTile: 'no tile',
  vp: (vp) => `${vp} VP`,
  vpShort: 'VP',
  vpHidden: 'VP hidden',
  standings: (name) => `How the ${name} stands`,
  free10: (free) => (free === 1 ? 'One space is free' : `${free} spaces are free`),
  takes: (tile, counter) => `${tile} with the ${counter}`,
  counterHeld: (counter) => `${counter}, a counter`,
  effects: {
    king: 'Makes a safe location dangerous, a dangerous one safe.',
    bishop: 'Every tile at the location counts 1.',
    wizard: 'A second tile of the same value in this turn.',
    guildmaster: 'Its tile counts 2 more.',
    merchant: 'Protects its tile.',
    sorceress: 'Instead of tiles from the hand: moves an own tile.',
  },
  discard: 'Discard the dragon',
  handEmpty: 'No tiles left',
  inStack: (count) => (count === 1 ? 'One tile left in the stack' : `${count} tiles left in the stack`),
  turn: 'Turn it',
  placeHere: 'Place it here',
  nextLocation: (name) => `Next: ${name}`,
  chooseTile: 'Choose a tile for it.',
  handOf: (hand, stack) => `${hand} in the hand, ${stack} in the stack`,
  countersHeld: (counters) => (counters.length === 0 ? 'no counters' : `holds the ${enList(counters)}`),
  alsoPlays: (house) => `plays the ${EN_CHARGES[house]} too`,
  start: 'Start',
  counted: (tile, counts) => `${tile} counts ${counts}`,
  tieWon: (over) => `wins the tie with ${enList(over)}`,
  tieLost: (to) => `loses the tie with ${enList(to)}`,
  lastBy: (name) => `${name} placed the last tile and loses all ties.`,
  scoredUnfinished: (free) => `Nobody has tiles left: scored with ${free} free ${free === 1 ? 'space' : 'spaces'}.`,
  takesCounter: (counter) => `wins the ${counter}`,
  counterGone: (counter) => `the ${counter} leaves the game`,
  scoring: 'This scoring',
  nowHas: 'VP now',
  keys: [
    { does: 'Take a tile in hand', key: '1 – 6' },
    { does: 'Put a counter on it, or another', key: 'C' },
    { does: 'Send the Sorceress', key: 'S' },
    { does: 'Discard the dragon', key: 'Del' },
    { does: 'Turn the location', key: 'T' },
    { does: 'From one possible place to the next', key: 'Page ↓' },
    { does: 'Closer, further away', key: '+ −' },
    { does: 'To the current location', key: '0' },
    { does: 'See everything', key: 'F' },
    { does: 'Push the board', key: 'Shift + arrows' },
  ],
  clauses: {
    'KG-P1': 'How totals are made',
    'KG-P2': 'What the places pay',
    'KG-P3': 'Who wins ties',
    'KG-P4': 'Who wins the counter',
    'KG-P5': 'Counts again',
    'KG-L3': 'Tourney Grounds',
    'KG-X4': 'Bishop',
    'KG-X6': 'Guildmaster',
    'KG-E1': 'Without tiles',
    'KG-E2': 'The end',
  },
}

const fr: BoardText = {
  ...NAMES.fr,
  board: 'Le plateau',
  dock: 'Ce que vous pouvez jouer',
  controls: 'Ce que l’on voit du plateau',
  zoomIn: 'Plus près',
  zoomOut: 'Plus loin',
  centre: 'Vers le lieu en cours',
  everything: 'Tout voir',
  ofTwo: (name, house) => `${name} (${FR_CHARGES[house]})`,
  charges: FR_CHARGES,
  free: 'libre',
  tileOf: (tile, value, who) => `${tile} ${value}, à ${who}`,
  withCounter: (counter) => `porte le pion ${counter}${NBSP}: personne ne peut la recouvrir ni la brûler`,
  protectedBySword: 'personne ne peut la recouvrir ni la brûler',
  location: (name, number) => `${name}, lieu ${number}`,
  current: 'le lieu en cours',
  finished: 'décompté',
  prizes: (vp) => `rapporte ${vp.join(', ')}`,
  safe: 'Sûr',
  dangerous: 'Dangereux',
  byKing: 'retourné par le Roi',
  safeMeans: 'On ne pose que sur les cases libres.',
  dangerousMeans: 'On peut recouvrir une tuile adverse plus faible.',
  wins: (counters) =>
    `Le premier gagne le pion ${counters[0]}${counters[1] ? `, le deuxième le pion ${counters[1]}` : ''}.`,
  special: {
    graveyard: 'Une ou deux tuiles par tour, quelles qu’elles soient.',
    garrison: 'Une seule Maison par tour.',
    'tourney-grounds': `Le plus petit total perd 3${NBSP}PV.`,
  },
  bishopHere: `L’Évêque est là${NBSP}: chaque tuile compte 1.`,
  mayPlace: 'vous pouvez poser ici',
  mayCover: 'vous pouvez la recouvrir',
  mayBurn: 'le dragon peut la brûler',
  mayDiscard: 'ici le dragon est seulement défaussé',
  mayMove: 'la Sorcière peut la déplacer',
  moving: 'la Sorcière la déplace',
  site: (name) => `libre, lieu à poser${NBSP}: ${name}`,
  lies: { horizontal: 'en travers', vertical: 'debout' },
  justPlaced: 'à l’instant',
  hinted: 'le conseil',
  wouldStand: (places) => `alors ${places.map(frPlace).join(`${NBSP}; `)}`,
  wouldScore: 'décompte aussitôt',
  place: frPlace,
  loses: (who, loss) => `${who} perd ${loss}`,
  rank: (rank) => FR_RANKS[rank - 1] ?? '',
  noTile: 'aucune tuile',
  vp: (vp) => `${vp}${NBSP}PV`,
  vpShort: 'PV',
  vpHidden: 'PV cachés',
  standings: (name) => `Où en est le lieu${NBSP}: ${name}`,
  free10: (free) => (free === 1 ? 'Une case libre' : `${free} cases libres`),
  takes: (tile, counter) => `${tile} avec le pion ${counter}`,
  counterHeld: (counter) => `${counter}, un pion`,
  effects: {
    king: 'Rend dangereux un lieu sûr, et sûr un lieu dangereux.',
    bishop: 'Chaque tuile autour du lieu compte 1.',
    wizard: 'Une deuxième tuile de même valeur ce tour-ci.',
    guildmaster: 'Sa tuile compte 2 de plus.',
    merchant: 'Protège sa tuile.',
    sorceress: `Au lieu de jouer de sa main${NBSP}: déplace une de ses tuiles.`,
  },
  discard: 'Défausser le dragon',
  handEmpty: 'Plus de tuiles',
  inStack: (count) => (count < 2 ? `${count} tuile dans la pile` : `${count} tuiles dans la pile`),
  turn: 'Tourner',
  placeHere: 'Poser ici',
  nextLocation: (name) => `Ensuite${NBSP}: ${name}`,
  chooseTile: 'Choisissez une tuile.',
  handOf: (hand, stack) => `${hand} en main, ${stack} dans la pile`,
  countersHeld: (counters) => (counters.length === 0 ? 'aucun pion' : `pions${NBSP}: ${frList(counters)}`),
  alsoPlays: (house) => `joue aussi${NBSP}: ${FR_CHARGES[house]}`,
  start: 'Début',
  counted: (tile, counts) => `${tile} compte ${counts}`,
  tieWon: (over) => `l’emporte à égalité avec ${frList(over)}`,
  tieLost: (to) => `cède à égalité avec ${frList(to)}`,
  lastBy: (name) => `${name} a posé la dernière tuile et perd toutes les égalités.`,
  scoredUnfinished: (free) =>
    `Plus personne n’a de tuiles${NBSP}: décompté avec ${free} ${free === 1 ? 'case libre' : 'cases libres'}.`,
  takesCounter: (counter) => `gagne le pion ${counter}`,
  counterGone: (counter) => `le pion ${counter} quitte le jeu`,
  scoring: 'Ce décompte',
  nowHas: 'PV à présent',
  keys: [
    { does: 'Prendre une tuile en main', key: '1 – 6' },
    { does: 'Y mettre un pion, ou un autre', key: 'C' },
    { does: 'Envoyer la Sorcière', key: 'S' },
    { does: 'Défausser le dragon', key: 'Suppr' },
    { does: 'Tourner le lieu', key: 'T' },
    { does: 'D’une place possible à la suivante', key: 'Page ↓' },
    { does: 'Plus près, plus loin', key: '+ −' },
    { does: 'Vers le lieu en cours', key: '0' },
    { does: 'Tout voir', key: 'F' },
    { does: 'Pousser le plateau', key: 'Maj + flèches' },
  ],
  clauses: {
    'KG-P1': 'Comment se font les totaux',
    'KG-P2': 'Ce que rapportent les places',
    'KG-P3': 'Les égalités',
    'KG-P4': 'À qui va le pion',
    'KG-P5': 'Compte de nouveau',
    'KG-L3': 'Piste de tournoi',
    'KG-X4': 'Évêque',
    'KG-X6': 'Maître de guilde',
    'KG-E1': 'Sans tuiles',
    'KG-E2': 'La fin',
  },
}

export const BOARD_TEXT: Readonly<Record<Language, BoardText>> = { en, fr }
