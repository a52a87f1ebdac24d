/** What locations, tiles, counters and colours are called. Names carry no rules (KG-C2, KG-C3). */
import type { Language } from '@crownlands/core/room'
import type { ColourLetter, Counter, LocationId, Tile, Value } from '../content'

/** What is printed on a tile: its value, or D for the dragon. */
export type Print = `${Value}` | 'D'

export interface Names {
  readonly locations: Readonly<Record<LocationId, string>>
  readonly tiles: Readonly<Record<Print, string>>
  readonly counters: Readonly<Record<Counter, string>>
  /** As a word of its own, not bent to what it describes. */
  readonly colours: Readonly<Record<ColourLetter, string>>
}

export const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    locations: {
      palace: 'Palace',
      cathedral: 'Cathedral',
      'wizards-tower': 'Wizard’s Tower',
      graveyard: 'Graveyard',
      marketplace: 'Marketplace',
      garrison: 'Garrison',
      docks: 'Docks',
      'tourney-grounds': 'Tourney Grounds',
      library: 'Library',
      'kings-gate': 'King’s Gate',
    },
    tiles: { '0': 'Pub', '1': 'House', '2': 'Shop', '3': 'Barracks', '4': 'Manor', '5': 'Keep', D: 'Dragon' },
    counters: {
      king: 'King',
      bishop: 'Bishop',
      wizard: 'Wizard',
      guildmaster: 'Guildmaster',
      merchant: 'Merchant',
      sorceress: 'Sorceress',
    },
    colours: { y: 'yellow', g: 'green', r: 'red', b: 'blue' },
  },
  fr: {
    locations: {
      palace: 'Palais',
      cathedral: 'Cathédrale',
      'wizards-tower': 'Tour du Magicien',
      graveyard: 'Cimetière',
      marketplace: 'Marché',
      garrison: 'Garnison',
      docks: 'Port',
      'tourney-grounds': 'Piste de tournoi',
      library: 'Bibliothèque',
      'kings-gate': 'Porte du Roi',
    },
    tiles: { '0': 'Taverne', '1': 'Maison', '2': 'Échoppe', '3': 'Caserne', '4': 'Manoir', '5': 'Donjon', D: 'Dragon' },
    counters: {
      king: 'Roi',
      bishop: 'Évêque',
      wizard: 'Magicien',
      guildmaster: 'Maître de guilde',
      merchant: 'Négociant',
      sorceress: 'Sorcière',
    },
    colours: { y: 'jaune', g: 'vert', r: 'rouge', b: 'bleu' },
  },
}

/** Of a tile in play too: the letter of a counter behind it says nothing here. */
export function printOf(tile: Tile): Print {
  return tile[1] as Print
}

/** Each kind once, with how many there are of it. */
export function countKinds(tiles: readonly Tile[]): { readonly tile: Tile; readonly count: number }[] {
  return [...new Set(tiles)].map((tile) => ({ tile, count: tiles.filter((one) => one === tile).length }))
}

/** `House 1 ×3` */
export function times(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name
}
