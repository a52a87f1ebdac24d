/** What is spoken of in King's Gate, in French: nouns with the articles they have in a sentence. */
import { joinedBy } from '@crownlands/core/text/typesetting'
import { type Counter, LOCATIONS, type LocationId, type Tile } from '../content'
import { NAMES, type Print, printOf } from './names'

const THE_TILE: Readonly<Record<Print, string>> = {
  '0': 'la Taverne',
  '1': 'la Maison',
  '2': 'l’Échoppe',
  '3': 'la Caserne',
  '4': 'le Manoir',
  '5': 'le Donjon',
  D: 'le Dragon',
}
/** Taverne, Donjon and Dragon there is only one of. */
export const A_TILE: Readonly<Record<Print, string>> = {
  ...THE_TILE,
  '1': 'une Maison',
  '2': 'une Échoppe',
  '3': 'une Caserne',
  '4': 'un Manoir',
}
export const FEMININE: readonly Print[] = ['0', '1', '2', '3']

export const THE_COUNTER: Readonly<Record<Counter, string>> = {
  king: 'le Roi',
  bishop: 'l’Évêque',
  wizard: 'le Magicien',
  guildmaster: 'le Maître de guilde',
  merchant: 'le Négociant',
  sorceress: 'la Sorcière',
}

/** `Manoir 4`, `Dragon`: the value goes with every name but the dragon's. */
export function withValue(name: string, tile: Tile): string {
  const print = printOf(tile)
  return print === 'D' ? name : `${name} ${print}`
}

export function tileName(tile: Tile): string {
  return withValue(NAMES.fr.tiles[printOf(tile)], tile)
}

export function theTile(tile: string | number | undefined): string {
  return withValue(THE_TILE[printOf(tile as Tile)], tile as Tile)
}

const THE_LOCATION: Readonly<Record<LocationId, string>> = {
  palace: 'le Palais',
  cathedral: 'la Cathédrale',
  'wizards-tower': 'la Tour du Magicien',
  graveyard: 'le Cimetière',
  marketplace: 'le Marché',
  garrison: 'la Garnison',
  docks: 'le Port',
  'tourney-grounds': 'la Piste de tournoi',
  library: 'la Bibliothèque',
  'kings-gate': 'la Porte du Roi',
}

/** `du Palais`, `de la Cathédrale` */
export function ofLocation(id: LocationId): string {
  return `de ${THE_LOCATION[id]}`.replace('de le ', 'du ')
}

/** `au Palais`, `à la Cathédrale` */
export function atLocation(number: number): string {
  return `à ${theLocation(number)}`.replace('à le ', 'au ')
}

export function theLocation(number: number): string {
  const card = LOCATIONS[number - 1]
  return card === undefined ? '' : THE_LOCATION[card.id]
}

export const list = joinedBy('et')

export function theCounter(counter: string | number | undefined): string {
  return THE_COUNTER[counter as Counter]
}
