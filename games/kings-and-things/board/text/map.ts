/** The words on and around the map. */
import type { Language } from '@crownlands/core/room'
import { joinedBy } from '@crownlands/core/text/typesetting'
import type { Direction } from '../map/geometry'

interface MapText {
  readonly map: string
  readonly controls: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly centre: string
  readonly everything: string
  readonly faceDown: string
  readonly unowned: string
  readonly ownedBy: (name: string) => string
  readonly startOf: (name: string) => string
  readonly stack: (name: string, size: number, known: readonly string[]) => string
  readonly bluff: (name: string) => string
  readonly guardedBy: (names: readonly string[]) => string
  readonly cloud: string
  readonly balloon: (name: string) => string
  readonly hinted: string
  readonly directions: Readonly<Record<Direction, string>>
  readonly neighbours: (hexes: readonly string[]) => string
}

const and = joinedBy('and')
const et = joinedBy('et')

export const MAP_TEXT: Readonly<Record<Language, MapText>> = {
  en: {
    map: 'The map',
    controls: 'View of the map',
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    centre: 'Where something happens',
    everything: 'The whole map',
    faceDown: 'face down',
    unowned: 'Unexplored',
    ownedBy: (name) => `Owned by ${name}`,
    startOf: (name) => `${name} starts here`,
    stack: (name, size, known) =>
      `${name}: ${size === 1 ? '1 counter' : `${size} counters`}${known.length > 0 ? ` (${and(known)})` : ''}`,
    bluff: (name) => `${name}, a bluff`,
    guardedBy: (names) => (names.length === 0 ? 'Guarded' : `Guarded by ${and(names)}`),
    cloud: 'The Black Cloud is here',
    balloon: (name) => `The Balloon of ${name} is here`,
    hinted: 'The hint',
    directions: {
      north: 'north',
      'north-east': 'north-east',
      'south-east': 'south-east',
      south: 'south',
      'south-west': 'south-west',
      'north-west': 'north-west',
    },
    neighbours: (hexes) => `Next to it: ${hexes.join('; ')}`,
  },
  fr: {
    map: 'La carte',
    controls: 'Vue de la carte',
    zoomIn: 'Plus près',
    zoomOut: 'Plus loin',
    centre: 'Là où il se passe quelque chose',
    everything: 'Toute la carte',
    faceDown: 'face cachée',
    unowned: 'Inexplorée',
    ownedBy: (name) => `Domaine de ${name}`,
    startOf: (name) => `Départ de ${name}`,
    stack: (name, size, known) =>
      `${name}\u00a0: ${size === 1 ? '1 pion' : `${size} pions`}${known.length > 0 ? ` (${et(known)})` : ''}`,
    bluff: (name) => `${name}, un bluff`,
    guardedBy: (names) => (names.length === 0 ? 'Gardée' : `Gardée par\u00a0: ${et(names)}`),
    cloud: 'Le Nuage noir est ici',
    balloon: (name) => `Le Ballon de ${name} est ici`,
    hinted: 'Le conseil',
    directions: {
      north: 'au nord',
      'north-east': 'au nord-est',
      'south-east': 'au sud-est',
      south: 'au sud',
      'south-west': 'au sud-ouest',
      'north-west': 'au nord-ouest',
    },
    neighbours: (hexes) => `Autour\u00a0: ${hexes.join('\u00a0; ')}`,
  },
}
