/** Every word of Kingdoms that a French reader meets. */
import type { Words } from '@crownlands/core/room'
import { type Sentences, sentenceFor } from '@crownlands/core/text/table'
import { joinedBy, numeral, signed } from '@crownlands/core/text/typesetting'
import { whyOf } from '../bots/why'
import { EMPTY, EPOCHS, type Tile } from '../content'
import { manifest } from '../manifest'
import { spaceName } from '../rules/notation'
import type { Action, Event, Options, PartScore, Reason, View } from '../rules/state'
import { type BoardWords, drawTable } from './board'
import { calculation, endsOf } from './calculation'
import { TILE_NAMES } from './names'

/** With the article it has in a sentence. */
const THE: Readonly<Record<Tile, string>> = {
  '+1': 'le Village',
  '+2': 'la Ferme',
  '+3': 'le Bourg',
  '+4': 'le Moulin',
  '+5': 'le Chevalier',
  '+6': 'la Cité',
  '-1': 'le Marais',
  '-2': 'le Cimetière',
  '-3': 'les Loups géants',
  '-4': 'les Ogres',
  '-5': 'les Pillards',
  '-6': 'le Troll',
  mountain: 'la Montagne',
  dragon: 'le Dragon',
  mine: 'la Mine d’or',
  wizard: 'le Magicien',
}

/** `Bourg +3`, `Dragon` */
function tileName(tile: Tile): string {
  return withValue(TILE_NAMES.fr[tile], tile)
}

/** `le Bourg +3`, `le Dragon` */
function theTile(tile: Tile): string {
  return withValue(THE[tile], tile)
}

function withValue(name: string, tile: Tile): string {
  const value = Number(tile)
  return Number.isNaN(value) ? name : `${name} ${signed(value)}`
}

const REFUSALS: Sentences<Reason> = {
  'place-drawn-first': ({ tile }) => `Posez d’abord la tuile que vous tenez\u00a0: ${tileName(tile as Tile)}.`,
  'no-castle-left': ({ rank }) => `Vous n’avez plus de château de rang ${rank}.`,
  'space-taken': ({ space }) => `La case ${space} est occupée, et rien ne bouge avant la fin de l’époque.`,
  'tiles-lie-open': () => 'Sans hasard, les tuiles sont visibles\u00a0: prenez celle que vous voulez.',
  'supply-empty': () => 'La réserve est vide.',
  'tiles-lie-face-down': () => 'Les tuiles sont face cachée\u00a0: vous ne pouvez qu’en piocher une.',
  'tile-not-there': ({ tile }) => `Cette tuile n’est plus là\u00a0: ${tileName(tile as Tile)}.`,
  'nothing-drawn': () => 'Vous n’avez pas de tuile à poser\u00a0: piochez-en une ou prenez-en une.',
  'no-starting-tiles': () => 'Sans hasard, personne n’a de tuile de départ.',
  'starting-tile-played': () => 'Vous avez déjà posé votre tuile de départ.',
}

const BOARD: BoardWords = {
  epoch: (epoch) => `Époque ${epoch}`,
  base: 'base',
  gold: (gold) => `${numeral(gold)} or`,
  castles: 'châteaux',
  noCastles: 'aucun',
  startingTile: 'tuile de départ',
  seen: (tile) => (tile === 'hidden' || tile === 'none' ? 'cachée' : tileName(tile)),
  you: '(vous)',
  supply: (tiles) => (tiles < 2 ? `${tiles} tuile dans la réserve` : `${tiles} tuiles dans la réserve`),
  unseen: 'Pas encore vues\u00a0:',
  faceUp: 'Visibles\u00a0:',
  drawn: (tile) => `À poser\u00a0: ${tileName(tile)}`,
  name: (tile) => TILE_NAMES.fr[tile],
  wizard: 'MAG',
}

/** `1 pièce d’or`, `−12 pièces d’or` */
export function coins(gold: number): string {
  return `${numeral(gold)} pièce${Math.abs(gold) < 2 ? '' : 's'} d’or`
}

const list = joinedBy('et')
const either = joinedBy('ou')

export const fr: Words<Action, View, Options, Event> = {
  ...manifest.words.fr,
  options: {
    noLuck: {
      label: 'Sans hasard',
      explanation: 'Toutes les tuiles sont visibles\u00a0; vous choisissez celle que vous posez.',
    },
    lastCastle: {
      label: 'Jusqu’au dernier château',
      explanation:
        'Dix châteaux chacun, qui ne servent qu’une fois\u00a0; la partie finit avec le dernier château d’un joueur.',
    },
    scoreAsYouGo: {
      label: 'Décompte au fil du jeu',
      explanation: 'Une rangée ou une colonne rapporte dès qu’elle est pleine.',
    },
    edition: {
      label: 'Édition',
      explanation: 'La première édition n’a pas de Magicien.',
      values: { '2011': '2011, avec le Magicien', '2002': '2002, sans le Magicien' },
    },
  },
  refusal: (refusal) => sentenceFor(REFUSALS, refusal) ?? 'Ce n’est pas possible.',
  story,
  prompt: (view, seat) => {
    if (view.over) return 'La partie est terminée.'
    if (view.turn !== seat) return 'C’est au tour d’un autre joueur.'
    if (view.drawn !== undefined) return `Posez ${theTile(view.drawn)} sur une case vide.`
    const player = view.players[seat]
    const choices = [
      ...(player?.castles.some((count) => count > 0) ? ['posez un château'] : []),
      ...(view.supply > 0 ? [view.options.noLuck ? 'prenez une tuile' : 'piochez une tuile'] : []),
      ...(player !== undefined && player.startingTile !== 'none' ? ['posez votre tuile de départ'] : []),
    ]
    return `À vous\u00a0: ${either(choices)}.`
  },
  progress: ({ epoch, board, options, over }) => {
    const left = board.filter((space) => space === EMPTY).length
    const spaces = left < 2 ? `${left}\u00a0case libre` : `${left}\u00a0cases libres`
    if (over) return undefined
    return options.lastCastle
      ? {
          line: `Époque ${epoch}, ${spaces}`,
          ends: 'L’époque où quelqu’un pose son tout dernier château est la dernière. Le plus riche l’emporte alors.',
          clause: 'K-V2',
        }
      : {
          line: `Époque ${epoch} sur\u00a0${EPOCHS}, ${spaces}`,
          ends: `Une époque est comptée quand le plateau est plein. Après l’époque ${EPOCHS}, le plus riche l’emporte.`,
          clause: 'K-E4',
        }
  },
  action: (action, view) => {
    switch (action.type) {
      case 'castle':
        return `un château de rang ${action.rank} en ${spaceName(action.space)}`
      case 'draw':
        return 'piocher une tuile'
      case 'take':
        return `prendre ${theTile(action.tile)}`
      case 'place':
        return `${view.drawn === undefined ? 'la tuile' : theTile(view.drawn)} en ${spaceName(action.space)}`
      case 'start':
        return `la tuile de départ en ${spaceName(action.space)}`
    }
  },
  why: (view, line) => {
    const why = whyOf(view, line)
    if (why === undefined) return undefined
    if (why.keeps !== undefined) return 'vos châteaux peuvent attendre que la terre montre où ils rapportent'
    if (why.harms !== undefined) return 'elle ne vous coûte rien à cet endroit'
    const rivals = view.players.length > 2 ? 'à vos rivaux' : 'à votre rival'
    const deeds = [
      ...(why.brings === undefined ? [] : [`vous rapporte ${coins(why.brings)}`]),
      ...(why.costs === undefined ? [] : [`coûte ${coins(why.costs)} ${rivals}`]),
    ]
    return `cela ${deeds.join(' et ')} dans l’état actuel du plateau`
  },
  ending: ({ winners, scores }, names) => {
    const gold = scores[winners[0] ?? 0] ?? 0
    const winnerNames = winners.map((seat) => names[seat] ?? '')
    return winners.length === 1
      ? `${winnerNames[0]} gagne avec ${coins(gold)}.`
      : `${list(winnerNames)} partagent la victoire avec ${coins(gold)} chacun.`
  },
  board: (view, names) => drawTable(view, names, BOARD),
  howToType: [
    '2c3    un château de rang 2 en c3 (colonnes a à f, rangées 1 à 5)',
    'draw   piocher une tuile\u00a0; puis c3 pour la poser',
    '*c3    votre tuile de départ en c3',
    '+5     prendre le +5 (Sans hasard\u00a0; aussi -3, mountain, dragon, mine, wizard)\u00a0; puis c3',
    'On ne passe pas\u00a0: cela se fait tout seul quand rien n’est possible (K-T4).',
  ].join('\n'),
}

function story(event: Event, names: readonly string[]): string[] {
  const name = (seat: number) => names[seat] ?? `joueur ${seat + 1}`
  switch (event.type) {
    case 'epoch-started':
      return [`L’époque ${event.epoch} commence\u00a0; ${name(event.starter)} joue en premier.`]
    case 'starting-tile-dealt':
      return [
        `${name(event.seat)} reçoit une tuile de départ${event.tile === undefined ? '' : `\u00a0: ${tileName(event.tile)}`}.`,
      ]
    case 'castle-placed':
      return [`${name(event.seat)} pose un château de rang ${event.rank} en ${spaceName(event.space)}.`]
    case 'tile-drawn':
      return [`${name(event.seat)} pioche\u00a0: ${tileName(event.tile)}.`]
    case 'tile-taken':
      return [`${name(event.seat)} prend ${theTile(event.tile)}.`]
    case 'tile-placed':
      return [
        event.from === 'start'
          ? `${name(event.seat)} pose sa tuile de départ, ${theTile(event.tile)}, en ${spaceName(event.space)}.`
          : `${name(event.seat)} pose ${theTile(event.tile)} en ${spaceName(event.space)}.`,
      ]
    case 'passed':
      return [`${name(event.seat)} n’a plus rien à poser et passe.`]
    case 'line-scored': {
      const line = event.kind === 'row' ? `Rangée ${event.number}` : `Colonne ${'abcdef'[event.number - 1]}`
      return event.parts.map((part) => `${line}${partName(part, event.parts.length)}\u00a0: ${calculation(part, name)}`)
    }
    case 'epoch-ended':
      return [
        `L’époque ${event.epoch} s’achève. ${event.gold.map((gold, seat) => `${name(seat)} ${numeral(gold)}`).join(', ')}.`,
      ]
    case 'game-ended':
      return [fr.ending(event, names)]
  }
}

function partName(part: PartScore, parts: number): string {
  if (parts === 1) return ''
  const { first, last } = endsOf(part)
  return last === undefined ? `, ${first}` : `, de ${first} à ${last}`
}
