/** What the tiles are called. Names carry no rules (K-C3). */
import type { Language } from '@crownlands/core/room'
import type { Tile } from '../content'

export const TILE_NAMES: Readonly<Record<Language, Readonly<Record<Tile, string>>>> = {
  en: {
    '+1': 'Village',
    '+2': 'Farm',
    '+3': 'Town',
    '+4': 'Windmill',
    '+5': 'Knight',
    '+6': 'City',
    '-1': 'Swamp',
    '-2': 'Cemetery',
    '-3': 'Dire Wolves',
    '-4': 'Ogres',
    '-5': 'Raiders',
    '-6': 'Troll',
    mountain: 'Mountain',
    dragon: 'Dragon',
    mine: 'Gold Mine',
    wizard: 'Wizard',
  },
  fr: {
    '+1': 'Village',
    '+2': 'Ferme',
    '+3': 'Bourg',
    '+4': 'Moulin',
    '+5': 'Chevalier',
    '+6': 'Cité',
    '-1': 'Marais',
    '-2': 'Cimetière',
    '-3': 'Loups géants',
    '-4': 'Ogres',
    '-5': 'Pillards',
    '-6': 'Troll',
    mountain: 'Montagne',
    dragon: 'Dragon',
    mine: 'Mine d’or',
    wizard: 'Magicien',
  },
}
